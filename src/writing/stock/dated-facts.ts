import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { printedDate } from '../brand/printed-date.ts'
import { namedDays } from '../brand/find-days.ts'
import { type DatedFact, type OnDay, readDate } from '../brand/read-dates.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { daysUntil, yearDay, yearDayAfter } from '#shared/year-days.ts'
import { lengthOfMonth } from '../brand/read-season.ts'
import { readPrice } from '../brand/read-price.ts'
import { sellingWayOf } from './selling-way.ts'
import { mended } from '../packs/everyday-words.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import type { Telling } from './own-questions.ts'
import { printedName } from './listed-offers.ts'
import { namesPrice, printedPrice } from './printed-price.ts'
import { nearestOffers } from './nearest-offers.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords, daysTogether, localeOf, spanInDays } from './told-fact.ts'

/** What happens on a day of the brand's own calendar, in the sentences that say so. */
export function datedFacts(
  brief: BrandBrief,
  { isClean, entry }: Pick<Telling, 'isClean' | 'entry'>,
): Readonly<Record<Exclude<OnDay, 'notice'> | 'last-days' | 'reminder', readonly ToldFact[]>> {
  const facts = datesOf(brief).flatMap((dated) =>
    toldOf(dated, brief, isClean, entry).map((told) => ({ ...told, dated })),
  )
  const of = (what: OnDay) => facts.filter((each) => each.what === what).map(({ fact }) => fact)
  return {
    event: of('event'),
    start: of('start'),
    opening: of('opening'),
    reopening: of('reopening'),
    deadline: of('deadline'),
    dearer: of('dearer'),
    sale: of('sale'),
    'last-days': facts.flatMap(({ fact, dated }) => lastDaysOf(fact, dated, brief)),
    reminder: facts.flatMap(({ fact, dated }) => remindersOf(fact, dated, brief, isClean)),
  }
}

const SHORTEST_SALE = 6

/** A sale of a week or more has an email before its last day, and so have days on which people can order. */
function lastDaysOf(fact: ToldFact, { what, days }: DatedFact, brief: BrandBrief): ToldFact[] {
  if ((what !== 'sale' && what !== 'opening') || daysUntil(days.from, days.to) < SHORTEST_SALE) return []
  const last = { from: days.to, to: days.to }
  return [{ ...fact, slots: { ...fact.slots, to: daysInWords(last, brief).to! }, days: last, on: null }]
}

/** Before the day that people were invited to, or the last day to sign up for it, and before each of its further days. */
function remindersOf(
  fact: ToldFact,
  { what, text, days, others, by, ahead, name }: DatedFact,
  brief: BrandBrief,
  isClean: Telling['isClean'],
): ToldFact[] {
  if (what !== 'event' && what !== 'start') return []
  const { colon } = languageBasics(brief.language)
  const { by: _, moment: called, ...slots } = fact.slots
  const later = others.map((other): ToldFact => {
    const to = spanInDays(other, brief)
    const last = ahead === null ? null : yearDayAfter(other.from, -ahead)
    const signUp = last === null ? {} : { by: daysInWords({ from: last, to: last }, brief).to! }
    const said = printedDate(withOnlyDay(text, to, brief), brief.language)
    const own = said === null || !isClean(said) ? {} : { fact: said }
    const moment = called === undefined || name === null ? {} : { moment: `${name}${colon} ${to}` }
    return {
      ...fact,
      name: `${fact.name} ${other.from}`,
      slots: { ...slots, to, ...moment, ...signUp, ...own },
      days: last === null ? other : { from: last, to: last },
      on: fact.on === null ? null : { ...fact.on, days: other },
    }
  })
  const last = by ?? days.from
  return [{ ...fact, days: { from: last, to: last } }, ...later]
}

const LONGEST_GAP = 12
/** "On 3 Sundays" */
const COUNT = /(?:\s\p{L}{1,3})?\s\d{1,2}\s\p{L}{3,12}(?=\s?:\s$)/u

/** A sentence with a list of days, about one of them: the others may be over. */
function withOnlyDay(text: string, day: string, { language }: BrandBrief): string {
  const days = namedDays(text, language)
  const [first, last] = [days[0], days.at(-1)]
  const isList = days.every((each, at) => at === 0 || each.at - days[at - 1]!.end <= LONGEST_GAP)
  if (first === undefined || last === undefined || !isList) return text
  const [weekday = ''] = WEEKDAY_BEFORE.exec(text.slice(0, first.at)) ?? []
  const before = text.slice(
    0,
    first.at - (weekdayNumbersIn(language).has(weekday.trim().toLowerCase()) ? weekday.length : 0),
  )
  return `${before.replace(COUNT, '')}${day}${text.slice(last.end).replace(YEAR, '')}`
}

const WEEKDAY_BEFORE = /\p{L}{2,12},?\s$/u
const YEAR = /^[\s,]{0,2}(?:del?\s)?20\d{2}(?!\d)/u

/** The sentences among the phrases, and the days that are part of what an offer is: "6 Saturdays starting January 30". */
function datesOf(brief: BrandBrief): DatedFact[] {
  const { facts, language } = brief
  const isSchool = sellingWayOf(brief).way === 'courses'
  const said = facts.say.flatMap((text): DatedFact[] => {
    const dated = readDate(text, language)
    if (dated === null) return []
    // What begins at a price in a school is a course.
    const isCourse = isSchool && dated.what === 'opening' && readPrice(text) !== null
    return [isCourse ? { ...dated, what: 'start' } : dated]
  })
  const offered = facts.offers.flatMap((offer): DatedFact[] => {
    const name = printedName(offer, language)
    const isDated = offer.fact !== null && namedDays(offer.fact, language).length > 0
    const dated = name === null || !isDated ? null : readDate(offer.fact!, language)
    if (dated === null || name === null) return []
    const text = `${capitalized(name)}${languageBasics(language).colon} ${dated.text}`
    const isStart = offer.kind === 'course' && (dated.what === 'event' || dated.what === 'opening')
    return [{ ...dated, text, name: capitalized(name), what: isStart ? 'start' : dated.what }]
  })
  return [...said, ...offered.filter(({ days }) => said.every((other) => other.days.from !== days.from))]
}

function toldOf(
  dated: DatedFact,
  brief: BrandBrief,
  isClean: Telling['isClean'],
  entry: Telling['entry'],
): { what: Exclude<OnDay, 'notice'>; fact: ToldFact }[] {
  const { language } = brief
  const { what, text, days, by, since, weekday, year } = dated
  if (what === 'notice') return []
  const name = dated.name === null ? null : mended(dated.name, language)
  const fact = printedDate(text, language)
  if (fact === null || !isClean(fact)) return []
  const price = priceOf(dated, brief)
  const short = withoutPeriod(fact)
  // A short sentence says itself what the day is.
  const isShort = short.length <= LONGEST_MOMENT
  const { rising, since: sinceDay } = dateWords(language)
  const isChange = name !== null && since !== null && findPhrase(name, rising) !== null
  const on = monthOf(days, brief) ?? daysTogether([days, ...dated.others], brief)
  const called =
    isChange && isClean(name)
      ? fillSlots(sinceDay, { name, day: daysInWords({ from: since, to: since }, brief).to! })
      : name !== null && isClean(name)
        ? `${name}${languageBasics(language).colon} ${on}`
        : isShort
          ? short
          : null
  const last: YearRange = { from: by ?? days.from, to: by ?? days.from }
  if (what === 'reopening') return [{ what, fact: reopeningOn(fact, dated, brief) }]
  return [
    {
      what,
      fact: {
        ...NOTHING_TOLD,
        name: text,
        slots: {
          to: on,
          fact,
          ...(called === null ? {} : { moment: called }),
          ...(by === null ? {} : { by: daysInWords({ from: by, to: by }, brief).to! }),
          ...(price === null ? {} : { price }),
        },
        // A new thing with its price needs no other beside it.
        lines:
          what === 'start' || (what === 'opening' && readPrice(text) !== null) ? [] : linesAbout(fact, brief, entry),
        days: {
          // A sale of a whole month is told in it.
          from: monthOf(days, brief) === null ? last.from : `${last.from.slice(0, 3)}${FIRST_WEEK}`,
          to: what === 'deadline' || what === 'dearer' ? last.to : days.to,
        },
        on: { days: dated.named, weekday, year },
      },
    },
  ]
}

const FEBRUARY = 2
const FIRST_WEEK = '08'

/** The name of a month that the days fill. */
function monthOf({ from, to }: YearRange, brief: BrandBrief): string | null {
  const month = Number(from.slice(0, 2))
  const ends = [yearDay(month, lengthOfMonth(month)), ...(month === FEBRUARY ? ['02-28'] : [])]
  if (from !== yearDay(month, 1) || !ends.includes(to)) return null
  const format = new Intl.DateTimeFormat(localeOf(brief), { month: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(2027, month - 1, 15))
}

/** Until when it was closed is known, and since when isn't. */
function reopeningOn(fact: string, { text, days, named, weekday, year }: DatedFact, brief: BrandBrief): ToldFact {
  const before = yearDayAfter(days.from, -1)
  const closed = { from: before, to: before }
  const { to, back } = daysInWords(closed, brief)
  return {
    ...NOTHING_TOLD,
    name: text,
    slots: { to: to!, back: back!, fact },
    days: closed,
    on: { days: named, weekday, year },
  }
}

const MOST_LINES = 2
const LONGEST_MOMENT = 56

/** The offers that a sentence speaks of most, where it doesn't say itself what they cost. */
function linesAbout(sentence: string, { facts, language }: BrandBrief, entry: Telling['entry']): string[] {
  const isSaid = ({ name, price }: FactValue<'offer'>) =>
    (price !== null && namesPrice(sentence, price)) || sentence.toLowerCase().startsWith(name.toLowerCase())
  return nearestOffers(sentence, facts.offers, language)
    .filter((offer) => !isSaid(offer))
    .flatMap((offer) => entry(offer) ?? [])
    .slice(0, MOST_LINES)
}

/** What a place costs, where the sentence doesn't say it and the offer of that name does. */
function priceOf({ text, name }: DatedFact, brief: BrandBrief): string | null {
  const { facts, language } = brief
  if (name === null || readPrice(text) !== null) return null
  const stems = tellingStems(name, language)
  const offer = facts.offers.find(
    (each) => each.price !== null && sharedStems(tellingStems(each.name, language), stems) >= Math.min(2, stems.size),
  )
  // "Workshop on childhood memories" is at the price of the only workshop.
  const courses = facts.offers.filter(
    (each) =>
      each.price !== null &&
      (each.kind === 'course' || each.kind === 'event') &&
      sharedStems(tellingStems(each.name, language), stems) > 0,
  )
  const priced = offer ?? (courses.length === 1 ? courses[0] : undefined)
  return priced === undefined || stems.size === 0 ? null : `${withoutPeriod(printedPrice(priced, brief)!)}.`
}
