import type { OutlineRequest, OutlineSection, WritingAgain, WrittenOutline } from '#server/ai/writers.ts'
import { writeOutline } from './write-outline.ts'

const MOST_TRIES = 6

/** Writes an outline anew with other choices, or one of its sections, which then says something else than it did. */
export function writeAgain(request: OutlineRequest, again: WritingAgain): WrittenOutline {
  const { current, section, time } = again
  let written = writeOutline(request)
  if (section === null) return written
  for (let extra = 1; ; extra += 1) {
    const fresh = counterpart(written.content.sections, current.sections, section)
    const old = current.sections[section]!
    const differs = fresh.copy !== old.copy || fresh.visual !== old.visual
    if (differs || extra === MOST_TRIES) {
      return { ...written, content: { ...current, sections: current.sections.with(section, fresh) } }
    }
    written = writeOutline({ ...request, again: { ...again, time: time + 1000 * extra } })
  }
}

/** The block of a new outline for the same purpose: by its name, else one the outline has not, else the one at its place. */
function counterpart(
  fresh: readonly OutlineSection[],
  current: readonly OutlineSection[],
  place: number,
): OutlineSection {
  const names = new Set(current.map(({ section }) => section))
  return (
    fresh.find(({ section }) => section === current[place]!.section) ??
    fresh.find(({ section }) => !names.has(section)) ??
    fresh[Math.min(place, fresh.length - 1)]!
  )
}
