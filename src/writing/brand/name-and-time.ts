import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'

const LONGEST = 200
const HOUR = /^(?:\d{1,2}(?:[.:h]\d{0,2})?(?:am|pm|h|uhr)?|uhr|h|am|pm|a\.m\.|p\.m\.|o'clock|[-–])$/iu

/**
 * "Barista course on Saturdays at 10" is a barista course, and when it takes place. A day of the week in the middle of a
 * name stays there.
 */
export function nameAndTime(text: string, language: Language): { name: string; time: string | null } {
  const tokens = text.slice(0, LONGEST).split(/\s+/u)
  const weekdays = weekdayNumbersIn(language)
  const bare = (token: string) => token.toLowerCase().replace(/[.,]$/u, '')
  const { articles, nameBreaks, joiners, relativeTimes } = readingWords(language)
  const small = new Set([
    ...[articles, nameBreaks, joiners, relativeTimes, dateWords(language).small].flat(),
    ...ownFactWords(language).cycles,
  ])
  const isDay = (token: string) => weekdays.has(bare(token))
  const isOfTime = (token: string) => isDay(token) || HOUR.test(token) || small.has(bare(token))
  const at = tokens.findIndex((token, index) => index > 0 && isDay(token) && tokens.slice(index).every(isOfTime))
  if (at < 0) return { name: text, time: null }
  let start = at
  while (start > 1 && small.has(bare(tokens[start - 1]!))) start -= 1
  return { name: tokens.slice(0, start).join(' '), time: tokens.slice(start).join(' ') }
}
