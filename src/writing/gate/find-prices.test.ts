import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { discountFinder, priceFinder } from './find-prices.ts'

test.each<[Language, string, string | null]>([
  ['en', 'Take 20% off until Sunday', '20%'],
  ['en', 'Take 15% off until Sunday', null],
  ['en', 'Our jam is 60% fruit. This week there is a discount.', null],
  ['de', 'Heute gibt es 25 % Rabatt', '25 %'],
  ['fr', 'Tout à -30 % ce soir', '30 %'],
  ['es', 'Un descuento del 50 por ciento', '50 por ciento'],
  ['it', 'Lo sconto è del 10%', null],
])('a brand that gives 15% at most, %s: %s', (language, text, found) => {
  expect(discountFinder(15, language)(text)).toBe(found)
})

test.each<[Language, string, boolean]>([
  ['en', 'The jar costs $12', true],
  ['en', 'What is in the jar', false],
  ['de', 'Für 12,50 Euro im Glas', true],
  ['de', 'Was kosten drei Gläser? Ein Preis für alle.', true],
])('no prices, %s: %s', (language, text, isFound) => {
  expect(priceFinder(language)(text) !== null).toBe(isFound)
})
