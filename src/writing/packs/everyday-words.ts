import { LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { TRADES, tradeSigns } from '../knowledge/trades.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { remembered } from '../gate/remembered.ts'
import { tidied } from '../brand/tidied.ts'
import { readingWords } from '../languages/reading-words.ts'
import { spelledOut } from '../languages/short-forms.ts'
import { PACKS } from './load-packs.ts'
import { withNounCapitals } from './noun-capitals.ts'

/** A lowercase word that doesn't begin a sentence. */
const LOWER_WORD = /(?<![\p{L}\p{N}.{:_-])\p{Ll}[\p{Ll}’'-]{2,40}(?![\p{L}\p{N}}:_-])/gu
const SHORTEST_SIGN = 4

interface EverydayWords {
  things: ReadonlySet<string>
  /** Word beginnings of such names. */
  signs: readonly string[]
  words: ReadonlySet<string>
}

function wordsOf(language: Language): EverydayWords {
  const { kinds, everyday, articles } = readingWords(language)
  const texts = PACKS.places(language).map((place) => PACKS.read(place))
  return {
    things: new Set([Object.values(kinds).flat(), everyday].flat()),
    signs: TRADES.flatMap((trade) => tradeSigns(trade, language)).filter((sign) => sign.length >= SHORTEST_SIGN),
    // "My first kit" is a title.
    words: new Set(texts.flatMap((text) => (text.match(LOWER_WORD) ?? []) as string[])).difference(new Set(articles)),
  }
}

const known = new Map<Language, EverydayWords>()

/** Whether a word isn't a proper name. A single word has to name a thing: "Drift" may be the name of a lamp. */
export function isEverydayWord(word: string, { language, isAlone }: { language: Language; isAlone: boolean }): boolean {
  const { things, signs, words } = known.getOrInsertComputed(language, wordsOf)
  if (things.has(word) || signs.some((sign) => word.startsWith(sign))) return true
  return !isAlone && words.has(word)
}

/** In a shorter word, another letter makes another word. */
const SHORTEST_WITH_GAP = 7
const slips = new Map<string, boolean>()

/**
 * Whether a text has a typo, as far as the packs know the language: "trainng" is one letter from "training". A replaced
 * letter doesn't count, because "bully" isn't a typo of "fully".
 */
export function hasSlip(text: string, language: Language): boolean {
  return (text.match(LONG_WORD) ?? []).some((word) =>
    slips.getOrInsertComputed(`${language} ${word}`, () =>
      isSlip(word, known.getOrInsertComputed(language, wordsOf), language),
    ),
  )
}

const LONG_WORD = /(?<![\p{L}\p{N}’'-])\p{Ll}{6,24}(?![\p{L}\p{N}’'-])/gu
/** An accent makes another word: "enfermera" isn't "enfermería". */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

function isSlip(word: string, known: EverydayWords, language: Language): boolean {
  return wordsNear(word, known, language).length > 0
}

/**
 * A text with the signs of print and its typos put right, where only one word can be meant, and with its nouns
 * capitalized: "trainng bites" are "training bites".
 */
export const mended = (text: string, language: Language): string =>
  menders.getOrInsertComputed(language, () => remembered((given) => mendedText(given, language)))(text)

const menders = new Map<Language, (text: string) => string>()

function mendedText(given: string, language: Language): string {
  const text = withNounCapitals(tidied(spelledOut(given, language), language), language)
  if (!hasSlip(text, language)) return text
  const words = known.getOrInsertComputed(language, wordsOf)
  return text.replace(LONG_WORD, (word) => {
    const [meant, ...others] = new Set(wordsNear(word, words, language))
    return meant === undefined || others.length > 0 ? word : meant
  })
}

/** "Garanties" is another form of "garantis", but "batchs" is none of "batches". */
const isEnding = (word: string, index: number, letter: string): boolean =>
  index === word.length - 1 && word.endsWith('s') && VOWELS.includes(letter) && !SIBILANT_PLURAL.test(word)

const VOWELS = 'aeiou'
const SIBILANT_PLURAL = /(?:ch|sh|x|s|z)s$/u

/** "Kommts" is "kommt es". */
const endsInPronoun = (word: string, language: Language): boolean =>
  languageBasics(language).capitalizesNouns && word.endsWith('ts')

/** A word for what a trade sells in any language: "stollen" and "panettone" aren't misspelled in English. */
const goodsAnywhere = oncePer(
  (trades: typeof TRADES): ReadonlySet<string> =>
    new Set(LANGUAGES.flatMap((language) => trades.flatMap((trade) => tradeSigns(trade, language)))),
)

/** The words that a misspelled one may be meant as. None for a word that we know. */
function wordsNear(word: string, { things, words }: EverydayWords, language: Language): string[] {
  const isKnown = (other: string) => words.has(other) || things.has(other)
  const isRight = isKnown(word) || goodsAnywhere(TRADES).has(word)
  if (isRight || (endsInPronoun(word, language) && isKnown(word.slice(0, -1)))) return []
  const at = Array.from({ length: word.length }, (_, index) => index)
  // The first letter is rarely wrong, and an ending is often another form of the word.
  const inside = at.slice(1, -1)
  const swapped = inside.map((index) => word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2))
  const { distinguishesDoubledLetters } = languageBasics(language)
  const longer = at
    .slice(1)
    .flatMap((index) => LETTERS.map((letter) => ({ index, letter })))
    .filter(({ index, letter }) => !isEnding(word, index, letter))
    .filter(({ index, letter }) => !distinguishesDoubledLetters || !word.slice(index - 1, index + 1).includes(letter))
    .map(({ index, letter }) => word.slice(0, index) + letter + word.slice(index))
  // "Tapping" isn't "taping".
  const isInflected = /(\p{L})\1(?:ing|ed|er)s?$/u.test(word)
  const doubled =
    isInflected || distinguishesDoubledLetters ? [] : inside.filter((index) => word[index] === word[index - 1])
  const shorter = doubled.map((index) => word.slice(0, index) + word.slice(index + 1))
  const isLong = word.length >= SHORTEST_WITH_GAP || /(?:ch|sh|x)s$/u.test(word)
  const potato = word.endsWith('oe') ? [word.slice(0, -1)] : []
  return [...swapped, ...shorter, ...(isLong ? longer : []), ...potato].filter(isKnown)
}
