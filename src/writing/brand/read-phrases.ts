import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb, isNothing, isSubordinate, isTrailing, withoutJoiner } from './clause-words.ts'
import { commasIn, piecesOf } from './list-pieces.ts'
import { startsWithAny, withoutEnding } from '../engine/word-matching.ts'

const MOST_ENTRIES = 300
const DASHES = /\s[–—-]\s/gu

/**
 * The entries of a field in which people list sentences and phrases. Where they mark their entries with lines, bullets,
 * semicolons or slashes, commas belong to an entry; elsewhere they separate, and clauses stay with their entry.
 */
export function readPhrases(text: string, words: ReadingWords): string[] {
  const { pieces, isMarked } = piecesOf(text)
  return pieces
    .slice(0, MOST_ENTRIES)
    .flatMap((piece) => splitPhrase(piece, isMarked, words))
    .map(withoutQuotes)
    .slice(0, MOST_ENTRIES)
    .filter((entry) => /\p{L}{2}/u.test(entry) && !isTrailing(entry, words) && !isNothing(entry, words))
}

function splitPhrase(piece: string, isMarked: boolean, words: ReadingWords): string[] {
  if (isMarked || /^["“„«][^"“”„«»]{3,300}["”“»]\s?:/u.test(piece)) return [piece]
  const dashes = [...piece.matchAll(DASHES)]
  if (dashes.length > 1) return piece.split(DASHES).map((part) => part.trim())
  const entries: string[] = []
  let start = 0
  for (const at of [...commasIn(piece), piece.length]) {
    const part = piece.slice(start, at).trim()
    start = at + 1
    if (part === '') continue
    const before = entries.at(-1)
    if (before !== undefined && continues(part, before, words)) entries[entries.length - 1] = `${before}, ${part}`
    else entries.push(before === undefined ? part : withoutJoiner(part, words))
  }
  return entries
}

function continues(part: string, before: string, words: ReadingWords): boolean {
  if (words.tags.includes(withoutEnding(part.toLowerCase(), ' ?!.'))) return true
  if (words.questionStarts.includes(before.toLowerCase())) return true
  if (startsWithAny(part, words.conditionals) !== null) return hasVerb(before, words)
  return isSubordinate(part, words)
}

function withoutQuotes(entry: string): string {
  const trimmed = entry.trim().replace(/[.;]$/, '')
  const inside = /^["“„«]([^"“”„«»]{1,400})["”“»]$/u.exec(trimmed)?.[1]
  return (inside ?? trimmed).trim()
}
