import type { Country, Language } from '#shared/brand-brief.ts'
import { languageData, writtenLanguages } from '../languages/language-folders.ts'
import table from './observances.json' with { type: 'json' }
import { datesOfRule, type DateTables } from './observance-dates.ts'

/** `sensitive`: a day on which brands sell nothing. The product shows it only as a caution. */
export type ObservanceKind = 'gift' | 'sale' | 'holiday' | 'season' | 'awareness' | 'sensitive'

interface ObservanceRule {
  id: string
  rule: string
  span?: number
  c: readonly Country[]
  kind: ObservanceKind
  w: number | Partial<Record<Country, number>>
  lead: readonly [number, number] | readonly number[]
  v?: readonly string[]
  approx?: boolean
  optIn?: boolean
  optOut?: boolean
  block?: boolean
  legal?: string
  tone?: string
}

export interface Observance {
  id: string
  kind: ObservanceKind
  weight: number
  date: string
  lastDay: string
  /** ISO dates between which an email about it makes sense. */
  from: string
  to: string
  names: Partial<Record<Language, string>>
  /** Empty for all trades. */
  trades: readonly string[]
  /** The date is announced each year or depends on sighting. */
  approximate: boolean
  /** Belongs to a faith or community, so only brands that ask for it get it. */
  optIn: boolean
  /** Some recipients would rather not get emails about it. */
  optOut: boolean
  blocked: boolean
}

const rules = table.rules as unknown as readonly ObservanceRule[]
const tables: DateTables = table.tables

interface OccasionWords {
  /** As recipients say it. Empty for a day that has no name in the language. */
  names: Readonly<Record<string, string>>
  /** Other names that users type. */
  otherNames: Readonly<Record<string, readonly string[]>>
  /** Names for days around an occasion, lowercase and without accents. */
  spans: Readonly<Record<string, readonly string[]>>
}

export const occasionWords = languageData('languages/<language>/occasions.json', (data: OccasionWords) => data)

const cache = new Map<string, readonly Observance[]>()

/** All observances of a country in a year, in the order of their dates. */
export function observancesOf(country: Country, year: number): readonly Observance[] {
  const key = `${country} ${year}`
  const known = cache.get(key)
  if (known) return known
  const found = rules
    .filter((rule) => rule.c.includes(country))
    .flatMap((rule) => datesOfRule(rule.rule, year, tables).map((date) => observance(rule, country, date)))
    .sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : left.id < right.id ? -1 : 1))
  if (cache.size >= 200) cache.clear()
  cache.set(key, found)
  return found
}

interface ObservanceName {
  id: string
  kind: ObservanceKind
  name: string
  countries: readonly Country[]
}

let everyName: readonly ObservanceName[] | undefined

/**
 * Every name of every observance with its countries, so that the gate can find a day of another country. It's one list for
 * all, because what is found with it is remembered by the list.
 */
export function observanceNames(): readonly ObservanceName[] {
  everyName ??= rules.flatMap((rule) =>
    [...new Set(Object.values(namesOf(rule)))].map((name) => ({
      id: rule.id,
      kind: rule.kind,
      name,
      countries: rule.c,
    })),
  )
  return everyName
}

function observance(rule: ObservanceRule, country: Country, date: Temporal.PlainDate): Observance {
  const [first = 0, last = 0] = rule.lead
  return {
    id: rule.id,
    kind: rule.kind,
    weight: typeof rule.w === 'number' ? rule.w : (rule.w[country] ?? 0),
    date: date.toString(),
    lastDay: date.add({ days: Math.max(0, (rule.span ?? 1) - 1) }).toString(),
    from: date.subtract({ days: first }).toString(),
    to: date.subtract({ days: last }).toString(),
    names: namesOf(rule),
    trades: rule.v ?? [],
    approximate: rule.approx ?? false,
    optIn: rule.optIn ?? false,
    optOut: rule.optOut ?? false,
    blocked: rule.block ?? false,
  }
}

function namesOf({ id }: ObservanceRule): Partial<Record<Language, string>> {
  const entries = writtenLanguages().flatMap((language): [Language, string][] => {
    const name = occasionWords(language).names[id]
    return name === undefined ? [] : [[language, name.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim()]]
  })
  return Object.fromEntries(entries)
}
