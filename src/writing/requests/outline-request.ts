import type { BrandBrief, OutlineType } from '#shared/brand-brief.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { QualityReport } from '../gate/quality-report.ts'
import type { HistoryFacts } from './history-facts.ts'
import type { IdeaMeta } from './idea-meta.ts'
import type { OutlineContent } from './outline-content.ts'

export interface OutlineRequest {
  brand: BrandBrief
  idea: {
    title: string
    mainTopicTitle: string
    description: string
    year: number
    month: number
    /** The day on which the email is meant to go out, if it has one. */
    plannedFor?: string | null
    /** `null` for an idea that a user typed. */
    meta: IdeaMeta | null
  }
  type: OutlineType
  history: HistoryFacts | null
  /** What the month of the idea asked for. */
  strategy: Strategy
  usedSubjects?: readonly string[]
  again?: WritingAgain
}

export interface WritingAgain {
  /** Each time brings other texts. */
  time: number
  current: OutlineContent
  section: number | null
}

export interface WrittenOutline {
  content: OutlineContent
  report: QualityReport
}
