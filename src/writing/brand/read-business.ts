import { MONTH_NUMBERS } from '#shared/day-names.ts'
import type { Language } from '#shared/brand-brief.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { partsAtCommas, piecesOf, withoutBrackets } from './list-pieces.ts'
import { readPrice } from './read-price.ts'

const LONGEST_PIECE = 200
export const LONGEST_BUSINESS = 70
const FEWEST_WORDS = 3
const MOST_WORDS = 9
const PLACED: ReadonlySet<string> = new Set([
  'in',
  'near',
  'at',
  'a',
  'à',
  'en',
  'di',
  'presso',
  'bei',
  'aus',
  'am',
  'im',
])

/** Whether a text names a place: "in Ludlow", "à Annecy", "near Vero Beach". */
export const namesLocation = (text: string): boolean =>
  [...text.slice(0, LONGEST_PIECE).matchAll(/(?<=\s)(\p{L}{1,6})\s(\p{Lu}\p{Ll}{2,20})/gu)].some(
    ([, word, name]) => PLACED.has(word!.toLowerCase()) && !MONTH_NUMBERS.has(name!.toLowerCase()),
  )

/**
 * What the brand is and where, as the first words of its products say: "Head lice removal, salon in Boise". Null where
 * they list things or tell something else.
 */
export function readBusiness(products: string, language: Language): string | null {
  const words = readingWords(language)
  const { pieces } = piecesOf(products)
  const [first = ''] = pieces
  const piece = first.slice(0, LONGEST_PIECE).split(/:\s|\s[+–—-]\s/u, 1)[0]!
  const parts = partsAtCommas(withoutBrackets(piece).text.replace(/[.!]$/u, '').replace(/\s+/gu, ' ').trim())
  const placed = parts.findIndex((part) => namesLocation(part))
  const isSentence = placed < 0 && parts.length === 1 && pieces.length > 1 && /[.!]$/u.test(first.trim())
  const upTo = parts.slice(0, placed + 1).join(', ')
  const told = isSentence ? parts[0]! : placed < 0 ? '' : upTo.length <= LONGEST_BUSINESS ? upTo : parts[placed]!
  const count = wordsIn(told).length
  const isPhrase =
    /^\p{L}/u.test(told) &&
    told.length <= LONGEST_BUSINESS &&
    count >= FEWEST_WORDS &&
    (placed >= 0 || count <= MOST_WORDS) &&
    readPrice(piece) === null &&
    !/[?!;]/u.test(told) &&
    !hasVerb(told, words) &&
    !wordsIn(told).some((word) => words.pronouns.includes(word)) &&
    findPhrase(told, words.refusals) === null
  return isPhrase ? capitalized(told) : null
}
