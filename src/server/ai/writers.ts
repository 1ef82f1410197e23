import type { BrandBrief, OutlineType } from '#shared/brand-brief.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
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
  theme: CampaignTheme | null
  liftPct: number
}

/** What history says about a brand; `null` where it has none. */
export interface HistoryFacts {
  topPerformers: PastCampaign[]
  lowPerformers: PastCampaign[]
  /** Themes that clearly bring more or less than the others, as natural logarithms of "so many times the usual". */
  themeLifts: { theme: CampaignTheme; lift: number }[]
}

/** An idea the brand already had, archived ones included: never to be repeated. */
export interface EarlierIdea {
  title: string
  mainTopicTitle: string
  year: number
  month: number
  meta: IdeaMeta | null
  /** Whether it has a date in the plan of its month. */
  isPlanned: boolean
  /** Whether it was planned as an email or has an outline; the others only lay on the shelf. */
  wasUsed: boolean
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
  stage: IdeaStage | 'all'
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
  /** The ready-made idea it was made from, such as `trade/coffee-tea/first-cup`. */
  angle?: string
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
  /** ISO date of this day where the brand is. */
  today: string
  /** The theses that other brands of the workspace have in this month. */
  takenTheses: readonly Pick<MonthThesis, 'id' | 'title'>[]
  /** What other brands of the workspace have planned as emails of this month, by the ready-made idea it was made from. */
  takenIdeas?: readonly { angle: string; title: string }[]
}

export interface PlannedSubtopic {
  title: string
  /** One or two sentences in the brand's language: what the mail does. */
  description: string
  /** One or two sentences in the brand's language: why this idea, citing a fact of the brand, the date or the history. */
  why: string
  meta: IdeaMeta
  /** ISO date of the email that the plan of the month makes of it; null for an idea on the shelf. */
  plannedFor?: string | null
}

/** What ties the emails of a month together, in the brand's language. */
export interface MonthThesis {
  /** `trade/coffee-tea/11.a`; `written/` and its words for one that a model wrote. */
  id: string
  title: string
  because: string
}

export interface PlannedTopic {
  title: string
  why: string
  /** `theme`, or `plan` for the topic that holds the dated emails of a month. */
  family: string
  /** What ties the emails of the month together; every topic of the month carries it. */
  thesis?: MonthThesis | null
  subtopics: PlannedSubtopic[]
}

export interface PlannedMonth {
  topics: PlannedTopic[]
  /** What the gate found; null where it had nothing to judge, as ready-made ideas are judged before they ship. */
  report: QualityReport | null
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
  /** What inboxes show after the subject line. Empty where there is none. */
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
  /** Subject lines that other emails of the brand have within twelve months: no two share one. */
  usedSubjects?: readonly string[]
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

/** A person's text that leaves nothing to write. */
export interface TextInTheWay {
  /** The input it was typed into, e.g. `guidelines.dontSay`. */
  field: string
  phrase: string
}

/** A writer has nothing to hand over that passes the quality gate. The message says why, for whoever runs the platform. */
export class WriterError extends Error {
  override readonly name = 'WriterError'
  readonly inTheWay: TextInTheWay | null

  constructor(message: string, inTheWay: TextInTheWay | null = null) {
    super(message)
    this.inTheWay = inTheWay
  }
}
