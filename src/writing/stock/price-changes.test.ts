import { expect, test } from 'vitest'
import { brandIn, brandOn, offersWithoutPrice } from './price-changes.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

const pot = teaOffer('Morning pot', { price: '£24', fact: 'holds 380 g, two for £45' })
const tray = teaOffer('Oak tray', { price: '£24' })
const answer = (question: string, text: string) => ({ question, answer: text, isWhole: true, topic: null })
const brand = (say: string, more = {}) => teaBrand({ say: [say], offers: [pot, tray], ...more })
const pricesOn = (say: string, date: string) => brandOn(brand(say), date).facts.offers.map(({ price }) => price)

test('from its first day, an offer has its new price', () => {
  const say = 'The morning pot goes from £24 to £26 on February 1 (two for £45 becomes two for £48).'
  expect(pricesOn(say, '2027-01-31')).toEqual(['£24', '£24'])
  expect(pricesOn(say, '2027-02-01')).toEqual(['£26', '£24'])
  expect(brandOn(brand(say), '2027-02-20').facts.offers[0]!.fact).toBe('holds 380 g, two for £48')
})

test('a year keeps a change to itself, and without one the nearest day counts', () => {
  const say = 'From January 1, 2027 the oak tray costs £28 instead of £24.'
  expect(pricesOn(say, '2026-03-01')).toEqual(['£24', '£24'])
  expect(pricesOn(say, '2028-11-01')).toEqual(['£24', '£28'])
  expect(pricesOn('The oak tray goes up to £28 on January 15.', '2026-11-20')).toEqual(['£24', '£24'])
})

test('a price is left out and asked for where only the rise is known', () => {
  const some = brandOn(brand('The oak tray gets dearer, up by 4% on February 1.'), '2027-02-02')
  expect(some.facts.offers.map(({ price }) => price)).toEqual(['£24', null])
  expect(offersWithoutPrice(some).map(({ name }) => name)).toEqual(['Oak tray'])
  expect(pricesOn('Prices rise by 5% on February 1.', '2027-02-02')).toEqual([null, null])
  expect(pricesOn('Postage goes up from £3.60 to £3.95 on February 1.', '2027-02-02')).toEqual(['£24', '£24'])
})

test('no answer of the month of a change tells the old price, and a term has the new one', () => {
  const doubts = [answer('Is the pot worth it?', 'The morning pot is £24 and lasts.'), answer('Is it heavy?', 'No.')]
  const say = ['The morning pot goes from £24 to £26 on February 15.', 'A morning pot with a lid is £24 as well']
  const planned = brandIn(teaBrand({ say, offers: [pot], doubts }), { year: 2027, month: 2 })
  expect(planned.facts.doubts.map((each) => each.answer)).toEqual([null, 'No.'])
  expect(planned.facts.offers[0]!.price).toBe('£24')
  expect(planned.facts.say).toEqual([say[0], 'A morning pot with a lid is £26 as well'])
})
