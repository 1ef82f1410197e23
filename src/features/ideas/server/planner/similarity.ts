import type { PlanRequest } from '#server/ai/writers.ts'
import { DUPLICATE_COSINE, DUPLICATE_JACCARD, fingerprinter, tokenJaccard, type Fingerprint } from '#server/quality/text-similarity.ts'

/** Share of three-letter pieces two titles of one month may have in common, and of a title and one of the last three months. */
export const SIMILAR_IN_MONTH = 0.5
export const SIMILAR_IN_SEASON = 0.6

/**
 * Whether two titles are one idea: the shared rule of duplicates, and beyond it a limit on the three-letter pieces they
 * share. Written for thousands of comparisons: titles of very different length are told apart without looking.
 */
export function isTooClose(left: Fingerprint, right: Fingerprint, mostShared: number): boolean {
  if (left.line === right.line) return true
  const words = tokenJaccard(left, right)
  if (words >= DUPLICATE_JACCARD) return true
  // Two lines of several telling words that share none are two ideas, however alike their small words are.
  if (words === 0 && left.tokens.length > 2 && right.tokens.length > 2) return false
  const [a, b] = [left.trigrams, right.trigrams]
  const ratio = Math.min(a.length, b.length) / Math.max(a.length, b.length, 1)
  if (ratio < 0.45) return false
  let product = 0
  let shared = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const x = a[i]!
    const y = b[j]!
    if (x === y) {
      product += left.trigramCounts[i]! * right.trigramCounts[j]!
      shared += 1
      i += 1
      j += 1
    } else if (x < y) i += 1
    else j += 1
  }
  if (shared === 0) return false
  return (
    product / (left.trigramLength * right.trigramLength) >= DUPLICATE_COSINE ||
    shared / (a.length + b.length - shared) >= mostShared
  )
}

export interface TakenTitle {
  print: Fingerprint
  mostShared: number
}

export interface TakenTitles {
  add(title: TakenTitle): void
  hasCloseTo(print: Fingerprint): boolean
}

/**
 * Titles by their telling words: two titles without any word in common are not compared, which is nearly all of a year.
 */
export function takenTitles(initial: readonly TakenTitle[]): TakenTitles {
  const byToken = new Map<number, TakenTitle[]>()
  const wordless: TakenTitle[] = []
  const add = (title: TakenTitle) => {
    if (title.print.tokens.length === 0) wordless.push(title)
    for (const token of title.print.tokens) {
      const list = byToken.get(token)
      if (list) list.push(title)
      else byToken.set(token, [title])
    }
  }
  initial.forEach(add)
  return {
    add,
    hasCloseTo(print) {
      const seen = new Set<TakenTitle>(wordless)
      for (const token of print.tokens) for (const title of byToken.get(token) ?? []) seen.add(title)
      for (const title of seen) if (isTooClose(print, title.print, title.mostShared)) return true
      return false
    },
  }
}

const printsOfRequests = new WeakMap<PlanRequest, readonly Fingerprint[]>()

/** Fingerprints of a request's earlier ideas, in their order: made once for the planner, its attempts and the gate. */
export function earlierPrints(request: PlanRequest): readonly Fingerprint[] {
  const known = printsOfRequests.get(request)
  if (known) return known
  const fingerprint = fingerprinter(request.brand.language, request.brand.name)
  const prints = request.earlier.map(({ title }) => fingerprint(title))
  printsOfRequests.set(request, prints)
  return prints
}
