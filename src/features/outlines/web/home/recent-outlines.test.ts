import { expect, test } from 'vitest'
import { anOutline } from '../outline.fixtures.ts'
import { recentOutlines } from './recent-outlines.ts'

const group = (...days: number[]) => ({
  outlines: days.map((day) =>
    anOutline({ id: String(day), createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z` }),
  ),
})

test('newest first, over all months, no more than asked for', () => {
  expect(recentOutlines([group(3, 9), group(12, 1)], 3).map(({ id }) => id)).toEqual(['12', '9', '3'])
})

test('leaves archived outlines out', () => {
  expect(recentOutlines([{ outlines: [anOutline({ workflowStatus: 'archived' })] }], 5)).toEqual([])
})
