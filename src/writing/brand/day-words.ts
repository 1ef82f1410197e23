import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { findOccasions } from './find-occasions.ts'
import type { NamedDays } from './find-days.ts'
import { withoutWorkplace } from './day-first.ts'
import { partsAtCommas } from './list-pieces.ts'
import { LONGEST } from './dated-fact.ts'

const HOUR =
  /\b\d{1,2}(?:[.:]\d{2})?\s?(?:uhr|h|am|pm|[ap](?!\s\p{L}{5})|o'clock)\b|\b(?:um|ore|alle|dalle|a las|desde las|at)\s\d{1,2}(?![\d€$£])|(?<![\d.,])\d{1,2}:\d{2}(?!\d)/iu

/** Whether a text names an hour: "8 pm", "19h30", "um 20 Uhr". */
export const namesHour = (text: string): boolean => HOUR.test(text.slice(0, LONGEST))

const LAST_WORDS = 7

/** "On sale from" */
export const beginsAt = (before: string, { begins }: DateWords): boolean =>
  findPhrase(wordsIn(before).slice(-LAST_WORDS).join(' '), begins) !== null

export const namesHourOrNoon = (text: string, { noon }: DateWords): boolean =>
  namesHour(text) || findPhrase(text, noon) !== null

export const SIGN_AND_SPACE = /[,;:.]\s/u

/** "Sent from March 15": no one goes to it. */
export const isSent = (text: string, day: NamedDays, language: Language): boolean =>
  findStem(
    withoutWeekday(text.slice(0, day.at), language).split(',').at(-1) ?? '',
    ownFactWords(language).shippingStems,
  ) !== null

/** "Bean evening on January 29, 28 €": people come, and don't buy it from then on. */
export const namesGathering = (text: string, language: Language, { gatherings }: DateWords): boolean =>
  namesAny(text, gatherings, language)

export const namesCourse = (text: string, language: Language): boolean =>
  namesAny(withoutWorkplace(text, dateWords(language)), readingWords(language).kinds['course'] ?? [], language)

/** Whether a text holds one of these words. Where the language joins nouns, "Siedekurs" is a "Kurs". */
export function namesAny(text: string, names: readonly string[], language: Language): boolean {
  if (findPhrase(text, names) !== null) return true
  return languageBasics(language).joinsNouns && wordsIn(text).some((word) => names.some((name) => word.endsWith(name)))
}

/** "The last parcel", "L'ultimo pacco" */
export const startsLast = (text: string, language: Language): boolean =>
  [text, withoutArticle(text, language).trimStart(), text.replace(ELIDED_ARTICLE, '')].some(
    (part) => startsWithAny(part, dateWords(language).lastOf) !== null,
  )

const ELIDED_ARTICLE = /^l['’]/iu

/** "Free check-ups", "Gratis-Lupencheck" */
export const startsFree = (text: string, { advantage }: DateWords): boolean =>
  advantage.includes(wordsIn(text.slice(0, LONGEST_LABEL))[0]?.split('-', 1)[0] ?? '')

export const namesWeekday = (text: string, language: Language): boolean =>
  wordsIn(text).some((word) => weekdayNumbersIn(language).has(word))

/** "January 30, 9-1, Red Bank" */
export const HOURS_BEHIND =
  /^(?:[\s,]{1,3}20\d{2})?,\s\d{1,2}(?::\d{2})?\s?(?:[–-]|to|bis)\s?\d{1,2}(?::\d{2})?(?=[,.;]|\s|$)/u

const MOST_WORDS_OF_AGE = 3

/** "Adults 19 €, children 9 €, kids free" */
export const paysByAge = (text: string, { ages }: DateWords): boolean =>
  partsAtCommas(text).some(
    (part) => startsWithAny(part, ages) !== null && (/\d/u.test(part) || wordsIn(part).length <= MOST_WORDS_OF_AGE),
  )

export const HOLIDAYS = observanceNames()

/** "Carnival 2027" is a holiday, which has its own emails, and "carnival bread" is something else. */
export function namesHoliday(text: string, language: Language): boolean {
  const name = text.replace(/\d+/gu, ' ')
  const stems = tellingStems(name, language)
  // "Carnivals"
  const isName = (of: ReadonlySet<string>) =>
    of.size > 0 && of.size === stems.size && sharedStems(of, stems) === of.size
  if (stemsOfHolidays(language).some(isName)) return true
  return findOccasions(name, HOLIDAYS, null).some((found) => stems.size <= tellingStems(found.name, language).size)
}

const stemsOfHolidays = (language: Language): readonly ReadonlySet<string>[] =>
  holidayStems.getOrInsertComputed(language, () => HOLIDAYS.map(({ name }) => tellingStems(name, language)))

const holidayStems = new Map<Language, readonly ReadonlySet<string>[]>()

/** "At most 10 people" and "12 guests" tell how many can come. */
export const limitsGroup = (text: string, { guests }: DateWords, { counts }: ReadingWords): boolean => {
  const isNumber = (word: string) => /^\d{1,3}$/u.test(word) || Object.hasOwn(counts, word)
  // "Adults 19 €, children 9 €" limits no one.
  return [...text.toLowerCase().matchAll(COUNTED_GUESTS)].some(
    ([, number, word]) => guests.includes(word!) && isNumber(number!),
  )
}

const COUNTED_GUESTS = /(?<![\p{L}\d])(\d{1,3}|\p{L}{2,10})\s(?=(\p{L}{4,16}))/gu

export const CLAUSE_START = /[,;:(]\s?/u

export const withoutArticle = (text: string, language: Language): string =>
  text.slice(startsWithAny(text, readingWords(language).articles)?.length ?? 0)

export const endsInAny = (before: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => endsWithPhrase(before, phrase))

export const LONGEST_LABEL = 70

export const endsWithPhrase = (text: string, phrase: string): boolean => {
  const plain = withoutEnding(text.toLowerCase().replaceAll('’', "'"), ' ,:')
  return plain.endsWith(phrase) && !/[\p{L}\p{N}]/u.test(plain.charAt(plain.length - phrase.length - 1))
}

/** "Until Friday, the 22nd" ends in "until". */
export function withoutWeekday(text: string, language: Language): string {
  const last = wordsIn(text).at(-1) ?? ''
  if (!weekdayNumbersIn(language).has(last)) return text
  const plain = text.slice(0, text.toLowerCase().replaceAll('’', "'").lastIndexOf(last))
  return plain.replace(/(?<=\p{L}\s)(?:the|den|dem|il|le|el)\s{1,3}$/u, '')
}

export const FIRST_WORDS = 5
