import type { OutlineRequest, OutlineSection, WritingAgain, WrittenOutline } from '#server/ai/writers.ts'
import type { Steps } from '#shared/steps.ts'
import { writingSteps } from './write-outline.ts'

const MOST_TRIES = 6

/** Writes an outline anew with other choices, or one of its sections, which then says something else than it did. */
export function* writingAgainSteps(request: OutlineRequest, again: WritingAgain): Steps<WrittenOutline> {
  const { current, section, time } = again
  let written = yield* writingSteps(request)
  if (section === null) return written
  for (let extra = 1; ; extra += 1) {
    const fresh = counterpart(written.content.sections, current.sections, section)
    const old = current.sections[section]!
    const differs = fresh.copy !== old.copy || fresh.visual !== old.visual
    if (differs || extra === MOST_TRIES) {
      return { ...written, content: { ...current, sections: current.sections.with(section, fresh) } }
    }
    written = yield* writingSteps({ ...request, again: { ...again, time: time + 1000 * extra } })
  }
}

const lineOf = ({ copy }: OutlineSection) => copy.split('\n', 1)[0]

/**
 * The block of a new outline for the same purpose: the one with the same drafted line, else by its name, else one that the
 * outline doesn't have, else the one at its place.
 */
function counterpart(
  fresh: readonly OutlineSection[],
  current: readonly OutlineSection[],
  place: number,
): OutlineSection {
  const old = current[place]!
  const names = new Set(current.map(({ section }) => section))
  const sameName = fresh.filter(({ section }) => section === old.section)
  return (
    fresh.find((section) => section.section === old.section && lineOf(section) === lineOf(old)) ??
    fresh.find((section) => lineOf(section) === lineOf(old)) ??
    (sameName.length === 1 ? sameName[0] : undefined) ??
    fresh.find(({ section }) => !names.has(section)) ??
    fresh[Math.min(place, fresh.length - 1)]!
  )
}
