import { type NoteWords, SINGLE_WEEKDAYS } from './note-words.ts'
import { type Token, findIn, holds, isWord, phraseAt, tokensOf } from './tokens.ts'

export interface Clause {
  tokens: readonly Token[]
  /** Whether it continues the sentence of the clause before it. */
  goesOn: boolean
}

const NUMBER = /^\d{1,2}$/

/** The sentences of a text. The dot of "10. Mai" and "4.12." ends none. */
export function sentencesOf(text: string, isMonth: (word: string) => boolean): string[] {
  const tokens = tokensOf(text)
  const sentences: string[] = []
  let start = 0
  const cut = (to: number) => {
    const sentence = text.slice(start, to).trim()
    if (/[\p{L}\d]/u.test(sentence)) sentences.push(sentence)
    start = to
  }
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    const gap = text.slice(token.to, next?.from)
    if (gap.includes('\n')) cut(token.to)
    else if (token.raw === ';' || token.raw === '!' || token.raw === '?' || token.raw === '•') cut(token.to)
    else if (token.raw === '.' && endsSentence(tokens, at, gap, isMonth)) cut(token.to)
  })
  cut(text.length)
  return sentences
}

function endsSentence(tokens: readonly Token[], at: number, gap: string, isMonth: (word: string) => boolean): boolean {
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (next === undefined) return true
  if (gap === '' || before === undefined) return false
  if (NUMBER.test(before.word)) {
    // "10. Mai", "10. bis 14.", "am 4. und am 14.": the number is an ordinal.
    if (isMonth(next.word) || !/^\p{Lu}/u.test(next.raw)) return false
    return after === undefined || !NUMBER.test(next.word)
  }
  return before.raw.length > 1 && before.word !== 'max' && before.word !== 'st'
}

/**
 * The clauses of a sentence: split at commas, dashes and colons, and where "and" or "but" starts a clause that is
 * complete alone. A part that isn't complete continues the one before it: "no Mother's Day, Father's Day or Easter".
 */
export function clausesOf(
  sentence: string,
  words: NoteWords,
  hasDate: (tokens: readonly Token[]) => boolean,
): Clause[] {
  const tokens = tokensOf(sentence)
  const parts: Token[][] = [[]]
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const isBreak = at > 0 && phraseAt(tokens, at, words.breaks) > 0
    const opens = at > 0 && phraseAt(tokens, at, words.joiners) > 0 && isHead(tokens.slice(at + 1), words)
    if (isBreak || opens || isCut(tokens, at, words)) parts.push([])
    else parts.at(-1)!.push(token)
  }
  const clauses: Clause[] = []
  for (const part of parts.filter((each) => each.some(isWord))) {
    const before = clauses.at(-1)
    const goesOn = before !== undefined
    const isOwn = isHead(part, words) || hasDate(part) || findIn(part, words.reasons)?.at === 0
    const isList = before !== undefined && !isOwn && isHead(before.tokens, words) && !hasDate(before.tokens)
    if (isList) clauses[clauses.length - 1] = { ...before, tokens: [...before.tokens, ...part] }
    else clauses.push({ tokens: part, goesOn })
  }
  return clauses
}

/** Whether a part says what to do with the words after it: a refusal, a limit, a push. */
function isHead(tokens: readonly Token[], words: NoteWords): boolean {
  const lists = [words.refusals, words.pushes, words.themes, words.quiet]
  if (lists.some((list) => holds(tokens.slice(0, HEAD), list))) return true
  return holds(tokens, words.emails) && tokens.slice(0, HEAD).some(({ word }) => isCount(word, words))
}

const HEAD = 4

const isCount = (word: string, { numbers }: NoteWords) => NUMBER.test(word) || numbers.has(word)

function isCut(tokens: readonly Token[], at: number, { dates }: NoteWords): boolean {
  const token = tokens[at]!
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (token.raw === ',') {
    // "Friday, May 8, 2028" is one date.
    if (before !== undefined && SINGLE_WEEKDAYS.has(before.word)) return false
    if (/^20\d\d$/.test(next?.word ?? '')) return false
    const isDecimal = before?.to === token.from && next?.from === token.to && /\d/.test(next.raw)
    return !isDecimal
  }
  if (token.raw === ':') return next?.from !== token.to
  if (token.raw === '(' || token.raw === ')') return true
  const isDash = token.raw === '-' || token.raw === '–' || token.raw === '—'
  const isApart = before !== undefined && next !== undefined && before.to < token.from && token.to < next.from
  if (!isDash || !isApart) return false
  const endsDay = /[\d.]$/.test(before.raw) || dates.months.has(before.word)
  return !(endsDay && (/\d/.test(next.raw) || dates.months.has(next.word)))
}
