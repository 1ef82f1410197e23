import { expect, test } from 'vitest'
import { anchorText } from './anchor-text.ts'

test.each([
  [{ type: 'date', name: 'Cyber Monday', from: '2026-11-30', to: '2026-11-30' }, 'Cyber Monday, Nov 30'],
  [{ type: 'date', name: 'Cyber Monday', from: '2026-11-30', to: null }, 'Cyber Monday, Nov 30'],
  [{ type: 'season', name: 'Advent', from: '2026-11-29', to: '2026-12-24' }, 'Advent, Nov 29 – Dec 24'],
  [{ type: 'season', name: 'First frost', from: null, to: null }, 'First frost'],
  [{ type: 'season', name: null, from: null, to: null }, undefined],
  [{ type: 'evergreen', name: null, from: null, to: null }, undefined],
  [null, undefined],
] as const)('%j reads as %j', (anchor, expected) => {
  expect(anchorText(anchor)?.replaceAll(/\s/g, ' ')).toBe(expected)
})
