import type { QualityReport } from '#writing/gate/quality-report.ts'
import type { OutlineRequest, WrittenOutline } from '#writing/requests/outline-request.ts'
import type { OutlineSection } from '#writing/requests/outline-content.ts'
import type { PlanRequest, PlannedTopic } from '#writing/requests/plan-request.ts'
import type { RunJob } from '../jobs.ts'

export interface PlannedMonth {
  topics: PlannedTopic[]
  /** Null for ready-made ideas, because they are judged before they ship. */
  report: QualityReport | null
}

export interface Writing<Part> {
  /** The run whose workspace pays for the model calls. Absent if nothing can cost anything. */
  job?: RunJob
  signal: AbortSignal
  /** Parts are drafts for display by their index. A changed part is reported again. */
  report: (part: Part, place: number) => void
}

export const unwatched = (signal: AbortSignal): Writing<unknown> => ({ signal, report: () => {} })

export interface IdeaWriter {
  readonly name: string
  planMonth(request: PlanRequest, writing: Writing<PlannedTopic>): Promise<PlannedMonth>
}

export interface OutlineWriter {
  readonly name: string
  writeOutline(request: OutlineRequest, writing: Writing<OutlineSection>): Promise<WrittenOutline>
}
