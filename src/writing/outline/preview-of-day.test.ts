import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan, OwnWords } from './email-plan.ts'
import { previewOfDay } from './preview-of-day.ts'

const own: OwnWords = {
  offers: [],
  detail: null,
  answer: null,
  phrase: null,
  practical: [],
  contact: [],
  coming: [],
  standing: [],
}
const brief = teaBrand({ say: ['To order: by phone on 01632 960 551, or at the market.'] })
const sentence = 'Last day to order for Christmas is December 16.'
const previewFor = (words: Partial<OwnWords>, more: Partial<EmailPlan> = {}) =>
  previewOfDay(
    {
      ownDay: 'deadline',
      title: 'Last day to order for Christmas is December 16',
      headline: 'Christmas orders: by December 16',
      lines: [sentence, 'If anything is unclear, a short reply is enough.'].map((line) => ({
        line,
        kind: 'thought',
        question: null,
        part: null,
      })),
      own: { ...own, ...words },
      ...more,
    } as unknown as EmailPlan,
    brief,
    (text) => !text.includes('cheap'),
  )

test('a preview names the offers of a last day with their prices, as many as fit', () => {
  const offers = ['Sampler: £22. Five teas of 10 g.', 'Fog Signal: £14. A smoky Earl Grey.', 'Valley Mint: £11.']
  expect(previewFor({ offers })).toBe('Sampler £22, Fog Signal £14, Valley Mint £11.')
})

test('an answer comes before prices, and a name that the headline has is left out', () => {
  const answer = 'Do I have to cancel? No, you pause with a click.'
  expect(previewFor({ answer, offers: ['Sampler: £22.', 'Mint: £11.'] })).toBe(answer)
  const entry = 'First aid for furniture: £75. A Saturday morning, at most 6 people.'
  expect(previewFor({ offers: [entry] }, { headline: 'First aid for furniture: November 21' })).toBe(
    'A Saturday morning, at most 6 people. £75.',
  )
})

test('no preview repeats the title, gives hours before a break or a phone number', () => {
  expect(previewFor({})).toBeNull()
  expect(previewFor({ practical: ['To order: by phone on 01632 960 551, or at the market.'] })).toBeNull()
  expect(previewFor({ practical: ['Open Tuesday to Saturday, 9 to 5.'] }, { ownDay: 'closing' })).toBeNull()
  expect(previewFor({}, { ownDay: null })).toBeNull()
})
