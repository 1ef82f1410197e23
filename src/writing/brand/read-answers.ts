import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { piecesOf, withoutBrackets } from './list-pieces.ts'
import { printedLine } from './printable.ts'
import { inNormalVoice } from './statement-texts.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'

/** A doubt as the user typed it, split into the question and the brand's answer. */
export interface AskedDoubt {
  question: string
  /** Null where the parenthesis is a note to the writer. */
  answer: string | null
}

const QUOTES = /^["“„«‹]\s?([^"“”„«»‹›]{3,300}?)\s?["”“»›]\s*$/u

export function askedDoubt(written: string, words: ReadingWords): AskedDoubt {
  const entry = spelledOut(written, words)
  const [asked = '', shown] = entry.split('→').map((part) => part.trim())
  const [, said] = CITED.exec(entry) ?? []
  if (said !== undefined) return { question: said.trim(), answer: null }
  if (shown !== undefined) return { question: unquoted(asked), answer: printedLine(shown, words) }
  const { text, inside } = withoutBrackets(entry)
  const question = text.replace(/\s+/gu, ' ').trim()
  const isAside = inside.length === 1 && /\)[.!?]?$/u.test(entry.trimEnd()) && wordsIn(question).length > 1
  if (!isAside) return { question: unquoted(entry), answer: null }
  return { question: unquoted(question), answer: answerIn(inside[0]!, words) }
}

const spelledOut = (text: string, { language }: ReadingWords): string =>
  ownFactWords(language).shortForms.reduce(
    (said, [short = '', long = '']) => said.replaceAll(` ${short}`, ` ${long}`),
    text,
  )

const unquoted = (text: string) => QUOTES.exec(text.trim())?.[1] ?? text.trim()

/** "“Cheaper from the other one”: he's a friend" is a doubt and a remark. */
const CITED = /^["“„«]\s?([^"“”„«»]{3,300}?)\s?["”“»]\s?:/u

const FEWEST_WORDS = 3

/** A clause that recipients may read, not "(vero, +5 euro, gasolio)" and not "(promise NOTHING)". */
function answerIn(whole: string, words: ReadingWords): string | null {
  const aside = withoutNotes(whole, words)
  if (findPhrase(aside, words.mandatory) !== null || /[+%→=]\s?\d/u.test(aside)) return null
  const all = wordsIn(aside)
  // "Yes, but …" is an answer to a person, and the rest of it may be one to all.
  const isWhole =
    all.length >= FEWEST_WORDS && (hasVerb(aside, words) || /\d/u.test(aside) || all.length > FEWEST_WORDS)
  const opening = startsWithAny(aside, words.asides)
  // "Yes, but …" answers one person, and "yes, none of us is paid" answers everyone.
  const isReply = opening !== null && ownFactWords(words.language).replies.includes(opening.trim().toLowerCase())
  const isPrivate = opening !== null && !(isReply && all.length > FEWEST_REPLY_WORDS)
  return isWhole && !isPrivate ? printedLine(aside, words) : null
}

const FEWEST_REPLY_WORDS = 5

/** Without its end where that is a note: "we give you an invoice, promise NOTHING". */
function withoutNotes(aside: string, { tellingVerbs, privateWords }: ReadingWords): string {
  const parts = aside.split(/,\s|\s\p{L}{2,5}\s(?=\p{Lu}{3,})/u)
  const note = parts.findIndex(
    (part) =>
      findPhrase(part, [...tellingVerbs, ...privateWords]) !== null || /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u.test(part),
  )
  return note < 1 ? aside : parts.slice(0, note).join(', ')
}

export interface AnsweredQuestions {
  asked: { question: string; answer: string; quote: string }[]
  /** The text without them. */
  rest: string
}

/**
 * The questions that a text answers itself: "Is pickup extra? No, it's included." An answer is the next sentence of the
 * same line. It begins like one, or every question of the line has a sentence behind it.
 */
export function answeredIn(text: string, words: ReadingWords): AnsweredQuestions {
  const asked: AnsweredQuestions['asked'] = []
  const lines = text.split('\n', MOST_LINES).map((line) => {
    const { pieces, isMarked } = piecesOf(line)
    const isInTurn = !isMarked && inTurn(pieces)
    const left: string[] = []
    for (let at = 0; at < pieces.length; at += 1) {
      const question = pieces[at]!
      const next = pieces[at + 1]
      const answer = /\?\s?["”“»›]?$/u.test(question) && next !== undefined ? repliedBy(next, isInTurn, words) : null
      if (answer === null) left.push(question)
      else {
        asked.push({ question: unquoted(question), answer, quote: `${question} ${next!}` })
        at += 1
      }
    }
    return left.length < pieces.length ? left.join(' ') : line
  })
  return { asked, rest: asked.length === 0 ? text : lines.join('\n') }
}

/** Whether at least two questions begin a line, each with a sentence behind it. */
function inTurn(pieces: readonly string[]): boolean {
  const isQuestion = (at: number) => pieces[at]?.endsWith('?') === true
  const questions = pieces.flatMap((_, at) => (isQuestion(at) ? [at] : []))
  return questions.length > 1 && questions.every((at, turn) => at === 2 * turn && /[.!]$/u.test(pieces[at + 1] ?? ''))
}

const MOST_LINES = 300

/** The sentence as a line of an email. Null for another doubt, a remark and what a customer says. */
function repliedBy(sentence: string, isInTurn: boolean, words: ReadingWords): string | null {
  const { replies, customers } = ownFactWords(words.language)
  const opening = startsWithAny(sentence, replies)
  const isReply = opening !== null && /^[,.:;]/u.test(sentence.slice(opening.length))
  const isSentence = wordsIn(sentence).length >= FEWEST_WORDS && /^\p{Lu}/u.test(sentence)
  if (!isSentence || !(isReply || (isInTurn && /[.!]$/u.test(sentence)))) return null
  const said = inNormalVoice(sentence.charAt(0) + sentence.slice(1), words)
  return findPhrase(said, [...customers, ...words.mandatory]) === null ? printedLine(said, words) : null
}
