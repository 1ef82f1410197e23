import { capitalized } from '../engine/grammar/capitalized.ts'
import { startsWithAny } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { practicalWords } from '../languages/practical-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { isAbbreviation } from './abbreviations.ts'

const LONGEST = 1000
const NEXT_SENTENCE = /(?<word>\p{L}{2,24}|\d\s?%|\))(?<end>[.!?]\s)(?<first>\p{Ll})/gu
const EQUALS = /\s?(?<![=<>])=(?![=<>])\s?/gu

/**
 * What an owner typed fast, as a sentence: "yes and cabins" is "Yes, and cabins", a period is followed by a capital, and
 * a sign for "is" becomes a colon.
 */
export function asReply(text: string, { language }: Pick<ReadingWords, 'language'>): string {
  const said = text.slice(0, LONGEST).trim()
  const { yes, yesTyped } = practicalWords(language)
  const accented =
    yesTyped === '' ? said : said.replaceAll(TYPED_YES, (word) => (isYes(word, yesTyped) ? withCase(yes, word) : word))
  const opening = startsWithAny(accented, [yes])
  const rest = opening === null ? '' : accented.slice(opening.length)
  const begun = opening !== null && /^\s\p{L}/u.test(rest) ? `${opening},${rest}` : accented
  const plain = begun.replaceAll(EQUALS, `${languageBasics(language).colon} `)
  return capitalized(
    plain.replaceAll(NEXT_SENTENCE, (whole, word: string, end: string, first: string) =>
      isAbbreviation(word) ? whole : word + end + first.toUpperCase(),
    ),
  )
}

/** A short word at the end of a clause. */
const TYPED_YES = /(?<![\p{L}\p{N}])\p{L}{2}(?=[,.;]|$)/gu

const isYes = (word: string, typed: string): boolean => word.toLowerCase() === typed

const withCase = (word: string, like: string): string => (/^\p{Lu}/u.test(like) ? capitalized(word) : word)
