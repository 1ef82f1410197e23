import type { EarlierIdea, PlanRequest } from '../requests/plan-request.ts'
import { type Fingerprint, fingerprinter, isTooClose } from '../engine/text-similarity.ts'
import { oncePer } from '#shared/once-per.ts'

export interface TakenTitle {
  print: Fingerprint
}

export interface TakenTitles {
  firstCloseTo(print: Fingerprint, meets: (title: TakenTitle) => boolean): TakenTitle | undefined
}

/** Titles indexed by their telling words, so that we compare a title only with those that share enough of them. */
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
  // Two versions of an idea share at least a third of their words.
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
      if (isTooClose(print, title.print) && meets(title)) return title
    }
    return undefined
  }
  return { firstCloseTo }
}

/** Make one for each request, because it remembers the words of the brand's titles. */
export const fingerprinterOf = oncePer(({ brand }: PlanRequest) => fingerprinter(brand.language, brand.name))

const printsOfIdeas = new WeakMap<EarlierIdea, { of: string; print: Fingerprint }>()

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
