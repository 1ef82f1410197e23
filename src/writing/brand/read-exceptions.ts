import { oncePer } from '#shared/once-per.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { commasIn } from './list-pieces.ts'
import { findMonth, findYearRange } from './read-season.ts'

/** A ban, and what it leaves open: "No discounts" and "Black Friday" of "No discounts besides Black Friday". */
export interface BanWithException {
  ban: string
  exception: string
}

const LONGEST = 1000

/** Null for a sentence without a ban, without an exception, or with one of months: those tell when something is sold. */
export function exceptionIn(sentence: string, words: ReadingWords): BanWithException | null {
  const text = sentence.slice(0, LONGEST)
  const found = introducing(words).exec(text.toLowerCase().replaceAll('’', "'"))
  if (found === null) return null
  const { refusals, approvals } = words
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + found[0].length)
  const isFirst = !/\p{L}/u.test(before)
  const end = endOfException(behind, { isFirst, isInBracket: before.trimEnd().endsWith('(') }, words)
  const exception = behind.slice(0, end).replace(AROUND, '')
  const ban = `${before.replace(/[\s(,–—-]{1,8}$/u, '')}${behind.slice(end).replace(/^\)/u, '')}`.trim()
  const isBan =
    findPhrase(isFirst ? behind.slice(end) : before, refusals) !== null && findPhrase(before, approvals) === null
  if (!isBan || !/\p{L}{2}/u.test(exception) || isOfMonths(exception, words)) return null
  return { ban, exception }
}

const AROUND = /^[\s:,–—-]{1,8}|[\s.,;:)]{1,8}$/gu

const introducing = oncePer(({ language }: ReadingWords): RegExp => {
  const phrases = passingWords(language).exceptions.toSorted((left, right) => right.length - left.length)
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}-])`, 'u')
})

/** An exception ends with its bracket, or where the next clause bans or demands something. */
function endOfException(
  behind: string,
  { isFirst, isInBracket }: { isFirst: boolean; isInBracket: boolean },
  { refusals, mandatory, sayings }: ReadingWords,
): number {
  if (isInBracket && behind.includes(')')) return behind.indexOf(')')
  const commas = commasIn(behind)
  const end = commas.find((at) => {
    const next = behind.slice(at + 1, at + 1 + LONGEST_START)
    return isFirst || findPhrase(next, [...refusals, ...mandatory, ...sayings]) !== null
  })
  return end ?? behind.length
}

/** So far into a clause, it says what it bans. */
const LONGEST_START = 60

/** "No bookings except in December". What has a price or a percentage isn't only a time. */
function isOfMonths(exception: string, { language }: ReadingWords): boolean {
  const found = AMOUNT.test(exception) ? null : (findYearRange(exception, language) ?? findMonth(exception, language))
  // "Except the clearance sale in January" is a sale.
  const isNamed = found !== null && tellingStems(withoutDates(found.rest, language), language).size > 0
  return found !== null && !(isNamed && findPhrase(found.rest, dateWords(language).sale) !== null)
}

const AMOUNT = /\d\s?[%€$£]|[€$£]\s?\d/u

/** What emails may tell of an exception: of "except the 8% on subscriptions", "8% on subscriptions". */
export function exceptedOffer(sentence: string, words: ReadingWords): string | null {
  const exception = exceptionIn(sentence, words)?.exception ?? ''
  if (!AMOUNT.test(exception)) return null
  const [first = '', ...rest] = exception.split(' ')
  const isArticle = words.articles.includes(first.toLowerCase()) && /^\d/u.test(rest[0] ?? '')
  return capitalized(isArticle ? rest.join(' ') : exception)
}
