import { expect, test } from 'vitest'
import { isClosedOn } from './days-on-sale.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

const course = teaOffer('Willow basket course', { kind: 'course', price: '£95' })
const hasBegunOn = (date: string, ...say: string[]) => isClosedOn(course, teaBrand({ say, offers: [course] }), date)

test('a course is over for readers once its last day to sign up is', () => {
  const told = 'Willow basket course starts on March 20, sign up by March 12, 8 places'
  expect(hasBegunOn('2027-03-12', told)).toBe(false)
  expect(hasBegunOn('2027-03-13', told)).toBe(true)
  expect(hasBegunOn('2027-03-13')).toBe(false)
})

test('a course with a later date can still be taken', () => {
  const dates = [
    'Willow basket course starts on March 6, 8 places',
    'Willow basket course starts on April 17, 8 places',
  ]
  expect(hasBegunOn('2027-03-13', ...dates)).toBe(false)
  expect(hasBegunOn('2027-04-18', ...dates)).toBe(true)
})

test('a club is sold while it is open, and a few pieces until their day is over', () => {
  const club = teaOffer('Leaf Club', { kind: 'subscription', price: '£20 a month' })
  const bags = teaOffer('tea dust bag', { price: '£4' })
  const say = [
    'The Leaf Club opens Saturday, January 16 at 10am, until Sunday, January 31',
    'Tea dust bags, about 60 of them, go on sale Friday, January 22 at 9 am',
  ]
  const brief = teaBrand({ say, offers: [club, bags] })
  const closed = (offer: typeof club) =>
    ['2026-11-19', '2027-01-16', '2027-01-25', '2027-02-04'].map((date) => isClosedOn(offer, brief, date))
  expect(closed(club)).toEqual([true, false, false, true])
  expect(closed(bags)).toEqual([true, true, true, true])
})

test('a new color of a thing closes it on no day, and its last day to order does', () => {
  const pot = teaOffer('clay pot', { kind: 'durable', price: '£40' })
  const closedOn = (date: string, say: string) => isClosedOn(pot, teaBrand({ say: [say], offers: [pot] }), date)
  expect(closedOn('2026-12-01', 'The clay pot in green arrives on Thursday, January 21')).toBe(false)
  expect(closedOn('2026-12-01', 'The clay pot goes on sale on Thursday, January 21')).toBe(true)
  expect(closedOn('2026-12-01', 'Order the clay pot by November 20')).toBe(true)
})

test.each([
  ['Who wants Wintering: sign up by November 28, we have only 60 places', 'wintering', 'service', true],
  ['Wintering starts on December 4, sign up by November 28', 'wintering', 'service', true],
  ['Last day to order the clay pot for Christmas is November 28', 'clay pot', 'durable', false],
  ['Clay pots: order by November 28, we ship the same day', 'clay pot', 'durable', false],
  ['Tickets by post: order by November 28', 'tea', 'consumable', false],
] as const)(
  'what people sign up for ends with its last day, and parcels do not end goods: %s',
  (say, name, kind, ends) => {
    const offer = teaOffer(name, { kind, price: '£40' })
    const brief = teaBrand({ say: [say], offers: [offer] })
    expect(isClosedOn(offer, brief, '2026-11-27')).toBe(false)
    expect(isClosedOn(offer, brief, '2027-01-14')).toBe(ends)
  },
)
