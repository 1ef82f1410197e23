import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withOwnOffer } from './own-offer.ts'

const line = (text: string) => ({ line: text, kind: 'thought', question: null, part: null }) as const
const plan: EmailPlan = {
  role: 'teach',
  title: 'Warm the pot first',
  subjects: [],
  spareSubjects: [],
  preview: '',
  headline: 'Warm the pot first',
  show: null,
  lines: [line('Pour hot water in and wait a minute.')],
  address: null,
  offer: null,
  subject: null,
  button: 'Go',
  purpose: '',
  why: '',
  stage: null,
  readers: null,
  occasion: null,
  doubt: null,
  own: null,
}
const pot = teaOffer('clay pot', { price: '$40', fact: 'holds two cups' })
const tin = teaOffer('green tea tin', { price: '$12' })
const box = teaOffer('ugly box', { price: '$24', fact: 'sells out every time' })
const offers = [tin, teaOffer('whisk'), pot, box]
const brief = teaBrand({ offers })
const entryOf = (email: Partial<EmailPlan>, turn = 0, brand = brief) =>
  withOwnOffer({ ...plan, ...email }, { brief: brand, month: 1, turn, maySay: () => true }).offer?.line ?? null

test('an email that teaches names only an offer that shares its subject, with its price and what it is', () => {
  expect(entryOf({ title: 'The clay of a pot' })).toBe('Clay pot: $40. Holds two cups.')
  expect(entryOf({ title: 'Boil less', headline: 'Boil less', lines: [line('Fill in what you drink.')] })).toBeNull()
  const sold = (turn: number) => entryOf({ role: 'sell' }, turn)
  expect([0, 1].map(sold)).toEqual(['Green tea tin: $12.', 'Clay pot: $40. Holds two cups.'])
})

test('thanks, service, promises to sell nothing and lists of offers have no further offer', () => {
  expect(entryOf({ role: 'thank' })).toBeNull()
  expect(entryOf({ role: 'serve' })).toBeNull()
  expect(entryOf({ lines: [line('There is nothing to buy here.')] })).toBeNull()
  expect(entryOf({ lines: [{ ...line(''), part: { name: 'The need', directions: [] } }] })).toBeNull()
  expect(entryOf({ lines: [line('One thing: $3.\nAnother: $4.')] })).toBeNull()
})

test('the offer that an email is about has what the email leaves out', () => {
  expect(entryOf({ subject: pot, role: 'thank' })).toBe('Clay pot: $40. Holds two cups.')
  expect(entryOf({ subject: pot, lines: [line('It holds two cups.')] })).toBeNull()
})

test('a line that joins an offer to another subject becomes an entry', () => {
  const joined = (name: string, text: string) => ({
    line: text,
    kind: null,
    question: null,
    needsTerms: false,
    about: offers.find((each) => each.name === name)!,
  })
  expect(entryOf({ offer: joined('green tea tin', 'For the dullest corner: the tin.') })).toBe('Green tea tin: $12.')
  const kin = 'For two: the clay pot.'
  expect(entryOf({ title: 'A pot of clay', offer: joined('clay pot', kin) })).toBe(kin)
})

test('offers without a price or a fact have no line, and what may be gone is never named', () => {
  const names = teaBrand({ offers: ['bowl', 'whisk', 'ladle'].map((name) => teaOffer(name)) })
  expect(entryOf({ role: 'sell' }, 1, names)).toBeNull()
  expect(entryOf({ role: 'sell' }, 0, teaBrand({ offers: [box] }))).toBeNull()
})

test('a day that an offer names is announced in the half year before it', () => {
  const early = teaBrand({ offers: [teaOffer('first flush', { fact: 'pre-orders open 1 November' })] })
  const inMonth = (month: number) =>
    withOwnOffer({ ...plan, role: 'sell' }, { brief: early, month, turn: 0, maySay: () => true }).offer?.line ?? null
  expect(inMonth(10)).toBe('First flush: pre-orders open 1 November.')
  expect(inMonth(1)).toBeNull()
})

test('a charity asks for money only where the email does', () => {
  const charity = teaBrand({ offers, trade: { trade: 'charity', label: 'charity' } })
  expect(entryOf({}, 0, charity)).toBeNull()
  expect(entryOf({ role: 'sell' }, 0, charity)).toBe('Green tea tin: $12.')
})

test('an email about a day names no other offer', () => {
  expect(entryOf({ title: 'The clay of a pot', ownDay: 'sale', role: 'sell' })).toBeNull()
  expect(entryOf({ title: 'The clay of a pot', ownDay: null, role: 'sell' })).toBe('Clay pot: $40. Holds two cups.')
})

test('the tax that a rule asks for is behind every price that lacks it', () => {
  const text = 'Always plus VAT behind prices.'
  const check = { type: 'statement' as const, text, when: 'price' as const }
  const priced = (price: string) =>
    entryOf({ title: 'The clay of a pot' }, 0, {
      ...brief,
      facts: { ...brief.facts, offers: [teaOffer('clay pot', { price })], rules: [{ sentence: text, check }] },
    })
  expect(priced('£40')).toBe('Clay pot: £40 plus VAT.')
  expect(priced('£40 plus VAT')).toBe('Clay pot: £40 plus VAT.')
})

test('the price that a sale of the month changes is in no other email', () => {
  const say = ['Winter sale January 8 to 17: clay pot $30 instead of $40']
  const onSale = { ...brief, facts: { ...brief.facts, say } }
  expect(entryOf({ title: 'The clay of a pot' }, 0, onSale)).toBeNull()
})

test('an answer names what it speaks of, and a doubt about a price the cheapest', () => {
  const first = teaOffer('sampler', { price: '$9', isFirstPurchase: true })
  const brand = teaBrand({ offers: [pot, tin, first] })
  const told = (email: Partial<EmailPlan>) => entryOf({ role: 'prove', title: 'How it began', ...email }, 0, brand)
  const story = [line('I dug clay as a girl.')]
  expect(told({ answers: ['I made it.'], stage: 'new', lines: story })).toBeNull()
  expect(told({ answers: ['I made it.'], stage: 'repeat', lines: story })).toBeNull()
  expect(told({ answers: ['I made it.'], stage: 'repeat', lines: [line('I made the first clay pot.')] })).toContain(
    'Clay pot',
  )
  expect(told({ topic: 'price', lines: [line('Green leaves are dear.')] })).toBe('Green tea tin: $12.')
})

test('answers about an offer show it, with its price', () => {
  const doubts = [
    { question: '$40 for a pot?', answer: 'It pours without a drip for years.', topic: null, isWhole: true },
    { question: 'Do you post abroad?', answer: 'Not yet.', topic: null, isWhole: true },
  ]
  const asked = teaBrand({ offers, doubts })
  const answers = (told: string) =>
    entryOf(
      { isOfBrand: true, role: 'prove', title: 'Our answers', headline: 'Our answers', lines: [line(told)] },
      0,
      asked,
    )
  expect(answers('$40 for a pot? It pours without a drip for years.\nDo you post abroad? Not yet.')).toBe(
    'Clay pot: $40. Holds two cups.',
  )
  expect(answers('Do you post abroad? Not yet.')).toBeNull()
})
