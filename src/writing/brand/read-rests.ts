import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { closureAt, datedClauses } from './closed-words.ts'
import { findOccasions, unaccented } from './find-occasions.ts'
import { closedWeekdaysIn, spansIn } from './read-passing-rules.ts'
import { withoutBrackets } from './list-pieces.ts'
import type { RuleReading } from './rule-reading.ts'
import { exactRanges, findMonth } from './read-season.ts'
import { type NamedDays, namedDays } from './find-days.ts'
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
  const parts = datedClauses(sentence, words)
  const at = parts.findIndex((part) => isClosing(part, words) || isShippingStop(part, reading))
  if (at < 0) return null
  const said = untilReopening(parts[at]!, words)
  const spans = spansIn(said, true, reading)
  const left = spans?.rest ?? said
  const others = parts.toSpliced(at, 1)
  const stops = isClosing(said, words) ? null : resumptionIn(others, words)
  const days = (spans?.checks ?? []).concat(closedWeekdaysIn(left, words), closedDaysIn(left, words, stops))
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

/** "Closed until January 7 and reopens on Friday, January 8" closes no Friday. */
function untilReopening(part: string, { language }: ReadingWords): string {
  const [first, second] = namedDays(part, language)
  if (first === undefined || second === undefined) return part
  const between = part.slice(first.end, second.at)
  return findPhrase(between, dateWords(language).begins) === null ? part : part.slice(0, first.end)
}

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
  const near = withoutEnding(
    said
      .slice(Math.max(0, at - LONGEST_UNTIL), at)
      .toLowerCase()
      .replaceAll('’', "'"),
    ' ,',
  )
  const isUntil = (phrases: readonly string[]) =>
    phrases.some((phrase) => near === phrase || near.endsWith(` ${phrase}`))
  if (!isUntil([...until, ...before])) return [{ from, to }]
  return [{ from: `${to.slice(0, 2)}-01`, to: isUntil(before) ? yearDayAfter(to, -1) : to }]
}

const LONGEST_UNTIL = 24

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
