import type { OutlineWriter } from '#server/ai/writers.ts'
import { writeAgain } from './write-again.ts'
import { writeOutline } from './write-outline.ts'

/** Writes outlines without a model: offline, in a few milliseconds, the same for the same request. */
export const builtInOutlineWriter: OutlineWriter = {
  name: 'planner',
  async writeOutline(request, { signal, report }) {
    signal.throwIfAborted()
    const { again } = request
    const written = again === undefined ? writeOutline(request) : writeAgain(request, again)
    written.content.sections.forEach(report)
    return written
  },
}
