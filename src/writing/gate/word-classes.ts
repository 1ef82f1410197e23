const NUMBER = '#'
const MANY = '#+'
const LEAST_MANY = 10
const CAPITAL = '^'
const NAMES = '@name'
const MOST_KNOWN = 10_000

/** Tells the classes of a word. We look up each word once and never compare it with every pattern. */
export class WordClasses {
  readonly #lists: Readonly<Record<string, readonly string[]>>
  readonly #ids = new Map<string, number>()
  readonly #exact = new Map<string, number[]>()
  readonly #starts = new Map<string, number[]>()
  readonly #ends = new Map<string, number[]>()
  readonly #parts: [string, number][] = []
  readonly #known = new Map<string, ReadonlySet<number>>()
  readonly #knownCapitals = new Map<string, ReadonlySet<number>>()

  constructor(lists: Readonly<Record<string, readonly string[]>>) {
    this.#lists = lists
    this.add(NUMBER)
    this.add(MANY)
    this.add(CAPITAL)
  }

  add(source: string): number {
    const known = this.#ids.get(source)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(source, id)
    for (const pattern of source.split('|')) this.#addPattern(pattern, id)
    return id
  }

  of(word: string, isCapital: boolean): ReadonlySet<number> {
    const known = isCapital ? this.#knownCapitals : this.#known
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= MOST_KNOWN) known.clear()
    const ids = this.#look(word, isCapital)
    known.set(word, ids)
    return ids
  }

  #addPattern(pattern: string, id: number): void {
    if (pattern.startsWith('@')) {
      const list = this.#lists[pattern.slice(1)]
      if (list === undefined) throw new Error(`There is no list of words called "${pattern}".`)
      // First names are words as well: "will", "chiara".
      const mark = pattern === NAMES ? CAPITAL : ''
      for (const word of list) this.#addPattern(`${mark}${word}`, id)
      return
    }
    if (pattern === NUMBER && this.#lists['number'] !== undefined) {
      for (const word of this.#lists['number']) this.#addPattern(word, id)
    }
    const [isEnd, isStart] = [pattern.startsWith('*'), pattern.endsWith('*') && pattern.length > 1]
    const word = pattern.slice(isEnd ? 1 : 0, isStart ? -1 : undefined)
    if (isEnd && isStart) this.#parts.push([word, id])
    else put(isEnd ? this.#ends : isStart ? this.#starts : this.#exact, word, id)
  }

  #look(word: string, isCapital: boolean): ReadonlySet<number> {
    const found = new Set(this.#exact.get(word))
    const add = (ids: readonly number[] | undefined) => ids?.forEach((id) => found.add(id))
    for (let at = 1; at <= word.length; at += 1) add(this.#starts.get(word.slice(0, at)))
    for (let at = 0; at < word.length; at += 1) add(this.#ends.get(word.slice(at)))
    for (const [part, id] of this.#parts) if (word.includes(part)) found.add(id)
    if (/^\d/.test(word)) {
      add(this.#exact.get(NUMBER))
      if (Number(word.replaceAll(/\D/g, '')) >= LEAST_MANY) add(this.#exact.get(MANY))
    }
    if (isCapital) {
      add(this.#exact.get(CAPITAL))
      add(this.#exact.get(`${CAPITAL}${word}`))
    }
    return found
  }
}

function put(map: Map<string, number[]>, word: string, id: number): void {
  const ids = map.get(word)
  if (ids === undefined) map.set(word, [id])
  else ids.push(id)
}
