import type { Told } from '../packs/pack-schema.ts'
import { isOwnDay, kindOfDay } from '../stock/own-days.ts'
import type { DatedOccasion, MonthRequest } from './month-request.ts'
import type { OccasionEmail } from './occasion-emails.ts'
import { isAgenda, isReminder, ownFact } from './own-dates.ts'
import { gap } from './send-days.ts'

/** The brand's own days that have an email each where a month can't hold them all, most important first. */
const SINGLE_DAYS: readonly Told[] = ['start', 'event', 'sale', 'closing', 'deadline', 'dearer', 'opening', 'notice']
/** Emails that a month of many dates keeps for scenes of its trade, or for another word of the brand. */
const BESIDE_DATES = { inTrade: 2, elsewhere: 1 }

/**
 * A month with more days of the brand's own than it can tell one by one begins with an email that lists them all, and the
 * most important ones have their own emails. Any other month needs no list.
 */
export function withAgenda(
  dated: readonly OccasionEmail[],
  places: number,
  { isRich }: { isRich: boolean },
): readonly OccasionEmail[] {
  const others = dated.filter(({ occasion }) => !isAgenda(occasion))
  const agenda = dated.find(({ occasion }) => isAgenda(occasion))
  if (agenda === undefined) return others
  const own = others.filter(({ occasion }) => isOwnDay(occasion) && !isReminder(occasion))
  const most = places - (isRich ? BESIDE_DATES.elsewhere : BESIDE_DATES.inTrade)
  if (own.length <= most) return others
  const rank = ({ date, occasion }: OccasionEmail) =>
    // What comes before the list isn't in it.
    date < agenda.date
      ? -1
      : (SINGLE_DAYS.indexOf(kindOfDay(occasion.id) as Told) + SINGLE_DAYS.length) % SINGLE_DAYS.length
  const kept = own.toSorted((one, other) => rank(one) - rank(other)).slice(0, Math.max(0, most - 1))
  return dated.filter((email) => email === agenda || kept.includes(email) || !isOwnDay(email.occasion))
}

/** A month has up to two reminders, and a long one three. */
const MOST_REMINDERS = 2
const LONG_MONTH = 8
/** Emails of a month that are about no day. */
const FEWEST_UNDATED = 1

/** What people come to, order for or pay less for until then is worth a second email. */
const REMINDED: readonly Told[] = ['event', 'start', 'opening', 'sale', 'deadline', 'dearer']

/** Reminders of the most important days, as far as they leave a month an email about something else. */
export function withFewReminders(
  dated: readonly OccasionEmail[],
  places: number,
  { occasions }: Pick<MonthRequest, 'occasions'>,
): readonly OccasionEmail[] {
  const first = dated.filter(({ occasion }) => !isReminder(occasion))
  const usual = places >= LONG_MONTH ? MOST_REMINDERS + 1 : MOST_REMINDERS
  const most = Math.max(0, Math.min(usual, places - FEWEST_UNDATED - first.length))
  const rank = ({ occasion }: OccasionEmail) => {
    const at = REMINDED.indexOf(remindedOf(occasion, occasions) as Told)
    return at < 0 ? REMINDED.length : at
  }
  // What people heard of weeks ago they may have forgotten.
  const daysSince = ({ date, occasion }: OccasionEmail) => {
    const told = first.find((email) => ownFact(email.occasion.id) === ownFact(occasion.id))
    return told === undefined ? Infinity : gap(told.date, date)
  }
  const reminders = dated
    .filter(({ occasion }) => isReminder(occasion))
    .filter((email) => rank(email) < REMINDED.length)
    .toSorted((one, other) => rank(one) - rank(other) || daysSince(other) - daysSince(one))
    .slice(0, most)
  return dated.filter((email) => first.includes(email) || reminders.includes(email))
}

/** The kind of day that a reminder is about. */
function remindedOf({ id }: DatedOccasion, occasions: readonly DatedOccasion[]): string | null {
  const fact = ownFact(id)
  const day = occasions.find((other) => ownFact(other.id) === fact && isOwnDay(other) && !isReminder(other))
  return day === undefined ? null : kindOfDay(day.id)
}
