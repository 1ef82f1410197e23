import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { readingWords, type ReadingWords } from '../languages/reading-words.ts'
import { commasIn } from './list-pieces.ts'
import { printedLine } from './printable.ts'
import { findPhrase, wordsIn } from './word-matching.ts'

type Statement = Extract<NonNullable<FactValue<'rule'>['check']>, { type: 'statement' }>

const QUOTED = /["“„«‹]\s?([^"“”„«»‹›]{6,140}?)\s?["”“»›]/u
const LONGEST = 400

/**
 * What readers are to be told, of a statement that the brand demands: "Abgabe nur an Fachkreise, Hinweis muss in jede
 * Mail" tells them the first half. Null where it only tells the writer what to do.
 */
export function printedNotice({ text }: Pick<Statement, 'text'>, language: Language): string | null {
  const words = readingWords(language)
  const sentence = text.slice(0, LONGEST)
  const quoted = QUOTED.exec(sentence)?.[1]
  if (quoted !== undefined) return wordsIn(quoted).length < FEWEST_QUOTED ? null : sentenceOf(quoted)
  const said = behindSaying(sentence, words)
  if (said !== null) return printedLine(said, words)
  const parts = partsOf(sentence)
  const told = parts.filter(({ text: part }) => !isForWriters(part, words))
  const isBeginning = told.every((part, index) => part === parts[index])
  const joined = isBeginning ? sentence.slice(0, told.at(-1)?.end ?? 0) : told.map((part) => part.text).join(', ')
  return told.length === 0
    ? null
    : printedLine(lowered(joined.replaceAll(' →', language === 'fr' ? '\u00A0:' : ':')), words)
}

/** Fewer words are part of a sentence that the writer is told. */
const FEWEST_QUOTED = 4

/** The brand has put it in words: it stays as it is. */
const sentenceOf = (quoted: string) =>
  `${quoted.charAt(0).toUpperCase()}${quoted.slice(1)}${/[.!?]$/u.test(quoted) ? '' : '.'}`

/** "Has to say: supervise your dog". */
function behindSaying(sentence: string, { sayings }: ReadingWords): string | null {
  const lower = sentence.toLowerCase()
  const saying = sayings.find((each) => lower.includes(each))
  return saying === undefined ? null : sentence.slice(lower.indexOf(saying) + saying.length).replace(/^[\s:,–—-]+/u, '')
}

function partsOf(sentence: string): { text: string; end: number }[] {
  const dashes = [...sentence.matchAll(/\s[–—→-]\s|:\s/gu)].map(({ index }) => index)
  const ends = [...commasIn(sentence), ...dashes].toSorted((left, right) => left - right)
  return [...ends, sentence.length].map((end, index) => {
    const part = sentence.slice(index === 0 ? 0 : ends[index - 1]! + 1, end)
    return { text: part.replace(/^[\s–—→:-]+/u, '').trim(), end }
  })
}

const isForWriters = (part: string, { mandatory, sendWords, noticeWords }: ReadingWords) =>
  !/\p{L}/u.test(part) || findPhrase(part, [...mandatory, ...sendWords, ...noticeWords]) !== null

/** "CANNOT" is said in a normal voice. */
const lowered = (text: string) => text.replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word.toLowerCase())
