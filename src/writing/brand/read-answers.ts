import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { withoutBrackets } from './list-pieces.ts'
import { printedLine } from './printable.ts'
import { findPhrase, startsWithAny, wordsIn } from './word-matching.ts'

/** A doubt as it was typed, parted into what readers ask and what the brand answers. */
export interface AskedDoubt {
  question: string
  /** Null where the parenthesis is a note to whoever writes the emails. */
  answer: string | null
}

const QUOTES = /^["“„«‹]\s?([^"“”„«»‹›]{3,300}?)\s?["”“»›]\s*$/u

/** "«Es caro» (a plazos, y no te atamos a ninguna clínica)" asks one thing and answers it. */
export function askedDoubt(entry: string, words: ReadingWords): AskedDoubt {
  const { text, inside } = withoutBrackets(entry)
  const question = text.replace(/\s+/gu, ' ').trim()
  const isAside = inside.length === 1 && /\)[.!?]?$/u.test(entry.trimEnd()) && wordsIn(question).length > 1
  if (!isAside) return { question: unquoted(entry), answer: null }
  return { question: unquoted(question), answer: answerIn(inside[0]!, words) }
}

const unquoted = (text: string) => QUOTES.exec(text.trim())?.[1] ?? text.trim()

const FEWEST_WORDS = 3

/** What a reader may be told: a clause, not "(vero, +5 euro, gasolio)" and not "(promise NOTHING)". */
function answerIn(aside: string, words: ReadingWords): string | null {
  if (findPhrase(aside, words.mandatory) !== null || /[+%→=]\s?\d/u.test(aside)) return null
  const all = wordsIn(aside)
  // "Yes, but …" is an answer to a person, and the rest of it may be one to all.
  const isWhole =
    all.length >= FEWEST_WORDS && (hasVerb(aside, words) || /\d/u.test(aside) || all.length > FEWEST_WORDS)
  const isPrivate = startsWithAny(aside, words.asides) !== null
  return isWhole && !isPrivate ? printedLine(aside, words) : null
}
