import { monthKey, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import type { Outline } from '../contract.ts'

export interface OutlineMonth extends YearMonth {
  key: string
  title: string
  outlines: number
}

export function outlineMonth({ year, month, outlines }: YearMonth & { outlines: number }): OutlineMonth {
  return { year, month, outlines, key: monthKey({ year, month }), title: monthTitle({ year, month }) }
}

export function titleOf(outline: Pick<Outline, 'title' | 'ideaTitle'>): string {
  return outline.title.trim() === '' ? outline.ideaTitle : outline.title
}
