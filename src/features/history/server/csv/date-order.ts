import type { Country } from '#shared/brand-brief.ts'
import { type DateOrder, readDate, weekdayOf } from './dates.ts'

export interface OrderEvidence {
  weekdays?: readonly string[] | undefined
  country?: Country | undefined
  now?: Date | undefined
}

export interface DateOrderChoice {
  order: DateOrder
  why: string
  ambiguous: boolean
}

const NUMERIC = /^\s*(?:\p{L}+[.,]?\s+)?(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})\b/u
const MONTH_FIRST: readonly Country[] = ['US', 'CA']

/** Decides for the whole column whether 03/04 is in March or April. Null if no value is ambiguous. */
export function chooseDateOrder(values: readonly string[], evidence: OrderEvidence = {}): DateOrderChoice | null {
  const sure = (order: DateOrder, why: string) => ({ order, why, ambiguous: false })
  let dayFirst = 0
  let monthFirst = 0
  let open = 0
  for (const value of values) {
    const [, one, other] = NUMERIC.exec(value) ?? []
    if (one === undefined) continue
    const [first, second] = [Number(one), Number(other)]
    if (first > 12 && first <= 31 && second >= 1 && second <= 12) dayFirst++
    else if (second > 12 && second <= 31 && first >= 1 && first <= 12) monthFirst++
    else if (first <= 12 && second <= 12 && first !== second) open++
  }
  if (dayFirst > 0 && monthFirst > 0) return { order: 'DMY', why: 'conflict', ambiguous: true }
  if (dayFirst > 0) return sure('DMY', 'a value has day > 12 first')
  if (monthFirst > 0) return sure('MDY', 'a value has day > 12 second')
  if (open === 0) return null

  const weekdays = byWeekday(values, evidence.weekdays)
  if (weekdays !== null) return sure(weekdays, 'weekday column agrees')
  const sorted = onlyOneOf((order) => isSorted(values, order))
  if (sorted !== null) return sure(sorted, 'rows are in date order')
  const { now, country } = evidence
  if (now !== undefined) {
    const today = now.toISOString().slice(0, 10)
    const past = onlyOneOf((order) => days(values, order).every((day) => day <= today))
    if (past !== null) return sure(past, 'no date is in the future')
  }
  if (country !== undefined) {
    return { order: MONTH_FIRST.includes(country) ? 'MDY' : 'DMY', why: 'brand country', ambiguous: true }
  }
  return { order: 'MDY', why: 'nothing decides', ambiguous: true }
}

function onlyOneOf(holds: (order: DateOrder) => boolean): DateOrder | null {
  const [dayFirst, monthFirst] = [holds('DMY'), holds('MDY')]
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'DMY' : 'MDY'
}

function byWeekday(values: readonly string[], weekdays: readonly string[] | undefined): DateOrder | null {
  if (weekdays === undefined) return null
  const agreeing = (order: DateOrder) =>
    values.filter((value, at) => {
      const day = readDate(value, order)
      return typeof day === 'string' && weekdayOf(weekdays[at] ?? '') === new Date(day.slice(0, 10)).getUTCDay()
    }).length
  const [dayFirst, monthFirst] = [agreeing('DMY'), agreeing('MDY')]
  if (dayFirst === monthFirst) return null
  return dayFirst > monthFirst ? 'DMY' : 'MDY'
}

const days = (values: readonly string[], order: DateOrder) =>
  values.map((value) => readDate(value, order)).flatMap((read) => (typeof read === 'string' ? [read.slice(0, 10)] : []))

function isSorted(values: readonly string[], order: DateOrder): boolean {
  const found = days(values, order)
  const rises = found.every((day, at) => at === 0 || found[at - 1]! <= day)
  const falls = found.every((day, at) => at === 0 || found[at - 1]! >= day)
  return rises || falls
}
