export interface OutlineContent {
  title: string
  /** Name of a campaign type, e.g. "Seasonal gift guide". */
  template: string
  subjectLines: string[]
  /** The inbox text after the subject line. Empty where there is none. */
  previewText: string
  executiveBrief: string
  segment: string
  cta: string
  assetNotes: string
  additionalElements: {
    overallFeel: string
    tone: string
    imageDirection: string[]
    links: string[]
  }
  sections: OutlineSection[]
}

export interface OutlineSection {
  section: string
  visual: string
  copy: string
}
