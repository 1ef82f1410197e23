import { expect, test } from 'vitest'
import { phrasesOfEveryText } from './phrases-of-every-text.ts'

test('finds phrases that are only signs or words of every text, in five languages', () => {
  const needed = [
    '.',
    '-',
    '!!',
    'a',
    'n',
    'the',
    'In',
    'of the',
    'und',
    'der',
    'pour',
    'les',
    'que',
    'del',
    'gli',
    'è',
  ]
  expect(phrasesOfEveryText(needed)).toEqual(needed)
})

test('leaves phrases that say something alone', () => {
  const telling = ['cheap', 'for free', 'free', 'Christmas', 'calm', '100 %', 'miracle cure', 'Schnäppchen', 'gratis']
  expect(phrasesOfEveryText(telling)).toEqual([])
})
