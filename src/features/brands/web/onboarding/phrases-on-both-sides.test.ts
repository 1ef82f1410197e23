import { expect, test } from 'vitest'
import { phrasesOnBothSides } from './phrases-on-both-sides.ts'

test('finds a phrase in both lists, in any case, and nothing else', () => {
  expect(phrasesOnBothSides(['Frisch', 'ehrlich'], ['frisch', 'billig'])).toEqual(['Frisch'])
  expect(phrasesOnBothSides(['Frisch'], ['frischer'])).toEqual([])
})
