import type { BrandBrief } from '#shared/brand-brief.ts'
import { findOccasions, unaccented } from '../brand/find-occasions.ts'
import { isDiscountOnSome } from '../brand/read-passing-rules.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { passingWords } from '../languages/passing-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'

const HOLIDAYS = observanceNames()
const LONGEST_NAME = 2

/** Whether a brand has no discounts at all: "no discounts", or "discount" among the words that it never says. */
export function bansDiscounts({
  facts,
  language,
  country,
}: Pick<BrandBrief, 'facts' | 'language' | 'country'>): boolean {
  const words = readingWords(language)
  const { discounts } = passingWords(language)
  const isDiscount = (text: string) =>
    wordsIn(text).length <= LONGEST_NAME && findPhrase(unaccented(text), discounts) !== null
  // "No discounts except at Easter" has some.
  const namesDay = (text: string) => findOccasions(text, HOLIDAYS, country).length > 0
  return (
    facts.neverSay.some(isDiscount) ||
    facts.rules.some(({ sentence }) => isPlainBan(sentence, words) && !namesDay(sentence))
  )
}

function isPlainBan(sentence: string, words: ReadingWords): boolean {
  const { discounts, exceptions } = passingWords(words.language)
  const plain = unaccented(sentence)
  return (
    !/\d/u.test(sentence) &&
    findPhrase(plain, discounts) !== null &&
    findPhrase(plain, words.refusals.map(unaccented)) !== null &&
    findPhrase(sentence, exceptions) === null &&
    !isDiscountOnSome(sentence, words)
  )
}
