import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { entriesOfDay, offersOfDay } from './offers-of-day.ts'

const leeches = ['Horse leech', 'Buffalo leech', 'Leech Club'].map((name) => teaOffer(name))
const goods = [
  ...leeches,
  teaOffer('Tank in a Box', { price: '£46', fact: 'tank, mesh lid, moss and thermometer', kind: 'set' }),
  teaOffer('Keeping Leeches', { price: '£8.50', fact: 'our care book, 64 pages' }),
  teaOffer('TG nitrile gloves', { price: '$74 a case', fact: 'the same glove every time' }),
]
const day = (ownDay: EmailPlan['ownDay'], title: string, sentence: string) =>
  ({
    ownDay,
    title,
    lines: [{ line: sentence, kind: 'thought', question: null, part: null }],
  }) as unknown as EmailPlan
const namesOf = (email: EmailPlan, offers: FactValue<'offer'>[] = goods) =>
  offersOfDay(email, teaBrand({ offers })).map(({ name }) => name)

test('a day is about the offers whose names its sentence has', () => {
  const slow = day('sale', 'Slow Friday', 'Slow Friday: a free copy of Keeping Leeches with every Tank in a Box.')
  expect(namesOf(slow).toSorted()).toEqual(['Keeping Leeches', 'Tank in a Box'])
  expect(namesOf(day('deadline', 'Great Leech Count', 'How many were born in your tanks?'))).toEqual([])
})

test('a word of the name of a day is enough where one offer has it', () => {
  expect(namesOf(day('deadline', 'Glove price lock', 'Order by Monday, November 30.'))).toEqual(['TG nitrile gloves'])
  expect(namesOf(day('event', 'Glove evening', 'Glove evening on March 6.'))).toEqual([])
})

test('a day without the name of its offer is known by the price and a word of what people get', () => {
  const sold = [
    teaOffer('Author evenings', {
      price: '£8',
      fact: '34 chairs upstairs, a glass of wine with the ticket',
      kind: 'event',
    }),
    teaOffer('Notebooks', { price: '£8', fact: 'stitched by hand', kind: 'durable' }),
  ]
  const talk = day('event', 'Helen Farrow: 12 November', 'Helen Farrow is upstairs on 12 November, tickets £8.')
  expect(namesOf(talk, sold)).toEqual(['Author evenings'])
  expect(namesOf(day('event', 'Fair: 12 November', 'The fair is on 12 November, entry £8.'), sold)).toEqual([])
})

test('what people do isn’t a name', () => {
  expect(namesOf(day('deadline', 'Year-end orders: order by March 6', ''), [teaOffer('Standing Order')])).toEqual([])
})

test('what a sale leaves out is none of its offers', () => {
  expect(namesOf(day('sale', 'Spring sale', '15% off from March 1, except Tank in a Box.'))).toEqual([])
  expect(namesOf(day('sale', 'Spring sale', '15% off from March 1, Tank in a Box excluded.'))).toEqual([])
})

test('an entry has no price beside the terms of the day', () => {
  const entries = (sentence: string) => entriesOfDay(day('sale', 'Spring sale', sentence), teaBrand({ offers: goods }))
  expect(entries('Tank in a Box from March 1.')).toEqual(['Tank in a Box: £46. Tank, mesh lid, moss and thermometer.'])
  expect(entries('Tank in a Box from March 1, 20% off.')).toEqual([
    'Tank in a Box: tank, mesh lid, moss and thermometer.',
  ])
  expect(entries('Tank in a Box from March 1 with tank, mesh lid, moss and thermometer, £40.')).toEqual([])
})

test('a day about one of two kin offers isn’t about the other', () => {
  const wines = ['Schistes red 2022', 'Magnum Schistes 2020 in a box', 'Draille red'].map((name) => teaOffer(name))
  const email = day('opening', 'Magnum Schistes 2020 in a box', 'Magnum Schistes 2020 in a box: from March 3.')
  expect(namesOf(email, wines)).toEqual(['Magnum Schistes 2020 in a box'])
})

test('an entry leaves out the day that the sentence has', () => {
  const cream = teaOffer('Thyme cream', { price: '9.90 €', fact: 'smells of thyme; on sale from March 10' })
  const email = day('opening', 'Thyme cream: March 10', 'Thyme cream: new, on sale on March 10, 9.90 €.')
  expect(entriesOfDay(email, teaBrand({ offers: [cream] }))).toEqual(['Thyme cream: smells of thyme.'])
})

test('guests are shown no thing for sale, unless the day is called after it', () => {
  const ring = teaOffer('Maple teether ring', { price: '$18', kind: 'durable' })
  const line = 'Open workshop: March 6, 10 to 3: sand your own teether ring.'
  expect(namesOf(day('event', 'Open workshop: March 6', line), [ring])).toEqual([])
  const named = day('event', 'Maple teether ring: how we make it, March 6', line)
  expect(namesOf(named, [ring])).toEqual(['Maple teether ring'])
})

test('a weekday in the name of an offer is the day of no other one, and neither is another size', () => {
  const course = teaOffer('Tin course, 4 Saturdays', { kind: 'course' })
  const last = day(
    'deadline',
    'Tin hire: March 6',
    'Saturday March 6 is the last day to hire a tin, pick it up on Saturday.',
  )
  expect(namesOf(last, [course, teaOffer('Tin hire')])).toEqual(['Tin hire'])
  const cheeses = ['Mountain cheese 6 months', 'Mountain cheese 14 months'].map((name) => teaOffer(name))
  const dearer = day('dearer', 'A new price', 'From March 6, the Mountain cheese 14 months costs £36.')
  expect(namesOf(dearer, cheeses)).toEqual(['Mountain cheese 14 months'])
})

test('beside a price that changes, an entry has the one that people pay until then', () => {
  const kits = [teaOffer('Play kits', { price: '$58 each', fact: 'three, by age' })]
  const email = (ownDay: EmailPlan['ownDay']) =>
    day(ownDay, 'New price', 'On March 6, play kits go from $58 to $64; March 5 is the last day.')
  const brief = teaBrand({ offers: kits })
  expect(entriesOfDay(email('dearer'), brief)).toEqual(['Play kits: $58 each. Three, by age.'])
  expect(entriesOfDay(email('sale'), brief)).toEqual(['Play kits: three, by age.'])
})
