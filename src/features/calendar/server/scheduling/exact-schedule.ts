import { keepApart } from './keep-apart.ts'
import {
  DAYS_BACK,
  MOST_COUNTED,
  OUT_OF_ORDER,
  type Placement,
  type ScheduleProblem,
  type Spacing,
  fatigueFactor,
  fixedInWeek,
  openFor,
  streakAfter,
  streakFactor,
} from './schedule-problem.ts'

/** The work doubles with every email, so this is the limit. */
export const EXACT_UP_TO = 10
/** Two sends a day enlarge the state space, so the limit is lower. */
export const EXACT_AT_TWO_A_DAY = 6

/** One more scheduled email outweighs any choice of days. */
const ONE_MORE = 1e4

type StateKey = number
const STREAKS = 3
const BASE = MOST_COUNTED + 1
const OLDEST = BASE ** (DAYS_BACK - 1)

const sendsIn = (profile: number, days: number) => {
  let total = 0
  for (let rest = profile, day = 0; day < days; rest = Math.floor(rest / BASE), day += 1) total += rest % BASE
  return total
}

interface Layer {
  keys: StateKey[]
  scores: Map<StateKey, Float64Array>
  origins: Map<StateKey, Int32Array>
}

const CHOICES = 512

export const exactSchedule = (problem: ScheduleProblem, spacing: Spacing): Placement[] =>
  keepApart(problem, (part) => dayByDay(part, spacing))

/** Dynamic programming over the days. It ignores pairs that must stay apart. */
function dayByDay(problem: ScheduleProblem, spacing: Spacing): Placement[] {
  const { candidates, capacity, fixed } = problem
  const count = candidates.length
  if (count > EXACT_UP_TO + 2) throw new RangeError(`${count} emails are too many for the exact search.`)
  const sets = 1 << count
  const open = openFor(problem, spacing)
  const standing = fixedInWeek(problem)
  const single = (email: number) => 1 + email
  const pair = (first: number, second: number) => 1 + count + first * count + second
  const costs = orderCosts(problem, sets)
  const areOrdered = (one: number, other: number) =>
    problem.order.some(([first, second]) => (first === one && second === other) || (first === other && second === one))

  const layers: Layer[] = []
  let layer: Layer = { keys: [0], scores: new Map([[0, new Float64Array(sets).fill(-Infinity)]]), origins: new Map() }
  layer.scores.get(0)![0] = 0

  for (let day = 0; day < capacity.length; day += 1) {
    const next: Layer = { keys: [], scores: new Map(), origins: new Map() }
    const reach = (key: StateKey) => {
      let scores = next.scores.get(key)
      if (scores === undefined) {
        scores = new Float64Array(sets).fill(-Infinity)
        next.scores.set(key, scores)
        next.origins.set(key, new Int32Array(sets))
        next.keys.push(key)
      }
      return { scores, origins: next.origins.get(key)! }
    }
    const already = fixed[day]!
    const roomFor = Math.min(capacity[day]!, spacing.minGapDays === 0 ? 2 : 1)

    for (const [from, key] of layer.keys.entries()) {
      const profile = Math.floor(key / STREAKS)
      const tired = fatigueFactor(sendsIn(profile, DAYS_BACK))
      let streak = key % STREAKS
      let standingScore = 0
      for (const { promo, weight } of already) {
        standingScore += weight * tired * streakFactor(promo, streak)
        streak = streakAfter(promo, streak)
      }
      const recent = sendsIn(profile, DAYS_BACK - 1)
      const fits = (added: number) => {
        const week = recent + Math.min(MOST_COUNTED, already.length + added)
        return week <= spacing.maxPerWeek || week === standing[day]
      }
      const keyAfter = (added: number, streakThen: number) =>
        ((profile % OLDEST) * BASE + Math.min(MOST_COUNTED, already.length + added)) * STREAKS + streakThen
      const scores = layer.scores.get(key)!

      const go = (target: StateKey, added: readonly number[], gain: number, choice: number) => {
        const { scores: reached, origins } = reach(target)
        const bits = added.reduce((set, email) => set | (1 << email), 0)
        const [costOfFirst = null, costOfSecond = null] = added.map((email) => costs[email]!)
        for (let set = 0; set < sets; set += 1) {
          const score = scores[set]!
          if (score === -Infinity || (set & bits) !== 0) continue
          const total = score + gain - (costOfFirst?.[set] ?? 0) - (costOfSecond?.[set] ?? 0)
          if (total > reached[set | bits]!) {
            reached[set | bits] = total
            origins[set | bits] = from * CHOICES + choice
          }
        }
      }

      if (fits(0)) go(keyAfter(0, streak), [], standingScore, 0)
      const apart = spacing.minGapDays < 2 || profile % BASE === 0
      if (!open[day] || roomFor === 0 || !apart) continue
      for (let first = 0; first < count; first += 1) {
        const { promo, weights } = candidates[first]!
        const weight = weights[day]![0]
        if (weight === undefined) continue
        const gain = standingScore + weight * tired * streakFactor(promo, streak) + ONE_MORE
        const streakThen = streakAfter(promo, streak)
        if (fits(1)) go(keyAfter(1, streakThen), [first], gain, single(first))
        if (roomFor < 2 || !fits(2)) continue
        for (let second = 0; second < count; second += 1) {
          const other = candidates[second]!
          const secondWeight = other.weights[day]![1]
          if (second === first || secondWeight === undefined) continue
          const together = areOrdered(first, second) ? OUT_OF_ORDER : 0
          const both = gain + secondWeight * tired * streakFactor(other.promo, streakThen) + ONE_MORE - together
          go(keyAfter(2, streakAfter(other.promo, streakThen)), [first, second], both, pair(first, second))
        }
      }
    }
    layers.push(layer)
    layer = next
  }
  return readBack([...layers, layer], count)
}

/** For each email and set of emails before it: the penalty for emails that should have come later. */
function orderCosts({ candidates, order }: ScheduleProblem, sets: number): (Float64Array | null)[] {
  return candidates.map((_, email) => {
    const later = order.filter(([first]) => first === email).map(([, second]) => second)
    if (later.length === 0) return null
    return Float64Array.from(
      { length: sets },
      (__, set) => OUT_OF_ORDER * later.filter((other) => (set & (1 << other)) !== 0).length,
    )
  })
}

function readBack(layers: readonly Layer[], count: number): Placement[] {
  let best = { key: 0, set: 0, score: -Infinity }
  for (const [key, scores] of layers.at(-1)!.scores) {
    for (const [set, score] of scores.entries()) if (score > best.score) best = { key, set, score }
  }
  const placements: Placement[] = []
  let { key, set } = best
  for (let day = layers.length - 2; day >= 0; day -= 1) {
    const origin = layers[day + 1]!.origins.get(key)![set]!
    const choice = origin % CHOICES
    const chosen =
      choice === 0
        ? []
        : choice <= count
          ? [choice - 1]
          : [Math.floor((choice - 1 - count) / count), (choice - 1 - count) % count]
    placements.unshift(...chosen.map((candidate) => ({ candidate, day })))
    for (const email of chosen) set &= ~(1 << email)
    key = layers[day]!.keys[Math.floor(origin / CHOICES)]!
  }
  return placements
}
