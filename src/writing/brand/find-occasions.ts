import { type Country, LANGUAGES } from '#shared/brand-brief.ts'
import { withoutAccents } from '#shared/text.ts'
import { readingWords } from '../languages/reading-words.ts'
import otherNames from '../knowledge/occasion-names.json' with { type: 'json' }

/** A day of the calendar by the names people give it. */
export interface OccasionName {
  id: string
  name: string
  countries: readonly Country[]
}

export interface FoundOccasion {
  id: string
  name: string
  /** Where the name stands in the folded text. */
  at: number
}

const SHORTEST_NAME = 3
const MONTHS_OF_A_SEASON = 3

/** "Summer" is a time of the year and no day that a brand could skip. */
const SEASONS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    Object.entries(readingWords(language).seasons)
      .filter(([, months]) => months.length === MONTHS_OF_A_SEASON)
      .map(([name]) => unaccented(name)),
  ),
)

/** A text as people type it who leave accents and apostrophes out. */
export function unaccented(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/['’](?=s(?!\p{L}))/gu, '')
    .replace(/['’]/gu, ' ')
}

interface Named extends OccasionName {
  folded: string
}

const known = new WeakMap<readonly OccasionName[], Named[]>()

function namesOf(occasions: readonly OccasionName[]): Named[] {
  let names = known.get(occasions)
  if (names === undefined) {
    // A day without a name of its own in some language has an empty one there.
    const byId = Map.groupBy(
      occasions.filter(({ name }) => name !== ''),
      ({ id }) => id,
    )
    const others = Object.entries(otherNames).flatMap(([id, list]) =>
      list.flatMap((alias) => {
        const occasion = likest(byId.get(id) ?? [], alias)
        return occasion === undefined ? [] : [{ ...occasion, alias }]
      }),
    )
    names = [...occasions.map((occasion) => ({ ...occasion, alias: occasion.name })), ...others]
      .map(({ alias, ...occasion }) => ({ ...occasion, folded: unaccented(alias) }))
      .filter(({ folded: name }) => name.length >= SHORTEST_NAME && !SEASONS.has(name))
    known.set(occasions, names)
  }
  return names
}

/** The name that begins like an alias: "valentines" is "Valentine's Day" and no "San Valentino". */
function likest(names: readonly OccasionName[], alias: string): OccasionName | undefined {
  const wanted = unaccented(alias)
  const sharedStart = ({ name }: OccasionName) => {
    const own = unaccented(name)
    return [...wanted].findIndex((sign, at) => sign !== own[at])
  }
  const rank = (name: OccasionName) => (sharedStart(name) < 0 ? wanted.length : sharedStart(name))
  return names.toSorted((left, right) => rank(right) - rank(left))[0]
}

/** The occasions that a text names. Of several with one name it means the one that is kept in the brand's country. */
export function findOccasions(
  text: string,
  occasions: readonly OccasionName[],
  country: Country | null,
): FoundOccasion[] {
  const plain = unaccented(text)
  const found = namesOf(occasions).flatMap((occasion) => {
    const at = wordsAt(plain, occasion.folded)
    return at < 0 ? [] : [{ ...occasion, at }]
  })
  const longest = found.filter(
    ({ folded: name }) => !found.some(({ folded: other }) => other.length > name.length && other.includes(name)),
  )
  const kept = new Map<number, (typeof longest)[number]>()
  for (const occasion of longest) {
    const before = kept.get(occasion.at)
    const isOwn = ({ countries }: OccasionName) => country !== null && countries.includes(country)
    if (before === undefined || (isOwn(occasion) && !isOwn(before))) kept.set(occasion.at, occasion)
  }
  return [...kept.values()].map(({ id, name, at }) => ({ id, name, at }))
}

/** The text without the names of its occasions: Black Friday is no ban on Fridays. */
export function withoutOccasions(text: string, found: readonly FoundOccasion[], occasions: readonly OccasionName[]) {
  const ids = new Set(found.map(({ id }) => id))
  return namesOf(occasions)
    .filter(({ id }) => ids.has(id))
    .toSorted((left, right) => right.folded.length - left.folded.length)
    .reduce((plain, { folded: name }) => plain.replaceAll(name, ' '), unaccented(text))
}

function wordsAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at
  }
  return -1
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
