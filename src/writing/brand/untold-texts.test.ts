import { expect, test } from 'vitest'
import { atOnce } from '#shared/steps.ts'
import type { Language } from '#shared/brand-brief.ts'
import type { ProposedFact } from '#shared/brand-sheet.ts'
import { toldSteps, untoldSteps } from './untold-texts.ts'

const saying = (text: string): ProposedFact => ({
  kind: 'say',
  value: { text },
  key: text,
  source: 'profile',
  quote: null,
  page: null,
})

const untold = (text: string, facts: string[], language: Language = 'en') =>
  atOnce(untoldSteps(text, atOnce(toldSteps(facts.map(saying), language)), language))

test('a clause is listed where no fact has its price, its percentage, its day or its title', () => {
  const text = 'The mug is $24.00, the bowl $31. Open on December 5. The box is called “Kiln Club”. We like rain.'
  expect(untold(text, ['The mug: $24'])).toEqual([
    'the bowl $31.',
    'Open on December 5.',
    'The box is called “Kiln Club”.',
  ])
  expect(untold(text, ['The mug: $24, the bowl: $31', 'Open on December 5', 'Kiln Club'])).toEqual([])
})

test('names of people and places alone are none, and the price of another thing is another price', () => {
  expect(untold('Fired by our friend Oswin in Leeds.', [])).toEqual([])
  expect(untold('Socks are €12.', ['First lesson: €12'])).toEqual(['Socks are €12.'])
})

test.each<[Language, string, string[], string[]]>([
  ['de', 'Versandfrei ab 39 €, sonst 4,90 €.', ['Versandfrei ab 39 €'], ['sonst 4,90 €.']],
  ['fr', 'Remise de 10 % en mai.', ['Remise de 10 % en mai'], []],
  ['es', 'Abrimos el 21 de noviembre.', [], ['Abrimos el 21 de noviembre.']],
  ['it', 'Costa 1.200 €.', ['1200 €'], []],
])('%s: %s', (language, text, facts, expected) => {
  expect(untold(text, facts, language)).toEqual(expected)
})
