import type { Language } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { monthNumbersIn } from '#shared/day-names.ts'
import { yearDay } from '#shared/year-days.ts'
import { languageRules } from '../languages/load-rules.ts'

const LENGTH_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const JOINERS = words('to through thru until till and - – — bis und à a au et al y e hasta fino jusqu jusque')
const LIST_JOINERS = words('and und et y e')
const RANGE_JOINERS = JOINERS.difference(LIST_JOINERS)
const BETWEEN = words('between zwischen entre tra fra')
/** Words between a day and its month, and between a month and the word that joins two of them. */
const FILLERS = words('of de del di d st nd rd th er ero the den dem le la el il end à')
const PART_OF_MONTH: ReadonlyMap<string, 'start' | 'middle' | 'end'> = new Map([
  ...[...words('early anfang début debut principios inizio beginning')].map((word) => [word, 'start'] as const),
  ...[...words('mid middle mitte mi mediados metà meta')].map((word) => [word, 'middle'] as const),
  ...[...words('late end ende fin finales fine')].map((word) => [word, 'end'] as const),
])
export const isPartOfMonth = (word: string): boolean => PART_OF_MONTH.has(word)
/** Words that belong to a range of dates and not to the words before it. */
const OPENINGS = words(
  'from between only just nur von vom zwischen ab im de du des d entre uniquement seulement en del desde solo sólo dal da tra fra solamente soltanto a in jeweils available erhältlich disponible disponibles que tous jedes',
)
const CLOSINGS = words(
  'only nur seulement uniquement solo soltanto solamente each every year jedes jahr chaque année cada año',
)

interface NamedDay {
  month: number
  /** Null when only the month was named. */
  day: number | null
  part: 'start' | 'middle' | 'end' | null
  from: number
  to: number
}

interface Token {
  word: string
  from: number
  to: number
}

export interface FoundRange {
  range: YearRange
  rest: string
}

const TOKEN = /\d{1,2}(?!\d)|\p{L}+|[–—-]/gu
const MOST_TOKENS = 400

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ word: match[0].toLowerCase(), from: match.index, to: match.index + match[0].length })
    if (tokens.length === MOST_TOKENS) break
  }
  return tokens
}

/** From November to February: 11, 12, 1, 2. */
export const monthsBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, step) => ((first - 1 + step) % 12) + 1)

export const namedMonths = (text: string, language: Language): number[] =>
  daysIn(text, tokensOf(text), language).map(({ month }) => month)

function daysIn(text: string, tokens: Token[], language: Language): NamedDay[] {
  const months = monthNumbersIn(language)
  const days: NamedDay[] = []
  const used = new Set<number>()
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  tokens.forEach(({ word, from: offset }, at) => {
    const month = months.get(word)
    if (month === undefined) return
    const before = dayAt(tokens, at - 1, used) ?? (FILLERS.has(wordAt(at - 1)) ? dayAt(tokens, at - 2, used) : null)
    // "September, 6 lessons" names no day.
    const isNext = /^[\s.]*$/u.test(text.slice(tokens[at]!.to, tokens[at + 1]?.from))
    const found = before ?? (isNext ? dayAt(tokens, at + 1, used) : null)
    if (found !== null) used.add(found.at)
    const gap = [1, 2, 3].find((step) => PART_OF_MONTH.has(wordAt(at - step)))
    const isNear =
      gap !== undefined &&
      Array.from({ length: gap - 1 }, (_, index) => wordAt(at - index - 1)).every(
        (between) => FILLERS.has(between) || between === '-',
      )
    const part = found === null && isNear ? PART_OF_MONTH.get(wordAt(at - gap))! : null
    // "may" is also a verb: without a day it needs a capital.
    if (found === null && part === null && word === 'may' && text[offset] !== 'M') return
    days.push({
      month,
      day: found === null || found.day > LENGTH_OF_MONTH[month - 1]! ? null : found.day,
      part,
      from: Math.min(at, found?.at ?? at, part === null ? at : at - gap!),
      to: Math.max(at, found?.at ?? at),
    })
  })
  return days
}

function dayAt(tokens: Token[], at: number, used: Set<number>): { day: number; at: number } | null {
  const token = tokens[at]
  if (token === undefined || used.has(at) || !/^\d{1,2}$/.test(token.word)) return null
  const day = Number(token.word)
  return day >= 1 && day <= 31 ? { day, at } : null
}

const firstDay = ({ month, day, part }: NamedDay) =>
  yearDay(month, day ?? (part === 'middle' ? 15 : part === 'end' ? 21 : 1))

const lastDay = ({ month, day, part }: NamedDay) =>
  yearDay(month, day ?? (part === 'middle' ? 15 : part === 'start' ? 10 : LENGTH_OF_MONTH[month - 1]!))

export const readYearRange = (text: string, language: Language): YearRange | null =>
  findYearRange(text, language)?.range ?? null

export function findYearRange(text: string, language: Language): FoundRange | null {
  const tokens = tokensOf(text)
  const [found] = rangesIn(tokens, daysIn(text, tokens, language))
  return found === undefined ? null : { range: found.range, rest: restOf(text, tokens, found.from, found.to) }
}

/** All ranges of days that a text names exactly, those of one month and those in numbers among them. */
export function exactRanges(text: string, language: Language): YearRange[] {
  const tokens = tokensOf(text)
  const days = daysIn(text, tokens, language)
  const named = rangesIn(tokens, days).map(({ range }) => range)
  return [...named, ...days.flatMap((day) => rangeOfMonth(tokens, day) ?? []), ...rangesInNumbers(text, language)]
}

interface RangeOfTokens {
  range: YearRange
  from: number
  to: number
}

/** "July 4 and December 24" are two days. "Between July 4 and December 24" is a range, and so is "July and August". */
function rangesIn(tokens: Token[], days: NamedDay[]): RangeOfTokens[] {
  return days.flatMap((first, index) => {
    const second = days[index + 1]
    if (second === undefined) return []
    const between = tokens
      .slice(first.to + 1, second.from)
      .map(({ word }) => word)
      .filter((word) => !FILLERS.has(word) || JOINERS.has(word))
    if (between.length === 0 || between.length > 2 || !between.some((word) => JOINERS.has(word))) return []
    const isList = between.some((word) => LIST_JOINERS.has(word)) && (first.day !== null || second.day !== null)
    const before = [1, 2, 3].map((step) => tokens[first.from - step]?.word ?? '')
    if (isList && !before.some((word) => BETWEEN.has(word))) return []
    return [{ range: { from: firstDay(first), to: lastDay(second) }, from: first.from, to: second.to }]
  })
}

/** "August 10 to 25", "du 1er au 20 août" */
function rangeOfMonth(tokens: Token[], { month, day, from, to }: NamedDay): YearRange | null {
  if (day === null) return null
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const numberFrom = (start: number, step: 1 | -1) => {
    let at = start
    const isJoined = RANGE_JOINERS.has(wordAt(at))
    while (at - start < 3 && start - at < 3 && (RANGE_JOINERS.has(wordAt(at)) || FILLERS.has(wordAt(at)))) at += step
    return isJoined && /^\d{1,2}$/.test(wordAt(at)) ? Number(wordAt(at)) : 0
  }
  const [start, end] = [numberFrom(from - 1, -1), numberFrom(to + 1, 1)]
  if (start >= 1 && start < day) return { from: yearDay(month, start), to: yearDay(month, day) }
  if (end > day && end <= LENGTH_OF_MONTH[month - 1]!) return { from: yearDay(month, day), to: yearDay(month, end) }
  return null
}

const NUMBERS =
  /(?<!\d)(\d{1,2})([./])(\d{1,2})\.?\s{0,3}(?:[–—-]|bis|al?|au)\s{0,3}(?:zum\s)?(\d{1,2})\2(\d{1,2})(?!\d)/gu

/** "24.12.–6.1."; in some languages such numbers may mean either order. */
function rangesInNumbers(text: string, language: Language): YearRange[] {
  if (!languageRules(language).putsDayFirst) return []
  return [...text.matchAll(NUMBERS)].flatMap(([, ...parts]) => {
    const [firstDate, , firstMonth, lastDate, lastMonth] = parts.map(Number) as [number, number, number, number, number]
    const isDay = (day: number, month: number) => day >= 1 && day <= (LENGTH_OF_MONTH[month - 1] ?? 0)
    if (!isDay(firstDate, firstMonth) || !isDay(lastDate, lastMonth)) return []
    return [{ from: yearDay(firstMonth, firstDate), to: yearDay(lastMonth, lastDate) }]
  })
}

export const lengthOfMonth = (month: number): number => LENGTH_OF_MONTH[month - 1]!

/** The first day with its month that a text names, and the text without it. */
export function namedDay(text: string, language: Language): { day: string; rest: string } | null {
  const tokens = tokensOf(text)
  const found = daysIn(text, tokens, language).find(({ day }) => day !== null)
  if (found === undefined) return null
  return { day: firstDay(found), rest: restOf(text, tokens, found.from, found.to) }
}

export function findMonth(text: string, language: Language): FoundRange | null {
  const tokens = tokensOf(text)
  const days = daysIn(text, tokens, language)
  const [only] = days
  if (only === undefined || days.length > 1 || only.day !== null) return null
  const [from, to] = [yearDay(only.month, 1), yearDay(only.month, LENGTH_OF_MONTH[only.month - 1]!)]
  return { range: { from, to }, rest: restOf(text, tokens, only.from, only.to) }
}

function restOf(text: string, tokens: Token[], first: number, last: number): string {
  let [from, to] = [first, last]
  while (from > 0 && OPENINGS.has(tokens[from - 1]!.word)) from -= 1
  while (to < tokens.length - 1 && CLOSINGS.has(tokens[to + 1]!.word)) to += 1
  return `${text.slice(0, tokens[from]!.from)} ${text.slice(tokens[to]!.to)}`.replace(/\s+/gu, ' ').trim()
}

export function outsideOf({ from, to }: YearRange): YearRange {
  return { from: neighbor(to, 1), to: neighbor(from, -1) }
}

function neighbor(day: string, step: 1 | -1): string {
  const [month, date] = day.split('-').map(Number) as [number, number]
  const next = date + step
  if (next >= 1 && next <= LENGTH_OF_MONTH[month - 1]!) return yearDay(month, next)
  const other = ((month - 1 + step + 12) % 12) + 1
  return yearDay(other, step === 1 ? 1 : LENGTH_OF_MONTH[other - 1]!)
}
