import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withOwnButton } from './own-button.ts'

const plan = {
  button: 'Choose a date',
  role: 'sell',
  title: '',
  lines: [],
  offer: null,
  subject: null,
} as unknown as EmailPlan

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

test.each([
  ['course', 'Sign up'],
  ['service', 'Book a time'],
  ['made-to-measure', 'Ask about yours'],
  ['durable', 'Add to cart'],
] as const)('no one puts a %s into a cart that holds none: %s', (kind, button) => {
  const subject = teaOffer('one', { kind })
  expect(withOwnButton({ ...plan, button: 'Add to cart', subject }, teaBrand()).button).toBe(button)
})

test('a last day to order asks for the order', () => {
  const lines = [{ line: 'Easter: order by May 3.', kind: 'thought' as const, question: null, part: null }]
  const email = { ...plan, ownDay: 'event' as const, button: 'Plan my visit', lines }
  expect(withOwnButton(email, teaBrand()).button).toBe('Place your order')
})

test('an email about a new price leads to the offer that has it, where its name is short', () => {
  const grammar = { number: 'singular', gender: null } as const
  const buttonFor = (name: string) => {
    const say = `The ${name} goes from £24 to £26 on February 1.`
    const brief = teaBrand({ say: [say], offers: [teaOffer(name, { price: '£24', grammar })] })
    const lines = [{ line: say, kind: 'thought', question: null, part: null }] as EmailPlan['lines']
    return withOwnButton({ ...plan, button: 'See the price', title: '', ownDay: 'dearer', lines }, brief).button
  }
  expect(buttonFor('morning pot')).toBe('See the morning pot')
  expect(buttonFor('tall green morning pot with lid')).toBe('See the price')
})

test.each([
  ['en', 'in store only', 'Add to cart', 'Come by'],
  ['de', 'nur im Laden', 'In den Warenkorb', 'Vorbeikommen'],
  ['fr', 'au poids, uniquement en boutique', 'Ajouter au panier', 'Passer nous voir'],
  ['es', 'solo en tienda', 'Añadir al carrito', 'Pasar a vernos'],
  ['it', 'solo in negozio', 'Aggiungi al carrello', 'Passa da noi'],
] as const)('in %s, what people get %s asks for a visit', (language, fact, button, visit) => {
  const subject = teaOffer('Offcuts', { kind: 'durable', fact })
  const brief = { ...teaBrand({ offers: [subject] }), language }
  expect(withOwnButton({ ...plan, button, subject }, brief).button).toBe(visit)
})
