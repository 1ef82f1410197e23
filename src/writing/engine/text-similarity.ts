import type { Language } from '#shared/brand-brief.ts'
import { nameRemover } from './without-names.ts'
import { folded } from '#shared/folded.ts'
import { stopWords } from '../languages/stop-words.ts'
import { stem } from '../languages/word-stems.ts'

/** Sorted numbers instead of strings, so that thousands of lines can be compared. */
export interface Fingerprint {
  /** The line without case, accents, punctuation and brand name. */
  line: string
  tokens: Uint32Array
  /** Its three-letter pieces, counted on first use, because most lines differ in their words. */
  readonly pieces: Pieces
}

interface Pieces {
  keys: Uint32Array
  counts: Uint16Array
  length: number
  /** A bit for each key, so that most pairs differ without a look at the keys. */
  bits: Uint32Array
  bitCount: number
}

const DUPLICATE_JACCARD = 0.6
const DUPLICATE_COSINE = 0.8

/** Makes fingerprints of lines in a language, without the brand's name, which says nothing about a line. */
export function fingerprinter(language: Language, brandName: string): (text: string) => Fingerprint {
  const skipped = stopWords(language)
  const withoutBrand = nameRemover([brandName])
  // Titles of a brand share most of their words.
  const tokenOf = new Map<string, number | null>()
  return (text) => {
    const words = folded(withoutBrand(text)).match(/[\p{L}\p{N}]+/gu) ?? []
    const tokens = new Set<number>()
    for (const word of words) {
      let token = tokenOf.get(word)
      if (token === undefined) {
        token = skipped.has(word) ? null : hash(stem(word, language))
        tokenOf.set(word, token)
      }
      if (token !== null) tokens.add(token)
    }
    return new LazyFingerprint(words.join(' '), Uint32Array.from(tokens).sort())
  }
}

class LazyFingerprint implements Fingerprint {
  readonly line: string
  readonly tokens: Uint32Array
  #pieces: Pieces | null = null

  constructor(line: string, tokens: Uint32Array) {
    this.line = line
    this.tokens = tokens
  }

  get pieces(): Pieces {
    this.#pieces ??= piecesOf(this.line)
    return this.#pieces
  }
}

/** Shared words divided by all words. 0 when either line has no telling word. */
export function tokenJaccard(left: Fingerprint, right: Fingerprint): number {
  const shared = countShared(left.tokens, right.tokens)
  return shared === 0 ? 0 : shared / (left.tokens.length + right.tokens.length - shared)
}

interface SharedPieces {
  cosine: number
  share: number
}

const NOTHING_SHARED: SharedPieces = { cosine: 0, share: 0 }

/** `null` when neither limit can be reached, which the bits alone tell for most pairs. */
export function sharedPieces(
  left: Fingerprint,
  right: Fingerprint,
  limits: SharedPieces = NOTHING_SHARED,
): SharedPieces | null {
  const [a, b] = [left.pieces, right.pieces]
  const [keysA, keysB] = [a.keys, b.keys]
  const most = mostShared(a, b)
  if (most / (keysA.length + keysB.length - most) < limits.share && highestCosine(a, b, most) < limits.cosine) {
    return null
  }
  let product = 0
  let shared = 0
  let i = 0
  let j = 0
  while (i < keysA.length && j < keysB.length) {
    const x = keysA[i]!
    const y = keysB[j]!
    if (x === y) {
      product += a.counts[i]! * b.counts[j]!
      shared += 1
      i += 1
      j += 1
    } else if (x < y) i += 1
    else j += 1
  }
  if (shared === 0) return NOTHING_SHARED
  return { cosine: product / (a.length * b.length), share: shared / (keysA.length + keysB.length - shared) }
}

/** Keys of both have their bit in both, so at most the common bits and the keys that share a bit. */
function mostShared(a: Pieces, b: Pieces): number {
  let common = 0
  for (let word = 0; word < BIT_WORDS; word += 1) common += bitsIn(a.bits[word]! & b.bits[word]!)
  const crowded = Math.min(a.keys.length - a.bitCount, b.keys.length - b.bitCount)
  return Math.min(common + crowded, a.keys.length, b.keys.length)
}

/** The cosine if `most` keys were shared, by the Cauchy-Schwarz inequality: every other key counts at least 1. */
function highestCosine(a: Pieces, b: Pieces, most: number): number {
  const left = 1 - (a.keys.length - most) / (a.length * a.length)
  const right = 1 - (b.keys.length - most) / (b.length * b.length)
  return Math.sqrt(left * right)
}

// Above any share, so it never applies.
const NO_SHARE_LIMIT = 2

/** Share of three-letter pieces that two titles of one month may have in common. */
export const SIMILAR_IN_MONTH = 0.5

const LEAST_LENGTH_RATIO = 0.45

/**
 * Whether two titles are the same idea: the shared rule of duplicates plus a limit on shared three-letter pieces. It's
 * fast for thousands of comparisons, because titles of very different length are rejected first.
 */
export function isTooClose(left: Fingerprint, right: Fingerprint, mostShared = NO_SHARE_LIMIT): boolean {
  if (left.line === right.line) return true
  const words = tokenJaccard(left, right)
  if (words >= DUPLICATE_JACCARD) return true
  // Lines of several telling words that share none are different ideas, however similar their small words are.
  if (words === 0 && left.tokens.length > 2 && right.tokens.length > 2) return false
  const [a, b] = [left.pieces.keys.length, right.pieces.keys.length]
  if (Math.min(a, b) / Math.max(a, b, 1) < LEAST_LENGTH_RATIO) return false
  const shared = sharedPieces(left, right, { cosine: DUPLICATE_COSINE, share: mostShared })
  return shared !== null && (shared.cosine >= DUPLICATE_COSINE || shared.share >= mostShared)
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

const BIT_WORDS = 16

function piecesOf(line: string): Pieces {
  const padded = ` ${line} `
  const all = new Uint32Array(Math.max(0, padded.length - 2))
  for (let start = 0; start < all.length; start += 1) all[start] = hash(padded, start, start + 3)
  all.sort()
  const counts = new Uint16Array(all.length)
  const bits = new Uint32Array(BIT_WORDS)
  let used = 0
  let bitCount = 0
  let squares = 0
  for (const key of all) {
    if (used === 0 || all[used - 1] !== key) {
      all[used] = key
      used += 1
      const word = (key >>> 5) % BIT_WORDS
      const bit = 1 << (key & 31)
      if ((bits[word]! & bit) === 0) bitCount += 1
      bits[word]! |= bit
    }
    const count = (counts[used - 1] ?? 0) + 1
    counts[used - 1] = count
    squares += 2 * count - 1
  }
  return { keys: all.subarray(0, used), counts: counts.subarray(0, used), length: Math.sqrt(squares), bits, bitCount }
}

function bitsIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** FNV-1a: 32 bits are enough for the few thousand words of a brand. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5
  for (let index = from; index < to; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
