import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords } from '../languages/reading-words.ts'
import { namedDays } from './find-days.ts'
import { piecesOf } from './list-pieces.ts'
import { readPrice } from './read-price.ts'

/** A day of each month, and where a text says so. */
export interface MonthlyDay {
  /** From 1 for Monday. */
  weekday: number
  /** The last one is -1. */
  number: number
  at: number
  end: number
}

const LONGEST = 400
const LONGEST_SENTENCE = 220
const SECOND = 2
const BEFORE = 14

const patterns = new Map<Language, RegExp | null>()

const patternOf = (language: Language): RegExp | null =>
  patterns.getOrInsertComputed(language, () => {
    const said = dateWords(language).monthly.ordinals.flatMap((ordinal) => ordinal.said)
    if (said.length === 0) return null
    const names = (words: readonly string[]) =>
      words
        .toSorted(longestFirst)
        .map((word) => RegExp.escape(word))
        .join('|')
    const weekdays = [...weekdayNumbersIn(language).keys()].filter((name) => name.length > SHORTEST_NAME)
    return new RegExp(String.raw`(?<![\p{L}\d])(${names(said)})\s(${names(weekdays)})(?:s|e|n|en)?(?!\p{L})`, 'iu')
  })

const SHORTEST_NAME = 3
const longestFirst = (left: string, right: string): number => right.length - left.length

/**
 * "The first Thursday of the month". "Every second Saturday" alone may be every other one, so it's none, and neither are
 * Tuesdays and Thursdays.
 */
export function monthlyDayIn(given: string, language: Language): MonthlyDay | null {
  const text = given.slice(0, LONGEST)
  const [whole = '', ordinal = '', weekday = ''] = patternOf(language)?.exec(text) ?? []
  const { ordinals, ofMonth, every } = dateWords(language).monthly
  const number = ordinals.find(({ said }) => said.includes(ordinal.toLowerCase()))?.number
  const day = weekdayNumbersIn(language).get(weekday.toLowerCase())
  if (number === undefined || day === undefined) return null
  const at = text.indexOf(whole)
  const isEvery = findPhrase(text.slice(Math.max(0, at - BEFORE), at), every) !== null && number !== SECOND
  if (!isEvery && findPhrase(text, ofMonth) === null) return null
  const start = lead(text.slice(0, at), [...every, ...dateWords(language).onTheDay, ...readingWords(language).articles])
  const behind = text.slice(at + whole.length)
  const month = ofMonth.find((phrase) =>
    new RegExp(String.raw`^,?\s${RegExp.escape(phrase)}(?!\p{L})`, 'iu').test(behind),
  )
  const end = at + whole.length + (month === undefined ? 0 : behind.toLowerCase().indexOf(month) + month.length)
  return { weekday: day, number, at: start, end }
}

/** Where the small words in front of a day begin. */
function lead(before: string, words: readonly string[]): number {
  const plain = before.toLowerCase()
  const [word] = words
    .filter((each) => plain.endsWith(`${each} `) && !/\p{L}$/u.test(plain.slice(0, -each.length - 1)))
    .toSorted(longestFirst)
  return word === undefined ? before.length : before.length - word.length - 1
}

/** Of a month, the date of such a day. */
export function dateOfMonthly(
  { weekday, number }: Pick<MonthlyDay, 'weekday' | 'number'>,
  first: Temporal.PlainDate,
): Temporal.PlainDate {
  const start =
    number > 0 ? first.with({ day: 1 }) : first.with({ day: 1 }).add({ months: 1 }).subtract({ days: DAYS_OF_A_WEEK })
  const ahead = (weekday - start.dayOfWeek + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK
  return start.add({ days: ahead + (number > 0 ? (number - 1) * DAYS_OF_A_WEEK : 0) })
}

const DAYS_OF_A_WEEK = 7
const ASIDE = /\(([^()]{8,160})\)/u

/**
 * The sentences of a field that tell what the brand has on a day of each month. Of "when the new rarity arrives (always on the
 * first Thursday of the month, 8 am online)", the brackets with the name in front of them.
 */
export function monthlySentences(text: string, goods: readonly string[], language: Language): string[] {
  return piecesOf(text).pieces.flatMap((piece) => {
    if (monthlyDayIn(piece, language) === null || namedDays(piece, language).length > 0) return []
    const [whole = '', inside = ''] = ASIDE.exec(piece) ?? []
    if (monthlyDayIn(inside, language) === null) return piece.length > LONGEST_SENTENCE ? [] : [piece]
    const before = piece.slice(0, piece.indexOf(whole)).toLowerCase()
    const name = goods.toSorted(longestFirst).find((each) => findPhrase(before, [each.toLowerCase()]) !== null)
    const isComplete = name !== undefined && readPrice(before) === null
    return isComplete ? [`${capitalized(name)}${languageBasics(language).colon} ${inside}.`] : []
  })
}
