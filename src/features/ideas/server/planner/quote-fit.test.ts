import { describe, expect, test } from 'vitest'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { planContext } from './plan-context.ts'
import { requestFor } from './planner-brands.fixtures.ts'
import { isAboutDelivery, productFitsQuotes, productsFitting } from './quote-fit.ts'

const context = planContext(requestFor(DEMO_BRANDS.quillhound))
const { products } = context.words

describe('products beside a quote', () => {
  test('a quote that names a word of a product is about that product', () => {
    expect(productsFitting({ pain: 'Harnesses that chafe' }, products)).toEqual(['Ridge Harness'])
    expect(productFitsQuotes(context, { pain: 'Harnesses that chafe', product: 'Packable Bowl' })).toBe(false)
    expect(productFitsQuotes(context, { pain: 'Harnesses that chafe', product: 'Ridge Harness' })).toBe(true)
  })

  test('any other quote leaves the choice open', () => {
    expect(productsFitting({ trigger: 'The puppy grew' }, products)).toEqual(products)
    expect(productFitsQuotes(context, { objection: 'Will it last?', product: 'Packable Bowl' })).toBe(true)
  })

  test('no product is the answer to slow parcels', () => {
    expect(productFitsQuotes(context, { pain: 'Slow shipping', product: 'Packable Bowl' })).toBe(false)
    expect(productFitsQuotes(context, { pain: 'Slow shipping' })).toBe(true)
  })

  test.each([
    ['Slow shipping', true],
    ['Lieferung dauert zu lange', true],
    ['La spedizione costa troppo', true],
    ['Los paquetes llegan rotos', true],
    ['Frais de livraison', true],
    ['Importware', false],
    ['Will it last?', false],
  ])('%s: about parcels is %s', (quote, expected) => {
    expect(isAboutDelivery(quote)).toBe(expected)
  })
})
