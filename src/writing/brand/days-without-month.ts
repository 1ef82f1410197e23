import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, monthNames, weekdayNumbersIn } from '#shared/day-names.ts'
import { findPhrase, startsWithAny } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { lengthOfMonth } from './read-season.ts'

const LONGEST_FIELD = 10_000
const LONGEST_BEFORE = 260
const LONGEST_BEHIND = 48
const NEAREST_BEHIND = 40
const SHORTEST_WEEKDAY = 4
const NEAR = 6
const SENTENCE_END = /(?<=\p{L}{2}|[)"”»])[.!?]\s|\n/gu

/**
 * "Orders with initials by December 10, without them by the 17th": the month that a sentence has named is written beside
 * its other days. "Dal primo febbraio" is "dal 1 febbraio".
 */
export function withMonthsNamed(given: string, language: Language): string {
  const { bare, first } = patternsOf(language)
  if (bare === null || first === null) return given
  const text = given.slice(0, LONGEST_FIELD).replace(first, '1 ')
  let done = ''
  let from = 0
  for (const match of text.matchAll(bare)) {
    const end = match.index + match[0].length
    const behind = text.slice(end, end + LONGEST_BEHIND)
    const before = `${done.slice(-LONGEST_BEFORE)}${text.slice(from, match.index)}`
    const sentence = before.slice(endOfLastSentence(before)).slice(-LONGEST_BEFORE)
    const [, weekday, number, mark = ''] = match
    if (!mayBeDay(behind, weekday !== undefined, language) || isOfLastYear(sentence, language)) continue
    const isKnown = namedDays(`${sentence}${match[0]}${behind}`, language).some(
      ({ at, end: last }) => at < sentence.length + match[0].length && last > sentence.length,
    )
    const month = isKnown ? null : monthOf(sentence, behind, Number(number), language)
    if (month === null) continue
    const of = ORDINAL.test(mark) ? 'of ' : dateWords(language).ofMonth
    const stop = mark === '.' && behind === '' ? '.' : ''
    done += `${text.slice(from, end)} ${of}${monthNames(language)[month - 1]!}${stop}`
    from = end
  }
  return done + text.slice(from)
}

const ORDINAL = /^(?:st|nd|rd|th)$/u

const endOfLastSentence = (text: string): number => {
  const last = [...text.matchAll(SENTENCE_END)].at(-1)
  return last === undefined ? 0 : last.index + last[0].length
}

interface Patterns {
  /** A number behind a weekday or "the". */
  bare: RegExp | null
  first: RegExp | null
}

const patterns = new Map<Language, Patterns>()

const patternsOf = (language: Language): Patterns =>
  patterns.getOrInsertComputed(language, () => {
    const { onTheDay, firstOfMonth } = dateWords(language)
    if (onTheDay.length === 0) return { bare: null, first: null }
    const said = (words: readonly string[]) =>
      words.map((word) => RegExp.escape(word).replaceAll("'", "['’]")).join('|')
    const weekdays = [...weekdayNumbersIn(language).keys()].filter((name) => name.length >= SHORTEST_WEEKDAY)
    const months = said(monthNames(language).map((name) => name.toLowerCase()))
    const article = String.raw`(?:${said(onTheDay)})(?:(?<=['’])|\s)`
    return {
      bare: new RegExp(
        String.raw`(?<![\p{L}\d])(?:(?:${article})?(${said(weekdays)}),?\s(?:${article})?|${article})(\d{1,2})${markOf(language)}(?!\d|[.,:]\d|\s?[%€$£])`,
        'giu',
      ),
      first: new RegExp(String.raw`(?<!\p{L})(?:${said(firstOfMonth)})\s(?=(?:de\s)?(?:${months})(?!\p{L}))`, 'giu'),
    }
  })

/** "From November 27, and last year they'd gone by the 10th": the month of that day is another. */
function isOfLastYear(sentence: string, language: Language): boolean {
  const clause = sentence.split(/[,;:]\s/u).at(-1) ?? ''
  return findPhrase(clause, dateWords(language).lastYear) !== null
}

/** How a language writes the number of a day: "7.", "7th", "7". */
function markOf(language: Language): string {
  const written = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(0)
  if (/\d\./u.test(written)) return String.raw`(\.)`
  return /^\d/u.test(written) ? '(er|º|°)?' : '(st|nd|rd|th)'
}

const HOURS = /^\s?(?:[-–—]\s?\d|\/|(?:h|uhr|am|pm|o'clock|ore)(?!\p{L})|(?:a|à|to|bis|alle|a las)\s\d)/iu
const SIGN = /^(?:[,.;:!?)]|\s?[-–—]\s(?!\d)|$)/u

/** Whether what is behind a number leaves it a day: not "the 3rd floor" or "Samstag 10. bis 13 Uhr". */
function mayBeDay(behind: string, hasWeekday: boolean, language: Language): boolean {
  if (HOURS.test(behind)) return false
  const [next = ''] = /\p{L}{1,20}/u.exec(behind.slice(0, LONGEST_BEHIND)) ?? []
  if (MONTH_NUMBERS.has(next.toLowerCase()) && /^\s/u.test(behind)) return false
  if (hasWeekday || SIGN.test(behind)) return true
  const { behindDay } = dateWords(language)
  if (behindDay.length === 0) return /^\s\p{Ll}/u.test(behind)
  return startsWithAny(behind, behindDay) !== null
}

/** The month that is named last before a day, else the one right behind it. */
function monthOf(sentence: string, behind: string, number: number, language: Language): number | null {
  const clause = sentence.split(/[,;:]\s/u).at(-1) ?? ''
  const { perMonth } = readingWords(language)
  const isRegular = findPhrase(clause, [...perMonth, ...dateWords(language).usually]) !== null
  if (number < 1 || isRegular) return null
  const day = namedDays(sentence, language).at(-1)
  const month = lastMonthIn(sentence.slice(day?.end ?? 0), language)
  const next = monthBehind(behind, number, language)
  const found = month ?? (day === undefined ? next : monthAfter(day, number, clause, language))
  return found === null || number > lengthOfMonth(found) || isOnlyNear(behind, number, language) ? null : found
}

/** "Closed December 24 to 31, back on the 7th" is of January. "Orders by the 14th, engraved ones by the 7th" isn't. */
function monthAfter({ from, to }: NamedDays, number: number, clause: string, language: Language): number {
  const month = Number(to.slice(0, 2))
  const isNext =
    number < Number(to.slice(3)) && (from !== to || findPhrase(clause, dateWords(language).openAgain) !== null)
  return isNext ? (month % 12) + 1 : month
}

/** "Every January there's": a month that a text names without a day. */
function lastMonthIn(text: string, language: Language): number | null {
  const names = monthNames(language)
  const isCapitalized = /^\p{Lu}/u.test(names[0]!)
  const found = [...text.matchAll(/\p{L}{3,12}/gu)].findLast(([word]) =>
    isCapitalized ? names.includes(word) : names.includes(word.toLowerCase()),
  )
  return found === undefined ? null : names.indexOf(isCapitalized ? found[0] : found[0].toLowerCase()) + 1
}

/** "On the Saturday closest to the 25th, so this time January 23" is about the 23rd. */
function isOnlyNear(behind: string, number: number, language: Language): boolean {
  const [next] = namedDays(behind, language)
  const ahead = next === undefined ? 0 : number - Number(next.from.slice(3))
  return ahead > 0 && ahead <= NEAR
}

/** "Mondays from the 11th and Wednesdays from January 13" */
function monthBehind(behind: string, number: number, language: Language): number | null {
  const [next] = namedDays(behind, language)
  const isNear = next !== undefined && next.at <= NEAREST_BEHIND && Number(next.from.slice(3)) > number
  return isNear ? Number(next.from.slice(0, 2)) : null
}
