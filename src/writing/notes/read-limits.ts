import { readRules } from '../brand/read-rules.ts'
import { findDates } from './find-dates.ts'
import { contentOf, countOf, offersNamed, outsideOf } from './clause-content.ts'
import type { NotedExclusion } from './notes-reading.ts'
import { noIn } from './note-words.ts'
import type { Reader } from './notes-reader.ts'
import { MOST_EMAILS, MOST_OF_AN_EVENT } from './reading-limits.ts'
import { type Token, findIn, holds, isWord, textOf, without } from './tokens.ts'

const WEEKS_OF_A_MONTH = 4

export function readCount(reader: Reader, tokens: readonly Token[], before: Reader['before']): Reader['before'] {
  const { words, pieces } = reader
  const noun = findIn(tokens, words.emails) ?? (holds(tokens, words.limits) ? findIn(tokens, words.selling) : null)
  if (noun === null) return null
  const at = tokens.findIndex(
    (token, place) => place < noun.at && noun.at - place <= 4 && countOf(token, words) !== null,
  )
  const count = tokens[at] === undefined ? null : countOf(tokens[at], words)
  if (count === null || count < 1) return null
  const isMost = holds(tokens, words.limits)
  // "not more than 3" is a limit, and "no 3 emails" means nothing.
  if (holds(tokens, words.refusals) && !isMost) return null
  if (findDates(tokens, words, reader.context).length > 0) return null
  if (holds(tokens, words.perWeek)) {
    pieces.limits.push({ type: 'emails', count: Math.min(MOST_EMAILS, count * WEEKS_OF_A_MONTH), isMost: true })
    return 'other'
  }
  const kind = without(tokens.slice(at + 1), words.emails)
  if (holds(kind, words.selling) || holds(tokens.slice(noun.at, noun.at + 1), words.selling)) {
    pieces.limits.push({ type: 'selling', count })
    return 'other'
  }
  // "Two emails about the grinder" says nothing of all the others.
  const counted = [words.emails, words.limits, words.selling].reduce((rest, list) => without(rest, list), [...tokens])
  if (contentOf(counted, words).some((token) => isWord(token) && countOf(token, words) === null)) return null
  const event = pieces.events.at(-1)
  if (before === 'event' && event !== undefined && count <= MOST_OF_AN_EVENT && !holds(tokens, words.times)) {
    pieces.events[pieces.events.length - 1] = { ...event, emails: count }
    return 'event'
  }
  pieces.limits.push({ type: 'emails', count: Math.min(MOST_EMAILS, count), isMost })
  return 'other'
}

/** "Closed May 20-22": no one is there to answer an email. */
export function readQuiet(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const dates = findDates(tokens, words, context)
  if (dates.length === 0 && holds(tokens, words.quiet)) {
    const offers = offersNamed(contentOf(tokens, words), reader, false)
    pieces.exclusions.push(...offers.map((name): NotedExclusion => ({ type: 'offer', name })))
    return offers.length === 0 ? null : 'other'
  }
  if (dates.length === 0 || !holds(outsideOf(tokens, dates, words), words.quiet)) return null
  for (const { start, end } of dates) pieces.limits.push({ type: 'days', start, end })
  return 'other'
}

export function readWeekdays(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  if (!holds(tokens, words.only) && !holds(tokens, words.limits)) return null
  if (findDates(tokens, words, context).length > 0) return null
  const { language } = words
  const refused = `${noIn(language)} ${textOf(without(without(tokens, words.only), words.limits))}`
  const days = readRules(refused, { language, country: context.country }, [])
  const open = days.flatMap(({ check }) => (check?.type === 'no-send' ? check.weekdays : []))
  if (open.length === 0) return null
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((day) => !open.includes(day))
  pieces.limits.push({ type: 'weekdays', closed })
  return 'other'
}
