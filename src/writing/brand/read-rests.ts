import type { FactValue } from '#shared/brand-sheet.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { findOccasions } from './find-occasions.ts'
import type { RuleReading } from './read-rules.ts'
import { exactRanges, findMonth } from './read-season.ts'
import { findPhrase, wordsIn } from './word-matching.ts'

type Check = NonNullable<FactValue<'rule'>['check']>

/**
 * The days on which a shop rests, and the sentence without the part that says so: "Closed 20 Dec–8 Jan". A closed season
 * of goods is none: "the rooms are closed from November".
 */
export function closingIn(sentence: string, reading: RuleReading): { checks: Check[]; rest: string } | null {
  const { words, country, occasions } = reading
  const parts = sentence.split(CLAUSE_END)
  const at = parts.findIndex((part) => isClosing(part, words))
  if (at < 0) return null
  const said = parts[at]!
  const days = rangesOf(said, words).map((range): Check => ({ type: 'closed', days: range }))
  const named = findOccasions(said, occasions, country).map(({ id, name }): Check => ({
    type: 'closed-on',
    occasion: id,
    name,
  }))
  const isRelative = findPhrase(said, [...words.between, ...words.relativeTimes]) !== null
  const checks = [...days, ...(isRelative ? [] : named)]
  return { checks, rest: parts.toSpliced(at, 1).join(', ') }
}

const CLAUSE_END = /[,;:](?=\s)/u

function isClosing(part: string, words: ReadingWords): boolean {
  const closure = findPhrase(part, words.closures)
  if (closure === null) return false
  const before = wordsIn(part.slice(0, part.toLowerCase().replaceAll('’', "'").indexOf(closure)))
  const isSmall = smallWords(words)
  return before.every((word) => isSmall(word) || /^\d+$/u.test(word) || findMonth(word, words.language) !== null)
}

function rangesOf(said: string, words: ReadingWords) {
  const ranges = exactRanges(said, words.language)
  if (ranges.length > 0) return ranges
  // "Closed in August" closes the month, and "closed in the first week of August" doesn't.
  const month = findMonth(said, words.language)
  const isSmall = smallWords(words)
  const isWhole = month !== null && wordsIn(month.rest).every(isSmall)
  return isWhole ? [month.range] : []
}

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

/** How many emails a month a text allows: "at most 2 emails a month", "höchstens eine Mail pro Woche". */
export function mostIn(clause: string, words: ReadingWords): Check | null {
  const { limits, only, sendWords, perMonth, perWeek, counts } = words
  const weeks = findPhrase(clause, perMonth) !== null ? 1 : findPhrase(clause, perWeek) !== null ? WEEKS_OF_A_MONTH : 0
  if (weeks === 0 || findPhrase(clause, [...limits, ...only]) === null) return null
  const all = wordsIn(clause)
  const count = all
    .map((word, at) =>
      all.slice(at + 1, at + 3).some((next) => sendWords.includes(next)) ? numberOf(word, counts) : 0,
    )
    .find((number) => number > 0)
  const emails = (count ?? 0) * weeks
  return emails >= 1 && emails <= MOST_EMAILS ? { type: 'at-most', emails } : null
}

const WEEKS_OF_A_MONTH = 4
const MOST_EMAILS = 31

const numberOf = (word: string, counts: Readonly<Record<string, number>>) =>
  /^\d{1,2}$/u.test(word) ? Number(word) : Object.hasOwn(counts, word) ? counts[word]! : 0
