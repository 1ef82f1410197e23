import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withNamedStart } from './named-start.ts'

const firstLine = (fact: string, line: string): string | null => {
  const subject = teaOffer('Song evening', { price: '£60 a term', fact })
  const plan = { isOfBrand: true, subject, lines: [{ line, kind: 'thought', question: null, part: null }] }
  return withNamedStart(plan as unknown as EmailPlan, teaBrand({ offers: [subject] })).lines[0]!.line
}

test('an email about an offer begins with its name where its fact has no verb', () => {
  const fact = '7 to 8:30 pm, 10 chairs'
  expect(firstLine(fact, '7 to 8:30 pm, 10 chairs. £60 a term.')).toBe(
    'Song evening: £60 a term. 7 to 8:30 pm, 10 chairs.',
  )
  expect(firstLine(fact, 'We sing until the tea is cold.')).toBe('We sing until the tea is cold.')
})
