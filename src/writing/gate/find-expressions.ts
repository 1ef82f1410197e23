import { type Expression, readExpression } from './expressions.ts'
import type { Token } from './read-tokens.ts'
import type { WordClasses } from './word-classes.ts'

/** The position of an expression among the tokens of a text. `to` is after its last token. */
export interface Hit {
  rule: string
  source: string
  from: number
  to: number
  isMention: boolean
}

interface Together {
  rule: string
  source: string
  ids: number[]
  isAbsolute: boolean
  isMention: boolean
}

interface Compiled {
  rule: string
  source: string
  steps: CompiledStep[]
  /** The classes a text needs to have before the expression is looked for. */
  needed: number[]
  isAbsolute: boolean
  isMention: boolean
}

type CompiledStep = { id: number; isOptional: boolean } | { most: number } | { isQuestion: boolean }

export class ExpressionIndex {
  readonly #classes: WordClasses
  readonly #byFirst = new Map<number, Compiled[]>()
  readonly #together: Together[] = []
  readonly #ofWord = new WeakMap<ReadonlySet<number>, readonly Compiled[]>()
  /** By class: the last text that had it. */
  readonly #lastText: number[] = []
  #texts = 0
  readonly #negation: number
  readonly #negationBehind: number
  readonly #negationUndone: number

  constructor(classes: WordClasses) {
    this.#classes = classes
    this.#negation = classes.add('@negation')
    this.#negationBehind = classes.add('@negationBehind')
    this.#negationUndone = classes.add('@negationUndone')
  }

  add(rule: string, source: string): void {
    const { order, steps, isAbsolute, isMention }: Expression = readExpression(source)
    if (order === 'any') {
      const ids = steps.map((step) => this.#classes.add(step.type === 'word' ? step.class : ''))
      this.#together.push({ rule, source, ids, isAbsolute, isMention })
      return
    }
    const compiled = steps.map((step): CompiledStep => {
      if (step.type === 'border') return { isQuestion: step.isQuestion }
      if (step.type === 'gap') return { most: step.most }
      return { id: this.#classes.add(step.class), isOptional: step.isOptional }
    })
    const needed = compiled.flatMap((step) => ('id' in step && !step.isOptional ? [step.id] : [])).slice(1)
    const first = (compiled[0] as { id: number }).id
    const all = this.#byFirst.get(first) ?? []
    all.push({ rule, source, steps: compiled, needed, isAbsolute, isMention })
    this.#byFirst.set(first, all)
  }

  find(tokens: readonly Token[]): Hit[] {
    const classes = tokens.map(({ word, isCapital }) => this.#classes.of(word, isCapital))
    const isPresent = this.#presence(classes)
    const inRow: Hit[] = []
    for (let from = 0; from < tokens.length; from += 1) {
      const possible = this.#startingWith(classes[from]!).filter(({ needed }) => needed.every(isPresent))
      if (possible.length === 0) continue
      const found = new Set<string>()
      for (const { rule, source, steps, isAbsolute, isMention } of possible) {
        if (found.has(rule)) continue
        const to = endOf(steps, tokens, classes, from)
        if (to === null) continue
        if (!isAbsolute && this.#isTakenBack(tokens, classes, from, to)) continue
        found.add(rule)
        inRow.push({ rule, source, from, to, isMention })
      }
    }
    const together = this.#together.filter(({ ids }) => ids.every(isPresent))
    return together.length === 0 ? inRow : [...inRow, ...this.#findTogether(together, tokens, classes)]
  }

  /** Tells which classes a text has. */
  #presence(classes: readonly ReadonlySet<number>[]): (id: number) => boolean {
    const number = (this.#texts += 1)
    for (const ids of new Set(classes)) for (const id of ids) this.#lastText[id] = number
    return (id) => this.#lastText[id] === number
  }

  /** The expressions that a word with these classes may begin. A word always has the same set of classes. */
  #startingWith(ids: ReadonlySet<number>): readonly Compiled[] {
    const known = this.#ofWord.get(ids)
    if (known !== undefined) return known
    const fresh = [...ids].flatMap((id) => this.#byFirst.get(id) ?? [])
    this.#ofWord.set(ids, fresh)
    return fresh
  }

  /** Whether a "not" cancels the words at a position of a text. */
  isDenied(tokens: readonly Token[], { from, to }: Pick<Hit, 'from' | 'to'>): boolean {
    const [first, end] = [Math.max(0, from - WORDS_BEFORE), Math.min(tokens.length, to + WORDS_BEHIND)]
    const near = tokens.slice(first, end)
    const classes = near.map(({ word, isCapital }) => this.#classes.of(word, isCapital))
    return this.#isTakenBack(near, classes, from - first, to - first)
  }

  #findTogether(
    together: readonly Together[],
    tokens: readonly Token[],
    classes: readonly ReadonlySet<number>[],
  ): Hit[] {
    return sentencesOf(tokens).flatMap(([from, to]) => {
      const isNegated = classes.slice(from, to).some((ids) => ids.has(this.#negation))
      const places = new Map<number, number[]>()
      for (let at = from; at < to; at += 1) for (const id of classes[at]!) put(places, id, at)
      return together.flatMap(({ rule, source, ids: [first, ...others], isAbsolute, isMention }) => {
        if (isNegated && !isAbsolute) return []
        const [nearest] = (places.get(first!) ?? [])
          .flatMap((at) => wordsBeside(at, others, classes, [from, to]))
          .toSorted((one, other) => one.to - one.from - (other.to - other.from))
        return nearest === undefined ? [] : [{ rule, source, ...nearest, isMention }]
      })
    })
  }

  /** A "not" just before, inside or right after, or as the answer: "Vitamins? No." But not "not only". */
  #isTakenBack(tokens: readonly Token[], classes: readonly ReadonlySet<number>[], from: number, to: number): boolean {
    const isNegation = (at: number) =>
      classes[at]!.has(this.#negation) && classes[at + 1]?.has(this.#negationUndone) !== true
    for (let at = from; at < to; at += 1) if (isNegation(at)) return true
    for (let at = from - 1; at >= Math.max(0, from - WORDS_BEFORE); at -= 1) {
      if (tokens[at + 1]!.before !== null) break
      if (isNegation(at)) return true
    }
    for (let at = to; at < Math.min(tokens.length, to + WORDS_BEHIND); at += 1) {
      if (tokens[at]!.before !== null) break
      if (classes[at]!.has(this.#negationBehind)) return true
    }
    const next = tokens.findIndex(({ before }, at) => at >= to && before === 'end')
    return next !== -1 && tokens[next]!.isBehindQuestion && isNegation(next)
  }
}

function put(places: Map<number, number[]>, id: number, at: number): void {
  const known = places.get(id)
  if (known === undefined) places.set(id, [at])
  else known.push(at)
}

/** How many words a claim has at most, when they may come in any order. Words that are further apart tell other things. */
const MOST_TOGETHER = 8

/** -1, 1, -2, 2… */
const AROUND = Array.from({ length: MOST_TOGETHER - 1 }, (_, index) => [-index - 1, index + 1]).flat()

/** The words around a word of a sentence, one of each class. */
function wordsBeside(
  start: number,
  ids: readonly number[],
  classes: readonly ReadonlySet<number>[],
  [from, to]: readonly [number, number],
): { from: number; to: number }[] {
  const taken = [start]
  const isFree = (at: number, id: number) => at >= from && at < to && classes[at]!.has(id) && !taken.includes(at)
  for (const id of ids) {
    const place = AROUND.map((step) => start + step).find((at) => isFree(at, id))
    if (place === undefined) return []
    taken.push(place)
  }
  const [first, end] = [Math.min(...taken), Math.max(...taken) + 1]
  return end - first > MOST_TOGETHER ? [] : [{ from: first, to: end }]
}

/** The first token of each sentence and the token after its last. */
export function sentencesOf(tokens: readonly Token[]): [number, number][] {
  const starts = tokens.flatMap(({ before }, at) => (at === 0 || before === 'end' ? [at] : []))
  return starts.map((start, index) => [start, starts[index + 1] ?? tokens.length])
}

const WORDS_BEFORE = 5
const WORDS_BEHIND = 2

function endOf(
  steps: readonly CompiledStep[],
  tokens: readonly Token[],
  classes: readonly ReadonlySet<number>[],
  from: number,
): number | null {
  const begun = new Set([from])
  const isInside = (at: number) => at < tokens.length && (begun.has(at) || tokens[at]!.before !== 'end')
  // Most expressions are words in a row, and most of them end here.
  let inRow = 0
  for (; inRow < steps.length; inRow += 1) {
    const step = steps[inRow]!
    if (!('id' in step) || step.isOptional) break
    if (!isInside(from + inRow) || !classes[from + inRow]!.has(step.id)) return null
  }
  let places = new Set([from + inRow])
  for (const step of steps.slice(inRow)) {
    const next = new Set<number>()
    for (const place of places) {
      if ('isQuestion' in step) {
        if (tokens[place]?.before !== 'end' || (step.isQuestion && !tokens[place].isBehindQuestion)) continue
        begun.add(place)
        next.add(place)
        continue
      }
      if ('most' in step) {
        next.add(place)
        for (let at = place; at < place + step.most && isInside(at); at += 1) next.add(at + 1)
        continue
      }
      if (step.isOptional) next.add(place)
      if (isInside(place) && classes[place]!.has(step.id)) next.add(place + 1)
    }
    if (next.size === 0) return null
    places = next
  }
  return Math.min(...places)
}
