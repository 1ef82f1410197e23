import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, withoutEnding } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { namedDays } from './find-days.ts'

const CLAUSE_ENDS = /[,;:](?=\s)/gu

/** The clauses of a sentence. A list of days has its own commas: "the 1st, the 6th and from the 11th to the 15th". */
export function datedClauses(sentence: string, { language }: Pick<ReadingWords, 'language'>): string[] {
  const days = namedDays(sentence, language)
  const cuts = [...sentence.matchAll(CLAUSE_ENDS)]
    .map(({ index }) => index)
    .filter((at) => !days.some((day) => day.at <= at && at < day.end))
  const clauses = [...cuts, sentence.length].map((end, index) =>
    sentence.slice(index === 0 ? 0 : cuts[index - 1]! + 1, end),
  )
  return withClosure(clauses, language)
}

/** "On January 29, San Valero, we're closed": the last word is about the day before it. */
function withClosure(clauses: string[], language: Language): string[] {
  const last = withoutEnding(clauses.at(-1)!.trim().toLowerCase().replaceAll('’', "'"), ' .!')
  if (!readingWords(language).closures.includes(last)) return clauses
  const at = clauses.findLastIndex((clause) => namedDays(clause, language).length > 0)
  const isBehind = at >= 0 && at < clauses.length - 1
  return isBehind ? [...clauses.slice(0, at), clauses.slice(at).join(',')] : clauses
}

/** Where a clause says that something is closed: at "closed", and at "zu" beside a day or at its end. */
export function closureAt(clause: string, words: ReadingWords): number | null {
  const plain = clause.toLowerCase().replaceAll('’', "'")
  const closure = findPhrase(clause, words.closures)
  if (closure !== null) return plain.indexOf(closure)
  const { shut, from, small } = dateWords(words.language)
  if (shut.length === 0) return null
  const days = namedDays(clause, words.language)
  const ends = days.length === 0 ? [] : [...days.map(({ at }) => at), clause.length]
  for (const end of ends) {
    const before = withoutFirst(withoutEnding(plain.slice(0, end), ' .!)'), [...from, ...small])
    const word = shut.find((each) => before === each || before.endsWith(` ${each}`))
    if (word !== undefined) return before.length - word.length
  }
  return null
}

/** "Closed from" ends in "closed". */
function withoutFirst(text: string, from: readonly string[]): string {
  const word = from.find((each) => text.endsWith(` ${each}`))
  return word === undefined ? text : text.slice(0, -word.length - 1).trimEnd()
}
