import type { Language } from '#shared/brand-brief.ts'
import { folded, nameRemover } from './folded-text.ts'
import { STOP_WORDS } from '#writing/languages/stop-words.ts'
import { stem } from '#writing/languages/word-stems.ts'

/** What is kept of a line so that thousands of lines can be compared: sorted numbers instead of strings. */
export interface Fingerprint {
  /** The line without case, accents, punctuation and brand name. */
  line: string
  tokens: Uint32Array
  /** Its three-letter pieces, counted when first asked for: most lines are told apart by their words. */
  readonly pieces: Pieces
}

interface Pieces {
  /** Sorted, each once. */
  keys: Uint32Array
  counts: Uint16Array
  /** Length of the vector of counts. */
  length: number
  /** A bit for each key, so that most pairs are told apart without a look at the keys. */
  bits: Uint32Array
  bitCount: number
}

export const DUPLICATE_JACCARD = 0.6
export const DUPLICATE_COSINE = 0.8

/** Makes fingerprints of lines in one language; the brand's name says nothing about a line and is left out. */
export function fingerprinter(language: Language, brandName: string): (text: string) => Fingerprint {
  const stopWords = STOP_WORDS[language]
  const withoutBrand = nameRemover([brandName])
  // Titles of one brand share most of their words.
  const tokenOf = new Map<string, number | null>()
  return (text) => {
    const words = folded(withoutBrand(text)).match(/[\p{L}\p{N}]+/gu) ?? []
    const tokens = new Set<number>()
    for (const word of words) {
      let token = tokenOf.get(word)
      if (token === undefined) {
        token = stopWords.has(word) ? null : hash(stem(word, language))
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

/** Shared words by all words; 0 when either line has no telling word. */
export function tokenJaccard(left: Fingerprint, right: Fingerprint): number {
  const shared = countShared(left.tokens, right.tokens)
  return shared === 0 ? 0 : shared / (left.tokens.length + right.tokens.length - shared)
}

/** How much two lines have in common letter by letter. */
interface SharedPieces {
  cosine: number
  /** Pieces in both by pieces in either. */
  share: number
}

const NOTHING_SHARED: SharedPieces = { cosine: 0, share: 0 }

/** `null` when neither limit can be reached: that much is known from the bits alone for most pairs. */
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

export function trigramCosine(left: Fingerprint, right: Fingerprint): number {
  return sharedPieces(left, right)?.cosine ?? 0
}

/** Keys of both have their bit in both, so there are no more of them than common bits and keys that share a bit. */
function mostShared(a: Pieces, b: Pieces): number {
  let common = 0
  for (let word = 0; word < BIT_WORDS; word += 1) common += bitsIn(a.bits[word]! & b.bits[word]!)
  const crowded = Math.min(a.keys.length - a.bitCount, b.keys.length - b.bitCount)
  return Math.min(common + crowded, a.keys.length, b.keys.length)
}

/** The cosine if `most` keys were shared, by the inequality of Cauchy and Schwarz: every other key counts at least one. */
function highestCosine(a: Pieces, b: Pieces, most: number): number {
  const left = 1 - (a.keys.length - most) / (a.length * a.length)
  const right = 1 - (b.keys.length - most) / (b.length * b.length)
  return Math.sqrt(left * right)
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
      // Sorted: the keys that are kept never overtake those still to be read.
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

/** FNV-1a: 32 bits are plenty for the few thousand words of a brand. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5
  for (let index = from; index < to; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
