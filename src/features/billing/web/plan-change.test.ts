import { expect, test } from 'vitest'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { excesses, excessesOn, excessText, losses } from './plan-change.ts'

const usage = { brands: 3, members: 4, outlines: 31 }

test('lists everything over the limits of a smaller plan', () => {
  expect(excessesOn('STARTER', usage).map(excessText)).toEqual([
    '31 outlines this billing cycle, 30 included. You keep all of them. You can generate more in the next billing cycle.',
    "3 brands, 1 included. You keep all of them, but you can't add more.",
    "4 team members, 3 included. No one loses access, but you can't invite more people.",
  ])
})

test("a full or unlimited limit isn't exceeded", () => {
  expect(excessesOn('TEAMS', { ...usage, brands: 5, members: 400, outlines: 150 })).toEqual([])
  expect(excesses({ brands: 0, members: 1, outlines: 1 }, { brands: 0, members: 1, outlines: -1 })).toEqual([])
})

test('lists every feature that differs between two plans', () => {
  expect(losses(PLAN_CATALOG.TEAMS.limits, 'FREE')).toHaveLength(8)
  expect(losses(PLAN_CATALOG.TEAMS.limits, 'PRO')).toEqual([
    "You can't download a month as one document.",
    'Klaviyo stops syncing. Imported campaigns stay.',
    'API tokens stop working.',
    'Your team no longer gets notifications about assignments, reviews and approvals.',
  ])
  expect(losses(PLAN_CATALOG.STARTER.limits, 'FREE')).toEqual(['You can view outlines but not download them.'])
  expect(losses(PLAN_CATALOG.STARTER.limits, 'TEAMS')).toEqual([])
})

test('a limit of zero promises no next billing cycle', () => {
  expect(excessText({ what: 'outlines', used: 21, limit: 0 })).toBe(
    "21 outlines this billing cycle, 0 included. You keep all of them, but you can't generate more.",
  )
})
