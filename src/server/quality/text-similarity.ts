import type { Language } from '#shared/brand-brief.ts'
import { folded, withoutNames } from './folded-text.ts'
import { STOP_WORDS } from './stop-words.ts'
import { stem } from './word-stems.ts'

/** What is kept of a line so that thousands of lines can be compared: sorted numbers instead of strings. */
export interface Fingerprint {
  /** The line without case, accents, punctuation and brand name. */
  line: string
  tokens: Uint32Array
  trigrams: Uint32Array
  trigramCounts: Uint16Array
  trigramLength: number
}

export const DUPLICATE_JACCARD = 0.6
export const DUPLICATE_COSINE = 0.8

/** Makes fingerprints of lines in one language; the brand's name says nothing about a line and is left out. */
export function fingerprinter(language: Language, brandName: string): (text: string) => Fingerprint {
  const stopWords = STOP_WORDS[language]
  return (text) => {
    const words = folded(withoutNames(text, [brandName])).match(/[\p{L}\p{N}]+/gu) ?? []
    const line = words.join(' ')
    const telling = words.filter((word) => !stopWords.has(word)).map((word) => stem(word, language))
    return { line, tokens: sortedUnique(telling.map(hash)), ...trigramsOf(line) }
  }
}

/** Shared words by all words; 0 when either line has no telling word. */
export function tokenJaccard(left: Fingerprint, right: Fingerprint): number {
  const shared = countShared(left.tokens, right.tokens)
  return shared === 0 ? 0 : shared / (left.tokens.length + right.tokens.length - shared)
}

export function trigramCosine(left: Fingerprint, right: Fingerprint): number {
  let product = 0
  let i = 0
  let j = 0
  while (i < left.trigrams.length && j < right.trigrams.length) {
    const difference = left.trigrams[i]! - right.trigrams[j]!
    if (difference === 0) {
      product += left.trigramCounts[i]! * right.trigramCounts[j]!
      i += 1
      j += 1
    } else if (difference < 0) i += 1
    else j += 1
  }
  return product === 0 ? 0 : product / (left.trigramLength * right.trigramLength)
}

/** Equal but for case and punctuation, or so close that a reader would call it the same idea. */
export function isNearDuplicate(left: Fingerprint, right: Fingerprint): boolean {
  return (
    left.line === right.line ||
    tokenJaccard(left, right) >= DUPLICATE_JACCARD ||
    trigramCosine(left, right) >= DUPLICATE_COSINE
  )
}

function countShared(left: Uint32Array, right: Uint32Array): number {
  let shared = 0
  let i = 0
  let j = 0
  while (i < left.length && j < right.length) {
    const difference = left[i]! - right[j]!
    if (difference === 0) {
      shared += 1
      i += 1
      j += 1
    } else if (difference < 0) i += 1
    else j += 1
  }
  return shared
}

function trigramsOf(line: string): Pick<Fingerprint, 'trigrams' | 'trigramCounts' | 'trigramLength'> {
  const padded = ` ${line} `
  const counts = new Map<number, number>()
  for (let start = 0; start + 3 <= padded.length; start += 1) {
    const key = hash(padded.slice(start, start + 3))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([left], [right]) => left - right)
  return {
    trigrams: Uint32Array.from(sorted, ([key]) => key),
    trigramCounts: Uint16Array.from(sorted, ([, count]) => count),
    trigramLength: Math.sqrt(sorted.reduce((sum, [, count]) => sum + count * count, 0)),
  }
}

function sortedUnique(keys: readonly number[]): Uint32Array {
  return Uint32Array.from(new Set(keys)).sort()
}

/** FNV-1a: 32 bits are plenty for the few thousand words of a brand. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
