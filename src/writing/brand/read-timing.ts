import type { Language } from '#shared/brand-brief.ts'
import type { Timing } from '#shared/brand-sheet.ts'
import { yearDayAfter } from '#shared/year-days.ts'
import { findPhrase, hasWordWith } from '../engine/word-matching.ts'
import { type OwnFactWords, ownFactWords } from '../languages/own-fact-words.ts'
import { lengthOfMonth, namedDay } from './read-season.ts'

const LONGEST = 400
/** A number or two of them, and the word behind: "5 weeks", "3–4 Wo.", "≈ 6-7 mois". */
const SPAN = /(?<![\p{L}\d.,])(\d{1,2})(?:\s?[-–/]\s?(\d{1,2}))?[\s\u00A0]{1,3}(\p{L}{1,12})/gu
const WORD_SPAN = /(?<!\p{L})(\p{L}{2,8})[\s\u00A0]{1,3}(\p{L}{1,12})/gu
const MONTHS_A_YEAR = 12
const [LEAST, MOST] = [2, 36]

/**
 * When what a text says comes back, or ends: "bag is empty (5 weeks or so)" comes every 5 weeks, "order before the 28th"
 * ends on a day of each month. Null where it says neither.
 */
export function readTiming(text: string, language: Language): Timing | null {
  const clause = text.slice(0, LONGEST)
  const words = ownFactWords(language)
  return cycleIn(clause, words) ?? deadlineIn(clause, language, words)
}

function cycleIn(clause: string, words: OwnFactWords): Timing | null {
  const isShort = clause.length <= LONGEST_CYCLE
  const runsOut = isShort && findPhrase(clause, words.runningOut) !== null
  for (const { 0: span, 1: first, 2: second = first, 3: word } of clause.matchAll(SPAN)) {
    const [from, to] = [Number(first), Number(second)]
    const isCycle = runsOut || isNear(clause, clause.indexOf(span), words.cycles)
    const isTimes = words.times.includes(word!.toLowerCase()) && findPhrase(clause, words.perYear) !== null
    if (isTimes && from > 0) return everyMonths(Math.round(MONTHS_A_YEAR / to), Math.round(MONTHS_A_YEAR / from))
    const unit = unitOf(word!, words)
    if (isCycle && unit !== null) return inUnits(unit, from, to)
  }
  if (findPhrase(clause, words.perYear) === null) return null
  for (const [, number, word] of clause.matchAll(WORD_SPAN)) {
    const count = words.numbers[number!.toLowerCase()]
    if (count !== undefined && words.times.includes(word!.toLowerCase())) {
      return everyMonths(Math.round(MONTHS_A_YEAR / count), Math.round(MONTHS_A_YEAR / count))
    }
  }
  const once = Object.entries(words.onceAYear).find(([phrase]) => findPhrase(clause, [phrase]) !== null)
  return once === undefined ? null : everyMonths(once[1], once[1])
}

/** A longer clause tells of several things. */
const LONGEST_CYCLE = 90
const NEAR = 16

/** Whether one of the phrases is right before a place of a text. */
const isNear = (text: string, at: number, phrases: readonly string[]): boolean =>
  findPhrase(text.slice(Math.max(0, at - NEAR), at), phrases) !== null

type Unit = Extract<Timing, { type: 'every' }>['unit'] | 'year'

const unitOf = (word: string, { units }: OwnFactWords): Unit | null => {
  const found = Object.entries(units).find(([, names]) => names.includes(word.toLowerCase()))
  return found === undefined ? null : (found[0] as Unit)
}

/** A single year is twelve months, so that the words for it are a plural in every language. */
function inUnits(unit: Unit, from: number, to: number): Timing | null {
  if (unit === 'year') return everyMonths(from * MONTHS_A_YEAR, to * MONTHS_A_YEAR)
  return from < LEAST || to < from || to > MOST ? null : { type: 'every', unit, from, to }
}

const everyMonths = (from: number, to: number): Timing | null => inUnits('month', from, to)

const DAY_OF_MONTH = /^[\s\u00A0]{0,3}(\d{1,2})(?:st|nd|rd|th|er|\.)?(?![\d:%€$£]|\.?[\s\u00A0]{0,3}\p{L}|[.,]\d)/u
/** "16.12.", "16/12": in English such numbers may mean either order. */
const IN_NUMBERS = /(?<![\d.,/])(\d{1,2})[./](\d{1,2})(?:\.|(?![\d/]))/u

/** "Before the 28th" ends on the 27th. Null for a day that has no day before it in its month. */
function deadlineIn(clause: string, language: Language, words: OwnFactWords): Timing | null {
  const found = namedDeadline(clause, language, words)
  if (found === null || !found.isBefore) return found?.timing ?? null
  const { day, dayOfMonth } = found.timing
  if (dayOfMonth !== null) return dayOfMonth > 1 ? { ...found.timing, dayOfMonth: dayOfMonth - 1 } : null
  return { ...found.timing, day: yearDayAfter(day!, -1) }
}

type Deadline = Extract<Timing, { type: 'until' }>

function namedDeadline(
  clause: string,
  language: Language,
  { until, before, ordering, cutOffs }: OwnFactWords,
): { timing: Deadline; isBefore: boolean } | null {
  if (!hasWordWith(clause, ordering)) return null
  const isCutOff = clause.length <= LONGEST_CYCLE && hasWordWith(clause, cutOffs)
  const isLast = (at: number) => isCutOff || isNear(clause, at, until)
  const on = (day: string, at: number) => ({
    timing: { type: 'until' as const, day, dayOfMonth: null },
    isBefore: isNear(clause, at, before),
  })
  const named = namedDay(clause, language)
  const at = named === null ? -1 : clause.search(/\d/u)
  if (named !== null && isLast(at)) return on(named.day, at)
  const inNumbers = language === 'en' ? null : IN_NUMBERS.exec(clause)
  const [date = 0, month = 0] = (inNumbers ?? []).slice(1).map(Number)
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= lengthOfMonth(month)
  if (inNumbers !== null && isDay && isLast(inNumbers.index)) {
    return on(`${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`, inNumbers.index)
  }
  const lower = clause.toLowerCase()
  for (const phrase of until) {
    const at = lower.indexOf(`${phrase} `)
    const day = at < 0 ? 0 : Number(DAY_OF_MONTH.exec(clause.slice(at + phrase.length))?.[1] ?? 0)
    if (day >= 1 && day <= 28) {
      return { timing: { type: 'until', day: null, dayOfMonth: day }, isBefore: before.includes(phrase) }
    }
  }
  return null
}
