import { createHash } from 'node:crypto'

/**
 * Makes something from what is given, and keeps it for what was asked for last: the same JSON gives the same object. Many
 * callers share it, so none of them may change it.
 */
export function keepingLast<Given, Made>(most: number, make: (given: Given) => Made): (given: Given) => Made {
  const kept = new Map<string, Made>()
  return (given) => {
    const key = createHash('sha256').update(JSON.stringify(given)).digest('base64')
    const known = kept.get(key)
    const made = known ?? make(given)
    // The newest stands last, and the first is the one that nobody has asked for in the longest time.
    kept.delete(key)
    kept.set(key, made)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    if (known === undefined && made instanceof Promise) made.catch(() => kept.delete(key))
    return made
  }
}
