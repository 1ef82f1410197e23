import type { Country, Language } from '#shared/brand-brief.ts'
import table from './observances.json' with { type: 'json' }
import { datesOfRule, type DateTables } from './observance-dates.ts'

/** `sensitive`: a day on which nothing is sold; shown as a caution only. */
export type ObservanceKind = 'gift' | 'sale' | 'holiday' | 'season' | 'awareness' | 'sensitive'

interface ObservanceRule {
  id: string
  rule: string
  /** Days it lasts after its first. */
  span?: number
  c: readonly Country[]
  kind: ObservanceKind
  w: number | Partial<Record<Country, number>>
  lead: readonly [number, number] | readonly number[]
  n: Partial<Record<Language, string>>
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
  /** 3: no plan without it; 0: never a subject. */
  weight: number
  /** ISO date of its (first) day. */
  date: string
  /** ISO date of its last day. */
  lastDay: string
  /** ISO dates between which a mail about it makes sense. */
  from: string
  to: string
  names: Partial<Record<Language, string>>
  /** Trades it concerns; empty for all. */
  trades: readonly string[]
  /** The date is set anew each year or depends on sighting. */
  approximate: boolean
  /** Belongs to a faith or community: only for brands that asked for it. */
  optIn: boolean
  /** Some readers would rather be spared. */
  optOut: boolean
  /** A day without sends. */
  blocked: boolean
}

const rules = table.rules as unknown as readonly ObservanceRule[]
const tables: DateTables = table.tables

/** Names as a reader would say them, where the table's name describes a calendar day. */
const SPOKEN_NAMES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  easter: { en: 'Easter', de: 'Ostern' },
  christmas: { en: 'Christmas', de: 'Weihnachten' },
  // A leading "1." reads as the number of a list.
  'advent-1': { de: 'Advent' },
  'july-4': { en: 'the Fourth of July' },
  'sant-jordi': { es: 'Sant Jordi' },
  'gift-guide': {
    en: 'Christmas gifts',
    es: 'Regalos de Navidad',
    fr: 'Cadeaux de Noël',
    de: 'Weihnachtsgeschenke',
    it: 'Regali di Natale',
  },
}

const cache = new Map<string, readonly Observance[]>()

/** All observances of a country whose day lies in a year, in the order of their dates. */
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

/** Every name of every observance, with the countries that keep it: to notice a day of another country. */
export function observanceNames(): ReadonlyArray<{
  id: string
  kind: ObservanceKind
  name: string
  countries: readonly Country[]
}> {
  return rules.flatMap((rule) =>
    [...new Set(Object.values(namesOf(rule)))].map((name) => ({
      id: rule.id,
      kind: rule.kind,
      name,
      countries: rule.c,
    })),
  )
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

function namesOf(rule: ObservanceRule): Partial<Record<Language, string>> {
  const entries = Object.entries({ ...rule.n, ...SPOKEN_NAMES[rule.id] })
  return Object.fromEntries(
    entries.map(([language, name]) => [language, name.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim()]),
  )
}
