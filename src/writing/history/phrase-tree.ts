export interface PhraseTree<Value> {
  next: Map<string, PhraseTree<Value>>
  value?: Value
}

export interface FoundPhrase<Value> {
  from: number
  to: number
  value: Value
}

export const phraseTree = <Value>(): PhraseTree<Value> => ({ next: new Map() })

export function addPhrase<Value>(tree: PhraseTree<Value>, words: readonly string[], value: Value): void {
  let node = tree
  for (const word of words) {
    const known = node.next.get(word)
    const next = known ?? phraseTree<Value>()
    if (known === undefined) node.next.set(word, next)
    node = next
  }
  node.value ??= value
}

/** A word that also counts as something else: 20 as any number. */
type Alias = (word: string) => string | null

/** The longest phrase that begins at each word, without phrases inside a longer one. */
export function findPhrases<Value>(
  trees: readonly PhraseTree<Value>[],
  words: readonly string[],
  alias: Alias = () => null,
): FoundPhrase<Value>[] {
  const found: FoundPhrase<Value>[] = []
  let reach = 0
  for (let from = 0; from < words.length; from += 1) {
    let longest: FoundPhrase<Value> | null = null
    for (const tree of trees) longest = longestFrom(tree, words, { from, at: from }, alias, longest)
    if (longest === null || longest.to <= reach) continue
    reach = longest.to
    found.push(longest)
  }
  return found
}

function longestFrom<Value>(
  { next, value }: PhraseTree<Value>,
  words: readonly string[],
  { from, at }: { from: number; at: number },
  alias: Alias,
  known: FoundPhrase<Value> | null,
): FoundPhrase<Value> | null {
  let longest = value !== undefined && (known === null || at > known.to) ? { from, to: at, value } : known
  const word = words[at]
  if (word === undefined || next.size === 0) return longest
  const step = (node: PhraseTree<Value> | undefined) => {
    if (node !== undefined) longest = longestFrom(node, words, { from, at: at + 1 }, alias, longest)
  }
  step(next.get(word))
  const other = alias(word)
  if (other !== null) step(next.get(other))
  return longest
}
