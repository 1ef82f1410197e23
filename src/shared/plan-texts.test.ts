import { expect, test } from 'vitest'
import { COMPARISON_ROWS, limitText, planFeatures, PLANS_ON_SALE, priceText } from './plan-texts.ts'

test('four plans are on sale, Omni is not', () => {
  expect(PLANS_ON_SALE).toEqual(['FREE', 'STARTER', 'PRO', 'TEAMS'])
})

test.each([
  [0, '$0'],
  [29, '$29'],
  [14.5, '$14.50'],
])('%d dollars are written %s', (dollars, text) => {
  expect(priceText(dollars)).toBe(text)
})

test('-1 is unlimited, 0 is a figure', () => {
  expect([limitText(-1), limitText(0)]).toEqual(['Unlimited', '0'])
})

test.each([
  ['FREE', ['3 outlines a month', '1 main topic, 10 subtopics a month', '1 brand', '1 user']],
  [
    'STARTER',
    ['30 outlines a month', '10 main topics, 100 subtopics a month', '1 brand', '3 users', 'TXT and DOCX export'],
  ],
] as const)('the bullets of %s follow the catalogue', (plan, bullets) => {
  expect(planFeatures(plan)).toEqual(bullets)
})

test('every plan has what the smaller one has', () => {
  for (const { label, value } of COMPARISON_ROWS) {
    const has = PLANS_ON_SALE.map((plan) => {
      const cell = value(plan)
      return cell === 'Unlimited' ? Number.POSITIVE_INFINITY : Number(cell)
    })
    expect(has, label).toEqual(has.toSorted((a, b) => a - b))
  }
  expect(planFeatures('TEAMS')).toContain('Unlimited users')
})
