import type { MonthThesis, PlanRequest } from '../requests/plan-request.ts'
import { monthKey } from '#shared/calendar-dates.ts'
import { ideaWords } from '../languages/idea-words.ts'
import { notesOf } from '../notes/month-notes.ts'

/** The theme of the notes, or the sale or launch that they name. */
export function notedThesis(request: PlanRequest): MonthThesis | null {
  const { brand, year, month } = request
  const { theme, events } = notesOf(request).reading
  const big = events.find(({ kind, isInMonth }) => isInMonth && (kind === 'sale' || kind === 'launch'))
  const words = theme ?? big?.words
  if (words === undefined) return null
  return {
    id: `notes/${monthKey({ year, month })}`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    because: ideaWords(brand.language).ownDay.because,
  }
}
