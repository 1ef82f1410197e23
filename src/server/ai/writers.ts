import type { BrandBrief, OutlineType } from '#shared/brand-brief.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { RunJob } from '../jobs.ts'

/** A past campaign as the writers see it: never customer data. `liftPct` is percent above or below what was expected. */
export interface PastCampaign {
  id: string
  name: string
  subject: string | null
  /** ISO date of the send, brand time. */
  sentOn: string
  segment: string | null
  theme: string | null
  liftPct: number
}

/** What history says about a brand; `null` where it has none. */
export interface HistoryFacts {
  topPerformers: PastCampaign[]
  lowPerformers: PastCampaign[]
  /** Themes that clearly bring more or less than the others, as natural logarithms of "so many times the usual". */
  themeLifts: { theme: string; lift: number }[]
}

/** An idea the brand already had, archived ones included: never to be repeated. */
export interface EarlierIdea {
  title: string
  mainTopicTitle: string
  year: number
  month: number
  meta: IdeaMeta | null
}

export interface IdeaAnchor {
  type: 'date' | 'season' | 'evergreen'
  /** Id of the observance or season, `own-2027-03-12` for a day of the notes; absent for evergreen ideas. */
  id?: string
  name?: string
  /** ISO dates (inclusive) between which the mail makes sense. */
  from?: string
  to?: string
}

/** The reader's place in the buying journey. */
export type IdeaStage = 'new' | 'first_purchase' | 'repeat' | 'vip' | 'lapsed'

/** Why an idea was chosen: a holiday, a past winner, an objection, a product, a season, the brand's own words, or the notes. */
export interface IdeaEvidence {
  kind: 'holiday' | 'winner' | 'objection' | 'product' | 'season' | 'audience' | 'note'
  refId: string
}

export type IdeaFamily =
  | 'promo'
  | 'product'
  | 'education'
  | 'proof'
  | 'story'
  | 'community'
  | 'lifecycle'
  | 'seasonal'
  | 'engagement'

/** Stored beside an idea; the outline writer builds on it. */
export interface IdeaMeta {
  family: IdeaFamily
  /** Archetype id, one of the 31 campaign types; empty where only the words of the idea tell. */
  archetype: string
  anchor: IdeaAnchor
  stage: IdeaStage
  /** Whom it is for, in the brand's language. */
  segment: string
  /** Product names as the brand wrote them. */
  products: string[]
  objection?: string
  painPoint?: string
  trigger?: string
  evidence: IdeaEvidence
  /** True when the idea needs an offer the brand has yet to decide: shown as "[offer]". */
  needsOffer: boolean
}

export interface PlanRequest {
  brand: BrandBrief
  year: number
  /** 1 to 12. */
  month: number
  topics: number
  subtopicsPerTopic: number
  /** The brand's ideas of this month and of the 12 planned months before. */
  earlier: EarlierIdea[]
  history: HistoryFacts | null
  strategy: Strategy
}

export interface PlannedSubtopic {
  title: string
  /** One or two sentences in the brand's language: what the mail does. */
  description: string
  /** One short English sentence for the planner's screen: why this idea, citing a fact of the brand, the date or the history. */
  why: string
  meta: IdeaMeta
}

export interface PlannedTopic {
  title: string
  why: string
  /** Which of the ten topic families of the recipe. */
  family: string
  subtopics: PlannedSubtopic[]
}

export interface PlannedMonth {
  topics: PlannedTopic[]
  report: QualityReport
}

export interface OutlineSection {
  section: string
  visual: string
  copy: string
}

export interface OutlineContent {
  title: string
  /** Name of a campaign type, e.g. "Seasonal gift guide". */
  template: string
  subjectLines: string[]
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

export interface OutlineRequest {
  brand: BrandBrief
  idea: {
    title: string
    mainTopicTitle: string
    description: string
    year: number
    month: number
    /** `null` for an idea a person typed. */
    meta: IdeaMeta | null
  }
  type: OutlineType
  history: HistoryFacts | null
  /** What was wanted of the month that the idea belongs to. */
  strategy: Strategy
  /** Given when there is an outline already that somebody wants written anew. */
  again?: WritingAgain
}

export interface WritingAgain {
  /** Counts the times: each has to bring something else. */
  time: number
  current: OutlineContent
  /** The place of the one section that is wanted; of the result only this one is used. Null: the whole outline. */
  section: number | null
}

export interface WrittenOutline {
  content: OutlineContent
  report: QualityReport
}

/** What a writer works under: when to stop, and whom to show finished parts to while the rest is being written. */
export interface Writing<Part> {
  /** The run it is for, whose workspace a model's calls are charged to; absent where nothing can cost anything. */
  job?: RunJob
  /** Ends when somebody cancels or it takes too long: then the writer throws the reason of the signal. */
  signal: AbortSignal
  /**
   * Shows a finished part. `place` counts from 0 in the order of the result; a part that was changed, or replaced by
   * another try, is reported again at its place. People see it as a draft: what counts is the result alone, so a writer
   * may report as often as it likes, or never.
   */
  report: (part: Part, place: number) => void
}

/** For whoever waits for the result alone. */
export const unwatched = (signal: AbortSignal): Writing<unknown> => ({ signal, report: () => {} })

/** Plans a month of ideas. Throws `WriterError` when nothing that passes the gate can be made. */
export interface IdeaWriter {
  readonly name: string
  planMonth(request: PlanRequest, writing: Writing<PlannedTopic>): Promise<PlannedMonth>
}

/** Writes one outline for one idea. */
export interface OutlineWriter {
  readonly name: string
  writeOutline(request: OutlineRequest, writing: Writing<OutlineSection>): Promise<WrittenOutline>
}

/** A writer has nothing to hand over that passes the quality gate. The message may be shown to a person. */
export class WriterError extends Error {
  override readonly name = 'WriterError'
}
