import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { closureAt, datedClauses } from './closed-words.ts'
import { withFixedDays } from './fixed-days.ts'
import { findOccasions, unaccented } from './find-occasions.ts'
import { closedWeekdaysIn, spansIn } from './read-passing-rules.ts'
import { withoutBrackets } from './list-pieces.ts'
import type { RuleReading } from './rule-reading.ts'
import { exactRanges, findMonth } from './read-season.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { namesHourOrNoon } from './day-words.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { findPhrase, withoutEnding, wordsIn } from '../engine/word-matching.ts'

type Check = NonNullable<FactValue<'rule'>['check']>

/**
 * The days on which a shop is closed, and the sentence without the part that says so: "Closed 20 Dec–8 Jan". The closed
 * season of goods doesn't count: "the rooms are closed from November".
 */
export function closingIn(sentence: string, reading: RuleReading): { checks: Check[]; rest: string } | null {
  const { words, country, occasions } = reading
  const parts = datedClauses(withFixedDays(sentence, words), words)
  const at = parts.findIndex((part) => isClosing(part, words) || isShippingStop(part, reading))
  if (at < 0) return beforeReturn(parts, words)
  const { said, reopened } = untilReopening(parts[at]!, words)
  const spans = spansIn(said, true, reading)
  const left = spans?.rest ?? said
  const behind = parts.slice(at + 1)
  const more = behind.slice(
    0,
    countUntil(behind, (part) => !isOnlyDays(part, words)),
  )
  const again =
    reopened === null
      ? behind.find((part) => opensIn(part, words.language) && !(hasSpan(said, words) && isOfThing(part, words)))
      : undefined
  const back = reopened ?? reopeningIn(again ?? '', words)
  const others = [...parts.slice(0, at), ...behind.slice(more.length)].filter((part) => back === null || part !== again)
  const stops = isClosing(said, words) ? null : resumptionIn(others, words)
  const closed = [left, ...more].flatMap((part) => closedDaysIn(part, words, stops))
  const days = (spans?.checks ?? []).concat(
    closedWeekdaysIn(left, words),
    withoutHalfDays(untilBack(closed, back), sentence, words),
  )
  // "February 15 (Carnival Monday)" is a day.
  const { text: bare } = days.length > 0 ? withoutBrackets(left) : { text: left }
  const named = findOccasions(bare, occasions, country).map(({ id, name }): Check => ({
    type: 'closed-on',
    occasion: id,
    name,
  }))
  const isRelative = findPhrase(left, [...words.between, ...words.relativeTimes]) !== null
  const checks = [...days, ...(isRelative ? [] : named)]
  return { checks, rest: others.join(', ') }
}

const countUntil = (parts: readonly string[], ends: (part: string) => boolean): number => {
  const at = parts.findIndex(ends)
  return at < 0 ? parts.length : at
}

/** "…, and December 24 through January 1" tells further days of the same closing. */
function isOnlyDays(part: string, words: ReadingWords): boolean {
  const days = namedDays(part, words.language)
  const isSmall = smallWords(words)
  const rest = days.toReversed().reduce((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, part)
  const others = wordsIn(withoutBrackets(rest).text)
  return (
    days.length > 0 && others.every((word) => isSmall(word) || /^\d+$/u.test(word)) && !opensIn(part, words.language)
  )
}

/** "Last parcels on December 22, we're back on January 7": closed between the two, without a word for it. */
function beforeReturn(parts: readonly string[], words: ReadingWords): { checks: Check[]; rest: string } | null {
  const at = parts.findIndex((part) => isReturn(part, words))
  const back = at < 0 ? null : reopeningIn(parts[at]!, words)
  if (back === null) return null
  const last = namedDays(parts[at - 1] ?? '', words.language).at(-1)
  const since = last === undefined ? `${back.slice(0, 2)}-01` : yearDayAfter(last.to, 1)
  const length = daysUntil(since, back)
  const isKnown = last === undefined ? back.startsWith('01-') && back <= `01-${LATEST_UNKNOWN}` : length <= LONGEST_REST
  if (!isKnown || length < 1) return null
  const days = { from: since, to: yearDayAfter(back, -1) }
  return { checks: [{ type: 'closed', days }], rest: parts.toSpliced(at, 1).join(', ') }
}

const LONGEST_REST = 30

/** "We're back on January 7" says nothing else. "We're back at the market on January 9" does. */
function isReturn(part: string, words: ReadingWords): boolean {
  const { openAgain, reopening } = dateWords(words.language)
  if (findPhrase(part, reopening) === null) return false
  const isSmall = smallWords(words)
  const known = new Set([...openAgain, ...reopening].flatMap((phrase) => wordsIn(phrase)))
  const days = namedDays(part, words.language)
  const rest = days.toReversed().reduce((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, part)
  return days.length === 1 && wordsIn(rest).every((word) => known.has(word) || isSmall(word) || /^\d+$/u.test(word))
}

const opensIn = (text: string, language: Language): boolean => findPhrase(text, dateWords(language).openAgain) !== null

const hasSpan = (said: string, { language }: ReadingWords): boolean =>
  namedDays(said, language).some(({ from, to }) => from !== to) || namedDays(said, language).length > 1

/** "First roast again on January 7" tells when there's coffee, and not how long the shop is closed. */
function isOfThing(part: string, words: ReadingWords): boolean {
  const { begins, openAgain, reopening } = dateWords(words.language)
  const isSmall = smallWords(words)
  const known = new Set([...openAgain, ...reopening].flatMap((phrase) => wordsIn(phrase)))
  const [first = ''] = wordsIn(part)
  return begins.includes(first) && !known.has(first) && !wordsIn(part).every((word) => known.has(word) || isSmall(word))
}

/** "Closed until January 7 and reopens on Friday, January 8" closes no Friday. */
function untilReopening(part: string, { language }: ReadingWords): { said: string; reopened: string | null } {
  const { begins, openAgain } = dateWords(language)
  const days = namedDays(part, language)
  const at = days.findIndex((day, index) => {
    const before = part.slice(days[index - 1]?.end ?? 0, day.at)
    const isBehind = index === days.length - 1 && day.from === day.to && opensIn(part.slice(day.end), language)
    return findPhrase(before, index === 0 ? openAgain : [...openAgain, ...begins]) !== null || isBehind
  })
  const day = days[at]
  if (day === undefined) return { said: part, reopened: null }
  return { said: part.slice(0, days[at - 1]?.end ?? 0), reopened: day.from === day.to ? day.from : null }
}

/** The day of a clause that ends a closing: "back at 8 on January 2", "ab Montag, 4. Januar wieder am Telefon". */
function reopeningIn(part: string, { language }: ReadingWords): string | null {
  const [day, ...others] = namedDays(part, language)
  return day === undefined || others.length > 0 || day.from !== day.to ? null : day.from
}

/** "We shut at 2 pm on Christmas Eve and are closed until January 4": closed from Christmas Day on. */
function withoutHalfDays(checks: readonly Check[], sentence: string, words: ReadingWords): Check[] {
  const text = withFixedDays(sentence, words)
  const days = namedDays(text, words.language)
  const half = days.find((_, at) => isHalfDay(days, at, text, words))
  if (half === undefined) return [...checks]
  const next = yearDayAfter(half.from, 1)
  return checks.flatMap((check): Check[] => {
    if (check.type !== 'closed') return [check]
    const { from, to } = check.days
    if (from === half.from) return from === to ? [] : [{ ...check, days: { from: next, to } }]
    const isOpenStart = !days.some((day) => day.from === from) && daysUntil(next, to) <= LONGEST_REST
    return [isOpenStart ? { ...check, days: { from: next, to } } : check]
  })
}

/** Whether an hour is beside a day in its clause: "at 2 pm on Christmas Eve". */
function isHalfDay(days: readonly NamedDays[], at: number, text: string, { language }: ReadingWords): boolean {
  const day = days[at]!
  const previous = days[at - 1]
  if (previous?.at === day.at) return false
  const before = text.slice(Math.max(previous?.end ?? 0, day.at - LONGEST_HOUR), day.at)
  const behind = text.slice(day.end, days[at + 1]?.at)
  const parts = [before.split(CLAUSE_END).at(-1)!, behind.split(CLAUSE_END)[0]!]
  return parts.some((part) => namesHourOrNoon(part, dateWords(language)))
}

const LONGEST_HOUR = 30
const CLAUSE_END = /[,;.]\s/u

const LONGEST_CLOSING = 60

/** Closed until the day before the brand is back. Where only that day is known, since the start of its month. */
function untilBack(checks: readonly Check[], back: string | null): Check[] {
  if (back === null) return [...checks]
  // Of "closed November 26 and from December 25 to January 1, back January 2", the second one.
  const last = checks
    .filter((check) => check.type === 'closed')
    .toSorted((one, other) => daysUntil(one.days.to, back) - daysUntil(other.days.to, back))[0]
  const to = yearDayAfter(back, -1)
  if (last === undefined) {
    const isKnown = checks.length === 0 && Number(back.slice(3)) > 1 && Number(back.slice(3)) <= LATEST_UNKNOWN
    return isKnown ? [{ type: 'closed', days: { from: `${back.slice(0, 2)}-01`, to } }] : [...checks]
  }
  const { from, to: end } = last.days
  const isOneDay = from === end && daysUntil(from, to) <= LONGEST_CLOSING
  const isItsEnd = from !== back && (end === back || followsSoon(end, back) || isOneDay)
  const isLast = (check: Check) => check.type === 'closed' && check.days.from === from && check.days.to === end
  return checks.map((check) => (isItsEnd && isLast(check) ? { ...last, days: { from, to } } : check))
}

/** A brand that is back later in a month says since when it was closed. */
const LATEST_UNKNOWN = 15

const LONGEST_SHIPPING_STOP = 21

/** "Nothing ships December 24 to January 2" */
function isShippingStop(part: string, reading: RuleReading): boolean {
  const { words } = reading
  if (findPhrase(unaccented(part), passingWords(words.language).noShipping) === null) return false
  const ranges = rangesOf(part, words)
  return spansIn(part, true, reading) !== null || (ranges.length > 0 && ranges.every(isShort))
}

function isShort({ from, to }: YearRange): boolean {
  const [start, end] = [from, to].map((day) => Date.parse(`2024-${day}T00:00:00Z`)) as [number, number]
  const days = (end - start) / DAY_MS
  return (days < 0 ? days + DAYS_OF_A_YEAR : days) <= LONGEST_SHIPPING_STOP
}

const DAY_MS = 86_400_000
const DAYS_OF_A_YEAR = 366

/** "Closed Mondays from October to April" closes no winter. */
function closedDaysIn(said: string, words: ReadingWords, resumed: string | null): Check[] {
  const ranges = rangesOf(said, words)
  const isWeekly = wordsIn(said).some((word) => WEEKDAY_NUMBERS.has(word)) && !hasDay(said, words)
  if (isWeekly) return []
  return ranges.map((range) => ({
    type: 'closed',
    days:
      resumed !== null && followsSoon(range.to, resumed) ? { from: range.from, to: yearDayAfter(resumed, -1) } : range,
  }))
}

const hasDay = (said: string, { language }: ReadingWords): boolean => namedDays(said, language).length > 0

/** "Nothing ships until January 8, we ship again on the 11th of January": the weekend between them counts as well. */
const resumptionIn = (parts: readonly string[], { language }: ReadingWords): string | null =>
  parts.flatMap((part) => namedDays(part, language)).find(({ from, to }) => from === to)?.from ?? null

const MOST_DAYS_BETWEEN = 6

const followsSoon = (last: string, resumed: string): boolean =>
  daysUntil(last, resumed) >= 1 && daysUntil(last, resumed) <= MOST_DAYS_BETWEEN

function isClosing(part: string, words: ReadingWords): boolean {
  const at = closureAt(part, words)
  if (at === null) return false
  const before = wordsIn(part.slice(0, at))
  const isSmall = smallWords(words)
  const unknown = before.filter(
    (word) => !isSmall(withoutElision(word)) && !/^\d+$/u.test(word) && findMonth(word, words.language) === null,
  )
  // "The ice is closed February 11-14", but not "the rooms are closed from November".
  return unknown.length === 0 || (unknown.length <= MOST_NAMED && hasDay(part, words))
}

const MOST_NAMED = 2

/** "L'atelier" is the workshop. */
const withoutElision = (word: string): string => word.replace(/^(?:l|d|dell|all)'/u, '')

function rangesOf(said: string, words: ReadingWords) {
  const ranges = exactRanges(said, words.language)
  const isIn = (day: NamedDays) => ranges.some(({ from, to }) => daysUntil(from, day.from) <= daysUntil(from, to))
  const all = namedDays(said, words.language)
  const isListed = (day: NamedDays) => all.some((other) => other !== day && gapBetween(day, other) <= LONGEST_GAP)
  // "On the 1st, the 6th and from the 11th to the 15th of January".
  const days = all.filter((day) => ranges.length === 0 || (!isIn(day) && isListed(day)))
  if (ranges.length > 0 || days.length > 0) {
    return [...ranges, ...days.flatMap((day) => closedAround(day, said, words))]
  }
  // "Closed in August" closes the month, and "closed in the first week of August" doesn't.
  const month = findMonth(said, words.language)
  const isSmall = smallWords(words)
  const isWhole = month !== null && wordsIn(month.rest).every(isSmall)
  return isWhole ? [month.range] : []
}

const LONGEST_GAP = 12

const gapBetween = (day: NamedDays, other: NamedDays): number =>
  day.at < other.at ? other.at - day.end : day.at - other.end

/** "Closed on January 18 and 19", "closed until January 7": since when isn't known, and the month is enough. */
function closedAround({ from, to, at }: NamedDays, said: string, { language }: ReadingWords): YearRange[] {
  if (from !== to) return [{ from, to }]
  const { until, before } = ownFactWords(language)
  const plain = said
    .slice(Math.max(0, at - LONGEST_UNTIL), at)
    .toLowerCase()
    .replaceAll('’', "'")
  const [weekday = ''] = LAST_WORD.exec(plain) ?? []
  const near = withoutEnding(WEEKDAY_NUMBERS.has(weekday.trim()) ? plain.slice(0, -weekday.length) : plain, ' ,')
  const isUntil = (phrases: readonly string[]) =>
    phrases.some((phrase) => near === phrase || near.endsWith(` ${phrase}`))
  if (!isUntil([...until, ...before])) return [{ from, to }]
  return [{ from: `${to.slice(0, 2)}-01`, to: isUntil(before) ? yearDayAfter(to, -1) : to }]
}

const LONGEST_UNTIL = 24
const LAST_WORD = /\p{L}{1,12}\s$/u

/** Tells words that name nothing for sale: the shop and its people, closings, and small words. */
const smallWords = oncePer((words: ReadingWords): ((word: string) => boolean) => {
  const small = new Set(
    [
      words.articles,
      words.sellers,
      words.pronouns,
      words.verbs,
      words.fillers,
      words.nameBreaks,
      words.joiners,
      words.openers,
      words.subordinators,
      words.relativeTimes,
      words.between,
      words.shopWords,
      words.premises,
      words.closures,
    ]
      .flat()
      .flatMap((phrase) => phrase.split(' ')),
  )
  return (word) => small.has(word) || WEEKDAY_NUMBERS.has(word)
})

export function mostIn(clause: string, words: ReadingWords): Check | null {
  const { limits, only, sendWords, perMonth, perWeek, counts } = words
  const weeks = findPhrase(clause, perMonth) !== null ? 1 : findPhrase(clause, perWeek) !== null ? WEEKS_OF_A_MONTH : 0
  if (weeks === 0 || (findPhrase(clause, [...limits, ...only]) === null && !isCountAlone(clause, words))) return null
  const all = wordsIn(clause)
  const count = all
    .map((word, at) =>
      all.slice(at + 1, at + 3).some((next) => sendWords.includes(next)) ? numberOf(word, counts) : 0,
    )
    .find((number) => number > 0)
  const emails = (count ?? 0) * weeks
  return emails >= 1 && emails <= MOST_EMAILS ? { type: 'at-most', emails } : null
}

/** "Two emails a month" says how many there may be. "We got two emails a month ago" tells a story. */
function isCountAlone(clause: string, words: ReadingWords): boolean {
  const { sendWords, perMonth, perWeek, counts, language } = words
  const known = new Set(
    [...sendWords, ...perMonth, ...perWeek, ...passingWords(language).enough].flatMap((phrase) =>
      wordsIn(unaccented(phrase)),
    ),
  )
  const isSmall = smallWords(words)
  return wordsIn(unaccented(clause)).every(
    (word) => known.has(word) || isSmall(word) || /^\d{1,2}$/u.test(word) || Object.hasOwn(counts, word),
  )
}

const WEEKS_OF_A_MONTH = 4
const MOST_EMAILS = 31

const numberOf = (word: string, counts: Readonly<Record<string, number>>) =>
  /^\d{1,2}$/u.test(word) ? Number(word) : Object.hasOwn(counts, word) ? counts[word]! : 0
