import type { Language } from '#shared/brand-brief.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { namedDays } from './find-days.ts'
import { partsAtCommas, withoutBrackets } from './list-pieces.ts'
import { readPrice, withoutPrice } from './read-price.ts'

const MOST_ENTRIES = 40

/**
 * The entries of a list of goods that name a day, each with the details behind it: "taster afternoon £45 on January 30,
 * at most 10 people". Null where a piece is a sentence.
 */
export function datedEntries(piece: string, language: Language): string[] | null {
  const parts = partsAtCommas(piece, MOST_ENTRIES)
  const hasPrice = (part: string) => readPrice(part) !== null
  const { rising, costing, booking, ages } = dateWords(language)
  const isList =
    parts.filter(hasPrice).length >= FEWEST_PRICES ||
    hasDayInBrackets(parts, language) ||
    isListOfNames(parts, language)
  if (!isList || findPhrase(piece, [...rising, ...costing]) !== null) return null
  const entries: string[] = []
  let isOpen = false
  let before: readonly string[] = []
  for (const part of parts) {
    const isDated = namedDays(part, language).length > 0
    // Details in the same brackets as the day are complete.
    const isTold = isDated && namedDays(withoutBrackets(part).text, language).length === 0
    // "Adults 19 €, children 9 €" are prices of what is before them.
    const isMore = startsWithAny(part, [...booking, ...ages]) !== null
    const continues: boolean = isOpen && (!hasPrice(part) || isBarePrice(part) || isMore)
    if (continues) entries[entries.length - 1] += `, ${part}`
    else if (isDated) entries.push(withItsName(part, before, language))
    before = isDated ? [] : [...before, part]
    isOpen = continues || (isDated && !isTold)
  }
  return entries
}

/** "Riserva 2024 aged in oak, 38 €, 600 bottles, out November 20": the name of what comes out is some parts before. */
function withItsName(part: string, before: readonly string[], language: Language): string {
  if (startsWithAny(part, dateWords(language).begins) === null) return part
  const details = before.length - 1 - before.findLastIndex((each) => /^\p{Lu}/u.test(each) && !isBarePrice(each))
  const own = before.slice(before.length - 1 - details)
  const isName = details < before.length && details <= MOST_DETAILS && own.slice(1).every((each) => /\d/u.test(each))
  return isName ? [...own, part].join(', ') : part
}

const MOST_DETAILS = 3

/** "95 €" */
const isBarePrice = (part: string): boolean => readPrice(part) !== null && !/\p{L}{3}/u.test(withoutPrice(part))

const FEWEST_PRICES = 2
const FEWEST_ENTRIES = 3

/** "Single lessons, children's choir, summer camp June 15–26, hire of instruments". */
function isListOfNames(parts: readonly string[], language: Language): boolean {
  const dated = parts.filter((part) => namedDays(part, language).length > 0)
  return (
    parts.length >= FEWEST_ENTRIES &&
    dated.length > 0 &&
    dated[0] !== parts[0] &&
    !parts.some((part) => readPrice(part) !== null || hasVerb(part, readingWords(language))) &&
    dated.every((part) => namesThing(part, language))
  )
}

function namesThing(part: string, language: Language): boolean {
  const [day] = namedDays(part, language)
  const rest = `${part.slice(0, day?.at)} ${part.slice(day?.end ?? part.length)}`
  const words = wordsIn(rest).filter((word) => !WEEKDAY_NUMBERS.has(word))
  return tellingStems(words.join(' '), language).size > 0
}

/** "Honey, beekeeping course (5 Saturdays from January 30), candles". */
const hasDayInBrackets = (parts: readonly string[], language: Language): boolean =>
  parts.length >= FEWEST_ENTRIES &&
  parts.some((part) => {
    const [day] = namedDays(part, language)
    return day !== undefined && namedDays(withoutBrackets(part).text, language).length === 0 && /\p{L}/u.test(part)
  })
