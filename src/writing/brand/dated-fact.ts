import { type DAYS_TOLD, type YearRange } from '#shared/brand-sheet.ts'
import type { NamedDays } from './find-days.ts'

/**
 * What happens on a day: people can come (`event`), take part if they sign up (`start`), get what begins (`opening`), find
 * the brand there again (`reopening`), act until then (`deadline`), pay less until then (`dearer`) or from then on (`sale`).
 * A `notice` is something to know of a day on which there is nothing to do, such as shorter hours.
 */
export type OnDay = (typeof DAYS_TOLD)[number]

export interface DatedFact {
  what: OnDay
  /** The sentence, in its owner's words. */
  text: string
  /** What the day is called: "Cheese fair in Bad Tölz". */
  name: string | null
  days: YearRange
  /** The further days of an event or a start: "January 9 and 23". */
  others: YearRange[]
  /** The last day to sign up, where that comes before. */
  by: string | null
  /** The first day to sign up, where that comes before. */
  opens: string | null
  /** How many days before each day people have to sign up. */
  ahead: number | null
  /** The first day of a new price. */
  since: string | null
  /** Whether it fills no email, such as shorter hours: others mention it. */
  isAside: boolean
  /** The days beside which the text names a weekday or a year: they belong to no other year. */
  named: YearRange
  weekday: number | null
  year: number | null
}

export const LONGEST = 240

type Role = 'until' | 'from' | 'on'

export interface DayInRole extends NamedDays {
  role: Role
  isBefore: boolean
  /** Whether it is a last day by the word in front of it: "by January 8". */
  isOwn: boolean
  /** Whether the words behind it call it one: "January 8 is the last day to order". */
  isCalledLast: boolean
  /** Whether an hour until which people can act is in front of it: "by 5 pm on". */
  isByHour: boolean
}

export const said = (
  text: string,
  day: NamedDays,
): Pick<
  DatedFact,
  'text' | 'named' | 'weekday' | 'year' | 'others' | 'by' | 'opens' | 'ahead' | 'since' | 'isAside'
> => ({
  text,
  named: { from: day.from, to: day.to },
  weekday: day.weekday,
  year: day.year,
  others: [],
  by: null,
  opens: null,
  ahead: null,
  since: null,
  isAside: false,
})

export const LONGEST_SALE = 70
