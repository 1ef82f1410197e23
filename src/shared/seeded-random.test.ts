import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

function many(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test('the same seed gives the same numbers, another seed others', () => {
  const first = seededRandom('tannholt 2026-11')
  const again = seededRandom('tannholt 2026-11')
  const numbers = many(50, first.unit)
  expect(many(50, again.unit)).toEqual(numbers)
  expect(many(50, seededRandom('tannholt 2026-12').unit)).not.toEqual(numbers)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  // Pinned, because a changed generator would change every demo workspace.
  expect(Math.round((numbers[0] ?? 0) * 1e9)).toBe(941_971_416)
})

test('numbers have the right distribution', () => {
  const random = seededRandom('spread')
  expect(mean(many(20_000, random.unit))).toBeCloseTo(0.5, 1)
  const normals = many(20_000, random.normal)
  expect(mean(normals)).toBeCloseTo(0, 1)
  expect(mean(normals.map((value) => value * value))).toBeCloseTo(1, 1)
  for (const expected of [0.4, 12, 250]) {
    const counts = many(5000, () => random.poisson(expected))
    expect(Math.abs(mean(counts) / expected - 1)).toBeLessThan(0.06)
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
  }
  expect(random.poisson(0)).toBe(0)
})

test('shuffling keeps everything, and weights count', () => {
  const random = seededRandom('order')
  const items = many(30, () => 0).map((_, index) => index)
  const shuffled = random.shuffled(items)
  expect(shuffled).not.toEqual(items)
  expect(shuffled.toSorted((left, right) => left - right)).toEqual(items)
  const drawn = Array.from({ length: 4000 }, () =>
    random.weighted(['never', 'once', 'thrice'], (item) => (item === 'never' ? 0 : item === 'once' ? 1 : 3)),
  )
  expect(drawn.filter((item) => item === 'never')).toEqual([])
  expect(drawn.filter((item) => item === 'thrice').length / drawn.length).toBeCloseTo(0.75, 1)
  expect(random.weighted(['a'], () => 0)).toBeUndefined()
})
