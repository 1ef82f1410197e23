import { expect, test } from 'vitest'
import { BILLING_RULES, PLAN_COMPARISON, PLAN_TEXTS, SOLD_PLANS, count } from './plan-texts.ts'

test('four plans are for sale, each with a tagline', () => {
  expect(SOLD_PLANS).toEqual(['FREE', 'STARTER', 'PRO', 'TEAMS'])
  expect(SOLD_PLANS.filter((name) => PLAN_TEXTS[name].highlighted)).toEqual(['PRO'])
  for (const name of SOLD_PLANS) expect(PLAN_TEXTS[name].tagline).toMatch(/\.$/)
})

test('the first bullets of a card are the amounts of the plan', () => {
  expect(PLAN_TEXTS.FREE.bullets.slice(0, 4)).toEqual([
    '3 outlines a month',
    '1 main topic with 10 subtopics a month',
    '1 brand',
    '1 user',
  ])
  expect(PLAN_TEXTS.TEAMS.bullets.slice(0, 4)).toEqual([
    '150 outlines a month',
    '50 main topics with 500 subtopics a month',
    '5 brands',
    'Unlimited users',
  ])
})

// Written by hand, so that a mistake in the catalog or in the rows shows.
test.each([
  ['Price per month', '$0', '$29', '$49', '$99'],
  ['Users', '1', '3', '10', 'Unlimited'],
  ['Brands', '1', '1', '1', '5'],
  ['Main topics a month', '1', '10', '10', '50'],
  ['Subtopics a month', '10', '100', '100', '500'],
  ['Outlines a month', '3', '30', '30', '150'],
  ['TXT and DOCX export', false, true, true, true],
  ['Bulk export of a month', false, false, false, true],
  ['Workflow and assignments', false, false, true, true],
  ['Email calendar', false, false, true, true],
  ['CSV upload of past campaigns', false, false, true, true],
  ['Klaviyo integration and sync', false, false, false, true],
  ['Drafts in Klaviyo', false, false, false, true],
  ['Full activity log', false, false, false, true],
])('the comparison of %s', (label, ...values) => {
  const row = PLAN_COMPARISON.flatMap(({ rows }) => rows).find((candidate) => candidate.label === label)
  expect(row && SOLD_PLANS.map((name) => row.values[name])).toEqual(values)
})

test('shows unlimited amounts as unlimited', () => {
  expect([count(-1), count(0), count(12)]).toEqual(['Unlimited', '0', '12'])
  expect(BILLING_RULES.annual).toContain('coming soon')
})
