import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('limits concurrent work in order, and an error frees a slot', async () => {
  const inLine = atMost(2)
  const begun: number[] = []
  let now = 0
  let most = 0
  const ends = Array.from({ length: 6 }, (_, place) =>
    inLine(async () => {
      begun.push(place)
      most = Math.max(most, ++now)
      await Promise.resolve()
      now -= 1
      if (place === 1) throw new Error('no')
      return place
    }),
  )
  const settled = await Promise.allSettled(ends)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')])
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4, 5], 2])
})
