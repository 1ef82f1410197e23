import type { Brief } from '#features/models/server/brief.ts'
import type { ModelAccess } from '#features/models/server/model-access.ts'
import type { Writing } from '#server/ai/writers.ts'
import type { MonthThesis, PlanRequest, PlannedSubtopic, PlannedTopic } from '#writing/requests/plan-request.ts'
import { AppError } from '#shared/errors.ts'
import type { MonthRequest } from '#writing/month/month-request.ts'

export interface MonthWork {
  request: PlanRequest
  month: MonthRequest
  writing: Writing<PlannedTopic>
  model: ModelAccess
  brief: Brief
  facts: string
  noted: readonly PlannedSubtopic[]
  notedThesis: MonthThesis | null
  mayFallBack: boolean
}

export function questionOf({ brief, facts, writing }: MonthWork, task: string, signal = writing.signal) {
  if (writing.job === undefined) throw new Error('A model writes for a run only: its calls are charged to one.')
  return {
    job: writing.job,
    prompt: brief.prompt,
    system: brief.system,
    user: `${brief.user}\n\n${facts}\n\n${task}`,
    signal,
  }
}

/** Where ready-made ideas are allowed, a failed call returns `instead` and the month continues. */
export async function orInstead<Result>(work: MonthWork, call: Promise<Result>, instead: Result): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!work.mayFallBack || !(error instanceof AppError)) throw error
    return instead
  }
}
