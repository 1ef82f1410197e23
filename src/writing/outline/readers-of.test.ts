import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { type UsableFacts, usableFacts } from '#shared/brand-sheet.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { gateFindings } from '../gate/gate.ts'
import { RULES_FOR_READERS } from '../gate/outline-quality.ts'
import { segmentWords } from '../languages/segment-words.ts'
import { SELLING_WAYS } from '../knowledge/selling-ways.ts'
import { sellingWayOf } from '../stock/selling-way.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { isOnline } from './asked-of-day.ts'
import { measureOf } from './measure-of.ts'
import { segmentOf } from './readers-of.ts'

const trade = (id: string): Partial<UsableFacts> => ({ trade: { trade: id, label: id }, family: null })
const offers = (kind: 'service' | 'course' | 'subscription') => [teaOffer('one', { kind }), teaOffer('two', { kind })]

test.each<[string, Partial<UsableFacts>]>([
  ['orders', {}],
  ['donations', trade('charity')],
  ['accounts', { buyers: { buyers: 'businesses', role: null } }],
  ['subscriptions', { offers: offers('subscription') }],
  ['courses', { ...trade('beauty-salon'), offers: offers('course') }],
  ['visits', { ...trade('other'), offers: offers('service') }],
  ['visits', { rules: [{ sentence: 'No online shop', check: { type: 'way', way: 'visit' } }] }],
  ['keepsakes', trade('furniture')],
])('a brand that lives on %s', (way, facts) => expect(sellingWayOf(teaBrand(facts))).toEqual({ way }))

const plan = (email: Partial<EmailPlan>) =>
  ({ role: 'teach', stage: 'all', readers: null, lines: [], title: '', button: 'See more', ...email }) as EmailPlan
const charity = teaBrand(trade('charity'))

test('donors have given, and no one else ordered anything', () => {
  expect(segmentOf(plan({ stage: 'repeat' }), charity)).toContain('gives regularly')
  expect(segmentOf(plan({ role: 'sell' }), charity)).toContain('aren’t asked again')
  expect(segmentOf(plan({ role: 'serve' }), charity)).toContain('No one is asked for money')
  expect(segmentOf(plan({ readers: 'People who asked' }), charity)).toBeNull()
})

test('an email is measured by what its brand lives on, in the way that people take', () => {
  const called = teaBrand({ rules: [{ sentence: 'Call us', check: { type: 'way', way: 'phone' } }] })
  expect(measureOf(plan({ role: 'sell' }), charity)).toContain('gifts')
  expect(measureOf(plan({ role: 'sell' }), called)).toContain('calls')
  expect(measureOf(plan({}), called)).toContain('replies')
  expect(measureOf(plan({ role: 'serve', stage: 'repeat', readers: 'A while ago' }), teaBrand())).toContain(
    'order again',
  )
})

test('those who come to their customers have had no one come to them', () => {
  const engineer = teaBrand({ ...trade('home-services'), offers: offers('service') })
  const salon = teaBrand({ ...trade('beauty-salon'), offers: offers('service') })
  expect(segmentOf(plan({ stage: 'repeat' }), engineer)).toContain('Customers we’ve been to at least twice')
  expect(segmentOf(plan({ stage: 'repeat' }), salon)).toContain('been here')
})

const noFacts = usableFacts([])

describe.each(LANGUAGES)('the segments in %s', (language) => {
  test('are sentences without a claim, each of them once', () => {
    const words = segmentWords(language)
    const { segments, measures, measuresOfWays, again, returning, pauses, days } = words
    const filled = [...Object.values(pauses), ...Object.values(days).flatMap((day) => Object.values(day))].map((text) =>
      fillSlots(text, { known: words.known.orders, counts: words.counts.orders }),
    )
    const all = [...SELLING_WAYS.flatMap((way) => Object.values(segments[way])), ...Object.values(measures)]
    const own = [...all, ...[measuresOfWays, again, returning].flatMap((each) => Object.values(each))]
    expect(new Set(own).size).toBe(own.length)
    const texts = [...own, ...filled]
    const claims = texts.flatMap((text) => gateFindings(text, { language, facts: noFacts }))
    expect(claims.filter(({ rule }) => !RULES_FOR_READERS.has(rule))).toEqual([])
    expect(texts.filter((text) => !/^\p{Lu}.{20,}\.$/u.test(text))).toEqual([])
  })
})

const says = (line: string) => ({ lines: [{ line, kind: 'thought', question: null, part: null }], title: '' }) as const

test('an invitation goes to those who can come, and is measured by who does', () => {
  const invitation = plan({ role: 'serve', ownDay: 'event', ...says('Open day on March 6 at the mill.') })
  expect(segmentOf(invitation, charity)).toContain('an hour’s drive')
  expect(measureOf(invitation, charity)).toContain('how many come')
  const online = plan({ role: 'serve', ownDay: 'event', ...says('Pruning evening (online, $12) on March 4.') })
  expect(segmentOf(online, charity)).toContain('online')
  expect(measureOf(online, charity)).toContain('take part')
})

test.each([
  ['en', 'Grafting evening on Zoom, Thursday, March 4.', true],
  ['en', 'Open day on March 6, book online.', false],
  ['de', 'Infoabend per Video am 4. März um 19 Uhr.', true],
  ['de', 'Hoffest am 6. März, Karten online.', false],
  ['fr', 'Réunion en visio le jeudi 4 mars.', true],
  ['fr', 'Portes ouvertes le 6 mars (réservation en ligne).', false],
  ['es', 'Charla en línea el 4 de marzo a las 19 h.', true],
  ['es', 'Feria el 6 de marzo, entradas online.', false],
  ['it', 'Serata online giovedì 4 marzo.', true],
  ['it', 'Porte aperte il 6 marzo, prenotazione online.', false],
] as const)('in %s, “%s” is online: %s', (language, line, expected) => {
  expect(isOnline(plan({ ownDay: 'event', ...says(line) }), { ...teaBrand(), language })).toBe(expected)
})

test('what begins is measured in its first week, and a last day until then', () => {
  const day = (ownDay: NonNullable<EmailPlan['ownDay']>) => plan({ role: 'serve', ownDay, ...says('') })
  expect(measureOf(day('opening'), teaBrand())).toBe('Measure it by orders in the first week.')
  expect(measureOf(day('deadline'), charity)).toBe('Measure it by gifts and replies up to the last day.')
  expect(segmentOf(day('dearer'), teaBrand())).toContain('what gets more expensive')
  expect(segmentOf(day('sale'), teaBrand())).not.toContain('left out')
  expect(segmentOf(plan({ role: 'serve', ownDay: 'last-call', ...says('Order by May 3.') }), teaBrand())).toContain(
    'hasn’t ordered since',
  )
})

test('an email that tells what the brand answers is measured by replies', () => {
  expect(measureOf(plan({ role: 'prove', isOfBrand: true, title: '', lines: [] }), teaBrand())).toContain('replies')
})

test('what a brand also does by video says nothing of where a day takes place', () => {
  const lines = ['Open day on Saturday, 11 to 2.', 'Which level? We find out in 15 minutes by video.'].map((line) => ({
    line,
    kind: 'thought' as const,
    question: null,
    part: null,
  }))
  expect(isOnline({ ...plan({ ownDay: 'event' }), title: 'Open day', lines }, teaBrand())).toBe(false)
})

test('a shop with a club is a shop', () => {
  const goods = ['pot', 'cup', 'whisk'].map((name) => teaOffer(name))
  const club = teaOffer('Tea Club', { kind: 'subscription', fact: 'members get a letter every month' })
  const joined = { trade: null, family: null, business: 'A club for members, join us' }
  expect(sellingWayOf(teaBrand({ ...joined, offers: [club] }))).toEqual({ way: 'members' })
  expect(sellingWayOf(teaBrand({ ...joined, offers: [...goods, club] }))).toEqual({ way: 'orders' })
})

test('a shop without appointments speaks of none', () => {
  const shoes = ['boots', 'slippers', 'laces'].map((name) => teaOffer(name, { kind: 'durable' }))
  const way = { sentence: 'we sell nothing online', check: { type: 'way', way: 'visit' } } as const
  const shop = teaBrand({ trade: null, family: null, offers: shoes, rules: [way] })
  const email = plan({ role: 'sell', stage: 'repeat' })
  expect(segmentOf(email, shop)).toContain('bought at least twice')
  expect(measureOf({ ...email, stage: 'all' }, shop)).toContain('sales in the shop')
  const fitted = teaBrand({ ...shop.facts, say: ['We measure your feet by appointment'] })
  expect(segmentOf(email, fitted)).toContain('appointment')
})

test('a survey is measured by replies, and a last day to order by orders', () => {
  const survey = plan({
    role: 'serve',
    ownDay: 'deadline',
    ...says('Great Tea Count: put your number on the form by May 3.'),
  })
  expect(measureOf(survey, teaBrand())).toBe('Measure it by how many answer up to the last day.')
  const orders = plan({ role: 'serve', ownDay: 'deadline', ...says('Easter: order by May 3.') })
  expect(measureOf(orders, teaBrand())).toBe('Measure it by orders up to the last day.')
})

test('what is only for members goes to members', () => {
  const meeting = (sentence: string) => segmentOf(plan({ role: 'serve', ownDay: 'event', ...says(sentence) }), charity)
  expect(meeting('Yearly meeting on March 6, 7 pm, for members only.')).toBe('All members, and no one else.')
  expect(meeting('Open day on March 6, free for members, £4 for others.')).toContain('an hour’s drive')
})

test('a list of prices is measured by what people buy', () => {
  const lines = [{ line: 'Tea: £4.\nPot: £40.', kind: 'thought' as const, question: null, part: null }]
  const list = { ...plan({ role: 'serve' }), isOfBrand: true, title: '', lines }
  expect(measureOf(list, teaBrand())).toContain('orders in the week')
})

test('what counts follows the sentence of a day: sign-ups, visitors or orders', () => {
  const counted = (ownDay: 'event' | 'start', sentence: string) =>
    measureOf(plan({ role: 'serve', ownDay, ...says(sentence) }), teaBrand())
  expect(counted('event', 'Tea evening on March 6, 7 pm, reserve a seat by March 4.')).toContain('sign-ups')
  expect(counted('start', 'Open mill on March 6, 10 to 3, no sign-up.')).toContain('how many come')
  expect(counted('event', 'March 6 is the last day to order a tin for Easter.')).toContain('orders')
})

test('in a shop, a class goes to those who take classes', () => {
  const subject = teaOffer('Blending class', { kind: 'course' })
  const email = plan({ role: 'sell', stage: 'new', subject })
  expect(segmentOf(email, teaBrand())).toContain('never been in a course')
  expect(measureOf(email, teaBrand())).toContain('enrollments')
})

test('a story that the owner told goes to customers as well', () => {
  const text = 'We began in a garage with two kettles and a borrowed van, in the rain.'
  const brand = teaBrand({ answers: [{ id: 'q', question: 'Why?', text }] })
  const email = plan({ role: 'prove', stage: 'new', ...says(`How it began: ${text}`) })
  expect(segmentOf(email, brand)).toContain('Customers of the last two years')
  expect(segmentOf(plan({ role: 'prove', stage: 'new', ...says('A day here.') }), brand)).toContain('haven’t ordered')
})

test.each([
  [{ role: 'serve', button: 'Ask your question' }, 'replies'],
  [{ role: 'sell', stage: 'lapsed' }, 'order again in the following month'],
  [{ role: 'serve', ownDay: 'closing' }, 'up to the last day before the break'],
  [{ role: 'serve', ownDay: 'opening', ...says('Free cleaning week from May 3 to 8.') }, 'how many come'],
] as const)('%o is measured by %s', (email, measure) => {
  expect(measureOf(plan(email as Partial<EmailPlan>), teaBrand())).toContain(measure)
})

test('a last day before Christmas of a brand that sells goods is about orders', () => {
  const lastDay = (text: string) =>
    measureOf(
      plan({ ownDay: 'deadline', lines: [{ line: text, kind: 'thought', question: null, part: null }] }),
      teaBrand(),
    )
  expect(lastDay('The last courier before Christmas leaves on December 18.')).toContain('orders')
  expect(lastDay('Tell us your favorite by December 18.')).toContain('answer')
})
