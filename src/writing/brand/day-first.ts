import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { NamedDays } from './find-days.ts'

const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2}|\s?h\s?\d{2})?(?:\s?(?:h|uhr|am|pm|a\.m\.|p\.m\.|o'clock)(?!\p{L}))?(?!\d|[.,:]\d|\s?[%€$£])`
const CLOCK_WITH_UNIT = String.raw`(?:\d{1,2}:\d{2}(?:\s?(?:h|uhr|am|pm)(?!\p{L}))?|\d{1,2}(?:[:.]\d{2})?\s?(?:h\s?\d{2}|(?:h|uhr|am|pm|a\.m\.|p\.m\.)(?!\p{L})))`
const BEFORE_HOUR = String.raw`(?:at|um|ab|from|von|de|dès|à|a las|de las|desde las|alle|dalle|ore|dalle ore|alle ore)\s`
const UNTIL_HOUR = String.raw`\s?(?:[-–]|to|bis|till|until|à|a|a las|alle)\s?`
const HOURS = new RegExp(
  String.raw`^[\s,]{0,2}\(?(?:${BEFORE_HOUR}${CLOCK}(?:${UNTIL_HOUR}${CLOCK})?|${CLOCK}${UNTIL_HOUR}${CLOCK}|${CLOCK_WITH_UNIT})\)?(?=[\s,.;:]|$)`,
  'iu',
)
const YEAR = /^[\s,]{0,2}(?:del?\s)?20\d{2}(?!\d)/u
const SIGNS_BEHIND = /^\s?[,;:–—]\s/u
const SIGNS = /^[\s,;:.–—-]{1,4}/u

/** What a sentence says behind a day, without its year and its hours: "the last day to order a collar". */
export function behindDay(text: string, { end }: Pick<NamedDays, 'end'>, language: Language): string {
  const plain = text.slice(end).replace(YEAR, '').replace(HOURS, '').replace(SIGNS, '').trimStart()
  return plain
    .slice(startsWithAny(plain, dateWords(language).noon)?.length ?? 0)
    .replace(SIGNS, '')
    .trimStart()
}

/** The hour right behind a day, with its sign: ", noon", " at 12". Empty where there is none. */
export function hourBehind(behind: string, language: Language): string {
  const [hour] = HOURS.exec(behind) ?? []
  if (hour !== undefined) return hour
  const [sign = ''] = /^[\s,]{1,3}/u.exec(behind) ?? []
  const noon = sign === '' ? null : startsWithAny(behind.slice(sign.length), dateWords(language).noon)
  return noon === null ? '' : `${sign}${noon}`
}

/** Whether a sign or an hour is between a day and what it is. */
export function isSetApart(text: string, { end }: Pick<NamedDays, 'end'>): boolean {
  const behind = text.slice(end).replace(YEAR, '')
  return SIGNS_BEHIND.test(behind) || HOURS.test(behind)
}

/** Whether nothing but small words and a weekday is before a day. */
export function comesFirst(text: string, { at }: Pick<NamedDays, 'at'>, language: Language): boolean {
  const { small, from } = dateWords(language)
  const weekdays = weekdayNumbersIn(language)
  const known = new Set(
    [...small, ...from, ...readingWords(language).articles, ...readingWords(language).between].flatMap((phrase) =>
      wordsIn(phrase),
    ),
  )
  return wordsIn(text.slice(0, at)).every((word) => weekdays.has(word) || known.has(word))
}

const MOST_SMALL = 4

/** A text without the copula and the articles at its start: "is the last day". */
export function withoutSmall(text: string, language: Language): string {
  const { small } = dateWords(language)
  const { articles } = readingWords(language)
  let rest = text
  for (let count = 0; count < MOST_SMALL; count += 1) {
    const opening = startsWithAny(rest, [...small, ...articles])
    if (opening === null) break
    rest = rest.slice(opening.length).trimStart()
  }
  return rest
}

/** "Friday, December 4 is the last day to order a collar", but not "January 6 is the last day of the fair". */
export function isCalledLast(text: string, day: NamedDays, language: Language): boolean {
  const words = dateWords(language)
  if (!comesFirst(text.slice(clauseStart(text, day)), { at: day.at - clauseStart(text, day) }, language)) return false
  const rest = behindDay(text, day, language)
  const said = [rest, withoutSmall(rest, language)].find((part) => startsWithAny(part, words.lastDay) !== null)
  if (said === undefined) return endsOrders(rest, language) || isJoinedLast(withoutSmall(rest, language), language)
  const behind = said.slice(startsWithAny(said, words.lastDay)!.length)
  const { genitives, articles } = readingWords(language)
  const [next = ''] = wordsIn(behind)
  const isOfThing = [...genitives, ...articles].some((word) => next === word || next.startsWith(`${word}'`))
  return !isOfThing || actsIn(behind, language)
}

/** "On Friday, January 29 registration closes" */
function endsOrders(rest: string, language: Language): boolean {
  const { ends, booking } = dateWords(language)
  const [clause = ''] = rest.split(CLAUSE_END)
  const isOrder = hasWordWith(clause, [...ownFactWords(language).ordering, ...booking])
  return isOrder && findPhrase(clause, ends) !== null
}

/** "Bewerbungsschluss", where a language joins nouns. */
function isJoinedLast(rest: string, language: Language): boolean {
  const { lastDay, noon } = dateWords(language)
  const [first = ''] = wordsIn(rest)
  const isKnown = languageBasics(language).joinsNouns && !noon.includes(first)
  return isKnown && lastDay.some((word) => first.length > word.length && first.endsWith(word))
}

const CLAUSE_END = /[,;:.]\s/u
const CLAUSE_START = /[,;:.]\s/gu

/** Where the clause of a day begins: behind the last sign that isn't between the weekday and its day. */
function clauseStart(text: string, { at }: Pick<NamedDays, 'at'>): number {
  const before = text.slice(0, at).replace(/\p{L}{2,12},?\s$/u, '')
  return [...before.matchAll(CLAUSE_START)].at(-1)?.index ?? 0
}

/** Whether a text names something that people do until a day. */
export function actsIn(text: string, language: Language): boolean {
  const { booking, acting } = dateWords(language)
  return hasWordWith(text, [...ownFactWords(language).ordering, ...booking]) || findPhrase(text, acting) !== null
}

const HOUR_BEFORE = new RegExp(String.raw`(?:^|\s)${CLOCK}\s?(?:,|(?:on|am|le|del|di|el|of)(?!\p{L}))?\s?$`, 'iu')
const ENDS_IN_HOUR = /(?:\d|h|uhr|am|pm)$/iu

const alternatives = (phrases: readonly string[]): string => phrases.map((phrase) => RegExp.escape(phrase)).join('|')

const noonBefore = oncePer(({ noon, midnight }: DateWords): { pattern: RegExp | null } => ({
  pattern:
    noon.length === 0
      ? null
      : new RegExp(
          String.raw`(?:^|\s)(?:${alternatives([...noon, ...midnight])})(?:,|\s(?:on|am|le|del|di|el|of))?$`,
          'u',
        ),
}))

/**
 * Whether the words before a day name the hour until which people can act: "by 5 pm on". Hours from one to another are those
 * of the day.
 */
export function endsInLastHour(text: string, words: DateWords, phrases: readonly string[]): boolean {
  const plain = withoutEnding(text.toLowerCase().replaceAll('’', "'"), ' ,')
  const index = (noonBefore(words).pattern?.exec(plain) ?? HOUR_BEFORE.exec(plain))?.index
  if (index === undefined) return false
  const head = plain.slice(0, index).trimEnd()
  const phrase = phrases.find((each) => head === each || head.endsWith(` ${each}`))
  return phrase !== undefined && !ENDS_IN_HOUR.test(head.slice(0, -phrase.length).trimEnd())
}

/** A text without the hour at its end: "opens at 8 am on". */
export function withoutLastHour(text: string): string {
  const plain = withoutEnding(text, ' ,')
  const at = HOUR_BEFORE.exec(plain)?.index
  return at === undefined ? text : plain.slice(0, at).replace(/\s(?:at|um|à|a las|alle|alle ore|ab|from)$/iu, '')
}

const HOUR_AT_END =
  /\s(?:um\s|à\s|at\s|ore\s|alle\s|a las\s)?\d{1,2}(?:[:.]\d{2}\s?(?:h|uhr|am|pm)?|\s?h\s?(?:\d{2})?|\s?(?:uhr|am|pm))[\s,]{0,3}$/iu

/** A text without the hour at its end: "Concert, 7 pm", "bagna cauda alle 12.30". */
export const withoutHour = (text: string): string => text.replace(HOUR_AT_END, '')

/** "Six Saturdays from February 6": the day is the first of a course. */
export function startsSeries(text: string, { at }: Pick<NamedDays, 'at'>, language: Language): boolean {
  const { counts } = readingWords(language)
  const weekdays = weekdayNumbersIn(language)
  const { dayParts } = dateWords(language)
  const words = wordsIn(text.slice(0, at))
  const isWeekday = (word: string) =>
    [word, word.slice(0, -1), word.slice(0, -2)].some((each) => weekdays.has(each) || dayParts.includes(each))
  return words.some(
    (word, index) =>
      (/^\d{1,2}$/u.test(word) || (counts[word] ?? 0) > 1) &&
      words[index + 1] !== undefined &&
      isWeekday(words[index + 1]!),
  )
}

/** Where nothing follows that would name a course, as in "à l'atelier couronnes". */
const placeIn = oncePer(({ workplaces }: DateWords): { pattern: RegExp | null } => ({
  pattern:
    workplaces.length === 0
      ? null
      : new RegExp(String.raw`(?<!\p{L})(?:${alternatives(workplaces)})(?=\s?(?:[,.;:)]|$))`, 'giu'),
}))

/** A text without "in the workshop", which names no course. */
export function withoutWorkplace(text: string, words: DateWords): string {
  const { pattern } = placeIn(words)
  return pattern === null ? text : text.replaceAll('’', "'").replace(pattern, ' ')
}
