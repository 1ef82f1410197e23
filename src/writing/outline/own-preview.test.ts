import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan, OwnWords } from './email-plan.ts'
import { withOwnPreview } from './own-preview.ts'

const own: OwnWords = {
  detail: null,
  answer: null,
  phrase: null,
  offers: [],
  practical: [],
  contact: [],
  coming: [],
  standing: [],
}
const brief = teaBrand({ say: ['To order: by phone on 01632 960 551, or at the market.'] })
const previewOf = (lines: readonly string[], words: Partial<OwnWords> = {}, headline = 'Open mill: 28 November') =>
  withOwnPreview(
    {
      headline,
      preview: lines[0],
      lines: lines.map((line) => ({ line, kind: 'thought', question: null, part: null })),
      own: { ...own, ...words },
    } as unknown as EmailPlan,
    brief,
    (text) => !text.includes('cheap'),
  ).preview

const named = 'Open mill: Saturday, November 28, 10 to 2. Coffee is free.'
const plain = 'Our winter tea is out on Thursday, November 12.'

test('the preview text says what follows the name of a day', () => {
  expect(previewOf([named])).toBe('Saturday, November 28, 10 to 2. Coffee is free.')
})

test('without a name, it says something else of the email', () => {
  const phrase = 'Roasted on Monday and Thursday, posted the next day.'
  expect(previewOf([plain], { phrase }, 'Winter tea')).toBe(phrase)
  expect(previewOf([plain], { phrase: 'So cheap that you would not believe it yet.' }, 'Winter tea')).toBe(plain)
  const next = 'What did you want to know before you decide?'
  expect(previewOf([plain, next, 'A question before then? One line in reply is enough.'], {}, 'Winter tea')).toBe(next)
  const term = 'Carriage £4 within the country, free over £60.'
  expect(previewOf([plain], { practical: [term] }, 'Winter tea')).toBe(term)
})

test('no one opens an email for a phone number, and a preview that says something else stays', () => {
  const practical = ['To order: by phone on 01632 960 551, or at the market.']
  expect(previewOf([plain], { practical }, 'Winter tea')).toBe(plain)
  const email = { headline: '', preview: 'A text of its own.', lines: [], own } as unknown as EmailPlan
  expect(withOwnPreview(email, brief, () => true)).toBe(email)
})
