import { expect, test } from 'vitest'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import type { Told } from '../packs/pack-schema.ts'
import { isContact } from './practical-facts.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const shop = {
  offers: [teaOffer('Assam tin', { price: '£12' }), teaOffer('Wedding chest', { price: '£90' })],
  say: [
    'Minimum order £20',
    'Carriage £4, free over £60',
    'Wedding chests with £30 deposit',
    'Cancel up to 2 days before, else £15',
    'Open Tue to Sat 9-5',
    'Call or text: 01632 960 551',
  ],
} satisfies Partial<UsableFacts>
const school = {
  ...shop,
  trade: null,
  family: 'courses-events',
  offers: [teaOffer('Six-week tasting course', { kind: 'course', price: '£90', fact: 'max 6 people' })],
  say: ['£25 deposit holds your seat', 'Minimum order £20', 'Call or text: 01632 960 551'],
} satisfies Partial<UsableFacts>

const practicalIn = (what: Told, facts: Partial<UsableFacts>, sentence: string) =>
  toldFacts(teaBrand({ ...facts, say: [...(facts.say ?? []), sentence] }))[what][0]?.practical

test('a deadline of a shop has the terms of its orders, and a deposit only for what it is about', () => {
  expect(practicalIn('deadline', shop, 'Order by February 8 for Valentine’s Day')).toEqual([
    'Minimum order £20.',
    'Carriage £4, free over £60.',
    'Call or text: 01632 960 551.',
  ])
  expect(practicalIn('deadline', shop, 'Order wedding chests by February 8')).toContain(
    'Wedding chests with £30 deposit.',
  )
})

test('a course has its deposit, its price with what the offer says, and no terms of orders', () => {
  const start = practicalIn('start', school, 'Tasting course starts on January 21 at 6 pm, sign up by January 14')
  expect(start).toEqual([
    'Six-week tasting course: £90. Max 6 people.',
    '£25 deposit holds your seat.',
    'Call or text: 01632 960 551.',
  ])
})

test('what costs less than the deposit, or nothing, has none', () => {
  expect(practicalIn('event', school, 'Tasting evening (£12) on Thursday, January 28, 7 pm')).toEqual([
    'Call or text: 01632 960 551.',
  ])
  expect(practicalIn('event', school, 'Open day on Saturday, January 23, 10 am, free')).toEqual([
    'Call or text: 01632 960 551.',
  ])
})

test('a shop says how it works with three terms or more', () => {
  expect(toldFacts(teaBrand(shop)).phrases[0]?.lines).toEqual([
    'Call or text: 01632 960 551.',
    'Wedding chests with £30 deposit.',
    'Minimum order £20.',
    'Carriage £4, free over £60.',
    'Cancel up to 2 days before, else £15.',
    'Open Tue to Sat 9-5.',
  ])
  expect(toldFacts(teaBrand({ say: ['Minimum order £20', 'Call or text: 01632 960 551'] })).phrases).toEqual([])
})

test('no email is about terms and numbers', () => {
  const brief = teaBrand({ say: [...shop.say, 'we blend every tin ourselves in the shed'] })
  expect(toldFacts(brief).said.every(({ name }) => name.startsWith('We blend'))).toBe(true)
})

test('guests learn nothing of parcels, also where both are free', () => {
  const say = [
    'Ordered by 3 pm Central, sent the same day',
    'Alive or replaced: send a photo within 3 hours and we send it free',
  ]
  const facts = { ...shop, say }
  expect(practicalIn('event', facts, 'Tea evening on Thursday, January 28, 7 pm Central, free')).toEqual([])
})

test('a survey and a bottle have nothing of the terms by which animals are sent', () => {
  const animals = ['Horse leech', 'Buffalo leech', 'Juvenile leech'].map((name) => teaOffer(name, { price: '£7' }))
  const facts = {
    offers: [...animals, teaOffer('Tempest bottle', { price: '£64' })],
    say: [
      'Live leeches go by Special Delivery, £9.50',
      'Live arrival guaranteed: send a photo within 3 hours of delivery and we replace it',
      'Carriage £4, free over £60',
    ],
  } satisfies Partial<UsableFacts>
  expect(practicalIn('deadline', facts, 'Great Leech Count: put your number on the form by January 31')).toEqual([])
  expect(practicalIn('deadline', facts, 'Tempest bottles: order by January 31')).toEqual([
    'Carriage £4, free over £60.',
  ])
  expect(practicalIn('deadline', facts, 'Horse leech: order by January 31')).toContain(
    'Live leeches go by Special Delivery, £9.50.',
  )
})

test('how long a quote takes says nothing of how to get in touch', () => {
  const brief = teaBrand({ say: ['Written quotes within 8 days', 'Quotes by email: nell@tea.example, within 8 days'] })
  expect(isContact('Written quotes within 8 days', brief)).toBe(false)
  expect(isContact('Quotes by email: nell@tea.example, within 8 days', brief)).toBe(true)
})
