import { expect, test } from 'vitest'
import { SOLD_PLANS } from '#shared/plan-texts.ts'
import { offerFor } from './plan-offers.ts'

test.each([
  ['FREE', ['Current Plan', 'Upgrade', 'Upgrade', 'Upgrade']],
  ['STARTER', ['Switch plan', 'Current Plan', 'Upgrade', 'Upgrade']],
  ['PRO', ['Switch plan', 'Switch plan', 'Current Plan', 'Upgrade']],
  ['TEAMS', ['Switch plan', 'Switch plan', 'Switch plan', 'Current Plan']],
  ['OMNI', ['Switch plan', 'Switch plan', 'Switch plan', 'Switch plan']],
])('a user on %s sees %j', (current, offers) => {
  expect(SOLD_PLANS.map((card) => offerFor(card, current))).toEqual(offers)
})
