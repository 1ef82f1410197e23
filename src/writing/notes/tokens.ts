import { folded } from '#shared/folded.ts'

export interface Token {
  /** As it is compared: folded, and without an article that is tied to it by an apostrophe. */
  word: string
  raw: string
  from: number
  to: number
}

const TOKEN = /\d+|\p{L}+(?:['’]\p{L}+)*['’]?|[^\s\p{L}\d]/gu
const TIED: ReadonlySet<string> = new Set('l d n j c s m t qu dell all dall nell sull un quest quell'.split(' '))
const MOST_TOKENS = 400

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    tokens.push({ word: wordOf(raw), raw, from: index, to: index + raw.length })
    if (tokens.length === MOST_TOKENS) break
  }
  return tokens
}

function wordOf(raw: string): string {
  const word = folded(raw)
  const at = word.indexOf("'")
  if (at <= 0 || !TIED.has(word.slice(0, at))) return word
  return at === word.length - 1 ? word : word.slice(at + 1)
}

/** Phrases by which texts are read. A word of a phrase may begin or end with "*": then any beginning or ending fits. */
export interface Phrases {
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>
  open: readonly (readonly string[])[]
}

export function phrasesOf(list: readonly string[]): Phrases {
  const patterns = list.map((phrase) => phrase.split(/(?<=\*)(?=$)|\s+/u).flatMap((part) => patternOf(part)))
  const byLength = patterns.filter((words) => words.length > 0).toSorted((left, right) => right.length - left.length)
  const isOpen = ([first]: readonly string[]) => first!.includes('*')
  return {
    byFirst: Map.groupBy(
      byLength.filter((words) => !isOpen(words)),
      (words) => words[0]!,
    ),
    open: byLength.filter(isOpen),
  }
}

const patternOf = (part: string): string[] =>
  part.startsWith('*') || (part.length > 1 && part.endsWith('*'))
    ? [folded(part)]
    : tokensOf(part).map(({ word }) => word)

/** The number of tokens from an index on that are a phrase. The longest match counts, and 0 means none. */
export function phraseAt(tokens: readonly Token[], at: number, { byFirst, open }: Phrases): number {
  const word = tokens[at]?.word
  if (word === undefined) return 0
  const fits = (words: readonly string[]) => words.every((wanted, offset) => isLike(tokens[at + offset]?.word, wanted))
  const known = byFirst.get(word)?.find(fits)?.length ?? 0
  return known > 0 ? known : (open.find(fits)?.length ?? 0)
}

function isLike(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1))
  return wanted.startsWith('*') ? word.length > wanted.length && word.endsWith(wanted.slice(1)) : word === wanted
}

export interface FoundPhrase {
  at: number
  length: number
}

export function findIn(tokens: readonly Token[], phrases: Phrases, from = 0): FoundPhrase | null {
  for (let at = from; at < tokens.length; at += 1) {
    const length = phraseAt(tokens, at, phrases)
    if (length > 0) return { at, length }
  }
  return null
}

export const holds = (tokens: readonly Token[], phrases: Phrases): boolean => findIn(tokens, phrases) !== null

/** The tokens without every match of the phrases. */
export function without(tokens: readonly Token[], phrases: Phrases): Token[] {
  const rest: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const length = phraseAt(tokens, at, phrases)
    if (length === 0) rest.push(tokens[at]!)
    else at += length - 1
  }
  return rest
}

const EDGES = ',;:.!?()[]{}–—-/&+*"“”„«»\'’…•>'

export function textOf(tokens: readonly Token[]): string {
  let [first, last] = [0, tokens.length]
  while (first < last && isEdge(tokens[first]!)) first += 1
  while (last > first && isEdge(tokens[last - 1]!)) last -= 1
  return tokens
    .slice(first, last)
    .map(({ raw, from }, index, all) => (index === 0 || all[index - 1]!.to === from ? raw : ` ${raw}`))
    .join('')
}

const isEdge = ({ raw }: Token) => raw.length === 1 && EDGES.includes(raw)
export const isWord = ({ raw }: Token): boolean => /[\p{L}\d]/u.test(raw)
