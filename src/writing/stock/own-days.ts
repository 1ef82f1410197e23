import type { BrandBrief } from '#shared/brand-brief.ts'
import { observancesOf } from '../knowledge/observances.ts'
import { daysUntil } from '#shared/year-days.ts'
import { dateOfMonthly } from '../brand/monthly-days.ts'
import type { DatedOccasion } from '../month/month-request.ts'
import type { Angle, Told } from '../packs/pack-schema.ts'
import { HOLIDAY_KINDS } from './holiday-facts.ts'
import type { ToldFact } from './told-fact.ts'
import { toldFacts } from './told-facts.ts'
import { dayId } from './told-pack.ts'

/** A moment has only a month. Its email goes out in the first days. */
const DAY_OF_A_MOMENT = 12

/** Two months before a moment, the middle of the month is early enough. */
const DAY_TO_ANNOUNCE = 20

/** An email about the reopening goes out on the first day, or a few days later when that day is taken. */
const DAYS_TO_RETURN = 5

/** When a brand opens and closes, and when the seasons of its offers begin and end, in a year. */
export function ownDays(brief: BrandBrief, year: number): DatedOccasion[] {
  const told = toldFacts(brief)
  const dated = (what: Told, dayOf: (days: { from: string; to: string }) => Temporal.PlainDate) =>
    told[what].map((fact) => ({ id: dayId(what, fact), name: '', date: dayOf(fact.days!).toString() }))
  const on = (day: string) => dateIn(year, day)
  return [
    ...dated('closing', ({ from }) => on(from)),
    ...dated('reopening', ({ to }) => on(to).add({ days: 1 + DAYS_TO_RETURN })),
    ...dated('pause', ({ to }) => on(to).add({ days: 1 + DAYS_TO_RETURN })),
    ...(['moment', 'when'] as const).flatMap((what) =>
      told[what].flatMap((fact) =>
        (what === 'when' ? (fact.months ?? []) : monthsInTime(fact.months ?? [])).map((month) => ({
          id: dayId(what, fact),
          name: '',
          date: Temporal.PlainDate.from({ year, month, day: dayOf(what, month, fact) }).toString(),
        })),
      ),
    ),
    ...told.ahead.flatMap((fact) =>
      (fact.months ?? []).map((month) => ({
        id: dayId('ahead', fact),
        name: '',
        date: Temporal.PlainDate.from({ year, month, day: DAY_TO_ANNOUNCE }).toString(),
      })),
    ),
    ...told.deadline.flatMap((fact) =>
      lastDays(fact, year).map((date) => ({ id: dayId('deadline', fact), name: '', date: date.toString() })),
    ),
    ...(
      [
        'event',
        'start',
        'opening',
        'dearer',
        'sale',
        'notice',
        'last-days',
        'last-call',
        'reminder',
        'agenda',
        'gifts',
        'presents',
        'year-end',
        'new-year',
      ] as const
    ).flatMap((what) =>
      told[what]
        .filter((fact) => fact.toldIn === null && isOfYear(fact, year))
        .filter((fact) => fact.monthly === null || !rests(told, monthlyDate(fact, year)))
        .map((fact) => ({
          id: dayId(what, fact),
          name: '',
          date: (fact.days === null ? monthlyDate(fact, year) : on(fact.days.from)).toString(),
          ...(GOES_ON.has(what) && fact.days !== null ? { until: on(fact.days.to).toString() } : {}),
        })),
    ),
    ...(['bargain', 'gift-day', 'holiday'] as const).flatMap((what) =>
      told[what].flatMap((fact) =>
        observancesOf(brief.country, year)
          .filter(({ id }) => id === fact.holiday)
          .map(({ date }) => ({ id: dayId(what, fact), name: '', date })),
      ),
    ),
    ...dated('season-opens', ({ from }) => on(from)),
    ...dated('season-ends', ({ to }) => on(to)),
  ]
}

/** Whether the brand, or what it does, rests on a date: its last Sunday of December is in its holidays. */
function rests(told: ReturnType<typeof toldFacts>, date: Temporal.PlainDate): boolean {
  const day = date.toString().slice('YYYY-'.length)
  const spans = [...told.closing, ...told.reopening, ...told.pause].map(({ days }) => days)
  const pauses = told.notice.map(({ on }) => on?.days ?? null)
  return [...spans, ...pauses].some(
    (span) => span !== null && daysUntil(span.from, day) <= daysUntil(span.from, span.to),
  )
}

/** The first Thursday of a fact's month. */
const monthlyDate = ({ monthly, months }: ToldFact, year: number): Temporal.PlainDate =>
  dateOfMonthly(monthly!, Temporal.PlainDate.from({ year, month: months![0]!, day: 1 }))

const GOES_ON: ReadonlySet<Told> = new Set(['opening', 'sale'])

/** What begins in a later month has more time. */
const dayOf = (what: Told, month: number, { months }: ToldFact): number =>
  what === 'when' && month !== months?.at(-1) ? DAY_TO_ANNOUNCE : DAY_OF_A_MOMENT

/** "02-29" is the last day of February in every year. */
function dateIn(year: number, yearDay: string): Temporal.PlainDate {
  const [month = 1, day = 1] = yearDay.split('-').map(Number)
  return Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' })
}

/** "Saturday, January 23" is a day of 2027, and not of the year after. */
export const isOfYear = ({ on }: ToldFact, year: number): boolean =>
  on === null ||
  ((on.year === null || on.year === year) &&
    (on.weekday === null || [on.days.from, on.days.to].some((day) => dateIn(year, day).dayOfWeek === on.weekday)))

/** Of each year, or of each month of the year. */
function lastDays(fact: ToldFact, year: number): Temporal.PlainDate[] {
  const { days, dayOfMonth, toldIn } = fact
  if (toldIn !== null || !isOfYear(fact, year)) return []
  if (days !== null) return [dateIn(year, days.to)]
  if (dayOfMonth === null) return []
  return Array.from({ length: 12 }, (_, month) => Temporal.PlainDate.from({ year, month: month + 1, day: dayOfMonth }))
}

const LONG_SEASON = 3

/**
 * The months in which people still get ready for a moment, so that a year that begins in the middle of its season tells it
 * as well: all but the last one of a long season.
 */
const monthsInTime = (months: readonly number[]): number[] =>
  months.length < LONG_SEASON ? [...months] : months.filter((month) => months.includes((month % 12) + 1))

/** "deadline" of `deadline.1x2y3z` */
export const kindOfDay = (id: string): string => id.split('.', 1)[0]!

/** What happens on the brand's own day that an angle is about. */
export const ownDayOf = ({ occasion }: Pick<Angle, 'occasion'>): Told | null =>
  occasion !== null && isOwnDay({ id: occasion }) ? (kindOfDay(occasion) as Told) : null

/** Of these, the brand says no day: their emails go out when there is time. */
const WITHOUT_A_DAY: ReadonlySet<string> = new Set([
  'moment',
  'when',
  'ahead',
  'agenda',
  'gifts',
  'reopening',
  'pause',
  ...HOLIDAY_KINDS,
  'new-year',
])

export const isCertainDay = ({ id }: Pick<DatedOccasion, 'id'>): boolean =>
  isOwnDay({ id }) && !WITHOUT_A_DAY.has(kindOfDay(id))

/** The brand's own days have no name that customers would know. */
export const isOwnDay = ({ id }: Pick<DatedOccasion, 'id'>): boolean => id.includes('.')
