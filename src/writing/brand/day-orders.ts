import type { Language } from '#shared/brand-brief.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { unaccented } from './find-occasions.ts'
import type { NamedDays } from './find-days.ts'
import { actsIn, behindDay, comesFirst, startsSeries } from './day-first.ts'
import { commasIn } from './list-pieces.ts'
import { nameOfDay } from './name-of-day.ts'
import { readPrice } from './read-price.ts'
import { type DatedFact, type DayInRole, LONGEST_SALE, said } from './dated-fact.ts'
import { CLAUSE_START, isSent, limitsGroup, namesCourse, namesHour, startsLast } from './day-words.ts'
import { namesSale } from './day-prices.ts'
import { endsBehind, isAsked, isLastOf, isOfLabel } from './day-roles.ts'

/** "On sale February 8, orders January 25 to 31": readers can order between two days. Of a course, they sign up then. */
export function ordered(
  text: string,
  days: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  const { ordering } = ownFactWords(language)
  const startOf = (day: NamedDays) => commasIn(text).findLast((at) => at < day.at) ?? -1
  const isOrdering = (day: DayInRole) =>
    hasWordWith(text.slice(startOf(day) + 1, day.at), [...ordering, ...words.booking]) ||
    isOrderedBehind(text, day, language)
  const window = days.find(
    (day) => day.from !== day.to && daysUntil(day.from, day.to) <= LONGEST_SALE && isOrdering(day),
  )
  if (window === undefined) return openedUntil(text, days, language, words)
  const event = days.find((day) => day !== window && day.role !== 'until')
  const isPlace = namesCourse(text, language) || limitsGroup(text, words, readingWords(language)) || namesHour(text)
  const isBehind = isOrderedBehind(text, window, language)
  if (event === undefined && !isBehind && namesCourse(text.slice(window.end), language)) return null
  return event !== undefined && isPlace
    ? {
        ...said(text, event),
        what: 'start',
        name: nameOfDay(text, event, language),
        days: { from: event.from, to: event.to },
        by: window.to,
      }
    : {
        ...said(text, window),
        what: 'opening',
        name: orderOf(nameOfDay(text, event ?? window, language), text.slice(startOf(window) + 1, window.at), language),
        days: { from: window.from, to: window.to },
      }
}

/** "Pre-orders open January 5 and close January 20" */
function openedUntil(
  text: string,
  [first, last]: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  if (first === undefined || last?.role !== 'until' || first.role === 'until') return null
  const before = text.slice(0, first.at)
  const opens = actsIn(before, language) && findPhrase(before, words.begins) !== null
  if (!opens || daysUntil(first.from, last.to) > LONGEST_SALE) return null
  return {
    ...said(text, first),
    what: 'opening',
    name: nameOfDay(text, first, language),
    days: { from: first.from, to: last.to },
  }
}

const SHORTEST_WINDOW = 4

/** "From January 4 to 31 you can sign up for the box", but not "January 11 to 15 summer course, book now". */
function isOrderedBehind(text: string, day: DayInRole, language: Language): boolean {
  const [clause = ''] = behindDay(text, day, language).split(CLAUSE_START)
  const stems = [...ownFactWords(language).ordering, ...dateWords(language).booking]
  const words = wordsIn(clause)
  const at = words.findIndex((word) => stems.some((stem) => word.startsWith(stem)))
  const isWindow = daysUntil(day.from, day.to) >= SHORTEST_WINDOW && comesFirst(text, day, language)
  return isWindow && at >= 0 && !namesHour(clause) && !namesCourse(words.slice(0, at).join(' '), language)
}

/** "Pre-order spring bulbs": what people can do, before the day of "release of the spring bulbs". */
function orderOf(name: string | null, clause: string, language: Language): string | null {
  const { booking, release } = dateWords(language)
  const stems = [...ownFactWords(language).ordering, ...booking]
  const order = clause.match(/[\p{L}-]{3,40}/gu)?.find((word) => hasWordWith(word, stems))
  if (name === null || order === undefined || hasWordWith(name, stems)) return name
  const thing = name.slice(startsWithAny(name, release)?.length ?? 0).trim()
  const isNoun = languageBasics(language).capitalizesNouns
  return `${capitalized(order)} ${isNoun ? thing : thing.charAt(0).toLowerCase() + thing.slice(1)}`
}

/** Days between the last day to order and what it is for. A later day is a reason to order and nothing to go to. */
export const LONGEST_AHEAD = 35

export function signedUp(text: string, days: readonly DayInRole[], language: Language): DatedFact | null {
  const { ordering } = ownFactWords(language)
  const { booking, ends, latest, advantage, acting, asksSome, handing } = dateWords(language)
  const lasts = days.filter(({ role }) => role === 'until')
  // "Boxes that reach us by December 9 are back before Christmas"
  const isHanded = lasts.some(({ isOwn }) => isOwn) && findStem(text, handing) !== null
  const isOrdering = hasWordWith(text, [...ordering, ...booking]) || isHanded || findPhrase(text, acting) !== null
  const unsent = lasts.filter((day) => !isSent(text, day, language))
  const untils = unsent.length > 0 ? unsent : lasts
  // "Order deadline for wheels on March 15: February 6"
  const called = lasts.find((day) => day.isCalledLast)
  const asked = unsent.filter((day) => day.isOwn && isAsked(day, text, language))
  const sooner = firstToAct(asked, text, language)
  const isSooner = (day: DayInRole) => called === undefined || daysUntil(day.to, called.to) <= LONGEST_AHEAD
  const isLabeledLast = startsWithAny(text, ends) !== null
  const last =
    sooner !== undefined && (called !== undefined || isLabeledLast) && isSooner(sooner)
      ? sooner
      : (called ??
        (isLabeledLast
          ? (untils.find(({ at }) => at > text.indexOf(':')) ?? untils[0])
          : firstToAct(untils, text, language)))
  const isOver = findPhrase(unaccented(text), passingWords(language).endings) !== null
  if (last === undefined) return null
  // "36 € until January 27": what holds until a day is over after it.
  const isFavor = findPhrase(text, advantage) !== null || namesSale(text, dateWords(language))
  const holds = days[0] === last && (isFavor || (readPrice(text) !== null && !last.isBefore))
  const isNamed = findPhrase(text, [...ends, ...latest]) !== null || isOfLabel(text, last, language)
  const isOfSome = startsWithAny(text, asksSome) !== null && commasIn(text).some((at) => at < last.at)
  const isLast =
    isNamed ||
    last.isCalledLast ||
    last.isByHour ||
    isOfSome ||
    endsBehind(text, last, language) ||
    isLastOf(text, dateWords(language)) ||
    isReadyBehind(text, lasts, dateWords(language))
  if (!isOrdering && !isOver && !holds && !isLast) return null
  const by = last.isBefore ? yearDayAfter(last.from, -1) : last.to
  const isCourse = namesCourse(text, language)
  // "Orientation on Saturday at 10 am, tell us by Thursday"
  const isAnnounced = namesHour(text) && findPhrase(text, acting) !== null
  const isBooked = hasWordWith(text, booking) || findStem(text, booking) !== null
  // "Last tour before Christmas is December 22, orders by the 18th"
  const isLastTour = !isBooked && isOrdering && startsLast(text, language)
  const takesPart = isBooked || (!isLastTour && (isCourse || isAnnounced))
  // "Book the Advent calendar by November 15, out from November 20: €29"
  const isGoods = !isCourse && readPrice(text) !== null && !namesHour(text) && !startsSeries(text, days[0]!, language)
  const event = days.find(
    (day) =>
      takesPart &&
      !(isGoods && (day.role === 'from' || isHandedOut(day, last, text, language))) &&
      day !== last &&
      day.role !== 'until' &&
      !isSent(text, day, language) &&
      daysUntil(by, day.from) <= LONGEST_AHEAD,
  )
  return event === undefined
    ? {
        ...said(text, last),
        what: 'deadline',
        name: nameOfDay(text, last, language),
        days: { from: by, to: by },
      }
    : {
        ...said(text, event),
        what: 'start',
        name: nameOfDay(text, event, language),
        days: { from: event.from, to: event.to },
        by,
      }
}

/** "The box leaves on November 16, reserve it by the 10th", "order by the 19th, pick up on the 23rd": no one goes to an event. */
function isHandedOut(day: DayInRole, last: DayInRole, text: string, language: Language): boolean {
  const { handing, arriving } = dateWords(language)
  const start = last.at < day.at ? last.end : 0
  const before = text.slice(start, day.at)
  return findStem(before, handing) !== null || findPhrase(before, arriving) !== null
}

/** "What's here by November 6 is ready by December 18": the first is the last day to bring it. */
const isReadyBehind = (text: string, days: readonly DayInRole[], { ready }: DateWords): boolean =>
  days.length === 2 && days.every(({ role }) => role === 'until') && findPhrase(text.slice(days[1]!.at), ready) !== null

/** Of "$74 through June 30 if you order by November 30", the day to order by. Else the first of several. */
function firstToAct(untils: readonly DayInRole[], text: string, language: Language): DayInRole | undefined {
  const asked = untils.filter((day) => isAsked(day, text, language))
  const isBefore = (one: DayInRole, other: DayInRole) => daysUntil(one.to, other.to) <= LONGEST_AHEAD
  return (asked.length > 0 ? asked : untils).toSorted((left, right) => (isBefore(left, right) ? -1 : 1))[0]
}
