import type { Country } from '#shared/brand-brief.ts'
import { withoutAccents } from '#shared/text.ts'
import { readingWords } from '../languages/reading-words.ts'
import { occasionWords } from '../knowledge/observances.ts'
import { writtenLanguages } from '../languages/language-folders.ts'

export interface OccasionName {
  id: string
  name: string
  countries: readonly Country[]
}

export interface FoundOccasion {
  id: string
  name: string
  at: number
}

const SHORTEST_NAME = 3
const MONTHS_OF_A_SEASON = 3

/** "Summer" is a time of the year, not a day that a brand could skip. */
const seasonNames = (): ReadonlySet<string> =>
  new Set(
    writtenLanguages().flatMap((language) =>
      Object.entries(readingWords(language).seasons)
        .filter(([, months]) => months.length === MONTHS_OF_A_SEASON)
        .map(([name]) => unaccented(name)),
    ),
  )

/** People leave accents and apostrophes out when they type. */
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
    const byId = Map.groupBy(
      occasions.filter(({ name }) => name !== ''),
      ({ id }) => id,
    )
    const otherNames = writtenLanguages().flatMap((language) => Object.entries(occasionWords(language).otherNames))
    const others = otherNames.flatMap(([id, list]) =>
      list.flatMap((alias) => {
        const occasion = likest(byId.get(id) ?? [], alias)
        return occasion === undefined ? [] : [{ ...occasion, alias }]
      }),
    )
    const seasons = seasonNames()
    names = [...occasions.map((occasion) => ({ ...occasion, alias: occasion.name })), ...others]
      .map(({ alias, ...occasion }) => ({ ...occasion, folded: unaccented(alias) }))
      .filter(({ folded: name }) => name.length >= SHORTEST_NAME && !seasons.has(name))
    known.set(occasions, names)
  }
  return names
}

/** "valentines" is "Valentine's Day", not "San Valentino". */
function likest(names: readonly OccasionName[], alias: string): OccasionName | undefined {
  const wanted = unaccented(alias)
  const sharedStart = ({ name }: OccasionName) => {
    const own = unaccented(name)
    return [...wanted].findIndex((sign, at) => sign !== own[at])
  }
  const rank = (name: OccasionName) => (sharedStart(name) < 0 ? wanted.length : sharedStart(name))
  return names.toSorted((left, right) => rank(right) - rank(left))[0]
}

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
    // In France, "soldes" are the French ones.
    const own = isOwn(kept.get(occasion.at)!) ? undefined : ofCountry(occasion, country, occasions)
    if (own !== undefined) kept.set(occasion.at, { ...own, at: occasion.at })
  }
  return [...kept.values()].map(({ id, name, at }) => ({ id, name, at }))
}

/** Black Friday isn't a ban on Fridays. */
export function withoutOccasions(text: string, found: readonly FoundOccasion[], occasions: readonly OccasionName[]) {
  const ids = new Set(found.map(({ id }) => id))
  return namesOf(occasions)
    .filter(({ id }) => ids.has(id))
    .toSorted((left, right) => right.folded.length - left.folded.length)
    .reduce((plain, { folded: name }) => plain.replaceAll(name, ' '), unaccented(text))
}

const ofCountry = (
  { folded: name, countries }: Named,
  country: Country | null,
  occasions: readonly OccasionName[],
): Named | undefined =>
  country === null || countries.length === 0
    ? undefined
    : namesOf(occasions).find(
        (other) => other.countries.includes(country) && !name.includes(' ') && other.folded.startsWith(`${name} `),
      )

function wordsAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at
  }
  return -1
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
