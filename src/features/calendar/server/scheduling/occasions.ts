import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
import { type Observance, observancesOf } from '#writing/knowledge/observances.ts'
import type { Country } from '#shared/brand-brief.ts'
import { withoutAccents } from '#shared/text.ts'
import { type YearMonth, dayAfter, daysFrom, monthsAfter } from '#shared/calendar-dates.ts'
import { archetypeOf } from './planned-outline.ts'
import { type Day, firstOf, lastOf, later } from './days.ts'

export interface Occasion {
  key: string
  name: string
  day: Day | null
  lastDay: Day
  from: Day
  to: Day
}

/** Within its send window, an email about a day performs this much better. */
const IN_WINDOW = 0.3
const A_DAY_OUTSIDE = 0.04
/** An offer for a day goes out at most this many days before it. */
const OFFER_AT_MOST = 14
/** After this day, a parcel may arrive too late for Christmas. */
const LAST_SHIPPING = 'last-shipping'
const LOOK_AHEAD_DAYS = 45

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
    from: promo ? later(from, dayAfter(date, -OFFER_AT_MOST)) : from,
    to,
  }
}

/** Only greetings and stories may go out on a gift day or after the last safe shipping date. */
function inTime(
  occasion: Occasion,
  { id, kind, date, lastDay }: Observance,
  { template = '', meta }: { template?: string; meta: IdeaMeta | null },
  country: Country,
): Occasion {
  if (kind !== 'gift' || mayFollow({ template, meta })) return occasion
  const eve = dayAfter(date, -1)
  if (id !== 'christmas') {
    return lastDay > date ? occasion : { ...occasion, lastDay: eve, to: occasion.to < eve ? occasion.to : eve }
  }
  const shipping = observancesOf(country, Number(date.slice(0, 4))).find((other) => other.id === LAST_SHIPPING)
  return shipping === undefined ? occasion : { ...occasion, to: shipping.date }
}

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

/** Finds the longest name of a day in any language, on its next date. */
function namedObservance(title: string, country: Country, month: YearMonth): Observance | null {
  const text = ` ${folded(title)} `
  const [first, last] = [firstOf(month), dayAfter(lastOf(month), LOOK_AHEAD_DAYS)]
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

export function asPlanned(occasion: Occasion | null, plannedFor: Day | null): Occasion | null {
  if (occasion === null || plannedFor === null) return occasion
  if (occasion.day !== null && plannedFor > lastUsefulDay(occasion)) return occasion
  const { from, to } = occasion
  return { ...occasion, from: plannedFor < from ? plannedFor : from, to: later(to, plannedFor) }
}
