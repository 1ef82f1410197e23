import type { IdeaWriter } from '#server/ai/writers.ts'
import { inTurns } from '#server/steps.ts'
import { planningSteps } from './plan-month.ts'

/** Writes ideas without any provider: offline, in the brand's language, the same for the same request. */
export const builtInPlanner: IdeaWriter = {
  name: 'planner',
  async planMonth(request, { signal, report }) {
    signal.throwIfAborted()
    return inTurns(planningSteps(request), (made) => {
      signal.throwIfAborted()
      if (made) report(made.topic, made.place)
    })
  },
}
