import { expect, test } from 'vitest'
import { teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { PlannedLine } from './email-plan.ts'
import { withJoinedPrice } from './joined-price.ts'

const line = (text: string): PlannedLine => ({ line: text, kind: 'thought', question: null, part: null })
const joined = (lines: readonly string[], price: string | null = null) =>
  withJoinedPrice({
    isOfBrand: true,
    subject: teaOffer('box', { price }),
    lines: lines.map(line),
  }).lines.map((each) => each.line)

test('a price goes with what the offer is', () => {
  expect(joined(['Every 2 or 4 weeks, skip any time.', 'The price: from £9 a bag.', 'Not sure? Ask.'])).toEqual([
    'Every 2 or 4 weeks, skip any time. From £9 a bag.',
    'Not sure? Ask.',
  ])
  expect(joined(['Half an hour, by appointment', 'What it costs: free.'], 'free')).toEqual([
    'Half an hour, by appointment. Free.',
  ])
})

test('a list, a question and a long line keep their own part', () => {
  const long = `${'It holds everything you need for a long winter with many guests. '.repeat(2)}Yes.`
  for (const first of ['For example:\nPot: £4.', 'Is it for you?', long]) {
    expect(joined([first, 'The price: £9.50.'])).toEqual([first, 'The price: £9.50.'])
  }
  expect(joined(['The price: £9.50.'])).toEqual(['The price: £9.50.'])
})

test('an email about something else keeps its lines', () => {
  const lines = [line('Take two.'), line('One more: £3.')]
  expect(withJoinedPrice({ isOfBrand: false, subject: null, lines }).lines).toBe(lines)
})
