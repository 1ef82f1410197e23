/** Something to send: `weights[day][rank]` is what it brings on that day as the first or second email placed there. */
export interface Candidate {
  id: string
  /** It asks people to buy. */
  promo: boolean
  /** By the index of the day; empty where it must not go. */
  weights: readonly (readonly number[])[]
  /** The day that the plan of the month gives it; null where there is none, or none of these days. */
  wish: number | null
}

/** What stands already and is not moved. */
export interface FixedSend {
  promo: boolean
  weight: number
}

/** How close emails may stand to one another. */
export interface Spacing {
  /** 2: a free day between two sends; 1: one a day; 0: two a day. */
  minGapDays: 0 | 1 | 2
  /** In any seven days. */
  maxPerWeek: number
}

/**
 * Days in a row, with some more at either end whose sends count as neighbours. A day takes emails up to its
 * `capacity`, which is 0 where it is past, excluded or outside the month.
 */
export interface ScheduleProblem {
  capacity: readonly number[]
  fixed: readonly (readonly FixedSend[])[]
  candidates: readonly Candidate[]
  /** Pairs of candidates of which the first goes out on an earlier day, if that can be. */
  order: readonly Pair[]
  /** Pairs of candidates that never stand closer than `LEAST_APART` days. */
  apart: readonly Pair[]
}

/** Two candidates by index. */
export type Pair = readonly [number, number]

/** A day for a candidate, both by index. Within a day the order is that of the list. */
export interface Placement {
  candidate: number
  day: number
}

export const DAYS_BACK = 7
/** A day counts as three sends at most when neighbours look at it. */
export const MOST_COUNTED = 3
/** Sends in the week before that tire nobody. */
const RESTED = 2
/** What every further send in the week before takes from the next. */
const FATIGUE = 0.05
/** What the third offer in a row loses. */
const STREAK = 0.08
export const STREAK_LENGTH = 2
/** What a pair in the wrong order takes: as much as a usual email brings. */
export const OUT_OF_ORDER = 1
/** More than a week lies between two emails that answer the same doubt or lead with the same offer. */
export const LEAST_APART = 8

export const fatigueFactor = (sendsInWeekBefore: number) => Math.exp(-FATIGUE * Math.max(0, sendsInWeekBefore - RESTED))
export const streakFactor = (promo: boolean, promosBefore: number) =>
  promo && promosBefore >= STREAK_LENGTH ? Math.exp(-STREAK) : 1
export const streakAfter = (promo: boolean, promosBefore: number) =>
  promo ? Math.min(STREAK_LENGTH, promosBefore + 1) : 0

/** Everything a schedule brings, what stands already included: the one measure that every method is held to. */
export function scoreOf(
  { capacity, fixed, candidates, order }: ScheduleProblem,
  placements: readonly Placement[],
): number {
  const byDay = Map.groupBy(placements, ({ day }) => day)
  const counts: number[] = []
  let score = -OUT_OF_ORDER * brokenOrder(order, placements).length
  let streak = 0
  for (let day = 0; day < capacity.length; day += 1) {
    const tired = fatigueFactor(sumOf(counts.slice(-DAYS_BACK)))
    const placed = byDay.get(day) ?? []
    const sends = [
      ...fixed[day]!,
      ...placed.map(({ candidate }, rank) => ({
        promo: candidates[candidate]!.promo,
        weight: candidates[candidate]!.weights[day]![rank] ?? Number.NaN,
      })),
    ]
    for (const { promo, weight } of sends) {
      score += weight * tired * streakFactor(promo, streak)
      streak = streakAfter(promo, streak)
    }
    counts.push(Math.min(MOST_COUNTED, sends.length))
  }
  return score
}

/** The pairs of an order whose second email goes out no later than the first. */
export function brokenOrder(order: readonly Pair[], placements: readonly Placement[]): Pair[] {
  const days = new Map(placements.map(({ candidate, day }) => [candidate, day]))
  return order.filter(([first, second]) => days.get(second)! <= days.get(first)!)
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** For every day: may something be placed beside what stands already? The days of other new emails come on top. */
export function openFor({ capacity, fixed }: ScheduleProblem, { minGapDays }: Spacing): boolean[] {
  return capacity.map((room, day) => {
    if (room === 0) return false
    for (let near = day - minGapDays + 1; near < day + minGapDays; near += 1) {
      if ((fixed[near] ?? []).length > 0) return false
    }
    return true
  })
}

/** How many sends stand already in the seven days that end with each day. */
export function fixedInWeek({ fixed }: ScheduleProblem): number[] {
  const counts = fixed.map((sends) => Math.min(MOST_COUNTED, sends.length))
  return counts.map((_, day) => sumOf(counts.slice(Math.max(0, day - DAYS_BACK + 1), day + 1)))
}
