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
    const found = NUMERIC.exec(value)
    if (found === null) continue
    const [first, second] = [Number(found[1]), Number(found[2])]
    if (first > 12 && first <= 31 && second >= 1 && second <= 12) dayFirst++
    else if (second > 12 && second <= 31 && first >= 1 && first <= 12) monthFirst++
    else if (first <= 12 && second <= 12 && first !== second) open++
  }
  if (dayFirst > 0 && monthFirst > 0) return { order: 'DMY', why: 'conflict', ambiguous: true }
  if (dayFirst > 0) return sure('DMY', 'a value has day > 12 first')
  if (monthFirst > 0) return sure('MDY', 'a value has day > 12 second')
  if (open === 0) return null

  const read = { DMY: daysOf(values, 'DMY'), MDY: daysOf(values, 'MDY') }
  const weekdays = byWeekday(read, evidence.weekdays)
  if (weekdays !== null) return sure(weekdays, 'weekday column agrees')
  const known = { DMY: read.DMY.filter((day) => day !== null), MDY: read.MDY.filter((day) => day !== null) }
  const sorted = onlyOneOf((order) => isSorted(known[order]))
  if (sorted !== null) return sure(sorted, 'rows are in date order')
  const { now, country } = evidence
  if (now !== undefined) {
    const today = now.toISOString().slice(0, 10)
    const past = onlyOneOf((order) => known[order].every((day) => day <= today))
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

function byWeekday(
  read: Readonly<Record<DateOrder, readonly (string | null)[]>>,
  weekdays: readonly string[] | undefined,
): DateOrder | null {
  if (weekdays === undefined) return null
  const agreeing = (order: DateOrder) =>
    read[order].filter((day, at) => day !== null && weekdayOf(weekdays[at] ?? '') === new Date(day).getUTCDay()).length
  const [dayFirst, monthFirst] = [agreeing('DMY'), agreeing('MDY')]
  if (dayFirst === monthFirst) return null
  return dayFirst > monthFirst ? 'DMY' : 'MDY'
}

const daysOf = (values: readonly string[], order: DateOrder): (string | null)[] =>
  values.map((value) => {
    const read = readDate(value, order)
    return typeof read === 'string' ? read.slice(0, 10) : null
  })

function isSorted(days: readonly string[]): boolean {
  const rises = days.every((day, at) => at === 0 || days[at - 1]! <= day)
  const falls = days.every((day, at) => at === 0 || days[at - 1]! >= day)
  return rises || falls
}
