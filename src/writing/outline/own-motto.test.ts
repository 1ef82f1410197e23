import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { mottoFor, withoutStockParting } from './own-motto.ts'

const planWith = (plan: Partial<EmailPlan>): EmailPlan => ({ lines: [], ...plan }) as unknown as EmailPlan

const brief = teaBrand({
  say: [
    'no homework.',
    'tea, not ceremony',
    'see you in the barn',
    'tea time',
    'Orders leave in 2 days',
    'Free from $40',
  ],
})
const mottoOn = (told: string, turn = 0, ownDay: 'event' | 'reminder' | null = null) =>
  mottoFor(planWith({ ownDay }), brief, { turn, told, isOpen: () => true })

test('every second email ends with a phrase that shares a word with it, and none with a term or two bare words', () => {
  expect(mottoOn('How much homework is a cup?')).toBe('No homework.')
  expect(mottoOn('A ceremony with orders at $40, free of time', 2)).toBe('Tea, not ceremony.')
  expect(mottoOn('How much homework is a cup?', 1)).toBeNull()
  expect(mottoOn('A pot for two')).toBeNull()
})

test('guests are seen again in the words of the brand, in place of a line that any brand could write', () => {
  expect(mottoOn('A pot for two', 1, 'event')).toBe('See you in the barn.')
  const line = (text: string) => ({ line: text, kind: 'thought' as const, question: null, part: null })
  const plan = planWith({
    ownDay: 'event',
    lines: [line('Tea evening on May 3.'), line('We are glad to see you on May 3.')],
  })
  expect(withoutStockParting(plan, 'See you in the barn.', brief).lines).toEqual([line('Tea evening on May 3.')])
  expect(withoutStockParting(plan, 'No homework.', brief)).toBe(plan)
})
