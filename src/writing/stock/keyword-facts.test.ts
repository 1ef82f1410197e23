import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { bansDiscounts } from './bans-discounts.ts'
import { KEYWORD_KINDS } from './keyword-facts.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const SHORT: Partial<UsableFacts> = {
  trade: null,
  offers: [teaOffer('Wax melts'), teaOffer('Room sprays')],
  moments: [{ text: 'housewarming', form: 'noun', months: [] }],
  doubts: [{ question: "can't smell it online", isWhole: true, topic: null, answer: null }],
  say: ['hand-poured', 'small batch'],
}
const banned = (language: Language, facts: Partial<UsableFacts>) => ({ ...teaBrand({ ...SHORT, ...facts }), language })
const toldBy = (facts: Partial<UsableFacts>) => toldFacts(teaBrand({ ...SHORT, ...facts }))

test('a form of keywords tells its things, its moments and its doubts', () => {
  const told = toldBy({})
  expect(told.named.map(({ slots }) => slots.thing)).toEqual(['Wax melts', 'Room sprays'])
  expect(told.reason.map(({ slots }) => slots.question)).toEqual(['Housewarming?'])
  expect(told.unsure).toHaveLength(1)
  expect(told.names).toMatchObject([
    { slots: { thing: 'Wax melts', words: 'Hand-poured, small batch.' }, lines: ['Wax melts.', 'Room sprays.'] },
  ])
})

test('a trade with a pack leaves no room for emails that suit any brand', () => {
  const told = toldBy({ trade: { trade: 'coffee-tea', label: 'coffee and tea' } })
  expect([told.names, told.unsure, told['new-year']]).toEqual([[], [], []])
  expect(told.named).toHaveLength(2)
})

test('a brand that leaves Black Friday out has no email about it', () => {
  const rule = {
    sentence: 'No Black Friday',
    check: { type: 'no-occasion' as const, occasion: 'black-friday', name: 'Black Friday' },
  }
  expect(toldBy({}).bargain).toHaveLength(1)
  expect(toldBy({ rules: [rule] }).bargain).toEqual([])
  expect(toldBy({ rules: [{ sentence: 'no discounts', check: null }] }).bargain).toEqual([])
})

test.each([
  ['en', 'no discounts'],
  ['en', 'We never run sales.'],
  ['de', 'wir geben keine Rabatte'],
  ['fr', 'pas de promotions'],
  ['es', 'nada de descuentos'],
  ['it', 'niente sconti'],
] as const)('a brand that gives no discounts has no email about Black Friday (%s: %s)', (language, sentence) => {
  expect(bansDiscounts(banned(language, { rules: [{ sentence, check: null }] }))).toBe(true)
})

test('a rule about some discounts leaves Black Friday in', () => {
  for (const sentence of [
    'no discounts above 15%',
    'no discounts on the winter blend',
    'no discounts except on Black Friday',
    'no health claims',
    'we love a good discount',
  ]) {
    expect(bansDiscounts(banned('en', { rules: [{ sentence, check: null }] }))).toBe(false)
  }
  expect(bansDiscounts(banned('en', { neverSay: ['discount'] }))).toBe(true)
  expect(bansDiscounts(banned('en', { neverSay: ['cheap'] }))).toBe(false)
})

test('what bothers people is quoted without a question mark, and a moment has a name beside its question', () => {
  const told = toldBy({ pains: [{ text: 'fake scents', form: 'noun', type: 'nuisance', isBodyComplaint: false }] })
  expect(told.pain.map(({ slots }) => slots.question)).toEqual(['Fake scents'])
  expect(told.reason.map(({ slots }) => slots.moment)).toEqual(['Housewarming'])
})

test('a brand that says much, and one that names nothing, have no emails of keywords', () => {
  const answered = ['Is it strong?', 'Is it loose?'].map((question) => ({
    question,
    isWhole: true,
    topic: null,
    answer: 'Not as a rule, and we gladly tell you which one is.',
  }))
  for (const facts of [{ doubts: answered }, { offers: [] }]) {
    expect(KEYWORD_KINDS.flatMap((kind) => toldBy(facts)[kind])).toEqual([])
  }
})
