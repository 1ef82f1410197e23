import type { OutlineWriter } from '#server/ai/writers.ts'
import { inTurns } from '#server/steps.ts'
import { writingAgainSteps } from './write-again.ts'
import { writingSteps } from './write-outline.ts'

/** Writes outlines without a model: offline, in a few milliseconds, the same for the same request. */
export const builtInOutlineWriter: OutlineWriter = {
  name: 'planner',
  async writeOutline(request, { signal, report }) {
    signal.throwIfAborted()
    const { again } = request
    const steps = again === undefined ? writingSteps(request) : writingAgainSteps(request, again)
    const written = await inTurns(steps, () => signal.throwIfAborted())
    written.content.sections.forEach(report)
    return written
  },
}
