import { expect, test } from 'vitest'
import { answersOf } from '../stock/told-facts.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import { factBeside } from './fact-beside-offer.ts'

const cream = teaOffer('Barrier Cream', { price: '$34' })
const serum = teaOffer('Calm Serum', { price: '$38' })
const doubt = (question: string, answer: string) => ({ question, answer, topic: null, isWhole: true })
const besideOf = (offer: typeof cream, facts: Parameters<typeof teaBrand>[0]) => {
  const brief = teaBrand({ offers: [cream, serum], ...facts })
  return factBeside(offer, { brief, answers: answersOf(brief), turn: 0, isOpen: () => true })
}

test('a name with a price has the answer to the question about it beside it', () => {
  const doubts = [doubt('$34 for a cream?', 'About 60 cents a day.')]
  expect(besideOf(cream, { doubts })).toBe('$34 for a cream? About 60 cents a day.')
  expect(besideOf(serum, { doubts })).toBeNull()
})

test('a sentence of the brand that names only this offer is beside it', () => {
  const say = ['The calm serum is made in small batches every week']
  expect(besideOf(serum, { say })).toBe('The calm serum is made in small batches every week.')
  expect(besideOf(cream, { say })).toBeNull()
})

test('without either, an offer that is sent has a term of orders', () => {
  expect(besideOf(cream, { say: ['Free shipping over $50'] })).toBe('Free shipping over $50.')
  expect(besideOf({ ...cream, kind: 'course' }, { say: ['Free shipping over $50'] })).toBeNull()
})
