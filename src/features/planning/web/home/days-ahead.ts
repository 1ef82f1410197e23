import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import { dayAfter } from '#shared/calendar-dates.ts'

export const DAYS_AHEAD = 14

export interface Send {
  outline: OutlineSummary
  brand: Brand
}

export interface DayAhead {
  /** `2026-12-04`. */
  day: string
  sends: Send[]
}

/** Leaves out brands that have just been archived. */
export const withBrands = (outlines: readonly OutlineSummary[], brands: readonly Brand[]): Send[] =>
  outlines.flatMap((outline) => {
    const brand = brands.find(({ id }) => id === outline.brandId)
    return brand === undefined ? [] : [{ outline, brand }]
  })

/** Fourteen days from the earliest today of the brands on, because their time zones may be a day apart. */
export function daysAhead(today: readonly string[], sends: readonly Send[]): DayAhead[] {
  const first = today.toSorted()[0]
  if (first === undefined) return []
  const byDay = Map.groupBy(sends, ({ outline }) => outline.scheduledSendAt!.slice(0, 10))
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const day = dayAfter(first, index)
    return { day, sends: byDay.get(day) ?? [] }
  })
}

/** The next emails that haven't gone out. */
export const upNext = (days: readonly DayAhead[], now: Date, count: number): Send[] =>
  days
    .flatMap(({ sends }) => sends)
    .filter(({ outline }) => outline.workflowStatus !== 'sent' && Date.parse(outline.scheduledSendAt!) >= now.getTime())
    .toSorted((one, other) => Date.parse(one.outline.scheduledSendAt!) - Date.parse(other.outline.scheduledSendAt!))
    .slice(0, count)
