import { expect, test } from 'vitest'
import { withoutShared } from './shared-parts.ts'

test.each([
  ['Winter tea: any questions?', 'Soon here: winter tea', ['any questions?', 'Soon here']],
  ['Winter tea', 'Winter tea: any questions?', ['Winter tea', 'Winter tea: any questions?']],
  ['Back soon', 'Winter tea', ['Back soon', 'Winter tea']],
])('of %s and %s, each keeps what only it says', (left, right, rests) => {
  expect(withoutShared(left, right)).toEqual(rests)
})
