import { monthKey, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import type { Outline } from '../contract.ts'

export interface OutlineMonth extends YearMonth {
  key: string
  /** `December 2026 (3 outlines)` is this title and the count. */
  title: string
  /** How many outlines it has. */
  outlines: number
}

/** A month of the library as it is shown and found on the page. */
export function outlineMonth({ year, month, outlines }: YearMonth & { outlines: number }): OutlineMonth {
  return { year, month, outlines, key: monthKey({ year, month }), title: monthTitle({ year, month }) }
}

/** An outline's own title, else that of its idea. */
export function titleOf(outline: Pick<Outline, 'title' | 'ideaTitle'>): string {
  return outline.title.trim() === '' ? outline.ideaTitle : outline.title
}
