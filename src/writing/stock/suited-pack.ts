import type { BrandBrief } from '#shared/brand-brief.ts'
import { countsItsLines } from '../packs/counted-lines.ts'
import type { Angle, Pack, Thesis } from '../packs/pack-schema.ts'
import { type SubjectFinder, groupOf, subjectFinder } from '../packs/subject-words.ts'

/**
 * Brands of a trade sell different things: a pack about pets has ideas for cats. This removes what a brand surely
 * doesn't sell: angles and theses that need it, and titles and lines that name it.
 */
export function suitedPack(pack: Pack, brief: BrandBrief): Pack {
  if (pack.subjects.length === 0) return pack
  return withoutSubjects(pack, foreignSubjects(pack, brief))
}

/** The rest of a pack for a brand that doesn't sell some of its subjects. */
export function withoutSubjects(pack: Pack, foreign: ReadonlySet<string>): Pack {
  if (foreign.size === 0) return pack
  const { told } = findersOf(pack)
  return {
    ...pack,
    angles: pack.angles.flatMap((angle) => suitedAngle(angle, pack, foreign)),
    theses: pack.theses.filter((thesis) => !namesOne(thesisText(thesis), foreign, told)),
  }
}

/**
 * The subjects of a pack that the brand doesn't sell. A group of which its sheet names nothing stays unknown. A subject
 * that is alone in its group is a specialty, which a brand would have named. One "if named" is sold where the sheet says so.
 */
export function foreignSubjects(pack: Pack, brief: BrandBrief): ReadonlySet<string> {
  const { sold } = findersOf(pack)
  const tiers = textsOfSheet(brief)
  const texts = tiers.map((tier) => sold(tier.join('\n')))
  const named = sold([...tiers, answersOf(brief)].flat().join('\n'))
  const foreign = new Set<string>()
  for (const group of Map.groupBy(pack.subjects, ({ id }) => groupOf(id)).values()) {
    if (group.every(({ ifNamed }) => ifNamed)) {
      for (const { id } of group) if (!named.has(id)) foreign.add(id)
      continue
    }
    const isNamed = (found: ReadonlySet<string>) => group.some(({ id }) => found.has(id))
    const known = texts.find(isNamed) ?? (group.length === 1 ? texts.find(({ size }) => size > 0) : undefined)
    for (const { id } of group) if (known !== undefined && !known.has(id)) foreign.add(id)
  }
  return foreign
}

const answersOf = ({ facts: { doubts, moments, answers } }: BrandBrief): string[] => [
  ...doubts.map(({ answer }) => answer ?? ''),
  ...[...moments, ...answers].map(({ text }) => text),
]

/** What a brand says of itself, most telling first: what it sells, what it is, what its customers ask. */
function textsOfSheet({ name, facts }: BrandBrief): string[][] {
  const { offers, business, buyers, say, doubts, pains } = facts
  return [
    offers.flatMap((offer) => [offer.name, offer.shortName, offer.fact ?? '', offer.forWhom ?? '']),
    [name, business ?? '', buyers?.role ?? ''],
    [...say, ...doubts.map(({ question }) => question), ...pains.map(({ text }) => text)],
  ]
}

interface Finders {
  sold: SubjectFinder
  told: SubjectFinder
}

const finders = new WeakMap<Pack['subjects'], Finders>()

function findersOf({ subjects }: Pack): Finders {
  return finders.getOrInsertComputed(subjects, () => {
    const told = subjectFinder(subjects, 'told')
    const known = new Map<string, ReadonlySet<string>>()
    return {
      sold: subjectFinder(subjects, 'sold'),
      told: (text) => known.getOrInsertComputed(text, told),
    }
  })
}

const LEAST_BEATS = 2
const LEAST_SUBJECTS = 3
/** An angle is about a subject that so many of its prominent texts name. */
const TEXTS_ABOUT = 3

function suitedAngle(angle: Angle, pack: Pack, foreign: ReadonlySet<string>): Angle[] {
  const { told } = findersOf(pack)
  if (angle.sells.some((any) => any.every((subject) => foreign.has(subject)))) return []
  const wrong = new Set([...foreign].filter((subject) => !angle.mentions.includes(subject)))
  const isAbout = (id: string) =>
    [...angle.titles, ...angle.subjects, angle.premise, angle.headline].filter((text) => told(text).has(id)).length >=
    TEXTS_ABOUT
  const named = pack.subjects.filter(({ id }) => wrong.has(id))
  if (named.some(({ id, inPassing }) => inPassing && isAbout(id))) return []
  const strict = new Set(named.flatMap(({ id, inPassing }) => (inPassing ? [] : [id])))
  const suited = angleWhere(angle, (text) => !namesOne(text, strict, told))
  // "Three things" needs all three.
  const isCut = suited.some(({ beats }) => beats.length < angle.beats.length)
  return isCut && countsItsLines(angle, pack.language) ? [] : suited
}

/** The angle with the texts that suit. Empty when it needs one of the others. */
export function angleWhere(angle: Angle, suits: (text: string) => boolean): Angle[] {
  const { premise, why, show, preview, headline, button } = angle
  if (![premise, why, show, preview, headline, button].every(suits)) return []
  const titles = angle.titles.filter(suits)
  const subjects = angle.subjects.filter(suits)
  const beats = angle.beats.filter(({ line }) => suits(line))
  if (titles.length === 0 || subjects.length < LEAST_SUBJECTS || beats.length < LEAST_BEATS) return []
  const lead = angle.lead !== null && suits(angle.lead.line) ? angle.lead : null
  const isWhole =
    titles.length === angle.titles.length &&
    subjects.length === angle.subjects.length &&
    beats.length === angle.beats.length &&
    lead === angle.lead
  return [isWhole ? angle : { ...angle, titles, subjects, beats, lead }]
}

function namesOne(text: string, subjects: ReadonlySet<string>, told: SubjectFinder): boolean {
  for (const subject of told(text)) if (subjects.has(subject)) return true
  return false
}

const thesisText = ({ thesis, because }: Thesis) => `${thesis}\n${because}`
