import { expect, test } from 'vitest'
import { addPhrase } from './phrases.ts'

test('adds a trimmed phrase at the end', () => {
  expect(addPhrase(['crafted'], '  built to last ')).toEqual(['crafted', 'built to last'])
})

test.each(['', '   ', '\t', 'crafted', ' crafted '])('adds nothing for %j', (typed) => {
  const phrases = ['crafted']
  expect(addPhrase(phrases, typed)).toBe(phrases)
})
