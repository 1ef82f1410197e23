import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { rangeInWords, ruleInWords, timingInWords } from './rule-words.ts'

const window = (from: string, to: string, about = 'live plants') =>
  ({ type: 'window', about, season: { from, to } }) as const

test.each<[FactValue<'rule'>['check'], string]>([
  [{ type: 'no-occasion', occasion: 'mothers-day', name: "Mother's Day" }, "We won't plan Mother's Day."],
  [{ type: 'no-send', weekdays: [7] }, 'No emails on Sundays.'],
  [{ type: 'no-send', weekdays: [7, 6] }, 'No emails on Saturdays and Sundays.'],
  [{ type: 'closed', days: { from: '12-24', to: '01-06' } }, 'No emails from December 24 to January 6.'],
  [{ type: 'closed', days: { from: '08-01', to: '08-31' } }, 'No emails in August.'],
  [{ type: 'closed', days: { from: '05-01', to: '05-01' } }, 'No emails on May 1.'],
  [{ type: 'closed-on', occasion: 'good-friday', name: 'Good Friday' }, 'No emails on Good Friday.'],
  [{ type: 'closed-around', occasion: 'easter', first: -7, last: -1, name: 'Holy Week' }, 'No emails in Holy Week.'],
  [{ type: 'closed-week', day: '07-04', occasion: null, name: 'July 4' }, 'No emails in the week of July 4.'],
  [{ type: 'discount-cap', percent: 15 }, 'No discount above 15%.'],
  [{ type: 'no-prices' }, 'No prices in any email.'],
  [{ type: 'trade-only' }, 'Only for trade customers.'],
  [{ type: 'at-most', emails: 2 }, 'At most 2 emails a month.'],
  [{ type: 'at-most', emails: 1 }, 'At most 1 email a month.'],
  [window('05-01', '09-30'), 'No live plants between October and April.'],
  [window('05-15', '09-30'), 'No live plants between October 1 and May 14.'],
  [window('10-15', '03-31', 'scarves'), 'No scarves between April 1 and October 14.'],
  [window('03-01', '12-31'), 'No live plants between January and February.'],
  [window('02-01', '12-31'), 'No live plants in January.'],
  [window('03-01', '02-15'), 'No live plants between February 16 and February 28.'],
  [window('01-01', '12-31'), 'We plan live plants all year.'],
  [{ type: 'no-claim', domain: 'health' }, 'No health claims.'],
  [{ type: 'no-claim', domain: 'eco' }, 'No environmental claims.'],
  [{ type: 'statement', text: 'Drink responsibly.', when: 'always' }, 'In every email: “Drink responsibly.”'],
  [
    { type: 'statement', text: 'Prices exclude VAT.', when: 'price' },
    'In emails that name a price: “Prices exclude VAT.”',
  ],
  [null, 'Be kind.'],
])('a rule with the check %j reads "%s"', (check, words) => {
  expect(ruleInWords({ sentence: 'Be kind.', check })).toBe(words)
})

test.each([
  ['05-15', '09-30', 'May 15 to September 30'],
  ['05-01', '09-30', 'May to September'],
  ['11-01', '02-28', 'November to February'],
  ['11-01', '02-29', 'November to February'],
  ['02-29', '03-15', 'February 29 to March 15'],
])('the days from %s to %s read "%s"', (from, to, words) => {
  expect(rangeInWords({ from, to })).toBe(words)
})

test.each([
  [{ type: 'every', unit: 'week', from: 5, to: 5 } as const, 'Every 5 weeks'],
  [{ type: 'every', unit: 'month', from: 4, to: 6 } as const, 'Every 4 to 6 months'],
  [{ type: 'until', day: '12-16', dayOfMonth: null } as const, 'Until December 16'],
  [{ type: 'until', day: null, dayOfMonth: 28 } as const, 'Until day 28 of each month'],
])('a timing in words: %o', (timing, words) => {
  expect(timingInWords(timing)).toBe(words)
})
