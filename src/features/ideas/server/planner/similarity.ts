import type { EarlierIdea, PlanRequest } from '#server/ai/writers.ts'
import {
  DUPLICATE_COSINE,
  DUPLICATE_JACCARD,
  fingerprinter,
  sharedPieces,
  tokenJaccard,
  type Fingerprint,
} from '#server/quality/text-similarity.ts'
import { oncePer } from '#shared/once-per.ts'

/** Share of three-letter pieces that two titles of one month may have in common. */
export const SIMILAR_IN_MONTH = 0.5

const LEAST_LENGTH_RATIO = 0.45

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
  const [a, b] = [left.pieces.keys.length, right.pieces.keys.length]
  if (Math.min(a, b) / Math.max(a, b, 1) < LEAST_LENGTH_RATIO) return false
  const shared = sharedPieces(left, right, { cosine: DUPLICATE_COSINE, share: mostShared })
  return shared !== null && (shared.cosine >= DUPLICATE_COSINE || shared.share >= mostShared)
}

export interface TakenTitle {
  print: Fingerprint
  mostShared: number
}

export interface TakenTitles {
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
  let shared = new Uint8Array(0)
  // A third of the words is the least that two versions of one idea have in common.
  const candidatesFor = ({ tokens }: Fingerprint) => {
    if (shared.length < titles.length) shared = new Uint8Array(titles.length * 2)
    const found = [...wordless]
    for (const token of tokens) {
      for (const index of byToken.get(token) ?? []) {
        const count = shared[index]! + 1
        shared[index] = count
        const least = Math.ceil(Math.min(tokens.length, titles[index]!.print.tokens.length) / 3)
        if (count === least) found.push(index)
      }
    }
    for (const token of tokens) for (const index of byToken.get(token) ?? []) shared[index] = 0
    return found
  }
  const firstCloseTo = (print: Fingerprint, meets: (title: TakenTitle) => boolean) => {
    for (const index of candidatesFor(print).toSorted((left, right) => left - right)) {
      const title = titles[index]!
      if (isTooClose(print, title.print, title.mostShared) && meets(title)) return title
    }
    return undefined
  }
  return { firstCloseTo }
}

/** One for each request: it remembers the words of the brand's titles. */
export const fingerprinterOf = oncePer(({ brand }: PlanRequest) => fingerprinter(brand.language, brand.name))

const printsOfIdeas = new WeakMap<EarlierIdea, { of: string; print: Fingerprint }>()

/** Fingerprints of a request's earlier ideas, in their order: made once for the planner, its attempts and the gate. */
export function earlierPrints(request: PlanRequest): readonly Fingerprint[] {
  const fingerprint = fingerprinterOf(request)
  const of = `${request.brand.language} ${request.brand.name}`
  return request.earlier.map((idea) => {
    const known = printsOfIdeas.get(idea)
    if (known?.of === of) return known.print
    const print = fingerprint(idea.title)
    printsOfIdeas.set(idea, { of, print })
    return print
  })
}
