import { setImmediate } from 'node:timers/promises'
import type { IdeaWriter } from '#server/ai/writers.ts'
import { planningSteps } from './plan-month.ts'

/** Writes ideas without any provider: offline, in the brand's language, the same for the same request. */
export const builtInPlanner: IdeaWriter = {
  name: 'planner',
  async planMonth(request, { signal, report }) {
    signal.throwIfAborted()
    const steps = planningSteps(request)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value
      report(step.value.topic, step.value.place)
      // A month keeps the thread busy for a while; between two topics others get their turn.
      await setImmediate()
      signal.throwIfAborted()
    }
  },
}
