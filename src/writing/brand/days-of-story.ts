import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { readPrice } from './read-price.ts'

const SENTENCE_END = /(?<=\p{L}{2})[.!?]\s/gu
const CLAUSE_SIGN = /[,;:.!?]\s/u
/** "In 2023 ", "Im Jahr 2023 ", „2023 haben“ */
const YEAR_FIRST =
  /^(?:(?:(?:back )?in|im(?: jahr)?|en|nel|nell['’]anno)\s)?(20\d{2})(?![\d/-])(?=[\s,](\p{L}{2,12}))/iu

/**
 * The days that a text names, without those of a story: in "last year that was December 19", nothing happens on that day. A
 * year at the start of a sentence is that of its days, up to what holds "now".
 */
export function comingDaysIn(text: string, language: Language): NamedDays[] {
  const days = namedDays(text, language)
  if (days.length === 0) return days
  const starts = [0, ...[...text.matchAll(SENTENCE_END)].map(({ index, 0: sign }) => index + sign.length)]
  const told = days.flatMap((day) => {
    const start = starts.findLast((each) => each <= day.at) ?? 0
    const end = starts.find((each) => each > day.at) ?? text.length
    const of = toldOf(text.slice(start, end), { at: day.at - start, end: day.end - start }, language)
    return of === 'story'
      ? []
      : [{ day: { ...day, year: day.year ?? of }, isOfStory: day.year === null && of !== null }]
  })
  // "In 2023 we shipped on December 20, so now the cutoff is December 9"
  const coming = told.filter(({ isOfStory }) => !isOfStory)
  return (coming.length > 0 ? coming : told).map(({ day }) => day)
}

/** The year of which a sentence tells in front of a day. Null for a day that comes. */
function toldOf(
  sentence: string,
  { at, end }: Pick<NamedDays, 'at' | 'end'>,
  language: Language,
): number | 'story' | null {
  const { now, lastYear, past } = dateWords(language)
  const before = sentence.slice(0, at)
  const isNow = findPhrase(before, now) !== null
  if (isNow) return null
  if (tellsLastYear(before, lastYear)) return 'story'
  const clause = `${before.split(CLAUSE_SIGN).at(-1)}${sentence.slice(end).split(CLAUSE_SIGN, 1)[0]}`
  const { verbs } = readingWords(language)
  if (readPrice(clause) === null && wordsIn(clause).some((word) => past.includes(word))) return 'story'
  const [first, year, next] = YEAR_FIRST.exec(sentence) ?? []
  const isOfYear = year !== undefined && (!first!.startsWith('2') || verbs.includes(next!.toLowerCase()))
  return isOfYear ? Number(year) : null
}

/** "Last year that was December 19" is a story. "Last year's fabrics", « la vaisselle de l'an dernier » are things. */
function tellsLastYear(before: string, phrases: readonly string[]): boolean {
  const lower = before.toLowerCase().replaceAll('’', "'")
  const found = findPhrase(before, phrases)
  if (found === null) return false
  const at = lower.indexOf(found)
  return !OF_THING.test(lower.slice(Math.max(0, at - LONGEST_OF), at)) && !lower.startsWith("'s", at + found.length)
}

const LONGEST_OF = 12
const OF_THING = /(?:^|[\s(])(?:de|del|dell'|d'|von|vom|aus|aus dem|of)\s?$/u
