import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, hasWordWith, startsWithAny } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { findOccasions } from './find-occasions.ts'
import { type NamedDays, YEAR_BEHIND, namedDays } from './find-days.ts'
import { actsIn, endsInLastHour, hourBehind, isCalledLast } from './day-first.ts'
import {
  HOLIDAYS,
  LONGEST_LABEL,
  SIGN_AND_SPACE,
  endsInAny,
  namesHour,
  withoutArticle,
  withoutWeekday,
} from './day-words.ts'
import type { DayInRole } from './dated-fact.ts'

/** "Until December 10, after that it will be January" */
export function endsBehind(text: string, day: DayInRole, language: Language): boolean {
  const clauses = text.slice(day.end).replace(YEAR_BEHIND, '').split(SIGN_AND_SPACE)
  return day.isOwn && startsWithAny(clauses[1] ?? '', dateWords(language).afterwards) !== null
}

/** Whether the clause in front of a day says what to do until then. */
export const isAsked = ({ at }: DayInRole, text: string, language: Language): boolean =>
  actsIn(withoutWeekday(text.slice(0, at), language).split(SIGN_AND_SPACE).at(-1)!, language)

/** "Earplugs for carnival: impression until January 22": what is done until the first day that a label has. */
export function isOfLabel(text: string, day: DayInRole, language: Language): boolean {
  const start = labelEnd(text, day)
  return (
    start > 0 &&
    day.role === 'until' &&
    namedDays(text.slice(0, day.at), language).length === 0 &&
    tellingStems(withoutWeekday(text.slice(start, day.at), language), language).size > 0
  )
}

/** "Last roast before Christmas: December 17" */
export function isLastOf(text: string, { lastOf, gatherings }: DateWords): boolean {
  const [label = ''] = text.slice(0, LONGEST_LABEL).split(SIGN_AND_SPACE)
  return (
    startsWithAny(text, lastOf) !== null &&
    findOccasions(label, HOLIDAYS, null).length > 0 &&
    findPhrase(label, gatherings) === null &&
    !namesHour(text)
  )
}

const BESIDE = 32

export function inRole(day: NamedDays, text: string, language: Language, words: DateWords): DayInRole {
  const own = ownFactWords(language)
  const before = beforeDays(text.slice(Math.max(0, day.at - BESIDE), day.at), day, language)
  const endsIn = (phrases: readonly string[]) => endsInAny(before, phrases)
  // "Until we're full or January 31"
  const sooner = OR_BEFORE.exec(before)
  const isAlternative = sooner !== null && findPhrase(before.slice(0, sooner.index), own.until) !== null
  // "Before Sunday, January 10, midnight" is until the end of that day.
  const behind = text.slice(day.end).replace(YEAR_BEHIND, '')
  const isUntilMidnight = startsWithAny(behind.replace(/^[\s,(]{1,3}/u, ''), words.midnight) !== null
  // "Before Tuesday, December 15 at 2 pm" and "before December 15, noon" are on that day, too.
  const isUntilHour = AT_HOUR.test(behind) || hourBehind(behind, language) !== ''
  const isBefore = endsIn(own.before) && !isUntilMidnight && !isUntilHour
  const { refusals } = readingWords(language)
  const isByHour = endsInLastHour(before, words, words.byHour)
  const isOwn =
    isAlternative ||
    endsIn(own.before) ||
    endsIn(own.until) ||
    endsIn(words.latest) ||
    (ARTICLE_LAST.test(before) && endsInAny(before.replace(ARTICLE_LAST, ''), words.latest)) ||
    isByHour ||
    (actsIn(text, language) && endsInLastHour(before, words, words.untilHour))
  const isNamedLast = isCalledLast(text, day, language)
  const isLast =
    isNamedLast ||
    // "Orders after November 6 don't arrive in time"
    (endsIn(words.after) && findPhrase(text.slice(day.end), refusals) !== null) ||
    endsIn(words.ends) ||
    isLastOf(text, words) ||
    isLastToAct(text.slice(0, day.at), language, words) ||
    [text, text.slice(labelEnd(text, day)), withoutArticle(text, language)].some(
      (part) => startsWithAny(part, words.ends) !== null,
    ) ||
    startsWithAny(text.slice(day.end).replace(/^[\s,]{1,3}/u, ''), words.latest) !== null ||
    isLabeled(text, day, words) ||
    (endsSomething(text, day, language, words) && !endsIn(words.from))
  const role = isBefore || isOwn || isLast ? 'until' : endsIn(words.from) ? 'from' : 'on'
  return { ...day, role, isBefore, isOwn, isByHour, isCalledLast: isNamedLast }
}

/** "Friday through Monday, November 27-30" has no last day before it. */
function beforeDays(before: string, { from, to }: NamedDays, language: Language): string {
  const plain = withoutWeekday(before, language)
  const [, first = ''] = (from === to || plain === before ? null : SPAN_OF_WEEKDAYS.exec(plain)) ?? []
  return weekdayNumbersIn(language).has(first.toLowerCase()) ? plain.slice(0, plain.lastIndexOf(first)) : plain
}

const SPAN_OF_WEEKDAYS = /(\p{L}{3,12})\.?\s(?:to|through|thru|until|till|bis|au|al|a|hasta el|fino a)\s{1,2}$/iu

const OR_BEFORE = /\s(?:or|oder|ou|o|oppure)(?:\s(?:on|am|le|el|il|bis))?\s?$/iu

/** "For the islands, the last day to order is December 10" */
function isLastToAct(before: string, language: Language, { lastDay }: DateWords): boolean {
  const phrase = namedDays(before, language).length > 0 ? null : findPhrase(before, lastDay)
  return phrase !== null && actsIn(before.slice(before.toLowerCase().lastIndexOf(phrase)), language)
}

const AT_HOUR = /^,?\s(?:at|um|à|a las|alle|alle ore)\s\d{1,2}(?![\d€$£%])/iu

const ARTICLE_LAST = /(?<=\s)(?:el|il|le|am|den|on)\s?$/iu

/** Where the words behind a label begin: "Christmas: last day to ship is December 17". */
function labelEnd(text: string, { at }: NamedDays): number {
  const colon = text.indexOf(': ')
  return colon > 0 && colon < at && colon <= LONGEST_LABEL ? colon + 2 : 0
}

/** "Order deadline for jugs: January 15" */
function isLabeled(text: string, { at }: NamedDays, { ends }: DateWords): boolean {
  const colon = text.indexOf(':')
  return (
    colon > 0 &&
    colon <= LONGEST_LABEL &&
    /^[\s:]{1,3}$/u.test(text.slice(colon, at)) &&
    findPhrase(text.slice(0, colon), ends) !== null
  )
}

const LONGEST_CLAUSE = 60

/** "The course closes for sign-ups on January 15". */
function endsSomething(text: string, day: NamedDays, language: Language, { ends, booking }: DateWords): boolean {
  const clause =
    text
      .slice(Math.max(0, day.at - LONGEST_CLAUSE), day.at)
      .split(/[,;:.]\s/u)
      .at(-1) ?? ''
  const { ordering } = ownFactWords(language)
  const isOrdering = hasWordWith(clause, [...ordering, ...booking])
  return isOrdering && namedDays(clause, language).length === 0 && findPhrase(clause, ends) !== null
}
