import { describe, expect, test } from 'vitest'
import type { EarlierIdea } from '#server/ai/writers.ts'
import { planMonth } from './plan-month.ts'
import { ideasOf, MATRIX_BRANDS, requestFor, SOME_HISTORY } from './planner-brands.fixtures.ts'

// Two brands with a history, the others without; one topic for the free plan, three, and ten. The last two brands speak
// languages or live in countries that the first four do not: one size is enough there.
const cases = MATRIX_BRANDS.flatMap((brand, index) =>
  (index < 4 ? [1, 3, 10] : [3]).map((topics) => ({ brand, topics, history: index % 3 === 0 ? SOME_HISTORY : null })),
)

describe('two years of plans, each with the ideas of the twelve months before', () => {
  test.each(cases)('$brand.name, $topics topics', { timeout: 60_000 }, ({ brand, topics, history }) => {
    let all: EarlierIdea[] = []
    for (let index = 0; index < 24; index += 1) {
      const [year, month] = [2027 + Math.floor(index / 12), (index % 12) + 1]
      const now = year * 12 + month
      const earlier = all.filter((idea) => now - (idea.year * 12 + idea.month) <= 12)
      const plan = planMonth(requestFor(brand, { year, month, topics, earlier, history }))
      const label = `${brand.name} ${year}-${month}`
      expect(plan.report.failures, label).toEqual([])
      expect(plan.report.score, label).toBeGreaterThanOrEqual(80)
      const ideas = ideasOf(plan, year, month)
      expect(ideas, label).toHaveLength(topics * 10)
      const before = new Set(earlier.map(({ title }) => title.toLowerCase()))
      expect(
        ideas.filter(({ title }) => before.has(title.toLowerCase())),
        label,
      ).toEqual([])
      all = [...earlier, ...ideas]
    }
  })
})
