import {
  DAYS_BACK,
  MOST_COUNTED,
  type ScheduleProblem,
  type Spacing,
  fatigueFactor,
  fixedInWeek,
  openFor,
} from './schedule-problem.ts'

interface Pattern {
  score: number
  days: readonly number[]
}

/** For each number of emails up to `most`: the days that suit the average email best. Ends where no more fit. */
export function dayPatterns(problem: ScheduleProblem, spacing: Spacing, most: number): Pattern[] {
  const { capacity, candidates, fixed } = problem
  const open = openFor(problem, spacing)
  const standing = fixedInWeek(problem)
  const average = (day: number, rank: number) => {
    const weights = candidates.flatMap(({ weights: ofCandidate }) => ofCandidate[day]![rank] ?? [])
    return weights.length === 0 ? null : weights.reduce((total, weight) => total + weight, 0) / weights.length
  }
  // The state holds the sends of the last seven days. For each state, we keep the best pattern for every number of
  // emails.
  let states = new Map<string, (Pattern | undefined)[]>([['', [{ score: 0, days: [] }]]])
  for (let day = 0; day < capacity.length; day += 1) {
    const next = new Map<string, (Pattern | undefined)[]>()
    const room = open[day] ? Math.min(capacity[day]!, spacing.minGapDays === 0 ? 2 : 1) : 0
    const gains = [average(day, 0), average(day, 1)]
    for (const [key, patterns] of states) {
      const recent = [...key].map(Number)
      const inWeek = recent.slice(-(DAYS_BACK - 1)).reduce((total, count) => total + count, 0)
      const tired = fatigueFactor(recent.reduce((total, count) => total + count, 0))
      for (let added = 0; added <= room; added += 1) {
        if (added > 0 && gains[added - 1] === null) break
        if (added > 0 && spacing.minGapDays === 2 && (recent.at(-1) ?? 0) > 0) break
        const today = Math.min(MOST_COUNTED, fixed[day]!.length + added)
        if (inWeek + today > spacing.maxPerWeek && inWeek + today !== standing[day]) continue
        const gain = gains.slice(0, added).reduce<number>((total, weight) => total + (weight ?? 0) * tired, 0)
        const target = (key + String(today)).slice(-DAYS_BACK)
        const reached = next.get(target) ?? []
        next.set(target, reached)
        for (const [count, pattern] of patterns.entries()) {
          if (pattern === undefined || count + added > most) continue
          const score = pattern.score + gain
          if (score <= (reached[count + added]?.score ?? -Infinity)) continue
          reached[count + added] = { score, days: [...pattern.days, ...Array<number>(added).fill(day)] }
        }
      }
    }
    states = next
  }
  const best: Pattern[] = []
  for (const patterns of states.values()) {
    for (const [count, pattern] of patterns.entries()) {
      if (pattern !== undefined && pattern.score > (best[count]?.score ?? -Infinity)) best[count] = pattern
    }
  }
  return best
}
