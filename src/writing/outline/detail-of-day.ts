import type { Language } from '#shared/brand-brief.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { type NamedDays, namedDays } from '../brand/find-days.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { isAbbreviation } from '../brand/abbreviations.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { EmailPlan } from './email-plan.ts'

type Day = Pick<EmailPlan, 'title' | 'headline' | 'lines' | 'ownDay'>

const SHORTEST = 12
const MOST_CLAUSES = 16
/** A shorter word, such as "on" or "à", says nothing alone. */
const SHORTEST_WORD = 3

/** Emails whose readers have had the first part of the sentence already. */
const AGAIN: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['reminder', 'last-days', 'last-call'])

/**
 * What the sentence about a day says beyond its title, as much as fits: "10 am to 3 pm on Water Street". A reminder shows
 * its end: "book by March 3".
 */
export function detailOfDay({ title, headline, lines, ownDay }: Day, language: Language, most: number): string | null {
  const [told] = lines
  const sentence = told?.line ?? null
  if (sentence === null || told?.question !== null || told.part !== null || sentence.includes('\n')) return null
  const known = new Set(wordsIn(`${title} ${headline}`))
  const weekdays = weekdayNumbersIn(language)
  const courtesy = new Set(dateWords(language).courtesy.flatMap((phrase) => wordsIn(phrase)))
  const isSaid = (word: string) => known.has(word) || weekdays.has(word) || courtesy.has(word) || YEAR.test(word)
  const endsInWeekday = (clause: string) => weekdays.has(wordsIn(clause).at(-1) ?? '')
  const clauses = clausesOf(withoutPeriod(sentence))
  const rests = clauses.map((clause) => behindTitle(clause, isSaid, language))
  const found = rests.findIndex((rest) => rest !== null && rest !== '')
  // A sentence that begins with other words than its title has no rest.
  if (found < 0 || rests[0] === clauses[0]) return null
  const isDate = rests[found] === clauses[found] && endsInWeekday(clauses[found - 1]!)
  const from = isDate && wordsIn(clauses[found - 1]!).length === 1 ? found - 1 : found
  const rest = from < found ? clauses.slice(from) : [rests[found]!, ...clauses.slice(found + 1)]
  const inList = cutsInList(rest, language)
  // "6; to come" breaks off what the sign announces.
  const breaksOff = (end: number) => end < rest.length && /[;:]\s$/u.test(rest[end - 2] ?? '')
  const parts = ends(rest.length, AGAIN.has(ownDay ?? null))
    .filter(([start, end]) => !breaksOff(end) && !inList.has(start) && !inList.has(end))
    .map(([start, end]) => ({ start, part: rest.slice(start, end) }))
  const detail = parts
    .filter(({ start, part }) => !endsInWeekday(part.at(-1)!) && (start === 0 || !endsInWeekday(rest[start - 1]!)))
    .map(({ part }) => withoutConjunction(part.join('').replace(/[,;:\s]{1,3}$/u, ''), language))
    .find((text) => text.length <= most && isBalanced(text))
  if (detail === undefined || detail.length < SHORTEST || !isUseful(detail, language)) return null
  // "November 10 am, in the barn" has lost the beginning of its date.
  const months = monthNumbersIn(language)
  const [opening = '', next = ''] = wordsIn(detail)
  if (months.has(opening) || (/^\d/u.test(opening) && months.has(next))) return null
  return `${capitalized(detail)}${/[.!?]$/u.test(detail) ? '' : '.'}`
}

/** So much is left for the day in front of a detail. */
const LONGEST_DAY = 30
const WEEKDAY = /\p{L}{2,12}(?:,?\s)$/u

/** The same with its day in front, where that is right before it: "Thursday, December 17, 1 pm". */
export function detailWithDay(plan: Day, language: Language, most: number): string | null {
  const [sentence = ''] = plan.lines.map(({ line }) => line ?? '')
  const weekdays = weekdayNumbersIn(language)
  const withDay = (detail: string): string => {
    const end = detail.length - 1
    const at = sentence.toLowerCase().indexOf(detail.slice(0, end).toLowerCase())
    if (at < 0) return detail
    const isNext = (day: NamedDays) => day.end <= at && /^[\s,.:]{0,3}$/u.test(sentence.slice(day.end, at))
    const start = namedDays(sentence, language).find(isNext)?.at ?? at
    const [before = ''] = WEEKDAY.exec(sentence.slice(0, start)) ?? []
    const weekday = weekdays.has(wordsIn(before)[0] ?? '') ? before : ''
    return start === at && weekday === '' ? detail : capitalized(`${weekday}${sentence.slice(start, at + end)}.`)
  }
  const details = [most, most - LONGEST_DAY].flatMap((length) => detailOfDay(plan, language, length) ?? [])
  return details.map(withDay).find((text) => text.length <= most) ?? details.find((text) => !/^\d/u.test(text)) ?? null
}

const MOST_WORDS_IN_LIST = 3

/** The places inside a list: "with a fire, | pumpkin soup, | roses and wreaths". */
function cutsInList(clauses: readonly string[], language: Language): ReadonlySet<number> {
  const words = readingWords(language)
  const isItem = (clause: string) => !/\d/u.test(clause) && /,\s$/u.test(clause) && !hasVerb(clause, words)
  const cuts = new Set<number>()
  for (const [last, clause] of clauses.entries()) {
    if (findPhrase(clause, words.joiners) === null || hasVerb(clause, words)) continue
    for (let at = last; at > 0 && isItem(clauses[at - 1]!) && isShort(clauses[at - 1]!); at -= 1) cuts.add(at)
  }
  return cuts
}

const isShort = (clause: string): boolean => wordsIn(clause).length <= MOST_WORDS_IN_LIST

const PAIRS = [
  ['(', ')'],
  ['«', '»'],
  ['„', '“'],
] as const

/** Whether no bracket or quotation has lost its other half: "row 14), £8". */
const isBalanced = (text: string): boolean =>
  PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length) &&
  text.split('"').length % 2 === 1

/** When, where or for how much. */
const isUseful = (text: string, language: Language): boolean =>
  /\d/u.test(text) || findPhrase(text, practicalWords(language).placeWords) !== null

const YEAR = /^20\d\d$/u
/** Behind the sign that ends a clause. The periods of "12. November" and "Gr. 70" end none. */
const BETWEEN_CLAUSES = /(?<=[,;:]\s|\p{L}{2}[.!]\s(?!\d))/u

/** The clauses of a sentence. The period of an abbreviation ends none. */
function clausesOf(sentence: string): string[] {
  return sentence.split(BETWEEN_CLAUSES, MOST_CLAUSES).reduce<string[]>((clauses, part) => {
    const before = clauses.at(-1) ?? ''
    const [, word = ''] = LAST_WORD.exec(before.slice(-LONGEST_WORD)) ?? []
    return isAbbreviation(word) ? [...clauses.slice(0, -1), before + part] : [...clauses, part]
  }, [])
}

const LONGEST_WORD = 20
const LAST_WORD = /(\p{L}{1,20})\.\s$/u

/** The beginnings of a list, or its ends, the longest first. */
const ends = (count: number, isFromEnd: boolean): [number, number][] =>
  Array.from({ length: count }, (_, cut) => (isFromEnd ? [cut, count] : [0, count - cut]))

/** What a clause says beyond the title. Null where the words before it belong to it. */
function behindTitle(clause: string, isSaid: (word: string) => boolean, language: Language): string | null {
  const words = [...clause.matchAll(WORD)].map((found) => ({
    word: found[0].toLowerCase().replaceAll('’', "'"),
    at: found.index,
  }))
  const tells = (word: string) => word.length >= SHORTEST_WORD || /\d/u.test(word)
  const telling = words.findIndex(({ word }) => !isSaid(word) && tells(word))
  if (telling < 0) return ''
  const last = words.slice(0, telling).findLastIndex(({ word }) => isSaid(word) && tells(word))
  if (last < 0) return clause
  const start = words[last + 1]!
  // Of "January 24 is the last day" and "samedi 16 janvier", the first word belongs to its day.
  const dayWords = [monthNumbersIn(language), weekdayNumbersIn(language)]
  const isOfDay = /^\d/u.test(start.word) && dayWords.some((names) => names.has(words[last]!.word))
  if (isOfDay) return clause.slice(words[last]!.at)
  const { placeWords } = practicalWords(language)
  // "De 10 h à 17 h".
  const isBeforeHour = !tells(start.word) && /^\d/u.test(words[last + 2]?.word ?? '')
  const isClear =
    isBeforeHour ||
    /^\d/u.test(start.word) ||
    placeWords.includes(start.word) ||
    dateWords(language).from.includes(start.word)
  // "At 99 € can be ordered until December 18" lost its beginning.
  const rest = clause.slice(start.at)
  return isClear && !hasVerb(rest, readingWords(language)) ? rest : null
}

const WORD = /[\p{L}\p{N}]{1,40}(?:['’-][\p{L}\p{N}]{1,40}){0,4}/gu

/** "And from £450 after that" would continue something. */
function withoutConjunction(text: string, language: Language): string {
  const [, and] = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(['a', 'b'])
  const word = `${(and?.value ?? '').trim()} `
  return text.toLowerCase().startsWith(word) ? text.slice(word.length) : text
}
