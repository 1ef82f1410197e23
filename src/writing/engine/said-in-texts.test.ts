import { expect, test } from 'vitest'
import { folded, holdsPhrase } from './said-in-texts.ts'

const isSaid = (text: string, phrase: string) => holdsPhrase(folded(text), folded(phrase))

test.each([
  ['The Ridge Harness is sewn twice.', 'Ridge Harness'],
  ['The Ridge\n\n  Harness is sewn twice.', 'ridge harness'],
  ['We say “built for mud”.', '"built for mud"'],
  ['It’s for dogs that don‘t stop', "It's for dogs that don't stop"],
  ['Harness – $48', 'harness - $48'],
  ['Größe M, für Hunde', 'für hunde'],
  ['Costs $48.', '$48'],
  ['Costs $48, or 12,50 € a month', '12,50 €'],
])('%j says %j', (text, phrase) => {
  expect(isSaid(text, phrase)).toBe(true)
})

test.each([
  ['Steady paws', 'tea'],
  ['Dog coats', 'dog coat'],
  ['Costs $48.50', '$48'],
  ['Costs 1,048 dollars', '048'],
  ['Costs 148 dollars', '48'],
  ['Ridge Harness', ''],
  ['Ridge Harness', '  – '],
  ['', 'Ridge Harness'],
])('%j does not say %j', (text, phrase) => {
  expect(isSaid(text, phrase)).toBe(false)
})

test('a word that is part of a longer one is found where it is whole', () => {
  expect(isSaid('steaming teapots and tea', 'tea')).toBe(true)
})

test('a phrase that repeats itself is found where it is whole', () => {
  expect(isSaid('ananas anana', 'anana')).toBe(true)
  expect(isSaid('banana bananas', 'anana')).toBe(false)
  expect(isSaid('tea tea time, tea tea', 'tea tea time, tea')).toBe(true)
})
