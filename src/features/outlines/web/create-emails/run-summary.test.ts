import { expect, test } from 'vitest'
import type { QueueResult } from '../generation-queue.ts'
import { runResultText, runSummary } from './run-summary.ts'

const result = (fields: Partial<QueueResult>): QueueResult => ({
  total: 8,
  written: 0,
  underWay: 0,
  failed: [],
  ended: 'all',
  ...fields,
})
const failed = [{ id: 'a', message: 'The writer is busy.' }]

test.each([
  [result({ written: 8 }), 'Outlines Generated', '8 outlines in your library'],
  [result({ total: 1, written: 1 }), 'Outlines Generated', '1 outline in your library'],
  [result({ written: 6, underWay: 2 }), 'Outlines Generated', '8 outlines in your library, 2 of them in a moment'],
  [result({ written: 2, ended: 'limit', limit: 30 }), 'Limit Reached', "You've reached your plan limit of 30 outlines"],
  [result({ ended: 'limit', limit: 1 }), 'Limit Reached', "You've reached your plan limit of 1 outline"],
  [
    result({ ended: 'refused', refusal: 'This workspace is suspended.' }),
    'Generation Failed',
    'This workspace is suspended.',
  ],
  [result({ written: 7, failed }), 'Generation Failed', '1 of 8 outlines could not be written'],
  [result({ total: 1, failed }), 'Generation Failed', 'The writer is busy.'],
  [result({ written: 3, ended: 'stopped' }), 'Stopped', '3 of 8 outlines written'],
])('%#: %s', (given, title, description) => {
  expect(runSummary(given)).toMatchObject({ title, description })
})

test('the bar counts what came, what failed and what was not begun', () => {
  expect(runResultText(result({ written: 4, failed, ended: 'limit', limit: 5 }))).toBe(
    '4 of 8 outlines written, 1 failed, 3 not started',
  )
  expect(runResultText(result({ written: 7, underWay: 1 }))).toBe('7 of 8 outlines written, 1 still being written')
})
