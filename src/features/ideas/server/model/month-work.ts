import type { Brief } from '#features/models/server/brief.ts'
import type { ModelAccess } from '#features/models/server/model-access.ts'
import type { MonthThesis, PlanRequest, PlannedSubtopic, PlannedTopic, Writing } from '#server/ai/writers.ts'
import { AppError } from '#shared/errors.ts'
import type { MonthRequest } from '#writing/month/month-request.ts'

/** What all calls of one month share. */
export interface MonthWork {
  /** With what the notes rule out among the rules of the brand. */
  request: PlanRequest
  /** What the same rules leave of the month: days, occasions, rhythm. */
  month: MonthRequest
  writing: Writing<PlannedTopic>
  model: ModelAccess
  brief: Brief
  /** What the month brings, for every prompt. */
  facts: string
  /** Emails on days that the notes name, in the person's own words. */
  noted: readonly PlannedSubtopic[]
  /** What ties the month together where the notes say so. */
  notedThesis: MonthThesis | null
  /** Whether a ready-made idea may stand where the model brings nothing that may be stored. */
  mayFallBack: boolean
}

/** What every question has in common; the task says what is wanted. */
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

/** What a call brings. Where ready-made ideas may step in, a call that fails brings `instead` and the month goes on. */
export async function orInstead<Result>(work: MonthWork, call: Promise<Result>, instead: Result): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!work.mayFallBack || !(error instanceof AppError)) throw error
    return instead
  }
}
