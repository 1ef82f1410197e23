import type { OutlineWriter } from '#server/ai/writers.ts'
import { writeOutline } from './write-outline.ts'

/** Writes outlines without a model: offline, in a few milliseconds, the same for the same request. */
export const builtInOutlineWriter: OutlineWriter = {
  name: 'planner',
  async writeOutline(request, { signal, report }) {
    signal.throwIfAborted()
    const written = writeOutline(request)
    written.content.sections.forEach(report)
    return written
  },
}
