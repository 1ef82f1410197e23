import { dayPatterns } from './day-pattern.ts'
import { exactSchedule } from './exact-schedule.ts'
import {
  type FixedSend,
  LEAST_APART,
  OUT_OF_ORDER,
  type Pair,
  type Placement,
  type ScheduleProblem,
  type Spacing,
  scoreOf,
} from './schedule-problem.ts'

/** The number of emails that we reschedule together. Two sends a day leave more combinations to try. */
const groupSize = ({ minGapDays }: Spacing) => (minGapDays === 0 ? 3 : 6)
const ROUNDS = 3

/** Local search for more emails than the exact search handles: it runs the exact search on small groups. */
export function nearSchedule(problem: ScheduleProblem, spacing: Spacing): Placement[] {
  const count = problem.candidates.length
  let best = firstSchedule(problem, spacing, count)
  for (let round = 0; round < ROUNDS; round += 1) {
    let better = false
    for (const group of groupsOf(best, count, round, groupSize(spacing))) {
      const changed = placeAgain(problem, spacing, best, group)
      if (!isBetter(problem, changed, best)) continue
      best = changed
      better = true
    }
    if (!better) break
  }
  return best
}

function isBetter(problem: ScheduleProblem, one: readonly Placement[], other: readonly Placement[]): boolean {
  if (one.length !== other.length) return one.length > other.length
  return scoreOf(problem, one) > scoreOf(problem, other) + 1e-9
}

function firstSchedule(problem: ScheduleProblem, spacing: Spacing, count: number): Placement[] {
  const days = dayPatterns(problem, spacing, count).at(-1)?.days ?? []
  const free = new Map([...Map.groupBy(days, (day) => day)].map(([day, places]) => [day, places.length]))
  const used = new Map<number, number>()
  const choices = (candidate: number) =>
    [...free].filter(([day, places]) => places > 0 && weightAt(problem, candidate, day, used.get(day) ?? 0) > 0)
  const largest = problem.candidates.map(({ weights }) => Math.max(...weights.map(([first = 0]) => first)))
  const order = problem.candidates
    .map((_, candidate) => ({ candidate, days: choices(candidate).length }))
    .toSorted((one, other) => one.days - other.days || largest[other.candidate]! - largest[one.candidate]!)
  const placements: Placement[] = []
  for (const { candidate } of order) {
    let chosen: number | null = null
    const days = choices(candidate).filter(([day]) => isFarEnough(problem, candidate, day, placements))
    for (const [day] of days) {
      const weight = weightAt(problem, candidate, day, used.get(day) ?? 0)
      if (chosen === null || weight > weightAt(problem, candidate, chosen, used.get(chosen) ?? 0)) chosen = day
    }
    if (chosen === null) continue
    free.set(chosen, free.get(chosen)! - 1)
    used.set(chosen, (used.get(chosen) ?? 0) + 1)
    placements.push({ candidate, day: chosen })
  }
  return inOrder(placements)
}

const weightAt = ({ candidates }: ScheduleProblem, candidate: number, day: number, rank: number) =>
  candidates[candidate]!.weights[day]![rank] ?? 0

function isFarEnough({ apart }: ScheduleProblem, candidate: number, day: number, others: readonly Placement[]) {
  const far = partnersOf(apart, candidate)
  return others.every((other) => !far.has(other.candidate) || Math.abs(other.day - day) >= LEAST_APART)
}

const partnersOf = (pairs: readonly Pair[], candidate: number) =>
  new Set(pairs.filter((pair) => pair.includes(candidate)).map(([one, other]) => (one === candidate ? other : one)))

const inOrder = (placements: readonly Placement[]) => placements.toSorted((one, other) => one.day - other.day)

function groupsOf(placements: readonly Placement[], count: number, round: number, size: number): number[][] {
  const placed = inOrder(placements).map(({ candidate }) => candidate)
  const waiting = Array.from({ length: count }, (_, candidate) => candidate).filter((each) => !placed.includes(each))
  const newcomers = waiting.slice(0, 2)
  const groups: number[][] = []
  for (let start = 0; start < placed.length; start += size >> 1) {
    groups.push([...newcomers, ...placed.slice(start, start + size - newcomers.length)])
  }
  const stride = Math.ceil(placed.length / (size - newcomers.length))
  for (let start = 0; start < stride; start += 1) {
    const spread = placed.filter((_, index) => (index + round) % stride === start)
    groups.push([...newcomers, ...spread.slice(0, size - newcomers.length)])
  }
  return groups
}

function placeAgain(
  problem: ScheduleProblem,
  spacing: Spacing,
  placements: readonly Placement[],
  group: readonly number[],
): Placement[] {
  const others = placements.filter(({ candidate }) => !group.includes(candidate))
  const byDay = Map.groupBy(others, ({ day }) => day)
  const standing = (day: number) => byDay.get(day) ?? []
  const part: ScheduleProblem = {
    capacity: problem.capacity.map((room, day) => room - standing(day).length),
    fixed: problem.fixed.map((sends, day): FixedSend[] => [
      ...sends,
      ...standing(day).map(({ candidate }, rank) => ({
        promo: problem.candidates[candidate]!.promo,
        weight: weightAt(problem, candidate, day, rank),
      })),
    ]),
    candidates: group.map((candidate) => {
      const { weights, ...rest } = problem.candidates[candidate]!
      return {
        ...rest,
        weights: weights.map((ofDay, day) => {
          if (!isFarEnough(problem, candidate, day, others)) return []
          const outOfOrder = OUT_OF_ORDER * brokenBeside(problem, candidate, day, others)
          return ofDay.slice(standing(day).length).map((weight) => weight - outOfOrder)
        }),
      }
    }),
    order: within(problem.order, group),
    apart: within(problem.apart, group),
  }
  const found = exactSchedule(part, spacing).map(({ candidate, day }) => ({ candidate: group[candidate]!, day }))
  return inOrder([...others, ...found])
}

function brokenBeside(
  { order }: ScheduleProblem,
  candidate: number,
  day: number,
  others: readonly Placement[],
): number {
  return others.filter((other) =>
    order.some(
      ([first, second]) =>
        (first === candidate && second === other.candidate && other.day <= day) ||
        (second === candidate && first === other.candidate && day <= other.day),
    ),
  ).length
}

const within = (pairs: readonly Pair[], group: readonly number[]): Pair[] =>
  pairs.flatMap(([one, other]): Pair[] =>
    group.includes(one) && group.includes(other) ? [[group.indexOf(one), group.indexOf(other)]] : [],
  )
