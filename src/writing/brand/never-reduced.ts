import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { passingWords } from '../languages/passing-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { unaccented } from './find-occasions.ts'

const SHORTEST_NAME = 4

/**
 * Whether a clause says of goods that they are never reduced: "the Advent calendar is never on sale" bans no Advent.
 * `withoutOccasions` is the clause without the names of days.
 */
export function areGoodsNeverReduced(clause: string, withoutOccasions: string, words: ReadingWords): boolean {
  const { refusals, sellers, pronouns, articles, verbs, onDays, joiners, fillers } = words
  const { discounts, on, everything } = passingWords(words.language)
  const plain = unaccented(withoutOccasions)
  const refusal = findPhrase(plain, refusals.map(unaccented))
  if (refusal === null) return false
  const at = ` ${plain} `.indexOf(` ${refusal} `)
  const [subject, behind] = [plain.slice(0, Math.max(0, at)), plain.slice(at + refusal.length)]
  if (findPhrase(behind, discounts) === null || findPhrase(subject, discounts) !== null) return false
  // "At Christmas we never have sales"
  const atTimes = [...on, ...onDays, ...refusals].filter((word) => !articles.includes(word))
  if (startsWithAny(clause, atTimes) !== null) return false
  const small = new Set(
    [articles, verbs, joiners, fillers, everything].flat().flatMap((word) => unaccented(word).split(' ')),
  )
  const named = wordsIn(subject)
  const isOfPeople = named.some((word) => sellers.includes(word) || pronouns.includes(word))
  return !isOfPeople && named.some((word) => word.length >= SHORTEST_NAME && !small.has(word))
}
