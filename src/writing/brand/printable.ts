import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { withoutBrackets } from './list-pieces.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from './word-matching.ts'

const SHORTEST = 8
const LONGEST = 140
const MOST_WORDS = 24

/** A word of an owner's note that no reader should see: "RIEN promettre", "theres", "!!". */
const NOTED = /!!|\?\?|[=→<>{}[\]|]|\.\.\.|…|(?<!\p{L})\p{Lu}{4,}(?!\p{L})|&&/u
const SLOPPY =
  /(?<![\p{L}'’])(?:i|u|ur|dont|doesnt|cant|wont|theres|thats|whats|didnt|isnt|havent|pls|alot|w|bc|idk|nite|thru|cos)(?![\p{L}'’])/u

/**
 * A text of the owner as a line of an email, with a capital and a period; null where it is a note to whoever writes the
 * emails, a scrap, or more than a line.
 */
export function printedLine(text: string, words: ReadingWords): string | null {
  const { text: plain } = withoutBrackets(text.slice(0, 4 * LONGEST))
  const line = withoutEnding(
    plain
      .replace(/\s+/gu, ' ')
      .replaceAll(/\s(?=[,.])/gu, '')
      .trim(),
    ' ,;:–-',
  )
  const count = wordsIn(line).length
  if (line.length < SHORTEST || line.length > LONGEST || count < 2 || count > MOST_WORDS) return null
  if (NOTED.test(line) || (words.language === 'en' && SLOPPY.test(line))) return null
  if (/["“”„«»()]/u.test(line) || findPhrase(line, [...words.privateWords, ...words.tellingVerbs]) !== null) return null
  const start = line.charAt(0).toUpperCase() + line.slice(1)
  return /[.!?]$/u.test(start) ? start : `${start}.`
}

const FEWEST_WORDS = 3
const NAME_WORDS = 4

/** Whether a phrase of the brand can stand by itself: "medimos el pie" and "dug, not potted", not "rapporto di pulizia". */
export function standsAlone(phrase: string, words: ReadingWords): boolean {
  // "(only say so when it's true)".
  const isLimited = withoutBrackets(phrase).inside.some(
    (aside) => findPhrase(aside, [...words.noticeWords, ...words.tellingVerbs, ...words.only]) !== null,
  )
  if (isLimited) return false
  const all = wordsIn(phrase)
  if (all.length > 1 && words.ownVerbEnds.some((end) => all[0]!.endsWith(end))) return true
  if (all.length < FEWEST_WORDS) return false
  if (hasVerb(phrase, words) || phrase.includes(',')) return true
  // "La malle du mois" is the name of a thing.
  const isName = all.length <= NAME_WORDS && words.genitives.some((word) => all.slice(1, -1).includes(word))
  return !isName && (startsWithAny(phrase, words.articles) === null || all.length > NAME_WORDS)
}

/** Whether a sentence among the products tells how the brand serves: with a number, and without a refusal. */
export function tellsService(sentence: string, words: ReadingWords): boolean {
  const { text } = withoutBrackets(sentence)
  return (
    /\d/u.test(text) &&
    /^\p{Lu}/u.test(sentence.trim()) &&
    wordsIn(text).length >= FEWEST_WORDS &&
    findPhrase(text, words.refusals) === null &&
    findPhrase(text, words.mandatory) === null &&
    !/(?<![\p{L}\d.])\p{Lu}(?![\p{L}.'’])/u.test(text.slice(1)) &&
    printedLine(sentence, words) !== null
  )
}
