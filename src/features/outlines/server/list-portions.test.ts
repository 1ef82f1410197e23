import { describe, expect, test } from 'vitest'
import { inPortions } from './list-portions.ts'

const outlines = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${bytes}-${index}`, bytes }))
const lengths = (sizes: Parameters<typeof inPortions>[0]) => inPortions(sizes).map(({ length }) => length)

describe('a list of outlines', () => {
  test('is read in few portions when the outlines are ordinary', () => {
    expect(lengths(outlines(300, 1_900))).toEqual([105, 105, 90])
    expect(lengths(outlines(40, 1_900))).toEqual([40])
    expect(lengths([])).toEqual([])
  })

  test('is read one by one where the outlines are very large', () => {
    expect(lengths(outlines(4, 800_000))).toEqual([1, 1, 1, 1])
    expect(lengths([...outlines(3, 1_000), ...outlines(2, 150_000), ...outlines(2, 1_000)])).toEqual([4, 3])
  })

  test('keeps every outline and the order', () => {
    const sizes = [1_000, 300_000, 90_000, 90_000, 90_000, 5, 199_990, 10].map((bytes, index) => ({
      id: String(index),
      bytes,
    }))
    expect(inPortions(sizes).flat()).toEqual(sizes.map(({ id }) => id))
  })
})
