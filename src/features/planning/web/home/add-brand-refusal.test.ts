import { expect, test } from 'vitest'
import { addBrandRefusal } from './add-brand-refusal.ts'

const place = (plan: 'FREE' | 'STARTER' | 'PRO' | 'TEAMS', { readOnly = false, allowed = true } = {}) => ({
  workspace: { plan },
  readOnly,
  may: () => allowed,
})

test.each([
  ['STARTER', 1, 'Adding brands is disabled for Starter plan'],
  ['PRO', 1, 'Adding brands is disabled for Pro plan'],
  ['PRO', 0, undefined],
  ['FREE', 1, undefined],
  ['TEAMS', 5, undefined],
] as const)('%s with %i brands: %s', (plan, count, refusal) => {
  expect(addBrandRefusal(place(plan), count)).toBe(refusal)
})

test('a suspended workspace and a small role say why', () => {
  expect(addBrandRefusal(place('TEAMS', { readOnly: true }), 1)).toContain('suspended')
  expect(addBrandRefusal(place('TEAMS', { allowed: false }), 1)).toContain('role')
  expect(addBrandRefusal(null, 0)).toBeUndefined()
})
