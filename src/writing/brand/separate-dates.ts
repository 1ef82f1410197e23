import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { closureAt } from './closed-words.ts'
import { commasIn, partsAtCommas } from './list-pieces.ts'
import { withoutPrice } from './read-price.ts'

const LONGEST = 400

/**
 * The parts of a piece about different days. `actsBy` tells whether a text names a day until which readers have to do
 * something.
 */
export function separateDates(piece: string, language: Language, actsBy: (text: string) => boolean): string[] {
  if (piece.length > LONGEST) return [piece]
  return labeledDays(piece, language) ?? besideClosings(piece, language) ?? apart(piece, language, actsBy)
}

/** "The floor course starts on January 11, the back course on the 13th of January": each course with its own day. */
export function coursesApart(text: string, language: Language): string[] {
  const parts = text.length > LONGEST ? [] : partsAtCommas(text)
  const courses = readingWords(language).kinds['course'] ?? []
  const isCourse = (part: string) => {
    const days = namedDays(part, language)
    const named = part.slice(0, days[0]?.at)
    const { ordering } = ownFactWords(language)
    return (
      days.length === 1 &&
      findPhrase(named, courses) !== null &&
      !hasWordWith(part, [...ordering, ...dateWords(language).booking])
    )
  }
  if (parts.length < 2 || !parts.every(isCourse)) return [text]
  return parts.map((part) => `${capitalized(withoutEnding(part.trim(), '.'))}.`)
}

/** "Studio closed January 1-3, cedar balm back January 14, open day January 30": a closing and other days. */
function besideClosings(piece: string, language: Language): string[] | null {
  const words = readingWords(language)
  const parts: string[] = []
  for (const part of partsAtCommas(piece)) {
    // "January 14, 2027" is one day.
    const isMore = namedDays(part, language).length === 0 || /^20\d{2}(?!\d)/u.test(part)
    if (isMore && parts.length > 0) parts[parts.length - 1] += `, ${part}`
    else parts.push(part)
  }
  const isClosing = (part: string) => closureAt(part, words) !== null
  const dated = parts.filter((part) => namesItsDay(part, language))
  return dated.length === parts.length && parts.some(isClosing) && !parts.every(isClosing) ? parts : null
}

const LABEL = /^(\p{L}[^:,;.()]{2,43}?)\s?:\s/u

/**
 * "Markets: Alba January 23, Bra January 29 - from 7 to 1" and "Workshops: January 16 (memories) and February 13
 * (letters)" tell of two days each. In "Rides: January 17 and 31" the days are of one thing.
 */
function labeledDays(piece: string, language: Language): string[] | null {
  const [head, label] = LABEL.exec(piece) ?? []
  const days = head === undefined ? [] : namedDays(piece, language)
  if (head === undefined || label === undefined || days.length < 2 || days[0]!.at < head.length) return null
  const starts = [head.length, ...days.slice(1).map((day, at) => breakBetween(piece, days[at]!, day, language))]
  if (starts.includes(-1)) return null
  const last = days.at(-1)!
  const partsUntil = (end: number) => starts.map((start, at) => piece.slice(start, starts[at + 1] ?? end))
  // "12 Jan Clun, 19 Jan Orleton, 26 Jan Bucknell, £8 off": the names are behind their days.
  const comma = commasIn(piece).find((at) => at >= last.end) ?? piece.length
  const isBehind = partsUntil(last.end)
    .slice(0, -1)
    .every((part) => namesBehind(part, language))
  const end = isBehind ? comma : endOf(piece, last)
  const parts = partsUntil(end)
  if (!parts.every((part) => namesItsDay(part, language) && !tellsOfAll(part, language))) return null
  const tail = piece.slice(end).replace(/^\s?[–—-]\s/u, ', ')
  const name = `${singularOf(behindVerb(label, language), language)}${languageBasics(language).colon}`
  return parts.map((part) => `${name} ${withoutJoiners(part, language)}${tail}`)
}

const namesBehind = (part: string, language: Language): boolean => {
  const [day] = namedDays(part, language)
  return day !== undefined && /^\s\p{Lu}\p{Ll}/u.test(part.slice(day.end))
}

/** "Tuesdays in January are village days" is about village days. */
function behindVerb(label: string, language: Language): string {
  const { verbs } = readingWords(language)
  const tokens = label.split(' ')
  const at = tokens.findIndex((token) => verbs.includes(token.toLowerCase()))
  return at < 1 || at === tokens.length - 1 ? label : capitalized(tokens.slice(at + 1).join(' '))
}

/** The comma or the word between two days, behind the brackets of the first. */
function breakBetween(piece: string, first: NamedDays, second: NamedDays, language: Language): number {
  const between = piece.slice(first.end, second.at)
  const joiners = wordJoiners(language)
  const comma = commasIn(piece).find((at) => at >= first.end && at < second.at)
  if (comma !== undefined) return comma + 1
  const word = [...between.matchAll(/(?<=\s)\p{L}{1,4}(?=\s)/gu)].find(({ 0: text }) =>
    joiners.includes(text.toLowerCase()),
  )
  return word === undefined ? -1 : first.end + word.index
}

const wordJoiners = (language: Language): readonly string[] => readingWords(language).joiners

/** Where the words of the last day end: behind its brackets, at a comma, a dash or the end. */
function endOf(piece: string, { end }: NamedDays): number {
  const rest = piece.slice(end)
  const [own = ''] = /^(?:[\s,]{0,2}(?:del?\s)?20\d{2})?(?:\s?\([^()]{1,60}\))?/u.exec(rest) ?? []
  return end + own.length
}

/** "Camp: members get in on March 8, sale opens March 15" tells of the camp on both days. */
function tellsOfAll(part: string, language: Language): boolean {
  const { readers, begins, ends, booking, acting } = dateWords(language)
  const own = part.slice(0, namedDays(part, language)[0]?.at)
  return (
    findPhrase(own, [...readers, ...begins, ...ends, ...acting]) !== null ||
    hasWordWith(own, [...booking, ...ownFactWords(language).ordering]) ||
    hasVerb(own, readingWords(language))
  )
}

function withoutJoiners(part: string, language: Language): string {
  const plain = part.replace(/^[\s,]+/u, '')
  const joiner = startsWithAny(plain, wordJoiners(language))
  return withoutEnding((joiner === null ? plain : plain.slice(joiner.length)).trim(), ' ,')
}

/** Beside its weekday and its hours, a day has its own place or subject. */
function namesItsDay(part: string, language: Language): boolean {
  const [day] = namedDays(part, language)
  if (day === undefined) return false
  const weekdays = weekdayNumbersIn(language)
  const rest = withoutPrice(`${part.slice(0, day.at)} ${part.slice(day.end)}`)
  const said = rest.match(/\p{L}{3,40}/gu)?.filter((word) => !weekdays.has(word.toLowerCase())) ?? []
  return said.some((word) => /^\p{Lu}/u.test(word)) || tellingStems(said.join(' '), language).size > 0
}

/** "Workshops" with one day is a workshop. */
function singularOf(label: string, language: Language): string {
  const courses = readingWords(language).kinds['course'] ?? []
  const word = label.toLowerCase()
  const stem = word.slice(0, -2)
  const isForm = (other: string) =>
    other.startsWith(stem) && Math.abs(other.length - word.length) <= 2 && other !== word
  const found = !courses.includes(word) || stem.length < SHORTEST_STEM ? undefined : courses.find(isForm)
  return found === undefined || found.length > word.length ? label : label.charAt(0) + found.slice(1)
}

const SHORTEST_STEM = 3

/** "General meeting on March 6, membership fee due by February 28": the second is another thing. */
function apart(piece: string, language: Language, actsBy: (text: string) => boolean): string[] {
  for (const at of commasIn(piece)) {
    const [before, behind] = [piece.slice(0, at).trim(), piece.slice(at + 1).trim()]
    if (namedDays(before, language).length === 0 || !isOther(behind, before, language)) continue
    if (actsBy(behind) && !actsBy(before)) return [before, ...apart(behind, language, actsBy)]
  }
  return [piece]
}

function isOther(behind: string, before: string, language: Language): boolean {
  const [day] = namedDays(behind, language)
  if (day === undefined || commasIn(behind).some((at) => at < day.at)) return false
  const { booking, readers, begins, next } = dateWords(language)
  const { ordering, shippingStems } = ownFactWords(language)
  const { pronouns, sellers, relatives } = readingWords(language)
  const own = behind.slice(0, day.at)
  const [first = ''] = wordsIn(own)
  const stems = tellingStems(own, language)
  return (
    stems.size > 0 &&
    sharedStems(stems, tellingStems(before, language)) === 0 &&
    !hasWordWith(own, [...ordering, ...booking]) &&
    findStem(own, shippingStems) === null &&
    startsWithAny(own, [...readers, ...begins, ...next]) === null &&
    ![...pronouns, ...sellers, ...relatives].includes(first)
  )
}
