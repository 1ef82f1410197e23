import { effectiveMonth, monthKey, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import type { Outline } from '../contract.ts'

export interface OutlineMonth extends YearMonth {
  key: string
  /** `December 2026 (3 outlines)` is this title and the count. */
  title: string
  outlines: Outline[]
}

/**
 * The outlines of a brand by the month they are sent in, else planned for; newest month first, inside it by send time
 * and then title, as in the month's document.
 */
export function groupByMonth(outlines: readonly Outline[]): OutlineMonth[] {
  const months = new Map<string, OutlineMonth>()
  for (const outline of outlines) {
    const month = effectiveMonth(outline)
    const key = monthKey(month)
    const entry = months.get(key) ?? { ...month, key, title: monthTitle(month), outlines: [] }
    entry.outlines.push(outline)
    months.set(key, entry)
  }
  const newestFirst = [...months.values()].sort((one, other) => (one.key < other.key ? 1 : -1))
  for (const month of newestFirst) month.outlines.sort(bySendTimeThenTitle)
  return newestFirst
}

/** The first months, as many as it takes to hold `rows` outlines. */
export function firstMonths(months: readonly OutlineMonth[], rows: number): readonly OutlineMonth[] {
  let held = 0
  const end = months.findIndex((month) => (held += month.outlines.length) >= rows)
  return end === -1 ? months : months.slice(0, end + 1)
}

/** What is not scheduled comes after what is. */
function bySendTimeThenTitle(one: Outline, other: Outline): number {
  const oneTime = one.scheduledSendAt?.slice(0, 16) ?? '9999'
  const otherTime = other.scheduledSendAt?.slice(0, 16) ?? '9999'
  if (oneTime !== otherTime) return oneTime < otherTime ? -1 : 1
  return titleOf(one).localeCompare(titleOf(other))
}

/** An outline's own title, else that of its idea. */
export function titleOf(outline: Pick<Outline, 'title' | 'ideaTitle'>): string {
  return outline.title.trim() === '' ? outline.ideaTitle : outline.title
}
