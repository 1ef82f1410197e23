import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { printedDate } from '../brand/printed-date.ts'
import { YEAR_BEHIND, namedDays } from '../brand/find-days.ts'
import { type DatedFact, type OnDay } from '../brand/dated-fact.ts'
import { dayFirst, readDate } from '../brand/read-dates.ts'
import { namesAny, namesHour } from '../brand/day-words.ts'
import { groupsApart } from '../brand/named-readers.ts'
import { coursesApart } from '../brand/separate-dates.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { daysUntil, yearDay, yearDayAfter } from '#shared/year-days.ts'
import { lengthOfMonth } from '../brand/read-season.ts'
import { readPrice } from '../brand/read-price.ts'
import { sellingWayOf } from './selling-way.ts'
import { mended } from '../packs/everyday-words.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { stopWords } from '../languages/stop-words.ts'
import type { Telling } from './own-questions.ts'
import { hasWholeName, printedName } from './listed-offers.ts'
import { namesPrice, priceWithAmount } from './printed-price.ts'
import { nearestOffers } from './nearest-offers.ts'
import { entryBesideDay } from './offer-of-day.ts'
import { byDay, inMonthNamed, onDays, untilDay, withWeekday } from './days-in-sentence.ts'
import { saidUntil } from './title-of-day.ts'
import { briefThing } from './thing-of-day.ts'
import { calledDay } from './called-day.ts'
import { withoutSeasonLabel } from './thing-had.ts'
import { isOfThePast, phrasesOf } from './undated-phrases.ts'
import { withQualifiedDays } from './qualified-days.ts'
import { type DatedTold, toldTogether } from './told-together.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords, dayInWords, daysTogether, nameOfMonth } from './told-fact.ts'

type DatedTelling = Pick<Telling, 'isClean' | 'entry' | 'line'>

/** What happens on a day of the brand's own calendar, in the sentences that say so. */
export function datedFacts(
  brief: BrandBrief,
  telling: DatedTelling,
): Readonly<Record<OnDay | 'last-days' | 'last-call' | 'reminder', readonly ToldFact[]>> {
  const told = datesOf(brief).flatMap((dated) => toldOf(dated, brief, telling))
  const facts = toldTogether(withQualifiedDays(told, brief), brief)
  const of = (what: OnDay) => facts.filter((each) => each.what === what).map(({ fact }) => fact)
  return {
    event: of('event'),
    start: of('start'),
    opening: of('opening'),
    reopening: of('reopening'),
    deadline: of('deadline'),
    dearer: of('dearer'),
    sale: of('sale'),
    notice: of('notice'),
    'last-days': facts.flatMap(({ fact, dated }) => lastDaysOf(fact, dated, brief).map(alone)),
    'last-call': facts.flatMap(({ fact, dated }) => lastCallOf(fact, dated, brief).map(alone)),
    reminder: facts
      .filter((told) => !isPartOfDay(told, facts))
      .flatMap(({ fact, dated }) => remindersOf(fact, dated, brief).map(alone)),
  }
}

/** The reminder of an event holds for all that takes place on its day. */
const isPartOfDay = ({ fact, dated }: DatedTold, facts: readonly DatedTold[]): boolean =>
  facts.some((other) => other.fact.name === fact.toldIn && other.dated.days.from === dated.days.from)

/** A reminder is about its own day, and people heard of it in the email that told all of them. */
const alone = (fact: ToldFact): ToldFact => ({
  ...fact,
  beside: [],
  toldIn: null,
  follows: fact.toldIn ?? fact.follows,
})

const SHORTEST_SALE = 6

/** A sale of a week or more has an email before its last day. */
function lastDaysOf(fact: ToldFact, { what, days }: DatedFact, brief: BrandBrief): ToldFact[] {
  return what === 'sale' && daysUntil(days.from, days.to) >= SHORTEST_SALE ? [untilLast(fact, days.to, brief)] : []
}

function untilLast(fact: ToldFact, day: string, brief: BrandBrief): ToldFact {
  const last = { from: day, to: day }
  const slots = { ...fact.slots, to: daysInWords(last, brief).to!, until: untilDay(day, brief) }
  return { ...fact, slots, short: {}, days: last, on: null, follows: fact.name }
}

/** Days before a last day on which its two emails go out: what is decided together or made to order takes weeks. */
const LEADS = { slow: { first: 15, again: 3 }, quick: { first: 12, again: 2 }, dearer: { first: 16, again: 3 } }

const leadsOf = (brief: BrandBrief) =>
  brief.facts.offers.some(({ kind }) => kind === 'perishable') || sellingWayOf(brief).way === 'courses'
    ? LEADS.quick
    : LEADS.slow

const ENDING: ReadonlySet<OnDay> = new Set(['deadline', 'dearer'])

/** Days of a week or more on which people can order end as well. */
function lastCallOf(fact: ToldFact, { what, days }: DatedFact, brief: BrandBrief): ToldFact[] {
  if (what === 'opening' && daysUntil(days.from, days.to) >= SHORTEST_SALE) {
    return [{ ...untilLast(fact, days.to, brief), lines: [] }]
  }
  const again = { ...fact, follows: fact.name, lines: [] }
  if (what === 'dearer') return [{ ...again, lead: LEADS.dearer.again }]
  // A part of the readers gets no second email.
  return what === 'deadline' && fact.readers === null ? [{ ...again, lead: leadsOf(brief).again }] : []
}

/** People need a day to sign up before the last day for it. */
const LEAD_TO_SIGN_UP = 3

/**
 * Before the day that people were invited to, or the last day to sign up for it, and before each of its further days. None
 * names a day that is over by then.
 */
function remindersOf(
  fact: ToldFact,
  { what, days, others, by, ahead, name }: DatedFact,
  brief: BrandBrief,
): ToldFact[] {
  if (what !== 'event' && what !== 'start') return []
  const { language } = brief
  const { colon } = languageBasics(language)
  const { by: _, until: __, moment: called, fact: sentence, ...slots } = fact.slots
  const later = others.map((other, at): ToldFact => {
    const left = others.slice(at)
    const to = daysTogether(left, brief)
    const moment = called === undefined || name === null ? {} : { moment: `${name}${colon} ${to}` }
    const past = [days, ...others.slice(0, at)]
    const shown =
      withoutDays(sentence ?? '', past, language)?.replace(COUNT, '') ??
      withOnlyDays(sentence ?? '', to, language) ??
      moment.moment ??
      `${to}.`
    const last = ahead === null ? other : dayBefore(other.from, ahead)
    return {
      ...fact,
      name: `${fact.name} ${other.from}`,
      short: {},
      slots: {
        ...slots,
        to,
        on: onDays(left, brief),
        ...moment,
        fact: shown.endsWith('.') ? shown : `${shown}.`,
        ...(ahead === null ? {} : { by: daysInWords(last, brief).to!, until: untilDay(last.from, brief) }),
      },
      days: last,
      on: fact.on === null ? null : { ...fact.on, days: other },
      follows: fact.name,
      lead: ahead === null ? null : LEAD_TO_SIGN_UP,
    }
  })
  const last = by ?? days.from
  if (!hasDetails(fact, language)) return later
  return [
    { ...fact, days: { from: last, to: last }, follows: fact.name, lead: by === null ? null : LEAD_TO_SIGN_UP },
    ...later,
  ]
}

/** Whether people look up an hour, a place or something else that a second email can tell them. */
const hasDetails = ({ slots: { fact = '', by }, practical, beside }: ToldFact, language: Language): boolean =>
  by !== undefined ||
  practical.length + beside.length > 0 ||
  namesHour(fact) ||
  namesAny(fact, dateWords(language).places, language)

function dayBefore(day: string, count: number): YearRange {
  const before = yearDayAfter(day, -count)
  return { from: before, to: before }
}

const LONGEST_TEXT = 400
/** The signs between the entries of a list of days, and before the first. */
const BETWEEN_DAYS = /:\s|,\s|\s(?:and|und|et|y|e|u\.|&)\s/gu
const REST_OF_ENTRY = /^(?:[\s,]{1,2}20\d{2})?(?:\s\([^()]{1,60}\))?$/u

/**
 * A sentence without days that are over: on January 25, "Markets: Alba January 23, Bra January 29" says nothing of Alba. Null
 * where such a day isn't an entry of a list.
 */
export function withoutDays(text: string, past: readonly YearRange[], language: Language): string | null {
  let left = text.slice(0, LONGEST_TEXT)
  for (const { from } of past) {
    const days = namedDays(left, language)
    const day = days.find((each) => each.from === from)
    // "January 9 and 23" are named together.
    if (day === undefined || days.some((other) => other !== day && other.at === day.at)) return null
    const marks = [...left.matchAll(BETWEEN_DAYS)].map(({ 0: sign, index }) => ({
      sign,
      index,
      end: index + sign.length,
    }))
    const before = marks.findLast(({ end }) => end <= day.at)
    const behind = marks.find(({ index }) => index >= day.end && REST_OF_ENTRY.test(left.slice(day.end, index)))
    if (before === undefined || behind === undefined) return null
    left = before.sign.startsWith(':')
      ? left.slice(0, before.end) + left.slice(behind.end)
      : left.slice(0, before.index) + left.slice(behind.index)
  }
  return left
}

const LONGEST_GAP = 12
/** "On 3 Sundays" */
const COUNT = /(?:\s\p{L}{1,3})?\s\d{1,2}\s\p{L}{3,12}(?=\s?:\s)/u

/** A sentence with a list of days, about those that are left. Null for any other sentence. */
function withOnlyDays(text: string, left: string, language: Language): string | null {
  const days = namedDays(text, language)
  const [first, last] = [days[0], days.at(-1)]
  const isList = days.every((each, at) => at === 0 || each.at - days[at - 1]!.end <= LONGEST_GAP)
  if (first === undefined || last === undefined || first === last || !isList) return null
  const [weekday = ''] = WEEKDAY_BEFORE.exec(text.slice(0, first.at)) ?? []
  const before = text.slice(
    0,
    first.at - (weekdayNumbersIn(language).has(weekday.trim().toLowerCase()) ? weekday.length : 0),
  )
  return `${withOneDay(before.replace(COUNT, ''), language)}${left}${text.slice(last.end).replace(YEAR_BEHIND, '')}`
}

/** "Los 16 y 30 de enero" with a single day is "el 30 de enero". */
function withOneDay(before: string, language: Language): string {
  const lower = before.toLowerCase()
  const [many, one] = dateWords(language).oneDay.find(([each]) => lower.endsWith(` ${each} `)) ?? []
  return many === undefined ? before : `${before.slice(0, -many.length - 1)}${one} `
}

const WEEKDAY_BEFORE = /\p{L}{2,12},?\s$/u

interface DatedForReaders extends DatedFact {
  readers: string | null
}

/** The sentences among the phrases, and the days that are part of what an offer is: "6 Saturdays starting January 30". */
function datesOf(brief: BrandBrief): DatedForReaders[] {
  const { facts, language } = brief
  const isSchool = sellingWayOf(brief).way === 'courses'
  const sentences = phrasesOf(brief)
    .flatMap((text) => coursesApart(dayFirst(text, language), language))
    .flatMap((text) => groupsApart(text, language))
  const said = sentences.flatMap(({ text, readers }): DatedForReaders[] => {
    const dated = readDate(text, language)
    if (dated === null || isOfThePast(text, language)) return []
    // What begins at a price in a school is a course, and so is a day of one that the brand offers.
    const isCourse =
      (dated.what === 'opening' && ((isSchool && readPrice(text) !== null) || beginsBooked(text, brief))) ||
      ((dated.what === 'event' || dated.what === 'notice') && isOfCourse(text, brief))
    return [{ ...dated, readers, ...(isCourse ? { what: 'start' as const } : {}) }]
  })
  const offered = facts.offers.flatMap((offer): DatedForReaders[] => {
    const name = printedName(offer, language)
    const isDated = offer.fact !== null && namedDays(offer.fact, language).length > 0
    const dated = name === null || !isDated ? null : readDate(offer.fact!, language)
    if (dated === null || name === null) return []
    const text = `${capitalized(name)}${languageBasics(language).colon} ${dated.text}`
    const isStart = (offer.kind === 'course' && dated.what === 'event') || (isMetAt(offer) && dated.what === 'opening')
    return [{ ...dated, text, name: capitalized(name), what: isStart ? 'start' : dated.what, readers: null }]
  })
  return [...said, ...offered.filter(({ days }) => said.every((other) => other.days.from !== days.from))]
}

/** Whether what begins is something that people come to, who plan it before. Booking itself is open from its day. */
function beginsBooked(text: string, { facts, language }: BrandBrief): boolean {
  const { bookStems, orderStems } = practicalWords(language)
  return (
    findStem(text, [...bookStems, ...orderStems]) === null &&
    facts.offers.some((offer) => isMetAt(offer) && hasWholeName(text, offer.shortName, language))
  )
}

const MET: ReadonlySet<FactValue<'offer'>['kind']> = new Set(['course', 'event', 'service'])

/** What nothing else is known of has an hour where people come to it: a tour at 10:30. */
const isMetAt = ({ kind, fact }: FactValue<'offer'>): boolean =>
  MET.has(kind) || (kind === null && fact !== null && namesHour(fact))

/** Whether a text names a course of the brand that people have to book: "Saturday intensive with Matteo". */
function isOfCourse(text: string, { facts, language }: BrandBrief): boolean {
  const said = tellingStems(text, language)
  const courses = facts.offers.filter(({ kind }) => kind === 'course')
  const isNamed = (name: string) => {
    const stems = tellingStems(name, language)
    return stems.size > 0 && stems.isSubsetOf(said)
  }
  return findPhrase(text, dateWords(language).open) === null && courses.some((offer) => isNamed(offer.shortName))
}

function toldOf(dated: DatedForReaders, brief: BrandBrief, { isClean, entry, line }: DatedTelling): DatedTold[] {
  const { language } = brief
  const { what, text, days, by, weekday, year } = dated
  if (dated.isAside) return []
  const name = dated.name === null ? null : mended(dated.name, language)
  const printed = printedDate(text, language)
  const fact = printed === null ? null : withoutSeasonLabel(printed, language)
  if (fact === null || !isClean(fact)) return []
  const offer = offerOf(dated, brief)
  const price = offer === null ? null : `${withoutPeriod(priceWithAmount(offer, brief)!)}.`
  const detail = offer === null || !saysMore(offer, text, brief) ? null : entryBesideDay(offer, { entry, line })
  const month = monthOf(days, brief)
  const on = month ?? daysTogether([days, ...dated.others], brief)
  const until = lastDayOf(fact, dated, brief)
  const { thing, title, moment, short, change } = calledDay(
    fact,
    // The words in front of a colon that we leave out aren't its name.
    { ...dated, name: name !== null && isClean(name) && fact === printed ? name : null },
    { on, until, withWeekday: withOnlyWeekday(on, dated, brief) },
    brief,
  )
  const last: YearRange = { from: by ?? days.from, to: by ?? days.from }
  if (what === 'reopening') return [{ what, fact: reopeningOn(fact, dated, brief), dated }]
  return [
    {
      what,
      fact: {
        ...NOTHING_TOLD,
        name: text,
        slots: {
          to: what === 'opening' ? withWeekday(days.from, weekdayOf(dated), brief) : withOnlyWeekday(on, dated, brief),
          fact,
          ...(moment === null ? {} : { moment }),
          ...(thing === null ? {} : { thing }),
          ...(change === null ? {} : { next: change.next }),
          ...(change?.thing === undefined ? {} : { thing: change.thing }),
          ...(by === null ? {} : { by: dayInWords(by, brief), until: untilDay(by, brief) }),
          ...inSentence(dated, month, until, brief),
          ...(price === null || detail !== null ? {} : { price }),
        },
        short: {
          ...briefly(thing, language),
          ...withoutItsWeekday(dated, { on, month, moment: short }, brief),
        },
        // A new thing with its price needs no other beside it.
        lines:
          !LISTING.has(what) || detail !== null || (what === 'opening' && readPrice(text) !== null)
            ? []
            : linesAbout(fact, brief, entry),
        practical: detail === null ? [] : [detail],
        days: {
          // The email about a sale of a whole month goes out in it.
          from:
            monthOf(days, brief) !== null
              ? `${last.from.slice(0, 3)}${FIRST_WEEK}`
              : what === 'dearer'
                ? lastOpenDay(last.from, brief)
                : last.from,
          to: ENDING.has(what) ? last.to : days.to,
        },
        on: ENDING.has(what) ? ofLastDay(dated) : { days: dated.named, weekday, year },
        lead: what === 'deadline' ? leadsOf(brief).first : what === 'dearer' ? LEADS.dearer.first : leadToSignUp(dated),
        readers: dated.readers,
        until: by ?? [days, ...dated.others].map(({ from }) => from).at(-1)!,
      },
      // Its reminders have the same name.
      dated: { ...dated, name: title === null ? thing : title.name },
    },
  ]
}

/** The last day before one that a sentence names: of "from January 1, 2027", December 31, 2026. */
function ofLastDay({ named, days, weekday, year }: DatedFact): ToldFact['on'] {
  if (days.to !== yearDayAfter(named.from, -1)) return { days: named, weekday, year }
  return {
    days,
    weekday: weekday === null ? null : ((weekday + DAYS_OF_A_WEEK - 2) % DAYS_OF_A_WEEK) + 1,
    year: year !== null && days.to > named.from ? year - 1 : year,
  }
}

const DAYS_OF_A_WEEK = 7

/** The last day at an old price on which the brand isn't closed. */
function lastOpenDay(day: string, brief: BrandBrief): string {
  const closings = brief.facts.rules.flatMap(({ check }) => (check?.type === 'closed' ? [check.days] : []))
  const closing = closings.find(({ from, to }) => daysUntil(from, day) <= daysUntil(from, to))
  return closing === undefined ? day : yearDayAfter(closing.from, -1)
}

const LEAD_BEFORE_SIGN_UP = 8
/** The email about a course comes before people can sign up for it. */
const leadToSignUp = ({ opens, by, days }: DatedFact): number | null =>
  opens === null ? null : LEAD_BEFORE_SIGN_UP + Math.max(0, daysUntil(opens, by ?? days.from))

/** The days as a part of a sentence: those on which something happens, or the last one. */
function inSentence(dated: DatedFact, month: string | null, until: string, brief: BrandBrief): ToldFact['slots'] {
  const { what, days, others } = dated
  if (ENDING.has(what)) return { until }
  if (month !== null) return { on: inMonthNamed(month, brief) }
  const told = what === 'opening' ? [{ from: days.from, to: days.from }] : [days, ...others]
  return { on: onDays(told, brief, weekdayOf(dated)) }
}

/** The weekday that a sentence names beside its day. */
const weekdayOf = ({ named, days, weekday }: DatedFact): number | null => (named.from === days.from ? weekday : null)

function briefly(thing: string | null, language: Language): ToldFact['slots'] {
  const brief = thing === null ? null : briefThing(thing, language)
  return brief === null ? {} : { thing: brief }
}

/** The days of a fact in the few words that fit into any line. */
function withoutItsWeekday(
  { what, days, others, by, named }: DatedFact,
  { on, month, moment }: { on: string; month: string | null; moment: string | null },
  brief: BrandBrief,
): ToldFact['slots'] {
  // Before December 18 isn't until December 18.
  if (ENDING.has(what)) return named.from === days.from ? { until: byDay(by ?? days.from, brief) } : {}
  return {
    to: on,
    ...(month === null ? { on: onDays([days, ...others], brief) } : {}),
    ...(moment === null ? {} : { moment }),
  }
}

/** Until when people can act, in the words of the sentence where it says so. */
function lastDayOf(fact: string, dated: DatedFact, brief: BrandBrief): string {
  const { what, days, by } = dated
  const day = by ?? days.from
  if (what !== 'deadline') return untilDay(day, brief)
  return saidUntil(fact, dated, brief.language) ?? byDay(day, brief, weekdayOf(dated))
}

/** "Thursday, November 12", where that is a single day. */
function withOnlyWeekday(on: string, dated: DatedFact, brief: BrandBrief): string {
  const { days, others } = dated
  const isSingle = days.from === days.to && others.length === 0 && dated.what !== 'dearer'
  return isSingle ? withWeekday(days.from, weekdayOf(dated), brief) : on
}

const FEBRUARY = 2
const FIRST_WEEK = '08'

/** The name of a month that the days fill. */
function monthOf({ from, to }: YearRange, brief: BrandBrief): string | null {
  const month = Number(from.slice(0, 2))
  const ends = [yearDay(month, lengthOfMonth(month)), ...(month === FEBRUARY ? ['02-28'] : [])]
  if (from !== yearDay(month, 1) || !ends.includes(to)) return null
  return nameOfMonth(month, brief)
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

/**
 * The offers that a sentence names, where it doesn't say itself what they cost. "Except calendars" names what it isn't
 * about.
 */
function linesAbout(sentence: string, { facts, language }: BrandBrief, entry: Telling['entry']): string[] {
  if (findPhrase(sentence, dateWords(language).except) !== null) return []
  const isSaid = ({ name, price }: FactValue<'offer'>) =>
    (price !== null && namesPrice(sentence, price)) || sentence.toLowerCase().startsWith(name.toLowerCase())
  return nearestOffers(sentence, facts.offers, language)
    .filter((offer) => !isSaid(offer) && isMeant(offer, sentence, language))
    .flatMap((offer) => entry(offer) ?? [])
    .slice(0, MOST_LINES)
}

/** The emails about the others list no offers. */
const LISTING: ReadonlySet<OnDay> = new Set(['opening', 'deadline', 'sale'])
const FEWEST_SHARED = 2
const SHORTEST_WORD = 3

/** A word in common isn't enough: "Great Leech Count" isn't about the horse leech, or "your tanks" about "Tank in a Box". */
function isMeant({ name, shortName }: FactValue<'offer'>, sentence: string, language: Language): boolean {
  const said = tellingStems(sentence, language)
  const own = tellingStems(name, language)
  const isWhole = wordsIn(shortName.replaceAll('-', ' ')).every(
    (word) =>
      word.length < SHORTEST_WORD ||
      stopWords(language).has(word) ||
      tellingStems(word, language).intersection(said).size > 0,
  )
  return isWhole || sharedStems(own, said) >= FEWEST_SHARED
}

const LEAST_OF_NAME = 0.5

/** The offer of that name, where the sentence doesn't say what a place costs. */
function offerOf({ text, name }: DatedFact, brief: BrandBrief): FactValue<'offer'> | null {
  const { facts, language } = brief
  if (name === null || readPrice(text) !== null) return null
  const stems = tellingStems(name, language)
  const found = facts.offers.find(
    (each) => each.price !== null && sharedStems(tellingStems(each.name, language), stems) >= Math.min(2, stems.size),
  )
  // "Workshop on childhood memories" is at the price of the only workshop.
  const courses = facts.offers.filter(
    (each) =>
      each.price !== null &&
      (each.kind === 'course' || each.kind === 'event') &&
      // "Open house at the cellar" isn't the truffle day at the cellar.
      sharedStems(tellingStems(each.name, language), stems) >= LEAST_OF_NAME * stems.size,
  )
  const priced = found ?? (courses.length === 1 ? courses[0] : undefined)
  return priced === undefined || stems.size === 0 ? null : priced
}

/** Whether an offer says more than its price: "back course 8 x 60 min", or what it includes. */
const saysMore = ({ name, fact }: FactValue<'offer'>, text: string, { language }: BrandBrief): boolean =>
  (fact !== null && !text.includes(withoutPeriod(fact))) ||
  /\d/u.test(name) ||
  tellingStems(name, language).difference(tellingStems(text, language)).size > 0
