import { describe, expect, test } from 'vitest'
import { checkedSentences } from './checked-sentences.ts'
import { readTokens } from './read-tokens.ts'

const isChecked = checkedSentences(
  () => ['Every bag is roasted fresh. Returns are free.', 'Order {offer} and save today.'],
  'en',
)

describe('a claim is checked', () => {
  test('in a sentence that an editor read, alone and inside a longer one', () => {
    const long = `${'one more word '.repeat(30)}returns are free`
    for (const sentence of ['Returns are free', 'And yes: returns are free for you', long]) {
      expect([sentence, isChecked({ words: 'free', sentence })]).toEqual([sentence, true])
    }
  })

  test('with the slots of the sentence filled', () => {
    expect(isChecked({ words: 'save', sentence: 'Order our Forest Roast and save today' })).toBe(true)
    expect(isChecked({ words: 'save', sentence: 'Order our Forest Roast and save today and tomorrow' })).toBe(false)
  })

  test('not in what fills a slot', () => {
    expect(isChecked({ words: '20% off', sentence: 'Order it at 20% off and save today' })).toBe(false)
  })

  test('not in other sentences, however long, and not in parts of words', () => {
    const long = `${'one more word '.repeat(30)}returns are freely given`
    for (const sentence of ['Returns are', 'Returns are freely given', 'Shipping is free', long, '']) {
      expect([sentence, isChecked({ words: 'free', sentence })]).toEqual([sentence, false])
    }
  })
})

test('a sign that Unicode calls a letter ends a sentence, as other pictures do', () => {
  const { tokens } = readTokens('Free ℹ Returns', false)
  expect(tokens.map(({ word, before }) => [word, before])).toEqual([
    ['free', null],
    ['returns', 'end'],
  ])
})
