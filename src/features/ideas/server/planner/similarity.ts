import type { EarlierIdea, PlanRequest } from '#server/ai/writers.ts'
import {
  DUPLICATE_COSINE,
  DUPLICATE_JACCARD,
  fingerprinter,
  tokenJaccard,
  type Fingerprint,
} from '#server/quality/text-similarity.ts'

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
  /** The first that is too close and meets a condition. */
  firstCloseTo(print: Fingerprint, meets: (title: TakenTitle) => boolean): TakenTitle | undefined
}

/**
 * Titles by their telling words, so that a title is only compared with those it shares enough of them with: nearly all of
 * a year is never looked at.
 */
export function takenTitles(initial: readonly TakenTitle[]): TakenTitles {
  const titles: TakenTitle[] = []
  const byToken = new Map<number, number[]>()
  const wordless: number[] = []
  const add = (title: TakenTitle) => {
    const index = titles.push(title) - 1
    if (title.print.tokens.length === 0) wordless.push(index)
    for (const token of title.print.tokens) {
      const list = byToken.get(token)
      if (list) list.push(index)
      else byToken.set(token, [index])
    }
  }
  initial.forEach(add)
  const firstCloseTo = (print: Fingerprint, meets: (title: TakenTitle) => boolean) => {
    const shared = new Uint8Array(titles.length)
    for (const index of wordless) shared[index] = 255
    for (const token of print.tokens) for (const index of byToken.get(token) ?? []) shared[index]! += 1
    for (let index = 0; index < titles.length; index += 1) {
      const count = shared[index]!
      if (count === 0) continue
      const title = titles[index]!
      // A third of the words is the least that two versions of one idea have in common.
      if (count * 3 < Math.min(print.tokens.length, title.print.tokens.length)) continue
      if (isTooClose(print, title.print, title.mostShared) && meets(title)) return title
    }
    return undefined
  }
  return { add, firstCloseTo, hasCloseTo: (print) => firstCloseTo(print, () => true) !== undefined }
}

const printsOfIdeas = new WeakMap<EarlierIdea, { of: string; print: Fingerprint }>()

/** Fingerprints of a request's earlier ideas, in their order: made once for the planner, its attempts and the gate. */
export function earlierPrints(request: PlanRequest): readonly Fingerprint[] {
  const { language, name } = request.brand
  const fingerprint = fingerprinter(language, name)
  const of = `${language} ${name}`
  return request.earlier.map((idea) => {
    const known = printsOfIdeas.get(idea)
    if (known?.of === of) return known.print
    const print = fingerprint(idea.title)
    printsOfIdeas.set(idea, { of, print })
    return print
  })
}
