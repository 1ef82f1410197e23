import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withOwnButton } from './own-button.ts'

const plan = { button: 'Choose a date', role: 'sell' } as EmailPlan

test('a brand that takes orders by phone asks for a call, and the others keep their button', () => {
  const rules = [{ sentence: 'No online shop.', check: { type: 'way', way: 'phone' } as const }]
  expect(withOwnButton(plan, teaBrand({ rules })).button).toBe('Call us')
  expect(withOwnButton(plan, teaBrand()).button).toBe('Choose a date')
})

test('a thank-you keeps its button, and only an email that sells asks for a quotation', () => {
  const brief = teaBrand({ rules: [{ sentence: 'By quotation.', check: { type: 'way', way: 'quote' } }] })
  expect(withOwnButton(plan, brief).button).toBe('Ask for a quotation')
  expect(withOwnButton({ ...plan, role: 'teach' }, brief).button).toBe('Reply to this email')
  expect(withOwnButton({ ...plan, role: 'thank' }, brief).button).toBe('Choose a date')
})
