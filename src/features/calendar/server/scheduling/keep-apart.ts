import {
  type Candidate,
  LEAST_APART,
  type Pair,
  type Placement,
  type ScheduleProblem,
  scoreOf,
} from './schedule-problem.ts'

/** The work per try doubles with every email. This limit is for six. After that, we accept the next valid schedule. */
const TRIES_FOR_SIX = 32
const triesFor = (emails: number) => Math.min(TRIES_FOR_SIX, Math.floor(TRIES_FOR_SIX * 2 ** (6 - emails)))

interface Attempt {
  candidates: readonly Candidate[]
  placements: Placement[]
  score: number
}

/**
 * Branch and bound: while `solve` puts a pair too close, one of the two emails must leave those days. Better way first.
 */
export function keepApart(problem: ScheduleProblem, solve: (problem: ScheduleProblem) => Placement[]): Placement[] {
  const attempt = (candidates: readonly Candidate[]): Attempt => {
    const placements = solve({ ...problem, candidates })
    return { candidates, placements, score: scoreOf(problem, placements) }
  }
  const mostTries = triesFor(problem.candidates.length)
  let open = [attempt(problem.candidates)]
  for (let tries = 0; ; tries += 1) {
    const best = open.reduce((one, other) => (isBetter(other, one) ? other : one))
    const close = tooClose(problem, best.placements)
    if (close === null) return best.placements
    const without = (email: number) => attempt(withoutDays(best.candidates, email, close.from))
    open =
      tries < mostTries
        ? [...open.filter((other) => other !== best), ...close.pair.map(without)]
        : [without(leavesFirst(problem, best.placements, close.pair))]
  }
}

function leavesFirst({ candidates }: ScheduleProblem, placements: readonly Placement[], [one, other]: Pair): number {
  const dayOf = (email: number) => placements.find(({ candidate }) => candidate === email)!.day
  const isWished = (email: number) => candidates[email]!.wish === dayOf(email)
  if (isWished(one) !== isWished(other)) return isWished(one) ? other : one
  return dayOf(one) > dayOf(other) ? one : other
}

function isBetter(one: Attempt, other: Attempt): boolean {
  const more = one.placements.length - other.placements.length
  return more > 0 || (more === 0 && one.score > other.score)
}

function tooClose({ apart }: ScheduleProblem, placements: readonly Placement[]): { pair: Pair; from: number } | null {
  const days = new Map(placements.map(({ candidate, day }) => [candidate, day]))
  for (const pair of apart) {
    const [one, other] = [days.get(pair[0]), days.get(pair[1])]
    if (one === undefined || other === undefined || Math.abs(one - other) >= LEAST_APART) continue
    return { pair, from: Math.floor((one + other - LEAST_APART + 1) / 2) }
  }
  return null
}

function withoutDays(candidates: readonly Candidate[], email: number, from: number): Candidate[] {
  return candidates.map((candidate, index) =>
    index === email
      ? {
          ...candidate,
          weights: candidate.weights.map((ofDay, day) => (day >= from && day < from + LEAST_APART ? [] : ofDay)),
        }
      : candidate,
  )
}
