import { oncePer } from '#shared/once-per.ts'
import { isCertainDay, kindOfDay } from '../stock/own-days.ts'
import type { DatedOccasion, MonthRequest } from './month-request.ts'

/** What people have heard of before. */
const REMINDERS: ReadonlySet<string> = new Set(['reminder', 'last-days', 'last-call'])
export const isReminder = ({ id }: Pick<DatedOccasion, 'id'>): boolean => REMINDERS.has(kindOfDay(id))

/** Whether an email lists the days of a month. */
export const isAgenda = ({ id }: Pick<DatedOccasion, 'id'>): boolean => kindOfDay(id) === 'agenda'

/** What the invitation to a day and the reminders of it have in common. */
export const ownFact = (id: string): string | undefined => id.split('.')[1]

/** What happens on each day and on the day after it, of what the brand dates itself. */
const factsByDay = oncePer((request: Pick<MonthRequest, 'occasions'>): ReadonlyMap<string, ReadonlySet<string>> => {
  const facts = new Map<string, Set<string>>()
  for (const { id, date } of request.occasions.filter(isCertainDay)) {
    const eve = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
    for (const day of [eve, date]) facts.getOrInsertComputed(day, () => new Set()).add(ownFact(id)!)
  }
  return facts
})

/** Whether a day is one of the brand's own, or its eve, and no email about `occasion` alone should go out on it. */
export function belongsToAnother(
  day: string,
  occasion: DatedOccasion | null,
  request: Pick<MonthRequest, 'occasions'>,
): boolean {
  if (occasion !== null && isAgenda(occasion)) return false
  const facts = factsByDay(request).get(day)
  return facts !== undefined && (occasion === null || !facts.has(ownFact(occasion.id) ?? ''))
}
