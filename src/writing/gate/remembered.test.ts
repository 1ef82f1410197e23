import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is read once, and a long one each time', () => {
  const read: string[] = []
  const lengthOf = remembered((text) => {
    read.push(text)
    return text.length
  })
  const long = 'a'.repeat(3_001)
  expect(['one', 'three', 'one', long, long].map(lengthOf)).toEqual([3, 5, 3, 3_001, 3_001])
  expect(read).toEqual(['one', 'three', long, long])
})

test('what was read is forgotten before it takes much memory', () => {
  let reads = 0
  const number = remembered(() => (reads += 1))
  const texts = Array.from({ length: 1_001 }, (_, index) => `${index}`.padEnd(3_000))
  for (const text of texts) number(text)
  expect([reads, number(texts[1_000]!), number(texts[0]!)]).toEqual([1_001, 1_001, 1_002])
})
