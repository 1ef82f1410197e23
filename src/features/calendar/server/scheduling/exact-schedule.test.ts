import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactSchedule } from './exact-schedule.ts'
import { nearSchedule } from './near-schedule.ts'
import { scoreOf } from './schedule-problem.ts'
import { brokenRules, bruteForce, smallProblems, spacings } from './schedule-problem.fixtures.ts'

test('finds the result of a brute-force search', () => {
  fc.assert(
    fc.property(smallProblems({ emails: 3, days: 6 }), spacings, (problem, spacing) => {
      const placements = exactSchedule(problem, spacing)
      const best = bruteForce(problem, spacing)
      expect(brokenRules(problem, spacing, placements)).toEqual([])
      expect(placements).toHaveLength(best.placed)
      expect(scoreOf(problem, placements)).toBeCloseTo(best.score, 9)
    }),
    { numRuns: 300 },
  )
})

test('also finds it for four emails', () => {
  fc.assert(
    fc.property(smallProblems({ emails: 4, days: 5 }), spacings, (problem, spacing) => {
      const best = bruteForce(problem, spacing)
      const placements = exactSchedule(problem, spacing)
      expect(placements).toHaveLength(best.placed)
      expect(scoreOf(problem, placements)).toBeCloseTo(best.score, 9)
    }),
    { numRuns: 60 },
  )
})

test('the search for large months breaks no rule and never beats the exact one', () => {
  fc.assert(
    fc.property(smallProblems({ emails: 8, days: 16 }), spacings, (problem, spacing) => {
      const near = nearSchedule(problem, spacing)
      expect(brokenRules(problem, spacing, near)).toEqual([])
      const exact = exactSchedule(problem, spacing)
      expect(near.length).toBeLessThanOrEqual(exact.length)
      if (near.length === exact.length) {
        expect(scoreOf(problem, near)).toBeLessThanOrEqual(scoreOf(problem, exact) + 1e-9)
      }
    }),
    { numRuns: 40 },
  )
})

test('finds it when emails must be more than a week apart', () => {
  fc.assert(
    fc.property(smallProblems({ emails: 3, days: 14 }), spacings, (problem, spacing) => {
      const far = { ...problem, apart: [[0, 1]] as const }
      fc.pre(problem.candidates.length > 1)
      const best = bruteForce(far, spacing)
      const placements = exactSchedule(far, spacing)
      expect(brokenRules(far, spacing, placements)).toEqual([])
      expect(placements).toHaveLength(best.placed)
      expect(scoreOf(far, placements)).toBeCloseTo(best.score, 9)
    }),
    { numRuns: 60 },
  )
})

test('stops at its limit', () => {
  const candidates = Array.from({ length: 13 }, (_, index) => ({
    id: String(index),
    promo: false,
    weights: [[1]],
    wish: null,
  }))
  const problem = { capacity: [1], fixed: [[]], candidates, order: [], apart: [] }
  expect(() => exactSchedule(problem, { minGapDays: 0, maxPerWeek: 7 })).toThrow('too many')
})
