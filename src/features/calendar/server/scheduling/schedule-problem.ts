/** `weights[day][rank]` is the value on that day as the first or second email. */
export interface Candidate {
  id: string
  promo: boolean
  weights: readonly (readonly number[])[]
  /** The index of the planned day. Null without one in this range. */
  wish: number | null
}

export interface FixedSend {
  promo: boolean
  weight: number
}

export interface Spacing {
  /** 2 means a free day between sends, 1 means one send a day, 0 means two a day. */
  minGapDays: 0 | 1 | 2
  maxPerWeek: number
}

/** Some days at both ends only count as neighbors. `capacity` is 0 for past and excluded days and outside the month. */
export interface ScheduleProblem {
  capacity: readonly number[]
  fixed: readonly (readonly FixedSend[])[]
  candidates: readonly Candidate[]
  order: readonly Pair[]
  apart: readonly Pair[]
}

export type Pair = readonly [number, number]

export interface Placement {
  candidate: number
  day: number
}

export const DAYS_BACK = 7
export const MOST_COUNTED = 3
/** This many sends in the week before have no effect. */
const RESTED = 2
/** Each further send in the week before costs this much. */
const FATIGUE = 0.05
const STREAK = 0.08
export const STREAK_LENGTH = 2
/** The penalty for a pair in the wrong order equals the value of a usual email. */
export const OUT_OF_ORDER = 1
export const LEAST_APART = 8

export const fatigueFactor = (sendsInWeekBefore: number) => Math.exp(-FATIGUE * Math.max(0, sendsInWeekBefore - RESTED))
export const streakFactor = (promo: boolean, promosBefore: number) =>
  promo && promosBefore >= STREAK_LENGTH ? Math.exp(-STREAK) : 1
export const streakAfter = (promo: boolean, promosBefore: number) =>
  promo ? Math.min(STREAK_LENGTH, promosBefore + 1) : 0

/** The score of a schedule, including the emails already on the calendar. Every search method uses this score. */
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

export function brokenOrder(order: readonly Pair[], placements: readonly Placement[]): Pair[] {
  const days = new Map(placements.map(({ candidate, day }) => [candidate, day]))
  return order.filter(([first, second]) => days.get(second)! <= days.get(first)!)
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function openFor({ capacity, fixed }: ScheduleProblem, { minGapDays }: Spacing): boolean[] {
  return capacity.map((room, day) => {
    if (room === 0) return false
    for (let near = day - minGapDays + 1; near < day + minGapDays; near += 1) {
      if ((fixed[near] ?? []).length > 0) return false
    }
    return true
  })
}

export function fixedInWeek({ fixed }: ScheduleProblem): number[] {
  const counts = fixed.map((sends) => Math.min(MOST_COUNTED, sends.length))
  return counts.map((_, day) => sumOf(counts.slice(Math.max(0, day - DAYS_BACK + 1), day + 1)))
}
