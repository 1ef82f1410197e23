import type { OutlineRequest, WritingAgain, WrittenOutline } from '../requests/outline-request.ts'
import type { OutlineSection } from '../requests/outline-content.ts'
import type { Steps } from '#shared/steps.ts'
import { writingSteps } from './write-outline.ts'

const MOST_TRIES = 6

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
 * The counterpart of a section in a new outline: the same drafted line, else the same name, else a section that the
 * outline doesn't have, else the same position.
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
