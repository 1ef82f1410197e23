import { expect, test } from 'vitest'
import { entryBesideDay } from './offer-of-day.ts'
import { teaOffer } from './tea-brand.fixtures.ts'

const told = (entry: string, fact: string) =>
  entryBesideDay(teaOffer('First aid', { fact }), { entry: () => entry, line: (text) => text })

test('beside its day, the fact of an offer is complete and there once', () => {
  const fact = 'A Saturday morning, at most 6 people: water rings, loose veneer, wobbly legs.'
  const whole = `First aid: £75. ${fact}`
  expect(told('First aid: £75. A Saturday morning, at most 6 people: water rings.', fact)).toBe(whole)
  expect(told(whole, fact)).toBe(whole)
})

test('what only measures follows the entry that leaves it out', () => {
  expect(told('First aid: £75.', 'At most 6 people.')).toBe('First aid: £75. At most 6 people.')
})
