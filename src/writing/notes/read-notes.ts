import type { Language } from '#shared/brand-brief.ts'
import { writtenLanguages } from '../languages/language-folders.ts'
import { type FoundDate, findDates } from './find-dates.ts'
import { type NoteWords, languageOf, noteWords } from './note-words.ts'
import { outsideOf } from './clause-content.ts'
import type { NotesReading } from './notes-reading.ts'
import { readDetail, readEvents, readOccasionEvent } from './read-events.ts'
import { readCount, readQuiet, readWeekdays } from './read-limits.ts'
import { readFurtherRule, readPassing } from './read-passing.ts'
import { readPush } from './read-pushes.ts'
import { readRefusal } from './read-refusals.ts'
import type { NotesContext, Pieces, Reader } from './notes-reader.ts'
import { type Clause, clausesOf, sentencesOf } from './split-notes.ts'
import { type Token, findIn, holds, isWord, textOf, without } from './tokens.ts'

const LONGEST_NOTES = 1000
const MOST_PIECES = 20

/**
 * Reads notes such as "Spring sale May 10-14, no Mother's Day, max 4 emails" into pieces that a plan can keep and a
 * program can check. What we can't read stays as the user typed it, so that we don't claim to have understood it.
 */
export function readNotes(notes: string, context: NotesContext): NotesReading {
  const text = notes.length <= LONGEST_NOTES ? notes : notes.slice(0, notes.lastIndexOf(' ', LONGEST_NOTES))
  const order = [...new Set<Language>([context.language, 'en', ...writtenLanguages()])]
  const main = languageOf(text, order)
  const pieces: Pieces = { events: [], pushes: [], exclusions: [], limits: [], themes: [], unread: [] }
  for (const sentence of sentencesOf(text, isMonthWord)) {
    const words = noteWords(languageOf(sentence, [...new Set([main, ...order])]))
    const reader: Reader = { context, words, pieces, before: null }
    const dates = (tokens: readonly Token[]) => findDates(tokens, words, context)
    const clauses = clausesOf(sentence, words, (tokens) => dates(tokens).length > 0)
    for (const clause of withDates(clauses, words, dates)) readClause(reader, clause)
  }
  return finished(pieces)
}

const isMonthWord = (word: string) => writtenLanguages().some((language) => noteWords(language).dates.months.has(word))

function withDates(
  clauses: readonly Clause[],
  words: NoteWords,
  dates: (tokens: readonly Token[]) => readonly FoundDate[],
): Clause[] {
  const isDateAlone = ({ tokens }: Clause) => {
    const found = dates(tokens)
    return found.length > 0 && outsideOf(tokens, found, words).filter(isWord).length === 0
  }
  const canHaveDate = ({ tokens }: Clause) =>
    dates(tokens).length === 0 && ![words.refusals, words.pushes, words.limits].some((list) => holds(tokens, list))
  const result: Clause[] = []
  let waiting: Clause | null = null
  for (const clause of clauses) {
    const before = result.at(-1)
    if (isDateAlone(clause)) {
      if (before !== undefined && canHaveDate(before)) {
        result[result.length - 1] = { ...before, tokens: [...before.tokens, ...clause.tokens] }
      } else {
        if (waiting !== null) result.push(waiting)
        waiting = clause
      }
    } else if (waiting !== null && canHaveDate(clause)) {
      result.push({ ...clause, tokens: [...clause.tokens, ...waiting.tokens], goesOn: waiting.goesOn })
      waiting = null
    } else {
      if (waiting !== null) result.push(waiting)
      waiting = null
      result.push(clause)
    }
  }
  return waiting === null ? result : [...result, waiting]
}

function readClause(reader: Reader, { tokens: all, goesOn }: Clause): void {
  const { words, pieces } = reader
  const tokens = without(all, words.reminders)
  if (!tokens.some(isWord)) return
  const before = goesOn ? reader.before : null
  const isReason = goesOn && findIn(tokens, words.reasons)?.at === 0
  if (!without(tokens, words.reasons).some(isWord)) return
  const done =
    readPassing(reader, tokens, before) ??
    readCount(reader, tokens, before) ??
    readRefusal(reader, tokens) ??
    readQuiet(reader, tokens) ??
    readWeekdays(reader, tokens) ??
    readEvents(reader, tokens) ??
    readPush(reader, tokens, isReason ? null : before) ??
    readOccasionEvent(reader, tokens) ??
    readFurtherRule(reader, tokens) ??
    readDetail(reader, tokens, before)
  if (done !== null) reader.before = done
  // "No Mother's Day, we're B2B" gives a reason, and asks for nothing.
  else if (!isReason) pieces.unread.push(textOf(tokens))
}

function finished({ events, pushes, exclusions, limits, themes, unread }: Pieces): NotesReading {
  return {
    events: once(events, ({ start, end, title }) => `${start} ${end} ${title}`).toSorted((left, right) =>
      left.start < right.start ? -1 : left.start > right.start ? 1 : 0,
    ),
    pushes: once(pushes, (push) => JSON.stringify(push)),
    exclusions: once(exclusions, (exclusion) =>
      exclusion.type === 'rule' ? JSON.stringify(exclusion.rule.check) : JSON.stringify(exclusion),
    ),
    limits: once(limits, (limit) => JSON.stringify(limit)),
    theme: themes[0] ?? null,
    unread: once(unread, (text) => text),
  }
}

const once = <Piece>(pieces: readonly Piece[], keyOf: (piece: Piece) => string): Piece[] =>
  [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()].slice(0, MOST_PIECES)
