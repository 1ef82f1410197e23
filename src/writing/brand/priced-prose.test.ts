import { expect, test } from 'vitest'
import { readingWords } from '../languages/reading-words.ts'
import { pricedProse } from './priced-prose.ts'

const told = (sentence: string, language: 'de' | 'en') =>
  pricedProse(sentence, null, readingWords(language))?.map(({ name, price, details }) => [name, price, ...details])

test('what people do behind a price says nothing of the thing', () => {
  expect(
    told(
      'Sie bestellen online das Probierpaket (3 x 100 g, 13,50 €) und nach der dritten Bestellung gehen viele ins Abo',
      'de',
    ),
  ).toEqual([['das Probierpaket', '13,50 €', '3 x 100 g']])
})

test('each price belongs to the thing before it, with its amount', () => {
  expect(told('"Low Tide" (sea salt, 220 g £24) and the sampler (4 x 50 g, £28)', 'en')).toEqual([
    ['"Low Tide"', '£24', '220 g', 'sea salt'],
    ['the sampler', '£28', '4 x 50 g'],
  ])
})
