import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const ORDER = 'Order by December 15 for Christmas.'
const giftsOf = (names: string[], say: string[]) =>
  toldFacts(teaBrand({ offers: names.map((name) => teaOffer(name, { price: '£30' })), say })).gifts

test('the email about gifts has their prices and the last day to order them', () => {
  const [gifts] = giftsOf(['Gift box', 'Black tea', 'Gift vouchers'], [ORDER])
  expect(gifts).toMatchObject({ slots: { thing: 'Gift box', fact: ORDER }, days: { from: '12-03', to: '12-03' } })
  expect(gifts!.lines).toEqual(['Gift box: £30.', 'Gift vouchers: £30.'])
})

test('without gifts, or without a last day in December, there is no such email', () => {
  expect(giftsOf(['Black tea', 'Green tea'], [ORDER])).toEqual([])
  expect(giftsOf(['Gift box', 'Black tea'], ['Order by March 15 for Easter.'])).toEqual([])
})
