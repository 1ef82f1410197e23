import { createHash } from 'node:crypto'

/** Caches the last results by the JSON of their input. Callers share the objects and must not change them. */
export function keepingLast<Given, Made, How extends unknown[]>(
  most: number,
  make: (given: Given, ...how: How) => Made,
): (given: Given, ...how: How) => Made {
  const kept = new Map<string, Made>()
  return (given, ...how) => {
    const key = createHash('sha256').update(JSON.stringify(given)).digest('base64')
    const known = kept.get(key)
    const made = known ?? make(given, ...how)
    // The newest entry is last, so the first one is the least recently used.
    kept.delete(key)
    kept.set(key, made)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    if (known === undefined && made instanceof Promise) made.catch(() => kept.delete(key))
    return made
  }
}
