import type { OfferKind, YearRange } from '#shared/brand-sheet.ts'
import { yearDay } from '#shared/year-days.ts'
import type { Language } from '#shared/brand-brief.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { kindOf } from './offer-kinds.ts'
import { findMonth, isPartOfMonth, lengthOfMonth, namedMonths } from './read-season.ts'
import { findPhrase, withoutEnding, wordsIn } from '../engine/word-matching.ts'

/** What people come to, or take for longer, is sold before its month. */
const SOLD_BEFORE: ReadonlySet<OfferKind | null> = new Set(['course', 'event', 'service', 'subscription', 'digital'])
const LONGEST = 200
const MONTHS_OF_SEASON = 3

/** A season and the small words before it: "in fall", "à l'automne". In "Beaufort d'été", it's part of the name. */
const SEASON =
  /\s(?:(?:in|im|en|au|à|al|a|nel|della|the|every|each|jeden|chaque|cada|ogni)\s){0,2}(?:l['’])?(\p{L}{3,12})$/iu
const OPEN = /\s(?:ab|from|dès|desde|da|dal|à partir de|a partir de|a partire da)(?:\s\p{L}{3,12})?$/iu

/**
 * "Maple syrup in fall", "olio novello a novembre": the name without the time at its end, and the months in which it's
 * sold. From a month on, without an end, it's that month and the next. Null where the name ends in no time.
 */
export function seasonAtEnd(name: string, words: ReadingWords): { text: string; season: YearRange } | null {
  const said = withoutEnding(name.slice(0, LONGEST), ' ,.')
  if (SOLD_BEFORE.has(kindOf(said, words)) || wordsIn(said).some(isPartOfMonth)) return null
  // "Free enrollment in September" is a term.
  if (findPhrase(said, words.priceWords) !== null) return null
  const found = monthAtEnd(said, words) ?? monthsAtEnd(said, words)
  return found === null || !/\p{L}{3}/u.test(found.text) ? null : found
}

function monthAtEnd(said: string, { language }: ReadingWords): { text: string; season: YearRange } | null {
  const found = findMonth(said, language)
  const rest = withoutEnding((found?.rest ?? '').replace(OPEN, ''), ' ,–-')
  // A month without a small word before it may be part of the name.
  const isApart = said.startsWith(rest) && wordsIn(said.slice(rest.length)).length > 1
  if (found === null || rest === '' || !isApart) return null
  const month = Number(found.range.from.slice(0, 2))
  const last = OPEN.test(said) && month < 12 ? month + 1 : month
  return { text: rest, season: { from: found.range.from, to: yearDay(last, lengthOfMonth(last)) } }
}

function monthsAtEnd(said: string, { seasons }: ReadingWords): { text: string; season: YearRange } | null {
  const [tail = '', name = ''] = SEASON.exec(said) ?? []
  const months = seasons[name.toLowerCase()] ?? []
  const isApart = wordsIn(tail).length > 1 || /['’]/u.test(tail)
  if (months.length !== MONTHS_OF_SEASON || !isApart) return null
  const [first, last] = [months[0]!, months.at(-1)!]
  return {
    text: withoutEnding(said.slice(0, -tail.length), ' ,–-'),
    season: { from: yearDay(first, 1), to: yearDay(last, lengthOfMonth(last)) },
  }
}

/** Below the equator, "in summer" is from December. A range of named months stays. */
export function turnedSeason(season: YearRange | null, quote: string, language: Language): YearRange | null {
  if (season === null || namedMonths(quote, language).length > 0) return season
  const [first, last] = [season.from, season.to].map((day) => ((Number(day.slice(0, 2)) + 5) % 12) + 1)
  return { from: yearDay(first!, 1), to: yearDay(last!, lengthOfMonth(last!)) }
}
