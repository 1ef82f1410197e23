import { expect, test } from 'vitest'
import { withRules } from '../brand/brand-brief.fixtures.ts'
import { comingDays } from './coming-days.ts'
import { teaBrand } from './tea-brand.fixtures.ts'

const EVENING = 'Tea evening on Friday, November 13, 7 pm in the shop, free.'
const EVENING_IN_SHORT = 'Tea evening: Friday 13 November.'
const LAST_ORDERS = 'Order by Monday, November 16 for the advent box.'

function telling(...say: string[]) {
  const brief = teaBrand()
  return { ...brief, facts: { ...brief.facts, say } }
}

const comingOn = (date: string, brief = telling(EVENING, LAST_ORDERS)) => comingDays(date, brief, () => true)

test('the days of the week after an email are mentioned, the next one first', () => {
  expect(comingOn('2026-11-10')).toEqual([EVENING_IN_SHORT, LAST_ORDERS])
})

test('a day is mentioned neither when it is over nor more than a week before', () => {
  expect(comingOn('2026-11-13')).toEqual([LAST_ORDERS])
  expect(comingOn('2026-11-05')).toEqual([])
  expect(comingOn('2026-11-16')).toEqual([])
})

test('a day with its weekday is one of its year', () => {
  expect(comingOn('2027-11-10')).toEqual([])
})

test('what the email itself tells is not repeated', () => {
  expect(comingDays('2026-11-10', telling(EVENING, LAST_ORDERS), (line) => line !== EVENING)).toEqual([LAST_ORDERS])
})

test('a closing is mentioned with the other days', () => {
  const brief = withRules(telling(EVENING), 'Closed November 19 for inventory.')
  expect(comingOn('2026-11-10', brief)).toEqual([EVENING_IN_SHORT, 'Closed November 19 for inventory.'])
})

test('a closing is mentioned once, with all its days, whatever else the brand says of it', () => {
  const closed = 'Orders that come in while we are closed (December 20 through January 3) ship Monday, January 4.'
  const brief = withRules(telling(closed), 'Closed from December 20 to January 3.')
  expect(comingOn('2026-12-11', brief)).toEqual(['Closed 20 December – 3 January.'])
})

test.each([
  ['de', 'Neu: ab Samstag, 16. Januar, steht unser zweites Lastenrad im Verleih.', 'Neu: ab 16. Januar steht unser'],
  ['it', 'Novità: da sabato, 16 gennaio, abbiamo una seconda bici da carico.', 'una seconda'],
  ['en', 'New: from Saturday, January 16, we have a second cargo bike.', 'January 16, we have'],
] as const)('in %s, a day without its weekday has no comma left over: %s', (language, said, part) => {
  const [line = ''] = comingDays('2027-01-11', { ...telling(said), language }, () => true)
  expect(line).toContain(part)
})

test('a new price is mentioned early beside its offer, and everywhere on its first day', () => {
  const rise = 'The morning bowl goes from €24 to €26 on February 1.'
  const bowl = { name: 'Morning bowl', shortName: 'Morning bowl', price: '€24', isFirstPurchase: false }
  const unknown = { kind: null, grammar: null, fact: null, forWhom: null, chooseIf: null, season: null }
  const brief = telling(rise)
  const priced = { ...brief, facts: { ...brief.facts, offers: [{ ...bowl, ...unknown }] } }
  const lines = (date: string, ...offers: string[]) => comingDays(date, priced, () => true, offers)
  expect(lines('2027-01-14')).toEqual([])
  expect(lines('2027-01-14', 'Morning bowl')).toEqual([rise])
  expect(lines('2027-02-01')).toEqual([rise])
})
