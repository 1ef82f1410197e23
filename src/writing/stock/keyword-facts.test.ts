import { expect, test } from 'vitest'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { KEYWORD_KINDS } from './keyword-facts.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const SHORT: Partial<UsableFacts> = {
  offers: [teaOffer('Wax melts'), teaOffer('Room sprays')],
  moments: [{ text: 'housewarming', form: 'noun', months: [] }],
  doubts: [{ question: "can't smell it online", isWhole: true, topic: null, answer: null }],
  say: ['hand-poured', 'small batch'],
}
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

test('a brand that leaves Black Friday out has no email about it', () => {
  const rule = {
    sentence: 'No Black Friday',
    check: { type: 'no-occasion' as const, occasion: 'black-friday', name: 'Black Friday' },
  }
  expect(toldBy({}).bargain).toHaveLength(1)
  expect(toldBy({ rules: [rule] }).bargain).toEqual([])
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
