import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { endsInAny } from './day-words.ts'
import { type NamedDays, YEAR_BEHIND, namedDays } from './find-days.ts'

/** "Our winter blend comes out today", where a sentence names the day of an email. */
export function toldToday(text: string, date: string, language: Language): string {
  const today = (day: NamedDays) =>
    day.from === day.to &&
    day.from === date.slice('YYYY-'.length) &&
    (day.year === null || day.year === Number(date.slice(0, 'YYYY'.length)))
  return namedDays(text, language)
    .filter(today)
    .toReversed()
    .reduce((said, day) => withTodayAt(said, day, language), text)
}

const LONGEST_BEFORE = 48
const WEEKDAY = /(\p{L}{2,12})(\.?,?)\s(?:(?:den|dem|the|le|el|il)\s)?$/iu

function withTodayAt(text: string, day: NamedDays, language: Language): string {
  const { today } = dateWords(language)
  const from = Math.max(0, day.at - LONGEST_BEFORE)
  const near = text.slice(from, day.at)
  const weekday = WEEKDAY.exec(near)
  const isWeekday = weekdayNumbersIn(language).has(weekday?.[1]?.toLowerCase() ?? '')
  const before = isWeekday ? near.slice(0, weekday!.index) : near
  const hasComma = isWeekday && weekday![2]!.includes(',')
  const found = today.phrases.find(([phrase]) => endsInPhrase(before, phrase))
  const rest = before.slice(0, before.length - (found === undefined ? 0 : found[0].length + 1))
  // "The kids are born around January 20"
  if ([before, rest].some((said) => endsInAny(said, today.about))) return text
  const isBare = found === undefined && (today.standsBare || day.weekday !== null) && mayStandBare(before, language)
  if (found === undefined && !isBare && !/(?:^|[.:;,(–—!?]\s?)$/u.test(before)) return text
  const start = text.slice(0, from) + rest
  const year = YEAR_BEHIND.exec(text.slice(day.end, day.end + 12))?.[0] ?? ''
  // The period of "27 Nov." may also end the sentence.
  const end = text[day.end - 1] === '.' && /^(?:$|\s\P{Ll})/u.test(text.slice(day.end)) ? day.end - 1 : day.end
  const behind = text.slice(end + year.length)
  const word = found?.[1] ?? today.word
  const isFirst = /(?:^|[.!?]\s)$/u.test(start)
  return start + (isFirst ? capitalized(word) : word) + (hasComma ? behind.replace(/^,(?=\s\p{Ll})/u, '') : behind)
}

/** "on ", but not of "upon ". */
function endsInPhrase(before: string, phrase: string): boolean {
  const start = before.toLowerCase()
  return start === `${phrase} ` || start.endsWith(` ${phrase} `) || start.endsWith(`(${phrase} `)
}

/** "It comes out Tuesday", but not "the market of Tuesday" or "by Tuesday". */
function mayStandBare(before: string, language: Language): boolean {
  const { nameBreaks, articles, joiners } = readingWords(language)
  const { after, ends, byHour, untilHour } = dateWords(language)
  const others = [...nameBreaks, ...articles, ...joiners, ...after, ...ends, ...byHour, ...untilHour]
  return /\p{L}\s$/u.test(before) && !endsInAny(before, [...others, ...ownFactWords(language).until])
}
