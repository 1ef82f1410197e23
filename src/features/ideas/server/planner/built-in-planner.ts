import type { IdeaWriter } from '#server/ai/writers.ts'
import { planMonth } from './plan-month.ts'

/** Writes ideas without any provider: offline, in the brand's language, the same for the same request. */
export const builtInPlanner: IdeaWriter = {
  name: 'planner',
  async planMonth(request, signal) {
    signal.throwIfAborted()
    return planMonth(request)
  },
}
