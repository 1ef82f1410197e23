import type { IdeaMeta } from '#server/ai/writers.ts'
import { type Observance, observancesOf } from '#server/marketing-knowledge/observances.ts'
import type { Country } from '#shared/brand-brief.ts'
import { withoutAccents } from '#shared/text.ts'
import { type YearMonth, monthsAfter } from '#shared/calendar-dates.ts'
import { archetypeOf } from './planned-outline.ts'
import { type Day, addDays, daysFrom, firstOf, lastOf, later } from './days.ts'

/** What an email is about when it cannot wait: a day of the year, or a season. */
export interface Occasion {
  /** The same for every email about this day of this year. */
  key: string
  name: string
  /** The day itself and, where it lasts, its end; null for a season. */
  day: Day | null
  lastDay: Day
  /** Between these days an email about it makes sense. */
  from: Day
  to: Day
}

/** Inside its window an email about a day does so much better. */
const IN_WINDOW = 0.3
const A_DAY_OUTSIDE = 0.04
/** An offer for a day is made at most so many days before it. */
const OFFER_AT_MOST = 14
/** From this day on a parcel may come too late for Christmas. */
const LAST_SHIPPING = 'last-shipping'
const LOOK_AHEAD_DAYS = 45

/** Null for what may go out at any time. */
export function occasionOf(
  outline: { title: string; ideaTitle: string; template?: string; meta: IdeaMeta | null },
  promo: boolean,
  country: Country,
  month: YearMonth,
): Occasion | null {
  const { meta } = outline
  if (meta === null) {
    const named = namedObservance(`${outline.title} · ${outline.ideaTitle}`, country, month)
    return named === null ? null : inTime(ofObservance(named, promo), named, outline, country)
  }
  const { type, id, name, from, to } = meta.anchor
  if (type === 'evergreen' || from === undefined || to === undefined) return null
  const key = `${id} ${to.slice(0, 4)}`
  if (type === 'season') return { key, name: name ?? 'the season', day: null, lastDay: to, from, to }
  const meets = ({ from: first, to: last, date }: Observance) =>
    (first <= to && last >= from) || (date >= from && date <= to)
  const observance = aroundMonth(country, month).find((each) => each.id === id && meets(each))
  if (observance !== undefined) {
    return inTime(ofObservance(observance, promo), observance, outline, country)
  }
  return name === undefined ? null : { key, name, day: null, lastDay: to, from, to }
}

function ofObservance({ id, names, date, lastDay, from, to }: Observance, promo: boolean): Occasion {
  return {
    key: `${id} ${date.slice(0, 4)}`,
    name: names.en ?? Object.values(names)[0] ?? '',
    day: date,
    lastDay,
    from: promo ? later(from, addDays(date, -OFFER_AT_MOST)) : from,
    to,
  }
}

/**
 * What asks readers to prepare goes out before the day: only wishes and stories may go out on a day of gifts itself, or
 * after the last safe shipping date of Christmas.
 */
function inTime(
  occasion: Occasion,
  { id, kind, date, lastDay }: Observance,
  { template = '', meta }: { template?: string; meta: IdeaMeta | null },
  country: Country,
): Occasion {
  if (kind !== 'gift' || mayFollow({ template, meta })) return occasion
  const eve = addDays(date, -1)
  if (id !== 'christmas') {
    return lastDay > date ? occasion : { ...occasion, lastDay: eve, to: occasion.to < eve ? occasion.to : eve }
  }
  const shipping = observancesOf(country, Number(date.slice(0, 4))).find((other) => other.id === LAST_SHIPPING)
  return shipping === undefined ? occasion : { ...occasion, to: shipping.date }
}

/** Thanks, wishes and service may come on the day and after it. */
const mayFollow = ({ template, meta }: { template: string; meta: IdeaMeta | null }): boolean =>
  meta?.family === 'community' || meta?.family === 'lifecycle' || archetypeOf({ template, meta })?.mix === 'relation'

const aroundMonth = (country: Country, month: YearMonth) =>
  [monthsAfter(month, -1), monthsAfter(month, 2)]
    .flatMap(({ year }) => observancesOf(country, year))
    .filter((each, index, all) => all.indexOf(each) === index)

const folded = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The day that a title names, in whatever language: the longest name, on its next date from the month on. */
function namedObservance(title: string, country: Country, month: YearMonth): Observance | null {
  const text = ` ${folded(title)} `
  const [first, last] = [firstOf(month), addDays(lastOf(month), LOOK_AHEAD_DAYS)]
  const nameIn = ({ names }: Observance) =>
    Math.max(
      0,
      ...Object.values(names)
        .map(folded)
        .filter((name) => text.includes(` ${name} `))
        .map(({ length }) => length),
    )
  const found = aroundMonth(country, month)
    .filter(({ weight, date, lastDay }) => weight > 0 && lastDay >= first && date <= last)
    .map((observance) => ({ observance, length: nameIn(observance) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
  return found[0]?.observance ?? null
}

/** How well a day suits an occasion, as a logarithm; null when it is too late. */
export function occasionLift(occasion: Occasion | null, day: Day): number | null {
  if (occasion === null) return 0
  const { from, to, lastDay } = occasion
  if (occasion.day !== null && day > later(lastDay, to)) return null
  const outside = day < from ? daysFrom(day, from) : day > to ? daysFrom(to, day) : 0
  if (outside === 0) return occasion.day === null ? 0 : IN_WINDOW
  return -A_DAY_OUTSIDE * Math.min(outside, 20)
}

export const lastUsefulDay = ({ lastDay, to }: Occasion): Day => later(lastDay, to)
export const isInWindow = ({ from, to }: Occasion, day: Day) => from <= day && day <= to

/** The plan of the month may begin an occasion earlier, or end it later, than is usual. */
export function asPlanned(occasion: Occasion | null, plannedFor: Day | null): Occasion | null {
  if (occasion === null || plannedFor === null) return occasion
  if (occasion.day !== null && plannedFor > lastUsefulDay(occasion)) return occasion
  const { from, to } = occasion
  return { ...occasion, from: plannedFor < from ? plannedFor : from, to: later(to, plannedFor) }
}
