import { LONGEST, plainText } from './hostile-texts.fixtures.ts'

/** A hostile text may take so many times what plain text of its length takes. */
const MOST_TIMES = 10
/** Below this nobody waits, and a machine with other work measures nothing. */
const FLOOR_MS = 8
/** The processor's time is counted in ticks of so many. */
const TICK_MS = 4
const TRIES = 5

/** The texts grow, so that what never ends is found out while it still does. */
const SHARES = [0.03, 1]
const SHORTEST = 100

export type TextRule = (text: string) => unknown

/**
 * Why a rule is too slow, or null. Of several tries the fastest counts, in time of the processor: a machine with other work
 * only ever adds to it.
 */
export async function slownessOf(
  rule: TextRule,
  hostile: (length: number) => readonly string[],
  longest = LONGEST,
): Promise<string | null> {
  let plain = await fastest(rule, plainText(longest), 0)
  for (const share of SHARES) {
    for (const text of hostile(Math.max(SHORTEST, Math.ceil(longest * share)))) {
      const limit = Math.max(FLOOR_MS, plain * MOST_TIMES)
      if ((await fastest(rule, text, limit)) <= limit) continue
      // The first measures were taken of a rule that had hardly been compiled.
      plain = await fastest(rule, plainText(longest), 0)
      const took = await fastest(rule, text, limit)
      if (took > Math.max(FLOOR_MS, plain * MOST_TIMES)) {
        return `${took.toFixed(1)} ms for ${text.length} signs of ${JSON.stringify(text.slice(0, 24))}, ${plain.toFixed(2)} ms for plain text`
      }
    }
  }
  return null
}

/** The least of several tries; no further ones once it is quick enough. */
async function fastest(rule: TextRule, text: string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  const middle = text.length >> 1
  for (let attempt = 0; attempt < TRIES && least > enough; attempt += 1) {
    // No two texts are the same, because an engine remembers what it has just matched.
    const own = text.slice(0, middle) + text.slice(middle + attempt)
    const before = process.threadCpuUsage()
    const start = performance.now()
    try {
      const answer = rule(own)
      if (answer instanceof Promise) await answer
    } catch {
      // A refusal is an answer as well.
    }
    const elapsed = performance.now() - start
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, elapsed, (user + system) / 1000 + TICK_MS)
  }
  return least
}
