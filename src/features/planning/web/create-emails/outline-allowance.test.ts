import { describe, expect, test } from 'vitest'
import type { Usage } from '#features/access/usage-contract.ts'
import { outlineAllowance, shortageText } from './outline-allowance.ts'

const usageOf = (used: number, limit: number) =>
  ({
    usage: { outlines: used },
    limits: { outlines: limit },
    periodEndsAt: '2026-12-20T12:00:00.000Z',
  }) as Usage
const owner = { upgrade: true, askForUpgrade: false }
const manager = { upgrade: false, askForUpgrade: true }
const largest = { upgrade: false, askForUpgrade: false }

describe('what a plan still allows', () => {
  test.each([
    ['nothing is known yet', undefined, Infinity],
    ['there is no limit', usageOf(900, -1), Infinity],
    ['some are left', usageOf(1, 3), 2],
  ])('nothing is refused while %s', (_, usage, left) => {
    expect(outlineAllowance(usage, owner)).toEqual({ left, mayUpgrade: true, refusal: undefined })
  })

  test.each([
    ['an owner', owner, 'You have no outlines left in this billing cycle.'],
    ['a manager', manager, 'You have no outlines left in this billing cycle. Ask the owner or an admin to upgrade.'],
    ['the largest plan', largest, 'You have no outlines left until December 20.'],
  ])('at the limit, %s reads why', (_, rights, refusal) => {
    expect(outlineAllowance(usageOf(3, 3), rights)).toMatchObject({ left: 0, refusal })
  })
})

test.each([
  [3, 6, 'You have 3 outlines left, so only the first 3 emails get one.'],
  [1, 2, 'You have 1 outline left, so only the first email gets one.'],
  [6, 6, undefined],
  [0, 6, undefined],
  [Infinity, 6, undefined],
])('with %d left for %i emails: %s', (left, wanted, text) => {
  expect(shortageText({ left }, wanted, 'email')).toBe(text)
})
