import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { yearDayAfter } from '#shared/year-days.ts'
import { regionOf } from '../languages/region-words.ts'
import { languageRules } from '../languages/load-rules.ts'
import type { ToldSlot } from '../packs/slots.ts'

export interface ToldFact {
  /** Tells facts of a kind apart. Empty where a brand has at most one. */
  name: string
  slots: Partial<Record<Exclude<ToldSlot, 'lines'>, string>>
  /** The same slots without a weekday, for lines that have no room for it. */
  short: ToldFact['slots']
  /** Its own subject lines: "Alberta: by December 11". */
  subjects: readonly string[]
  /** Separate lines: prices, offers, phrases. */
  lines: readonly string[]
  /** The name of its offer. */
  offer: string | null
  doubt: string | null
  months: readonly number[] | null
  /** The days that it's about, of any year. */
  days: YearRange | null
  /** Days of one year, by the weekday of their first or last, or by their year: they aren't told where that doesn't fit. */
  on: { days: YearRange; weekday: number | null; year: number | null } | null
  /** The id of a holiday, whose day in each year it's about. */
  holiday: string | null
  /** The day of each month that it's about. */
  dayOfMonth: number | null
  /** The weekday of its month that it's about: the first Thursday. The last one has the number -1. */
  monthly: { weekday: number; number: number } | null
  /** What people need to know to order or come: terms, and how to get in touch. */
  practical: readonly string[]
  /** Its readers, where they say more than the stage of an idea. */
  readers: string | null
  /** The name of the fact that people have heard of before: that of the invitation, for its reminder. */
  follows: string | null
  /** The days before it on which its email goes out, where that isn't the usual number. */
  lead: number | null
  /** The last day on which people can still take part. */
  until: string | null
  /** What else its email tells, in whole sentences: the first day of a course, behind the last day to sign up for it. */
  beside: readonly string[]
  /** The name of the fact whose email tells this one as well. */
  toldIn: string | null
}

export const NOTHING_TOLD: ToldFact = {
  name: '',
  slots: {},
  short: {},
  subjects: [],
  lines: [],
  offer: null,
  doubt: null,
  months: null,
  days: null,
  on: null,
  holiday: null,
  dayOfMonth: null,
  monthly: null,
  practical: [],
  readers: null,
  follows: null,
  lead: null,
  until: null,
  beside: [],
  toldIn: null,
}

/** The days in the brand's language: "December 22", „22. Dezember“. */
export function daysInWords({ from, to }: YearRange, brief: BrandBrief): ToldFact['slots'] {
  const { language } = brief
  const format = new Intl.DateTimeFormat(localeOf(brief), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const inWords = (day: string, later = 0) => {
    const written = format.format(new Date(`2027-${day}T00:00:00Z`).getTime() + later * DAY)
    return languageRules(language).writtenDay(written)
  }
  return { from: inWords(from), to: inWords(to), back: inWords(to, 1) }
}

/** A day of any year as the brand writes it. `day` is MM-DD. */
export const dayInWords = (day: string, brief: BrandBrief): string => daysInWords({ from: day, to: day }, brief).to!

/** "January 16 and 17", "4–14 January", „28. Januar bis 2. Februar“. */
export function spanInDays({ from, to }: YearRange, brief: BrandBrief): string {
  const [first, last] = [dayInWords(from, brief), dayInWords(to, brief)]
  if (from === to) return last
  if (from.slice(0, 2) !== to.slice(0, 2)) return `${first} – ${last}`
  if (yearDayAfter(from, 1) === to) return daysTogether([{ from, to }], brief)
  const [number = ''] = DAY_NUMBER.exec(first) ?? []
  return last.replace(DAY_NUMBER, (day) => `${number}–${day}`)
}

/** "January 9, 16 and 23", "30 January and 13 February", "January 9–12 and 23". */
export function daysTogether(spans: readonly YearRange[], brief: BrandBrief): string {
  const isPair = ({ from, to }: YearRange) => yearDayAfter(from, 1) === to
  // "January 9, 10 and 23", and "14–15 et 28–29 novembre" where there are more.
  const isShort = spans.length <= 2 && spans.filter(isPair).length <= 1
  const apart = spans.flatMap((span) =>
    isShort && isPair(span) ? [span.from, span.to].map((day) => ({ from: day, to: day })) : [span],
  )
  const joined = (texts: readonly string[]) =>
    new Intl.ListFormat(localeOf(brief), { type: 'conjunction' }).format(texts)
  const months = Map.groupBy(apart, ({ from, to }) => `${from.slice(0, 2)} ${to.slice(0, 2)}`)
  const ofMonths = [...months.values()].map((days) => {
    const all = days.map((span) => daysOfSpan(span, brief))
    return all.length === 1
      ? all[0]!
      : all[0]!.replace(DAY_NUMBERS, () => joined(all.map((text) => DAY_NUMBERS.exec(text)?.[0] ?? text)))
  })
  // "14–15 et 28–29 novembre, 6–7 février" has its "and" within a month.
  const isJoined = [...months.values()].some((days) => days.length > 1)
  return isJoined ? ofMonths.join(', ') : joined(ofMonths)
}

/** Two days in a row are "16–17" among others. */
function daysOfSpan(span: YearRange, brief: BrandBrief): string {
  const isPair = yearDayAfter(span.from, 1) === span.to && span.from.slice(0, 2) === span.to.slice(0, 2)
  if (!isPair) return spanInDays(span, brief)
  const [first, last] = [span.from, span.to].map((day) => dayInWords(day, brief))
  const [number = ''] = DAY_NUMBER.exec(first!) ?? []
  return last!.replace(DAY_NUMBER, (day) => `${number}–${day}`)
}

/** "11.", “1er” */
export const DAY_NUMBER = /\d{1,2}(?:\.|er)?/u
const DAY_NUMBERS = /\d{1,2}(?:\.|er)?(?:–\d{1,2}(?:\.|er)?)?/u

/** "January", „Januar“, “gennaio” */
export const nameOfMonth = (month: number, brief: BrandBrief): string =>
  new Intl.DateTimeFormat(localeOf(brief), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1, 15))

/** "Thursday", of 4. */
export const nameOfWeekday = (weekday: number, brief: BrandBrief): string =>
  // January 2024 began on a Monday.
  new Intl.DateTimeFormat(localeOf(brief), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))

const localeOf = (brief: BrandBrief): string => regionOf(brief)?.locale ?? `${brief.language}-${brief.country}`

const DAY = 86_400_000
