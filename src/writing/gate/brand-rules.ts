import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue, UsableFacts, YearRange } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { folded, wordsOf } from '#shared/folded.ts'
import { dateInYear } from '#shared/year-days.ts'
import type { OccasionName } from '../brand/find-occasions.ts'
import { forbiddenPhraseFinder } from './forbidden-phrases.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'

type Offer = FactValue<'offer'>
type Check = NonNullable<FactValue<'rule'>['check']>
type CheckOf<Type extends Check['type']> = Extract<Check, { type: Type }>

function checksOf<Type extends Check['type']>({ rules }: UsableFacts, type: Type): CheckOf<Type>[] {
  return rules.flatMap(({ check }) => (check?.type === type ? [check as CheckOf<Type>] : []))
}

/** Whether a brand leaves an occasion out. Countries keep a day under different ids, so the name counts as well. */
export function skipsOccasion(
  facts: UsableFacts,
  { id, names }: { id: string; names: Readonly<Partial<Record<Language, string>>> },
): boolean {
  const own = Object.values(names).map(folded)
  return checksOf(facts, 'no-occasion').some(({ occasion, name }) => occasion === id || own.includes(folded(name)))
}

/** The occasions that the brand leaves out, as texts may name them. */
export const skippedOccasions = (facts: UsableFacts): OccasionName[] =>
  checksOf(facts, 'no-occasion').map(({ occasion, name }) => ({ id: occasion, name, countries: [] }))

export function closedWeekdays(facts: UsableFacts): ReadonlySet<number> {
  return new Set(checksOf(facts, 'no-send').flatMap(({ weekdays }) => weekdays))
}

export function yearlyRest(facts: UsableFacts): (day: Temporal.PlainDate) => boolean {
  const ranges = checksOf(facts, 'closed').map(({ days }) => days)
  return (day) => ranges.some((range) => holds(range, day))
}

function holds({ from, to }: YearRange, day: Temporal.PlainDate): boolean {
  const yearDay = day.toString().slice('YYYY-'.length)
  return from <= to ? from <= yearDay && yearDay <= to : yearDay >= from || yearDay <= to
}

/** The occasions on whose day the brand sends nothing, even when it writes about them before. */
export const closedOccasions = (facts: UsableFacts): ReadonlySet<string> =>
  new Set(checksOf(facts, 'closed-on').map(({ occasion }) => occasion))

export type DateOfOccasion = (occasion: string, year: number) => string | null

/** Whether a day is in a span that moves with the year: Holy Week, or the week of July 4. */
export function movingRest(facts: UsableFacts, dateOf: DateOfOccasion): (day: Temporal.PlainDate) => boolean {
  const [spans, weeks] = [checksOf(facts, 'closed-around'), checksOf(facts, 'closed-week')]
  if (spans.length === 0 && weeks.length === 0) return () => false
  const rangesOf = (year: number): { from: Temporal.PlainDate; to: Temporal.PlainDate }[] => [
    ...spans.flatMap(({ occasion, first, last }) => {
      const date = dateOf(occasion, year)
      if (date === null) return []
      const day = Temporal.PlainDate.from(date)
      return [{ from: day.add({ days: first }), to: day.add({ days: last }) }]
    }),
    ...weeks.flatMap(({ day: yearDay, occasion }) => {
      const date = yearDay === null ? dateOf(occasion ?? '', year) : dateInYear(year, yearDay)
      if (date === null) return []
      const day = Temporal.PlainDate.from(date)
      const monday = day.subtract({ days: day.dayOfWeek - 1 })
      return [{ from: monday, to: monday.add({ days: 6 }) }]
    }),
  ]
  const known = new Map<number, ReturnType<typeof rangesOf>>()
  const holdsDay = (day: Temporal.PlainDate, year: number) =>
    known
      .getOrInsertComputed(year, rangesOf)
      .some(({ from, to }) => Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0)
  // The days after Christmas may be in the next year.
  return (day) => [day.year - 1, day.year, day.year + 1].some((year) => holdsDay(day, year))
}

/** The highest discount that the brand's rules allow. Null without a limit. */
export function discountCap(facts: UsableFacts): number | null {
  const caps = checksOf(facts, 'discount-cap').map(({ percent }) => percent)
  return caps.length === 0 ? null : Math.min(...caps)
}

export const namesNoPrices = (facts: UsableFacts): boolean => checksOf(facts, 'no-prices').length > 0

export const mostEmails = (facts: UsableFacts): number =>
  Math.min(...checksOf(facts, 'at-most').map(({ emails }) => emails), Number.POSITIVE_INFINITY)

const MOST_DAYS_LOOKED_AT = 100

/** The first to the last day of a range on which the brand sends. Null where it sends on none of them. */
export function openRange(facts: UsableFacts, from: string, to: string): { from: string; to: string } | null {
  const [weekdays, isYearlyRest] = [closedWeekdays(facts), yearlyRest(facts)]
  const isOpen = (day: Temporal.PlainDate) => !weekdays.has(day.dayOfWeek) && !isYearlyRest(day)
  const [start, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const steps = Array.from({ length: Math.min(MOST_DAYS_LOOKED_AT, start.until(end).days + 1) }, (_, days) => days)
  const first = steps.map((days) => start.add({ days })).find(isOpen)
  const last = steps.map((days) => end.subtract({ days })).find(isOpen)
  return first === undefined || last === undefined ? null : { from: first.toString(), to: last.toString() }
}

function reaches({ from, to }: YearRange, month: number): boolean {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))]
  return from <= to ? first <= month && month <= last : month >= first || month <= last
}

function speaksOf({ about }: CheckOf<'window'>, { name }: Offer, language: Language): boolean {
  if (sharedStems(tellingStems(about, language), tellingStems(name, language)) > 0) return true
  if (!languageBasics(language).joinsNouns) return false
  const ends = wordsOf(about).filter((word) => word.length >= SHORTEST_COMPOUND_END)
  return wordsOf(name).some((word) => ends.some((end) => word.endsWith(end)))
}

const SHORTEST_COMPOUND_END = 5

/** What the brand offers in a month: nothing outside of its season or of a sales period that a rule sets. */
export function offersInSeason({ facts, language }: Pick<BrandBrief, 'facts' | 'language'>, month: number): Offer[] {
  const closed = checksOf(facts, 'window').filter(({ season }) => !reaches(season, month))
  return facts.offers.filter(
    (offer) =>
      (offer.season === null || reaches(offer.season, month)) &&
      !closed.some((window) => speaksOf(window, offer, language)),
  )
}

/** Finds what a text names out of season: an offer, or the subject of a sales period. */
export function outOfSeasonFinder(
  brand: Pick<BrandBrief, 'facts' | 'language'>,
  month: number,
): (text: string) => string | null {
  const { facts, language } = brand
  const inSeason = new Set(offersInSeason(brand, month).flatMap(({ name, shortName }) => [name, shortName]))
  const names = facts.offers.flatMap(({ name, shortName }) => [name, shortName]).filter((name) => !inSeason.has(name))
  const subjects = checksOf(facts, 'window')
    .filter(({ season }) => !reaches(season, month))
    .map(({ about }) => about)
  return forbiddenPhraseFinder([...names, ...subjects], language)
}

export function refusedClaims(facts: UsableFacts): ReadonlySet<CheckOf<'no-claim'>['domain']> {
  return new Set(checksOf(facts, 'no-claim').map(({ domain }) => domain))
}

/** Checks of a part of what their sentence says. */
const NOTED: ReadonlySet<Check['type']> = new Set(['no-claim', 'trade-only', 'apart'])

/**
 * Texts that appear in every email word for word: required statements, excluded claims, and sentences that no program
 * can check. Rules about days and seasons are for the plan.
 */
export const bindingNotes = oncePer(({ rules }: UsableFacts): readonly string[] => {
  const notes = rules.flatMap(({ check, sentence }) => {
    if (check === null || NOTED.has(check.type)) return [sentence]
    return check.type === 'statement' ? [check.text] : []
  })
  return [...new Set(notes.map((note) => note.trim()))].filter((note) => note !== '')
})
