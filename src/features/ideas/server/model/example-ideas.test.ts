import { expect, test } from 'vitest'
import { DEMO_BRIEFS, withFacts } from '#writing/brand/brand-brief.fixtures.ts'
import { requestFor } from '#writing/month/planner-brands.fixtures.ts'
import { exampleIdeas } from './example-ideas.ts'

const { quillhound } = DEMO_BRIEFS
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const shown = (brand = quillhound) => MONTHS.map((month) => exampleIdeas(requestFor(brand, { month })))

test('a prompt shows two examples, and not the same in every month', () => {
  for (const text of shown()) expect(text.split('\n')).toHaveLength(2)
  expect(new Set(shown()).size).toBeGreaterThan(4)
})

test('no example is from the trade of the brand, and other brands see it', () => {
  const nursery = withFacts(quillhound, { trade: { trade: 'plants-garden', label: 'plants' } })
  expect(shown(nursery).join()).not.toContain('For a nursery')
  expect(shown().join()).toContain('For a nursery')
})
