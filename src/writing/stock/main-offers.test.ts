import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const kettle = teaOffer('night kettle', { price: '£40' })
const tins = ['oak tin', 'ash tin', 'elm tin'].map((name) => teaOffer(name, { price: '£5' }))

test('a list of everything holds what the brand names first', () => {
  expect(toldFacts(teaBrand({ offers: [kettle, ...tins] })).prices).toHaveLength(1)
  expect(toldFacts(teaBrand({ offers: [teaOffer('house blend'), ...tins] })).prices).toEqual([])
})

test('an email about one offer has two details at least', () => {
  const told = (fact: string) =>
    toldFacts(teaBrand({ offers: [teaOffer('house blend', { fact, price: '£9' })] })).detail
  expect(told('black tea with a lot of orange peel, roasted twice')).toHaveLength(1)
  expect(told('open until the evening')).toEqual([])
})

test('an offer with a season in its name has its email shortly before that season or in it', () => {
  const offers = [teaOffer('winter check', { fact: 'done within two days', price: '£79', kind: 'service' })]
  expect(toldFacts(teaBrand({ offers })).detail.map(({ months }) => months)).toEqual([[11, 12, 1, 2]])
})
