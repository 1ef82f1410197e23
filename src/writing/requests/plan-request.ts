import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { HistoryFacts } from './history-facts.ts'
import type { IdeaMeta } from './idea-meta.ts'

export interface PlanRequest {
  brand: BrandBrief
  year: number
  month: number
  topics: number
  subtopicsPerTopic: number
  /** The brand's ideas of this month and of the 12 planned months before. */
  earlier: EarlierIdea[]
  history: HistoryFacts | null
  strategy: Strategy
  today: string
  takenTheses: readonly Pick<MonthThesis, 'id' | 'title'>[]
  takenIdeas?: readonly { angle: string; title: string }[]
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
  /** Whether it was planned as an email or has an outline. Unused ideas may come again. */
  wasUsed: boolean
}

export interface PlannedTopic {
  title: string
  why: string
  /** `theme`, or `plan` for the topic that holds the dated emails of a month. */
  family: string
  /** What ties the emails of the month together. Every topic of the month carries it. */
  thesis?: MonthThesis | null
  subtopics: PlannedSubtopic[]
}

export interface PlannedSubtopic {
  title: string
  /** One or two sentences in the brand's language: what the email does. */
  description: string
  /** One or two sentences in the brand's language: why this idea, citing a fact of the brand, the date or the history. */
  why: string
  meta: IdeaMeta
  /** ISO date of the planned email. Null for an idea without a date. */
  plannedFor?: string | null
}

/** What ties the emails of a month together, in the brand's language. */
export interface MonthThesis {
  id: string
  title: string
  because: string
}
