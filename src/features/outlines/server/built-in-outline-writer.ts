import type { OutlineWriter } from '#server/ai/writers.ts'
import { inTurns } from '#server/steps.ts'
import { writingAgainSteps } from '#writing/outline/write-again.ts'
import { writingSteps } from '#writing/outline/write-outline.ts'

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
