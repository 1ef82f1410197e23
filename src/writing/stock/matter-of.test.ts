import { expect, test } from 'vitest'
import { matterOf } from './matter-of.ts'
import { practicalFor } from './practical-facts.ts'
import { NOTHING_TOLD } from './told-fact.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

const deposit = '£10 deposit when booking in December, comes off the bill'
const back = 'Cancel with 48 hours notice and you get it back'
const post = 'We post treats by Royal Mail, £3.95, free over £35'
const groomer = teaBrand({
  offers: [
    teaOffer('Full groom', { kind: 'service', price: '£38' }),
    teaOffer('Advent box', { kind: 'set', price: '£24' }),
    teaOffer('Blade sharpening', { kind: 'service', fact: 'by courier', price: '£6' }),
  ],
  say: [deposit, back, post, 'To book: by phone or online'],
})

test.each([
  ['Order advent boxes by November 20', 'thing'],
  ['Full grooms go up by £3', 'place'],
  ['Blade sharpening goes up', 'thing'],
  ['Last posting day is December 16', 'thing'],
  ['Book by Friday', 'place'],
  ['The garden was green', null],
])('people take a place or get a thing: %s', (text, matter) => {
  expect(matterOf(text, groomer)).toBe(matter)
})

const termsOf = (what: Parameters<typeof practicalFor>[0], fact: string, day: string) =>
  practicalFor(what, { ...NOTHING_TOLD, slots: { fact }, days: { from: day, to: day } }, groomer)

test('a deadline for goods has the terms of goods, and a day for appointments those of appointments', () => {
  expect(termsOf('deadline', 'Order advent boxes by November 20.', '11-20')).toEqual([`${post}.`])
  expect(termsOf('opening', 'The December appointments open on November 2.', '11-02')).toEqual([
    `${deposit}.`,
    `${back}.`,
    'To book: by phone or online.',
  ])
})

test('what gives "it" back is nowhere without the deposit, and a free morning has no terms', () => {
  expect(termsOf('dearer', 'Full grooms go up by £30 on March 1.', '03-01')).toEqual(['To book: by phone or online.'])
  expect(termsOf('notice', 'Puppy morning on January 16, free.', '01-16')).toEqual([])
})
