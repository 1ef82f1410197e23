import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { daysUntil } from '#shared/year-days.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasVerb, isSubordinate, withoutJoiner } from './clause-words.ts'
import { actsIn, comesFirst } from './day-first.ts'
import { namedDays } from './find-days.ts'
import { commasIn, withoutBrackets } from './list-pieces.ts'
import { isForWriter } from './quiet-days.ts'
import { readPrice } from './read-price.ts'

const LONGEST = 600
const LONGEST_PART = 200
const LONGEST_HEAD = 110
const MOST_WORDS_OF_LABEL = 4
const MOST_WORDS_OF_DETAIL = 6

/**
 * Of a sentence that says several things, what it says of each day: "Courses are booked on the website, the spring ones
 * open on January 12, and the weekend is full in a week" tells when the spring ones open. For each, the longer text comes first.
 */
export function datedPartsOf(sentence: string, language: Language): string[][] {
  const words = readingWords(language)
  const text = sentence.slice(0, LONGEST)
  const inside = withoutBrackets(text).inside.filter((part) => namesDay(part, language) && readPrice(part) !== null)
  const asides = inside.map((part) => [finished(withoutLabel(part))])
  // "No discounts (one exception: the card at 130 € until January 17)"
  if (startsWithAny(text, words.refusals) !== null) return asides
  return [...asides, ...partsAtSigns(text, words)]
}

/** The things of a list that have a day each. Null for any other sentence. */
export function datedListOf(sentence: string, language: Language): string[] | null {
  const text = sentence.slice(0, LONGEST)
  return introducedDays(text, language) ?? listedThings(text, readingWords(language))
}

const namesDay = (text: string, language: Language): boolean => namedDays(text, language).length > 0

const withoutLabel = (part: string): string => {
  const colon = part.indexOf(':')
  const isLabel = colon > 0 && wordsIn(part.slice(0, colon)).length <= MOST_WORDS_OF_LABEL
  return isLabel ? part.slice(colon + 1) : part
}

const finished = (text: string): string => {
  const plain = capitalized(withoutEnding(text.replace(/^[\s,;:.–—-]{1,8}/u, '').trim(), ' ,;:.–—-'))
  return /[?!]$/u.test(plain) ? plain : `${plain}.`
}

/** "One Saturday a month there's a workshop at 42 €: November 28 is bowls, January 16 is backs": each day with both. */
function introducedDays(text: string, language: Language): string[] | null {
  const colon = text.search(/:\s/u)
  if (colon < 1 || colon > LONGEST_HEAD || namesDay(text.slice(0, colon), language)) return null
  const head = text.slice(0, colon).trim()
  const parts = partsAt(text.slice(colon + 1), commasIn(text.slice(colon + 1)))
  const isOwn = (part: string) => {
    const [day, more] = namedDays(part, language)
    return (
      day !== undefined && more === undefined && comesFirst(part, day, language) && tells(part.slice(day.end), language)
    )
  }
  if (parts.length < 2 || !parts.every(isOwn)) return null
  return parts.map((part) => finished(`${head}${languageBasics(language).colon} ${part.trim()}`))
}

const LABEL = /^(\p{L}[^:,;.()\d]{2,43}?)\s?:\s/u

/** "Course dates: First Aid on November 21, Shellac on November 14 and 15 and again January 30, Weaving February 20" */
function listedThings(text: string, words: ReadingWords): string[] | null {
  const { language } = words
  const [head = '', label = ''] = LABEL.exec(text) ?? []
  const rest = text.slice(head.length)
  const parts = partsAt(rest, commasIn(rest))
  const { booking, ends, acting, readers, everyone } = dateWords(language)
  const isThing = (part: string) => {
    const [day] = namedDays(part, language)
    const own = part.slice(0, day?.at)
    return (
      day !== undefined &&
      tells(own, language) &&
      !hasVerb(own, words) &&
      !actsIn(own, language) &&
      !hasWordWith(own, booking) &&
      findPhrase(own, [...ends, ...acting, ...readers, ...everyone]) === null
    )
  }
  if (parts.length < FEWEST_THINGS || !parts.every(isThing)) return null
  const name = withoutDates(label, language)
  const start = name === '' ? '' : `${name}${languageBasics(language).colon} `
  return parts.flatMap((part) => daysApart(part, words).map((own) => finished(`${start}${own}`)))
}

const FEWEST_THINGS = 2

/** "Course dates" are of a course, and "dates" of nothing. */
function withoutDates(label: string, language: Language): string {
  const { labels } = dateWords(language)
  const lower = label.toLowerCase()
  const last = labels.find((word) => lower === word || lower.endsWith(` ${word}`))
  const joined = languageBasics(language).joinsNouns ? labels.find((word) => lower.endsWith(word)) : undefined
  return label.slice(0, -(last ?? joined ?? '').length || undefined).trim()
}

/** "Shellac on November 14 and 15 and then again January 30 and 31": the thing with each of its days. */
function daysApart(part: string, words: ReadingWords): string[] {
  const [first, ...others] = namedDays(part, words.language)
  if (first === undefined || others.some(({ at }) => at === first.at)) return [part.trim()]
  const thing = part.slice(0, first.at).trim()
  const second = others[0]
  const own = second === undefined ? part : upToJoiner(part.slice(0, second.at), words)
  return [own.trim(), ...others.map(({ at, end }) => `${thing} ${part.slice(at, end)}`)]
}

const tells = (text: string, language: Language): boolean => tellingStems(text, language).size > 0

const SIGNS = /[;:]\s|\s[–—-]\s/gu

function partsAt(text: string, cuts: readonly number[]): string[] {
  const ends = [...cuts, text.length]
  return ends.map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1]! + 1, end)).filter((part) => /\p{L}/u.test(part))
}

function partsAtSigns(text: string, words: ReadingWords): string[][] {
  const { language } = words
  const signs = [...text.matchAll(SIGNS)].map(({ index }) => index).filter((at) => !isInBrackets(text, at))
  const segments = partsAt(
    text,
    [...commasIn(text), ...signs].toSorted((one, other) => one - other),
  )
  const days = segments.map((part) => namesDay(part, language))
  return segments.flatMap((segment, at): string[][] => {
    if (!days[at] || startsWithAny(segment, words.refusals) !== null) return []
    const before = hasOwnSubject(segment, language) ? '' : subjectBefore(segments, days, at, words)
    return withoutOthers(segment, words).map((own) => {
      const first = `${before}${own}`
      const details = own === segment ? detailsBehind(segments, days, at, words) : ''
      const long = `${first}${details}`
      return [...new Set([long, first, upToJoiner(first, words)])]
        .filter((part) => part.length <= LONGEST_PART)
        .map((part) => finished(withoutJoiner(part.trim(), words)))
    })
  })
}

/** "20% off November 27-30, subscribers get in on November 25": the earlier day of some, with what it is about. */
export function earlierFor(sentence: string, name: string | null, from: string, language: Language): string[] {
  const { readers, groups } = dateWords(language)
  if (name === null) return []
  return partsAt(sentence.slice(0, LONGEST), commasIn(sentence.slice(0, LONGEST))).flatMap((segment) => {
    const [day, more] = namedDays(segment, language)
    const isEarlier =
      day !== undefined && more === undefined && daysUntil(day.from, from) <= LONGEST_AHEAD && day.from !== from
    return isEarlier && startsWithAny(segment, [...readers, ...groups]) !== null
      ? [finished(`${name}${languageBasics(language).colon} ${segment.trim()}`)]
      : []
  })
}

/** "Last year's fabrics are half price until January 31, and on February 6 the new ones arrive" */
export function behindJoiner(sentence: string, language: Language): string[] {
  const words = readingWords(language)
  const [, ...behind] = partsAt(sentence.slice(0, LONGEST), commasIn(sentence.slice(0, LONGEST)))
  return behind
    .filter((part) => startsWithAny(part, words.joiners) !== null && hasOwnSubject(part, language))
    .filter((part) => namedDays(part, language).length === 1)
    .map((part) => finished(withoutJoiner(part.trim(), words)))
}

const LONGEST_AHEAD = 21

const isInBrackets = (text: string, at: number): boolean => text.lastIndexOf('(', at) > text.lastIndexOf(')', at)

function hasOwnSubject(segment: string, language: Language): boolean {
  const words = readingWords(language)
  if (isSubordinate(segment, words)) return false
  const [day] = namedDays(segment, language)
  const weekdays = weekdayNumbersIn(language)
  const said = wordsIn(`${segment.slice(0, day?.at)} ${segment.slice(day?.end ?? 0)}`)
  return tells(said.filter((word) => !weekdays.has(word) && !words.verbs.includes(word)).join(' '), language)
}

/** The words before a segment that says nothing by itself: "…, and oil in January, which comes on the 18th". */
function subjectBefore(segments: readonly string[], days: readonly boolean[], at: number, words: ReadingWords): string {
  const segment = segments[at - 1] ?? ''
  if (segment === '' || days[at - 1]) return ''
  const joiner = joinersIn(segment, words).at(-1)
  return `${(joiner === undefined ? segment : segment.slice(joiner.end)).trim()},`
}

/** Of "we pick from October 20 and ship from November 16", each half with its own day. */
function withoutOthers(segment: string, words: ReadingWords): string[] {
  const { language } = words
  const days = namedDays(segment, language)
  if (days.length < 2) return [segment]
  const cuts = days.slice(1).map((day, index) => {
    const between = joinersIn(segment, words).filter(({ at }) => at >= days[index]!.end && at < day.at)
    return between.find(({ end }) => tells(segment.slice(end, day.at), language))?.end ?? -1
  })
  if (cuts.includes(-1)) return [segment]
  const ends = [...cuts, segment.length]
  return ends.map((end, index) => {
    const part = segment.slice(index === 0 ? 0 : ends[index - 1], end).trimEnd()
    return index === ends.length - 1 ? part : part.replace(/\s\S{1,5}$/u, '')
  })
}

const joinersIn = (text: string, { joiners }: ReadingWords): { at: number; end: number }[] =>
  [...text.matchAll(/\s(\p{L}{1,5})\s/gu)]
    .filter(([, word]) => joiners.includes(word!.toLowerCase()))
    .map(({ index, 0: { length } }) => ({ at: index, end: index + length }))

/** The details behind a day: what it costs, how many there are, and a few words more. */
function detailsBehind(segments: readonly string[], days: readonly boolean[], at: number, words: ReadingWords): string {
  const next = segments.findIndex((part, index) => index > at && (days[index] || !isDetail(part, words)))
  return segments
    .slice(at + 1, next < 0 ? segments.length : next)
    .map((part) => `, ${part.trim()}`)
    .join('')
}

function isDetail(part: string, words: ReadingWords): boolean {
  const { afterwards, details } = dateWords(words.language)
  if (isForWriter(part, words) || startsWithAny(part, [...words.joiners, ...afterwards]) !== null) return false
  return /\d/u.test(part) || startsWithAny(part, details) !== null || wordsIn(part).length <= MOST_WORDS_OF_DETAIL
}

/** "Spring courses open on January 12 and the weekend is usually full" up to "and". */
function upToJoiner(text: string, words: ReadingWords): string {
  const day = namedDays(text, words.language).at(-1)
  const joiner = joinersIn(text, words).find(({ at }) => day !== undefined && at >= day.end)
  return joiner === undefined ? text : text.slice(0, joiner.at)
}

/**
 * "With initials by December 10, those without by December 17", "Dec 16 ground, Dec 20 express": the further last days
 * of a sentence about one, each with the words it leaves out.
 */
export function furtherDeadlines(sentence: string, language: Language): string[] {
  const text = sentence.slice(0, LONGEST)
  const segments = partsAt(text, commasIn(text))
  const start = segments.findIndex((part) => namesDay(part, language))
  const first = segments[start]
  const [day] = first === undefined ? [] : namedDays(first, language)
  if (first === undefined || day === undefined) return []
  const head = first.slice(0, day.at).trim()
  const { afterwards } = dateWords(language)
  return segments.slice(start + 1).flatMap((segment) => {
    const part = segment.trim()
    const [own, more] = namedDays(part, language)
    if (own === undefined || more !== undefined || actsIn(part, language)) return []
    if (startsWithAny(part, afterwards) !== null || wordsIn(part).length > MOST_WORDS_OF_FURTHER) return []
    if (own.at === 0) return [finished(`${head} ${part}`)]
    const act = dateWords(language).acts.find(({ words }) =>
      wordsIn(first).some((word) => words.some((stem) => word.includes(stem))),
    )
    const isChristmas = findPhrase(sentence, dateWords(language).christmas) !== null
    const label = isChristmas ? act?.christmas : act?.name
    return label === undefined ? [] : [finished(`${label}${languageBasics(language).colon} ${part}`)]
  })
}

const MOST_WORDS_OF_FURTHER = 12
