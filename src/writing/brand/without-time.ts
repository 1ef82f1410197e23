import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { namedDays } from './find-days.ts'

const LONGEST = 120
const HOURS_AT_END =
  /\s(?:from|at|von|um|ab|de|à|dès|alle|dalle|a las|de las|desde las)\s\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:h|uhr|am|pm))?(?:\s(?:to|till|until|bis|à|a|alle|a las)\s\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:h|uhr|am|pm))?)?$/iu

/** The name of what is sold without its day and its hours: "Stollen" of "stollen from November 27". */
export function withoutTime(name: string, language: Language): string {
  if (name.length > LONGEST) return name
  const [day] = namedDays(name, language)
  const { from, onTheDay, small } = dateWords(language)
  const { articles } = readingWords(language)
  const weekdays = weekdayNumbersIn(language)
  const leads = new Set([from, onTheDay, small, articles].flat().flatMap((phrase) => wordsIn(phrase)))
  const tokens = (day === undefined ? name : name.slice(0, day.at)).replace(HOURS_AT_END, '').trim().split(/\s+/u)
  const isLead = (token: string) => wordsIn(token).every((word) => leads.has(word) || weekdays.has(word))
  if (day !== undefined) while (tokens.length > 0 && isLead(tokens.at(-1)!)) tokens.pop()
  const plain = tokens.join(' ').replace(/[\s,:–-]{1,4}$/u, '')
  return /\p{L}{3}/u.test(plain) ? plain : name
}
