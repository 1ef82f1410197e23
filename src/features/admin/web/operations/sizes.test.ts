import { expect, test } from 'vitest'
import { sizeText } from './sizes.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [8192, '9 kB'],
  [990_000, '990 kB'],
  [999_900, '1.0 MB'],
  [17_300_000, '17.3 MB'],
  [2_000_000_000, '2.0 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
