import fc from 'fast-check'
import { type Pair, type Placement, type ScheduleProblem, type Spacing, scoreOf } from './schedule-problem.ts'

const weight = fc.integer({ min: 50, max: 150 }).map((percent) => percent / 100)
const promo = fc.boolean()
const pairOf = (emails: number): fc.Arbitrary<Pair> =>
  fc.tuple(fc.nat({ max: emails - 1 }), fc.nat({ max: emails - 1 }))

export function smallProblems(most: { emails: number; days: number }): fc.Arbitrary<ScheduleProblem> {
  return fc.integer({ min: 1, max: most.days }).chain((days) => {
    const ofDays = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: days, maxLength: days })
    const weights = ofDays(
      fc.oneof(
        { arbitrary: fc.constant([]), weight: 1 },
        { arbitrary: fc.tuple(weight, weight).map(([first, second]) => [first, second * 0.9]), weight: 3 },
      ),
    )
    return fc
      .record({
        capacity: ofDays(fc.integer({ min: 0, max: 2 })),
        fixed: ofDays(
          fc.oneof(
            { arbitrary: fc.constant([]), weight: 4 },
            { arbitrary: fc.array(fc.record({ promo, weight: fc.constant(1) }), { maxLength: 2 }), weight: 1 },
          ),
        ),
        candidates: fc.array(
          fc.record({
            id: fc.uuid(),
            promo,
            weights,
            wish: fc.option(fc.integer({ min: 0, max: days - 1 })),
          }),
          { minLength: 1, maxLength: most.emails },
        ),
        order: fc.array(pairOf(most.emails), { maxLength: 3 }),
        apart: fc.array(pairOf(most.emails), { maxLength: 2 }),
      })
      .map(({ order, apart, ...rest }) => {
        const real = (pairs: readonly Pair[]) =>
          pairs.filter(([one, other]) => one < other && other < rest.candidates.length)
        return { ...rest, order: real(order), apart: real(apart) }
      })
  })
}

export const spacings: fc.Arbitrary<Spacing> = fc.record({
  minGapDays: fc.constantFrom(0, 1, 2),
  maxPerWeek: fc.integer({ min: 1, max: 5 }),
})

export function brokenRules(problem: ScheduleProblem, spacing: Spacing, placements: readonly Placement[]): string[] {
  const broken: string[] = []
  const days = placements.map(({ day }) => day)
  if (new Set(placements.map(({ candidate }) => candidate)).size < placements.length) broken.push('placed twice')
  for (const [at, { candidate, day }] of placements.entries()) {
    const rank = days.slice(0, at).filter((other) => other === day).length
    if (problem.candidates[candidate]!.weights[day]![rank] === undefined) broken.push(`no place on day ${day}`)
    const others = [...days.toSpliced(at, 1), ...problem.fixed.flatMap((sends, index) => sends.map(() => index))]
    if (others.some((other) => Math.abs(other - day) < spacing.minGapDays)) broken.push(`too close on day ${day}`)
    if (days.filter((other) => other === day).length > problem.capacity[day]!) broken.push(`day ${day} is full`)
  }
  for (const [one, other] of problem.apart) {
    const of = (email: number) => placements.find(({ candidate }) => candidate === email)?.day ?? Number.NaN
    if (Math.abs(of(one) - of(other)) <= 7) broken.push(`emails ${one} and ${other} within a week`)
  }
  for (let last = 0; last < problem.capacity.length; last += 1) {
    const inWeek = (day: number) => day <= last && day > last - 7
    const counted = problem.capacity.map((_, day) =>
      inWeek(day) ? Math.min(3, problem.fixed[day]!.length + days.filter((each) => each === day).length) : 0,
    )
    const total = counted.reduce((sum, count) => sum + count, 0)
    const standing = problem.fixed.reduce((sum, sends, day) => sum + (inWeek(day) ? Math.min(3, sends.length) : 0), 0)
    if (total > spacing.maxPerWeek && total > standing) broken.push(`more than a week takes, up to day ${last}`)
  }
  return broken
}

export function bruteForce(problem: ScheduleProblem, spacing: Spacing): { placed: number; score: number } {
  const best = { placed: -1, score: -Infinity }
  const visit = (day: number, placements: readonly Placement[], rest: readonly number[]) => {
    if (day === problem.capacity.length) {
      if (brokenRules(problem, spacing, placements).length > 0) return
      const score = scoreOf(problem, placements)
      const better = placements.length > best.placed || (placements.length === best.placed && score > best.score)
      if (better) Object.assign(best, { placed: placements.length, score })
      return
    }
    visit(day + 1, placements, rest)
    for (const first of rest) {
      const left = rest.filter((each) => each !== first)
      const one = [...placements, { candidate: first, day }]
      visit(day + 1, one, left)
      for (const second of left) {
        visit(
          day + 1,
          [...one, { candidate: second, day }],
          left.filter((each) => each !== second),
        )
      }
    }
  }
  visit(
    0,
    [],
    problem.candidates.map((_, index) => index),
  )
  return best
}
