import { chance } from './rate-ideas.ts'
import type { MonthRequest } from './month-request.ts'

/** Days between two emails of a month, at least. */
export const LEAST_GAP = 2
/** We use another weekday when the next preferred one is further away than this. */
const OTHER_WEEKDAY = 1.6

const dayOf = (date: string) => Temporal.PlainDate.from(date)
export const gap = (left: string, right: string) => Math.abs(dayOf(left).until(dayOf(right)).days)

/**
 * The days of a month's emails in order: the pinned ones, and as many others as fit, spread evenly and on preferred
 * weekdays where those are near.
 */
export function sendDays(pinned: readonly string[], emails: number, request: MonthRequest): string[] {
  const { openDays, weekdays } = request
  const chosen = [...pinned]
  const [first, last] = [openDays[0], openDays.at(-1)]
  if (first === undefined || last === undefined) return chosen.toSorted()
  const span = dayOf(first).until(dayOf(last)).days
  const ideals = Array.from({ length: emails }, (_, index) => ((index + 0.5) * span) / emails)
  // A pinned day replaces the nearest ideal day.
  for (const date of pinned) {
    const place = dayOf(first).until(dayOf(date)).days
    const nearest = ideals.toSorted((left, right) => Math.abs(left - place) - Math.abs(right - place))[0]
    if (nearest !== undefined) ideals.splice(ideals.indexOf(nearest), 1)
  }
  for (const ideal of ideals) {
    const cost = (date: string) =>
      Math.abs(dayOf(first).until(dayOf(date)).days - ideal) +
      (weekdays.includes(dayOf(date).dayOfWeek) ? 0 : OTHER_WEEKDAY) +
      chance(request, `day ${date}`)
    const free = openDays.filter((date) => chosen.every((other) => gap(date, other) >= LEAST_GAP))
    const best = free.toSorted((left, right) => cost(left) - cost(right))[0]
    if (best !== undefined) chosen.push(best)
  }
  return chosen.toSorted()
}
