import { LONGEST, plainText } from './hostile-texts.fixtures.ts'

/** A hostile text may take this many times as long as plain text of the same length. */
const MOST_TIMES = 10
/** Below this time, no user waits and a busy machine measures nothing useful. */
const FLOOR_MS = 8
/** A rule that grows with the length of its text takes four times as long for four times the text, a quadratic one sixteen times. */
const SHORTER = 4
const MOST_GROWTH = 8
/** So many times the limit is too long for any text, however the time grows. */
const FAR = 8
/** The resolution of CPU time. */
const TICK_MS = 4
const TRIES = 5

/** Starts with shorter texts, so that an endless match is found early. */
const SHARES = [0.03, 0.25, 1]
const SHORTEST = 100
/** Shorter texts than this share take no measurable time. */
const LONG_ENOUGH = 0.25

/**
 * What takes so little at a quarter of the length stays below the floor at the whole length, even if its time grows with
 * the square of the length. What grows faster than that takes seconds at a quarter already.
 */
const isHarmless = (took: number, share: number) => took < FLOOR_MS * share * share

export type TextRule = (text: string) => unknown

/** The fastest of several attempts counts, in CPU time, because other work only adds to it. */
export async function slownessOf(
  rule: TextRule,
  hostile: (length: number) => readonly string[],
  longest = LONGEST,
): Promise<string | null> {
  let plain = await fastest(rule, plainText(longest), 0)
  const harmless = new Set<number>()
  for (const share of SHARES) {
    const length = Math.max(SHORTEST, Math.ceil(longest * share))
    for (const [place, text] of hostile(length).entries()) {
      if (harmless.has(place)) continue
      const limit = Math.max(FLOOR_MS, plain * MOST_TIMES)
      const first = await fastest(rule, text, limit)
      if (share >= LONG_ENOUGH && isHarmless(first, share)) harmless.add(place)
      if (first <= limit) continue
      // The first measurements ran before the engine had compiled the rule.
      plain = await fastest(rule, plainText(longest), 0, TRIES)
      const took = await fastest(rule, text, limit, TRIES)
      const most = Math.max(FLOOR_MS, plain * MOST_TIMES)
      if (took <= most) continue
      // A busy machine slows the long and the short text alike. The attempts at shorter lengths may have read this text
      // already, and rules remember what they have read.
      const short = await fastest(rule, hostile(Math.ceil(length / SHORTER))[place]!, 0, 2 * TRIES)
      if (took > most * FAR || took > short * MOST_GROWTH) {
        return `${took.toFixed(1)} ms for ${text.length} signs of ${JSON.stringify(text.slice(0, 24))}, ${plain.toFixed(2)} ms for plain text`
      }
    }
  }
  return null
}

/** In milliseconds. Stops trying once a time is at most `enough`. */
async function fastest(rule: TextRule, text: string, enough: number, triedBefore = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  const middle = text.length >> 1
  for (let attempt = 0; attempt < TRIES && least > enough; attempt += 1) {
    // Every text is different, because engines cache the last match, and rules what they have read.
    const own = text.slice(0, middle) + text.slice(middle + triedBefore + attempt)
    const before = process.threadCpuUsage()
    const start = performance.now()
    try {
      const answer = rule(own)
      if (answer instanceof Promise) await answer
    } catch {
      // An error is a valid result.
    }
    const elapsed = performance.now() - start
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, elapsed, (user + system) / 1000 + TICK_MS)
  }
  return least
}
