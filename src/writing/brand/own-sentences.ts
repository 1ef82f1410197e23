import { startsWithAny, findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { commasIn, withoutBrackets } from './list-pieces.ts'
import { wholeSentences } from './whole-sentences.ts'
import { printedLine } from './printable.ts'
import { inNormalVoice } from './statement-texts.ts'

const LONGEST_TEXT = 4000
const LONGEST = 200
const FEWEST_WORDS = 4
const FIRST_WORDS = 4

/**
 * Sentences of a text that a brand says of itself and that an email may quote: "We send by climate: coldest
 * postcodes last." Notes to the writer, sentences about customers and lists of goods are none.
 */
export function ownSentences(
  text: string,
  { goods, areAboutGoods }: { goods: readonly string[]; areAboutGoods: boolean },
  words: ReadingWords,
): string[] {
  const names = goods.map((name) => name.toLowerCase())
  return wholeSentences(text.slice(0, LONGEST_TEXT), words.language)
    .map((sentence) => inNormalVoice(sentence.replace(/^[-–—*•\s]+/u, '').trim(), words))
    .filter((sentence) => sentence.length <= LONGEST && /^\p{Lu}/u.test(sentence))
    .filter((sentence) => !names.some((name) => sentence.toLowerCase().includes(name)))
    .filter((sentence) => isOwn(sentence, areAboutGoods, words))
}

function isOwn(sentence: string, isAboutGoods: boolean, words: ReadingWords): boolean {
  const { text } = withoutBrackets(sentence)
  const isLine = wordsIn(text).length >= FEWEST_WORDS && printedLine(sentence, words) !== null
  if (!isLine || isNote(text, words)) return false
  return speaksAsWe(text, words) || (isAboutGoods && (namesWhatIsNot(text, words) || statesTerms(text, words)))
}

/** "New ropes are 7 to 9 weeks and no, it can't be hurried." */
const statesTerms = (text: string, words: ReadingWords): boolean => /\d/u.test(text) && hasVerb(text, words)

/** In the first words, because "they think that we …" begins with others. */
function speaksAsWe(text: string, { sellers, ownVerbEnds, articles }: ReadingWords): boolean {
  const first = wordsIn(text).slice(0, FIRST_WORDS)
  const isVerb = (word: string, at: number) =>
    ownVerbEnds.some((end) => word.endsWith(end)) && !articles.includes(first[at - 1] ?? '')
  return first.some((word, at) => sellers.includes(word) || isVerb(word, at))
}

/** "Pas de jouets, pas de goodies, pas de plastique." */
function namesWhatIsNot(text: string, { refusals }: ReadingWords): boolean {
  const ends = [...commasIn(text), text.length]
  const parts = ends.map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1]! + 1, end))
  return parts.length > 1 && parts.every((part) => startsWithAny(part, refusals) !== null)
}

/** What is said to the writer or of customers, what a brand plans or hopes for, and what is about emails. */
function isNote(text: string, { language, mandatory }: ReadingWords): boolean {
  const { others, plans, mailStems } = ownFactWords(language)
  // "On choisit une planche sur le site" tells what customers do.
  const { customersDo } = practicalWords(language)
  const isTheirs =
    findPhrase(
      text,
      customersDo.filter((phrase) => phrase.includes(' ')),
    ) !== null
  return (
    isTheirs || findPhrase(text, [...others, ...plans, ...mandatory]) !== null || findStem(text, mailStems) !== null
  )
}
