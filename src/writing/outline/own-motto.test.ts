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
const mottoOn = (turn: number, ownDay: 'event' | 'reminder' | null = null) =>
  mottoFor(planWith({ ownDay }), brief, turn, () => true)

test('every second email ends with the next phrase, and none with a term or two bare words', () => {
  expect([0, 1, 2, 3, 4].map((turn) => mottoOn(turn))).toEqual([
    'No homework.',
    null,
    'Tea, not ceremony.',
    null,
    'No homework.',
  ])
})

test('guests are seen again in the words of the brand, in place of a line that any brand could write', () => {
  expect(mottoOn(1, 'event')).toBe('See you in the barn.')
  const line = (text: string) => ({ line: text, kind: 'thought' as const, question: null, part: null })
  const plan = planWith({
    ownDay: 'event',
    lines: [line('Tea evening on May 3.'), line('We are glad to see you on May 3.')],
  })
  expect(withoutStockParting(plan, 'See you in the barn.', brief).lines).toEqual([line('Tea evening on May 3.')])
  expect(withoutStockParting(plan, 'No homework.', brief)).toBe(plan)
})
