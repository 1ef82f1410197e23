import { textsOf } from '#writing/packs/angle-texts.ts'
import type { Pack } from '#writing/packs/pack-schema.ts'
import { groupOf, subjectFinder } from '#writing/packs/subject-words.ts'
import { withoutSubjects } from '#writing/stock/suited-pack.ts'
import type { Checked } from './check-context.ts'

/** A brand with one subject of a group must find this many ideas. Otherwise the subjects are too specific. */
const FEWEST_ANGLES = 14

const groupsOf = ({ subjects }: Pack) => Map.groupBy(subjects, ({ id }) => groupOf(id))

function leftFor(pack: Pack, only: string): Pack {
  const group = groupsOf(pack).get(groupOf(only)) ?? []
  return withoutSubjects(pack, new Set(group.flatMap(({ id }) => (id === only ? [] : [id]))))
}

export function checkSubjects({ compiled, report }: Checked): void {
  const { pack } = compiled
  const told = subjectFinder(pack.subjects, 'told')
  const named = new Set<string>()
  for (const angle of pack.angles) {
    const own = new Set(textsOf(angle).flatMap(({ text }) => [...told(text)]))
    for (const id of [...own, ...angle.sells.flat()]) named.add(id)
    for (const id of angle.mentions) {
      if (own.has(id)) continue
      report(compiled.lineOf(angle.id), '=', `No text of "${angle.id}" names ${id}: drop the mention.`)
    }
  }
  for (const { id } of pack.subjects) {
    const line = compiled.lineOf(`subject:${id}`)
    const left = leftFor(pack, id).angles.length
    if (!named.has(id) && groupsOf(pack).get(groupOf(id))!.length === 1) {
      report(line, 'subject', `No angle is about ${id}: drop the subject.`)
    }
    if (left < FEWEST_ANGLES && pack.angles.length >= FEWEST_ANGLES) {
      report(
        line,
        'subject',
        `A brand that sells nothing but ${id} finds ${left} angles of ${pack.angles.length}.`,
        'note',
      )
    }
  }
}

export function printedSubjects(pack: Pack): string {
  const told = subjectFinder(pack.subjects, 'told')
  const rows = pack.angles.map((angle) => {
    const found = textsOf(angle).flatMap(({ field, text }) => [...told(text)].map((id) => ({ field, id })))
    const fields = [...Map.groupBy(found, ({ id }) => id)].map(
      ([id, places]) => `${id} (${places.map(({ field }) => field).join(' ')})`,
    )
    const sells = angle.sells.map((any) => `sells ${any.join('/')}`)
    return `  ${angle.id.padEnd(28)}${[...sells, ...fields].join(', ')}`
  })
  const left = pack.subjects.map(({ id }) => {
    const rest = leftFor(pack, id)
    return `  only ${id}: ${rest.angles.length} of ${pack.angles.length} angles, ${rest.theses.length} of ${pack.theses.length} theses`
  })
  return [`${pack.language}/${pack.layer}/${pack.id}`, ...rows, ...left].join('\n')
}
