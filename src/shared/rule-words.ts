import type { FactValue, Timing, WayToBuy, YearRange } from './brand-sheet.ts'
import { MONTHS } from './calendar-dates.ts'
import { timeInYear, yearDayAfter } from './year-days.ts'

type Rule = FactValue<'rule'>
type Check = NonNullable<Rule['check']>

const dayName = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const weekdayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const list = new Intl.ListFormat('en')

/** Any year with February 29. */
const LEAP_YEAR = 2024

const CLAIMS: Record<Extract<Check, { type: 'no-claim' }>['domain'], string> = {
  health: 'health',
  clinical: 'clinical',
  price: 'price',
  eco: 'environmental',
  safety: 'safety',
}
const PLACES: Record<Extract<Check, { type: 'statement' }>['when'], string> = {
  always: 'In every email',
  price: 'In emails that name a price',
  alcohol: 'In emails about alcohol',
}

const WAYS: Record<WayToBuy, string> = {
  phone: 'Buttons ask people to call.',
  message: 'Buttons ask people to send a message.',
  visit: 'Buttons ask people to come by.',
  quote: 'Buttons ask people to request a quotation.',
  reply: 'Buttons ask people to reply.',
}

/** A sentence without a check stays unchanged. */
export function ruleInWords({ sentence, check }: Rule): string {
  switch (check?.type) {
    case 'no-occasion':
      return `We won't plan ${check.name}.`
    case 'no-send':
      return `No emails on ${weekdaysInWords(check.weekdays)}.`
    case 'closed':
      return `No emails ${daysInWords(check.days)}.`
    case 'closed-on':
      return `No emails on ${check.name}.`
    case 'closed-around':
      return `No emails in ${check.name}.`
    case 'closed-week':
      return `No emails in the week of ${check.name}.`
    case 'discount-cap':
      return `No discount above ${check.percent}%.`
    case 'no-prices':
      return 'No prices in any email.'
    case 'trade-only':
      return 'Only for trade customers.'
    case 'apart':
      return `In no list of offers: “${sentence}”`
    case 'way':
      return WAYS[check.way]
    case 'at-most':
      return `At most ${check.emails} ${check.emails === 1 ? 'email' : 'emails'} a month.`
    case 'window':
      return windowInWords(check)
    case 'no-claim':
      return `No ${CLAIMS[check.domain]} claims.`
    case 'statement':
      return `${PLACES[check.when]}: “${check.text}”`
    case undefined:
      return sentence
  }
}

export const UNCHECKED_RULE = "We'll show this to writers. We can't check it automatically."

export function weekdaysInWords(weekdays: readonly number[]): string {
  return list.format(weekdays.toSorted((a, b) => a - b).map((day) => `${weekdayName.format(Date.UTC(2024, 0, day))}s`))
}

/** The rule stores when something may be offered. The text says when it may not. */
function windowInWords({ about, season }: Extract<Check, { type: 'window' }>): string {
  const from = yearDayAfter(season.to, 1)
  if (from === season.from) return `We plan ${about} all year.`
  const closed = { from, to: yearDayAfter(season.from, -1) }
  return hasWholeMonths(closed) && monthOf(closed.from) === monthOf(closed.to)
    ? `No ${about} in ${monthOf(closed.from)}.`
    : `No ${about} between ${endsInWords(closed).join(' and ')}.`
}

/** “May 15 to September 30”, or “May to September” for whole months. */
export const rangeInWords = (season: YearRange) => endsInWords(season).join(' to ')

/** “on May 15”, “from May 15 to May 20”, “in May” */
export function daysInWords(days: YearRange): string {
  if (days.from === days.to) return `on ${dayInWords(days.from)}`
  return hasWholeMonths(days) && monthOf(days.from) === monthOf(days.to)
    ? `in ${monthOf(days.from)}`
    : `from ${rangeInWords(days)}`
}

const hasWholeMonths = ({ from, to }: YearRange) => from.endsWith('-01') && yearDayAfter(to, 1).endsWith('-01')
const endsInWords = (range: YearRange) =>
  hasWholeMonths(range) ? [monthOf(range.from), monthOf(range.to)] : [dayInWords(range.from), dayInWords(range.to)]
const monthOf = (yearDay: string) => MONTHS[Number(yearDay.slice(0, 2)) - 1]!

export const dayInWords = (yearDay: string) => dayName.format(timeInYear(LEAP_YEAR, yearDay))

/** "Every 5 weeks", "Until December 16", "Until day 28 of each month" */
export function timingInWords(timing: Timing): string {
  if (timing.type === 'until') {
    return timing.day === null ? `Until day ${timing.dayOfMonth} of each month` : `Until ${dayInWords(timing.day)}`
  }
  const { unit, from, to } = timing
  return `Every ${from === to ? from : `${from} to ${to}`} ${unit}s`
}
