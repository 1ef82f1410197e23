import type { Language } from '#shared/brand-brief.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { datedClauses } from './closed-words.ts'
import type { NamedDays } from './find-days.ts'
import { actsIn, behindDay, comesFirst, startsSeries, withoutLastHour, withoutSmall } from './day-first.ts'
import { commasIn } from './list-pieces.ts'
import { nameOfDay } from './name-of-day.ts'
import { readPrice } from './read-price.ts'
import { type DatedFact, type DayInRole, LONGEST_SALE, said } from './dated-fact.ts'
import {
  CLAUSE_START,
  FIRST_WORDS,
  HOURS_BEHIND,
  SIGN_AND_SPACE,
  beginsAt,
  endsWithPhrase,
  isSent,
  limitsGroup,
  namesAny,
  namesCourse,
  namesGathering,
  namesHoliday,
  namesHour,
  paysByAge,
  startsFree,
  startsLast,
  withoutWeekday,
} from './day-words.ts'
import { SHORTEST_CAMPAIGN } from './day-prices.ts'
import { LONGEST_AHEAD } from './day-orders.ts'

export function happening(
  text: string,
  days: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  // What pauses begins again on the last day that its sentence names.
  const pauses = findPhrase(text, words.pausing) !== null || isInterrupted(days)
  const coming = days.filter(({ role }) => role !== 'until')
  const later = soldLater(coming, text, language, words)
  const day = pauses
    ? days.slice(1).findLast(({ role }) => role !== 'until')
    : (coming.find((each) => coming.length > 1 && isForReaders(each, text, language)) ?? later ?? coming[0])
  // A season says when something is for sale, and no one goes to it on a day.
  const isCourse = namesCourse(text, language)
  if (day === undefined) return null
  const isLong = daysUntil(day.from, day.to) > LONGEST_EVENT
  // "Free check-up weeks January 11 to 29"
  const isWindow = isLong && isSoldBetween(text, day, words)
  const isStand = isLong && standsThere(text, day, language, words)
  if (isLong && !isCourse && !isWindow && !isStand && !namesCampaign(text, day, language, words)) return null
  const before = text.slice(0, day.at)
  // "On Giving Tuesday, December 1, each gift is matched" says what happens then, and "Easter: April 4" doesn't.
  const isBare = tellingStems(text.slice(day.end), language).size < FEWEST_TOLD
  // "Friday, " isn't Good Friday.
  if (isBare && !comesFirst(text, day, language) && namesHoliday(before, language)) return null
  const isThere = isStand || findPhrase(text, [...words.presence, ...words.openLonger]) !== null
  // "On January 12, bookings open"
  const isBehind =
    startsWithAny(text.slice(day.end).replace(/^[\s,:]{1,3}(?:(?:del?\s)?20\d{2}[\s,:]{1,2})?/u, ''), words.begins) !==
    null
  // "On December 5 we open the studio to the public, 2 to 7 pm" opens nothing that stays open.
  const isOpenDoor = day.from === day.to && namesHour(text) && findPhrase(text, words.toPublic) !== null
  const begins =
    !isOpenDoor &&
    (isBehind ||
      (day.role === 'from' && day.from === day.to) ||
      (!isThere && findPhrase(text.slice(0, day.at), words.begins) !== null))
  // "Free entry, sign up first" and "no sign-up" name both.
  const open = words.open.filter((phrase) => findPhrase(text, [phrase]) !== null)
  const isFree =
    open.some((phrase) => findStem(phrase, words.booking) !== null) ||
    (open.length > 0 && findStem(text, words.booking) === null)
  // "Socks start on January 12, six Tuesdays, £72"
  const isSeries = begins && readPrice(text) !== null && startsSeries(text, { at: text.length }, language)
  const isPlace =
    isCourse || isSeries || findStem(text, words.booking) !== null || limitsGroup(text, words, readingWords(language))
  const books = isPlace && !isFree
  if (findPhrase(text, words.thenOnly) !== null && day.from === day.to && !isThere && !books) {
    // A gift with each order of that day is nothing that people could do before.
    const isGift = findPhrase(text, [...words.giving, ...words.withEach]) !== null
    return {
      ...said(text, day),
      what: isGift ? 'sale' : 'deadline',
      name: nameOfDay(text, day, language),
      days: { from: day.from, to: day.to },
    }
  }
  // What has a price and no places is bought from that day on.
  const isBought =
    readPrice(text) !== null &&
    !isThere &&
    !isPlace &&
    !isFree &&
    !namesGathering(text, language, words) &&
    !((namesHour(text) || HOURS_BEHIND.test(text.slice(day.end))) && day.from === day.to) &&
    !paysByAge(text, words)
  // "A free mug with every subscription" on some days, or a week in which each donation is doubled
  const isGift =
    findPhrase(text, [...words.withEach, ...words.giving]) !== null &&
    daysUntil(day.from, day.to) >= SHORTEST_CAMPAIGN &&
    !namesHour(text)
  const opens =
    pauses ||
    isStaged(coming, text, language, words) ||
    (!isPlace && arrivesBehind(day, text, language, words)) ||
    (!isCourse && !isThere && arrivesAround(day, text, language, words)) ||
    (isLong && !isCourse && !isStand) ||
    isBought ||
    isGift ||
    isPutOnline(text, day, language, words) ||
    goesOnline(text, { isPlace: isPlace || isThere }, language, words) ||
    (day.role === 'from' && !isCourse && endsInOrder(text.slice(0, day.at), language, words)) ||
    isForReaders(day, text, language) ||
    (begins && !books) ||
    (day.role === 'from' && !isCourse && opensBehind(text.slice(day.end), language, words)) ||
    opensBooking(text.slice(0, day.at), words, language)
  // "Receipts are sent on January 20" invites no one.
  const isOnlySent = isSent(text, day, language) && !isPlace && !isThere && !namesGathering(text, language, words)
  if (isOnlySent && !namesHour(text) && !(opens && (day.role === 'from' || beginsAt(before, words)))) {
    return { ...said(text, day), what: 'notice', name: null, isAside: true, days: { from: day.from, to: day.to } }
  }
  const isOpen = findPhrase(
    text,
    open.filter((phrase) => !words.advantage.includes(phrase)),
  )
  const isInvited = isOpen !== null || isThere || paysByAge(text, words) || invites(text, day, language, words)
  // "The last parcel leaves on December 18"
  // "We post the last parcels before Christmas on December 17"
  const isLastSent = findPhrase(before, words.lastOf) !== null && isSent(text, day, language)
  const isLast = !isPlace && !isThere && (startsLast(text, language) || isLastSent) && (opens || !isInvited)
  const what = isLast ? 'deadline' : opens ? 'opening' : books ? 'start' : isInvited ? 'event' : 'notice'
  const signUp = what === 'start' ? firstToSignUp(day, days, text, language) : null
  const others =
    opens || isLast || what === 'notice'
      ? []
      : days.filter(
          (other) =>
            other !== day && other.role === 'on' && other.from !== signUp && !isOfOtherCourse(other, text, language),
        )
  return {
    ...said(text, day),
    what,
    others: others.map(({ from, to }) => ({ from, to })),
    name: nameOfDay(text, isForReaders(day, text, language) || day === later ? coming[0]! : day, language),
    // Of a course of many weeks, only the first day is news.
    days: { from: day.from, to: opens ? lastOfWindow(day, days) : isLong && isCourse ? day.from : day.to },
    opens: signUp,
    ...(opens || isLast ? {} : signUpAhead(text, day, language, words)),
  }
}

/** "From January 12 to 30 we sell the six rental bikes": what can be bought on these days. */
const isSoldBetween = (text: string, { from, to }: NamedDays, { selling }: DateWords): boolean =>
  daysUntil(from, to) <= LONGEST_SALE && findPhrase(text, selling) !== null

/** "We are at the Christmas market in Esslingen from November 24 to December 22" */
function standsThere(text: string, { at, from, to }: NamedDays, language: Language, words: DateWords): boolean {
  const { sellers, ownVerbEnds } = readingWords(language)
  const isOurs = wordsIn(text).some((word) => sellers.includes(word) || ownVerbEnds.some((end) => word.endsWith(end)))
  return isOurs && daysUntil(from, to) <= LONGEST_SALE && namesAny(text.slice(0, at), words.coming, language)
}

/** "The club opens on January 16, until January 31" */
const lastOfWindow = (day: DayInRole, days: readonly DayInRole[]): string =>
  days.find((other) => other.role === 'until' && other.at > day.at && isSoonAfter(day, other))?.to ?? day.to

const isSoonAfter = (day: NamedDays, other: NamedDays): boolean => daysUntil(day.to, other.to) <= LONGEST_AHEAD

/** "The course starts on January 19, sign-up from January 4" */
function firstToSignUp(day: DayInRole, days: readonly DayInRole[], text: string, language: Language): string | null {
  const signUp = days.find(
    (other) =>
      other !== day &&
      other.role !== 'until' &&
      daysUntil(other.from, day.from) <= LONGEST_SALE &&
      opensSignUp(text.slice(0, other.at).split(CLAUSE_START).at(-1)!, other, language),
  )
  return signUp?.from ?? null
}

const opensSignUp = (clause: string, { role }: DayInRole, language: Language): boolean =>
  actsIn(clause, language) && (role === 'from' || findPhrase(clause, dateWords(language).begins) !== null)

/** "January 23: bean evening", but not "the harvest begins on November 2, and there's new oil that same evening". */
const firstWords = (behind: string): string => wordsIn(behind).slice(0, FIRST_WORDS).join(' ')

/** "On January 21 at 10 am the new colors go online": no one goes anywhere. */
const goesOnline = (text: string, { isPlace }: { isPlace: boolean }, language: Language, words: DateWords): boolean =>
  !isPlace &&
  findPhrase(text, ownFactWords(language).online.slice(0, 1)) !== null &&
  !namesGathering(text, language, words) &&
  !namesAny(text, words.coming, language)

/** "The spring courses go online on January 12" opens them, and isn't held on a screen. */
function isPutOnline(text: string, day: DayInRole, language: Language, { arriving, begins }: DateWords): boolean {
  const own = text.slice(0, day.at).split(CLAUSE_START).at(-1)!
  const isBehind = startsWithAny(behindDay(text, day, language), ownFactWords(language).online) !== null
  return isBehind && findPhrase(own, [...arriving, ...begins]) !== null
}

/** Whether people can come on a day: to a market, to a barn, or at an hour. */
function invites(text: string, day: NamedDays, language: Language, words: DateWords): boolean {
  return (
    namesGathering(`${text.slice(0, day.at)} ${firstWords(behindDay(text, day, language))}`, language, words) ||
    namesAny(text, words.coming, language) ||
    namesAny(text, words.places, language) ||
    namesHour(text) ||
    HOURS_BEHIND.test(text.slice(day.end))
  )
}

/** "The floor course starts on January 11, the back course on January 13" */
function isOfOtherCourse({ at }: NamedDays, text: string, language: Language): boolean {
  const start = commasIn(text).findLast((each) => each < at)
  const own = start === undefined ? '' : text.slice(start, at)
  return namesCourse(own, language) && namesCourse(text.slice(0, start), language)
}

/** "On January 12 we stir the next batch, from January 19 in the shop": customers wait for the second day. */
function soldLater(coming: readonly DayInRole[], text: string, language: Language, words: DateWords): DayInRole | null {
  const [first, second] = coming
  const isPair = coming.length === 2 && first!.role === 'on' && second!.role === 'from'
  const { sellers } = readingWords(language)
  const isMade = isPair && wordsIn(text.slice(0, second!.at)).some((word) => sellers.includes(word))
  return isMade && !namesHour(text) && !hasWordWith(text, words.booking) && !namesGathering(text, language, words)
    ? second!
    : null
}

/** "Members can book from November 23, everyone else from November 30" */
function isStaged(coming: readonly DayInRole[], text: string, language: Language, words: DateWords): boolean {
  const [first, second] = coming
  if (first === undefined || second === undefined) return false
  const before = text.slice(0, second.at)
  const isFirst = first.role === 'from' || findPhrase(before, words.readers) !== null || actsIn(before, language)
  return isFirst && findPhrase(text.slice(first.end), words.everyone) !== null
}

/** "On Thursday, November 12 the new olive oil arrives" */
function arrivesBehind(day: DayInRole, text: string, language: Language, words: DateWords): boolean {
  if (day.role !== 'on' || day.from !== day.to || !comesFirst(text, day, language)) return false
  const [clause = ''] = behindDay(text, day, language).split(SIGN_AND_SPACE)
  const isSold = startsWithAny(withoutSmall(clause, language), [...words.release, ...words.arriving]) !== null
  return (
    isSold ||
    (!namesHour(text) && !namesGathering(text, language, words) && findPhrase(clause, words.arriving) !== null)
  )
}

/** "The catalog comes out on January 14", „Die Kalender sind am 6. November da“ */
function arrivesAround(day: DayInRole, text: string, language: Language, words: DateWords): boolean {
  const isEvent = namesHour(text) || namesGathering(text, language, words)
  return !isEvent && day.role !== 'until' && day.from === day.to && arrives(day, text, language, words)
}

/** Whether the words before a day, or around it, say that something arrives. */
export function arrives(day: DayInRole, text: string, language: Language, { arriving }: DateWords): boolean {
  const before = withoutWeekday(text.slice(0, day.at).split(CLAUSE_START).at(-1)!, language)
  const plain = withoutLastWord(before)
  const [behind = ''] = behindDay(text, day, language).split(SIGN_AND_SPACE)
  const isBefore = arriving.some((phrase) => endsWithPhrase(before, phrase) || endsWithPhrase(plain, phrase))
  return isBefore || (findPhrase(plain, arriving) === null && findPhrase(`${plain} ${behind}`, arriving) !== null)
}

/** Before a longer time, which has an end. */
const namesCampaign = (text: string, { at, from, to }: NamedDays, language: Language, words: DateWords) =>
  daysUntil(from, to) <= LONGEST_SALE &&
  (namesAny(text.slice(0, at), words.campaigns, language) || startsFree(text, words))

const LONGEST_AHEAD_TO_SIGN_UP = 30

/** "Book at least 3 days before": for each of the days. */
function signUpAhead(
  text: string,
  day: NamedDays,
  language: Language,
  { ahead, booking }: DateWords,
): Pick<DatedFact, 'by' | 'ahead'> {
  const { units } = ownFactWords(language)
  const clause = datedClauses(text, { language }).find((part) => hasWordWith(part, booking) && AHEAD.test(part)) ?? ''
  const [said = '', number = '0', unit = ''] = AHEAD.exec(clause) ?? []
  const count = units.day.includes(unit.toLowerCase())
    ? Number(number)
    : units.week.includes(unit.toLowerCase())
      ? 7 * Number(number)
      : 0
  const isAhead = startsWithAny(clause.slice(clause.indexOf(said) + said.length), ahead) !== null
  if (!isAhead || count < 1 || count > LONGEST_AHEAD_TO_SIGN_UP) return { by: null, ahead: null }
  return { by: yearDayAfter(day.from, -count), ahead: count }
}

const AHEAD = /(?<![\d.,])(\d{1,2})\s(\p{L}{3,12})/u

/** "Opens January 11, members of our list get in on the 9th": readers have their own day. */
const isForReaders = (day: NamedDays, text: string, language: Language): boolean => {
  const clauses = text.slice(0, day.at).split(CLAUSE_START)
  return clauses.length > 1 && findPhrase(clauses.at(-1)!, dateWords(language).readers) !== null
}

/** "Reservations for spring open January 12": from then on, people can sign up. */
function opensBooking(before: string, { begins, booking }: DateWords, language: Language): boolean {
  const last = withoutLastHour(withoutWeekday(before, language)).split(CLAUSE_START).at(-1)!
  const everyone = findPhrase(last, dateWords(language).everyone)
  // "Sign-ups open for everyone on January 4"
  const text = everyone === null ? last : withoutLastWord(last.slice(0, last.toLowerCase().lastIndexOf(everyone)))
  const verb = begins.find((phrase) => endsWithPhrase(text, phrase) || endsWithPhrase(withoutLastWord(text), phrase))
  if (verb === undefined) return false
  const said = wordsIn(text.slice(0, text.toLowerCase().lastIndexOf(verb) + verb.length))
  return said.some((word) => booking.some((stem) => word.startsWith(stem)))
}

/** "120 hatchlings to reserve from January 9" */
const endsInOrder = (before: string, language: Language, { booking }: DateWords): boolean =>
  hasWordWith(wordsIn(withoutWeekday(before, language)).slice(-ORDER_WORDS).join(' '), [
    ...booking,
    ...ownFactWords(language).ordering,
  ])

const ORDER_WORDS = 3

/** "From November 9 you can book for the first harvest". */
const opensBehind = (behind: string, language: Language, { booking }: DateWords): boolean =>
  hasWordWith(wordsIn(behind).slice(0, FIRST_WORDS).join(' '), [...booking, ...ownFactWords(language).ordering])

/** Without "on" or "le" in front of the day. */
const withoutLastWord = (text: string) => text.trimEnd().replace(/\s\S{1,4}$/u, '')

/** "From the 11th to the 15th the raft is in the yard, from the 16th it's back". */
function isInterrupted(days: readonly DayInRole[]): boolean {
  const [first, second] = days
  return (
    first !== undefined &&
    second !== undefined &&
    first.from !== first.to &&
    second.role === 'from' &&
    daysUntil(first.to, second.from) <= MOST_DAYS_AFTER
  )
}

const MOST_DAYS_AFTER = 4

const LONGEST_EVENT = 10

const FEWEST_TOLD = 3
