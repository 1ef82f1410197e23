import { folded } from '#shared/folded.ts'
import { normalized } from '#shared/text.ts'

/** A word, number or sign of a text as the expressions compare it. */
export interface Token {
  word: string
  isCapital: boolean
  /** What separates it from the token before: the end of a sentence, a comma or colon, or only a space. */
  before: 'end' | 'pause' | null
  isBehindQuestion: boolean
  start: number
  end: number
}

const LONGEST_TEXT = 20_000
const LONGEST_WORD = 60

// A number with its decimals, a word such as "CO2" or with an apostrophe inside, a meaningful sign, or the end of a
// clause.
const PIECE =
  /\d+(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))*(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*\d{0,3}(?:['’‛′´`][\p{L}\p{M}]+)*|[%€$£#]+|[★⭐]{2,}|[.!?;…|\n()[\]•]|(?![©®™])\p{Extended_Pictographic}|(?<=[\s\u00A0])[-–](?=[\s\u00A0])|[,:—]/gu
const BRACKETED = /\[[^\][]{0,200}\]/gu
const PAUSE = /^[,:—–-]$/u
const SENTENCE_END = /^(?:[.!?;…|\n()[\]•]|\p{Extended_Pictographic})/u
// "Dr. Weber": the period doesn't end a sentence.
const SHORTENED: ReadonlySet<string> = new Set('dr dra sr sra st mr mrs ms prof bzw'.split(' '))
// "No. 1": the same before a number.
const SHORTENED_BEFORE_NUMBER: ReadonlySet<string> = new Set('nr no n num ca mind max min'.split(' '))
const NUMBER_NEXT = /^\.\s{0,3}\d/u

// The sign "ℹ" is a letter, too.
const WORD = /^(?!\p{Extended_Pictographic})\p{L}/u

const isStars = (raw: string) => /^[★⭐]{2,}$/u.test(raw)

export function readTokens(given: string, isElided: boolean): { text: string; tokens: Token[] } {
  const text = normalized(given.slice(0, LONGEST_TEXT), 'NFC').replaceAll(BRACKETED, (part) => '|'.repeat(part.length))
  const tokens: Token[] = []
  let before: Token['before'] = null
  let isBehindQuestion = false
  const add = (raw: string, start: number) => {
    const word = folded(raw.slice(0, LONGEST_WORD))
    tokens.push({ word, isCapital: /^\p{Lu}/u.test(raw), before, isBehindQuestion, start, end: start + raw.length })
    before = null
    isBehindQuestion = false
  }
  const addWord = (raw: string, start: number) => {
    if (!isElided || !/['’]/.test(raw)) return add(raw, start)
    let at = start
    for (const part of raw.split(/(?<=['’])/u)) {
      add(part.replace(/['’]$/u, ''), at)
      at += part.length
    }
  }
  const isShortened = (raw: string, index: number): boolean => {
    const word = tokens.at(-1)?.word ?? ''
    if (raw !== '.' || tokens.at(-1)?.end !== index) return false
    return SHORTENED.has(word) || (SHORTENED_BEFORE_NUMBER.has(word) && NUMBER_NEXT.test(text.slice(index, index + 5)))
  }
  for (const { 0: raw, index } of text.matchAll(PIECE)) {
    if (WORD.test(raw)) addWord(raw, index)
    else if (PAUSE.test(raw)) before ??= 'pause'
    else if (isStars(raw)) add(raw, index)
    else if (SENTENCE_END.test(raw)) {
      if (isShortened(raw, index)) continue
      before = 'end'
      isBehindQuestion ||= raw === '?'
    } else add(raw, index)
  }
  return { text, tokens }
}
