import type { AnswerOf } from '#shared/endpoint.ts'
import type { ideaEndpoints } from '#features/ideas/contract.ts'
import { idsUnderWay, outlineRun } from './outline-run.ts'

type Plan = AnswerOf<typeof ideaEndpoints.plan>

/** Whether a month is still going to change by itself: ideas are being made, or an outline of it still comes. */
export function awaitsAnything(
  plan: Plan | undefined,
  underWay: readonly string[] = idsUnderWay(outlineRun.read()),
): boolean {
  if (plan === undefined) return false
  if (plan.generating) return true
  return plan.mainTopics.some((topic) =>
    topic.subtopics.some(({ id, status }) => status === 'NEW' && underWay.includes(id)),
  )
}
