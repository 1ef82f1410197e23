import { expect, test } from 'vitest'
import { aBulkOf, states } from './bulk.fixtures.ts'
import { bulkResultText, bulkSummary } from './run-summary.ts'

test.each([
  [aBulkOf(states({ written: 8 })), 'Outlines generated', '8 outlines in your library'],
  [aBulkOf(states({ written: 1 })), 'Outlines generated', '1 outline in your library'],
  [
    aBulkOf(states({ written: 2, 'not-started': 6 }), { ended: 'limit', limit: 30 }),
    'Limit Reached',
    "You've reached your plan limit of 30 outlines",
  ],
  [
    aBulkOf(states({ 'not-started': 2 }), { ended: 'limit', limit: 1 }),
    'Limit Reached',
    "You've reached your plan limit of 1 outline",
  ],
  [
    aBulkOf(states({ 'not-started': 2 }), { ended: 'refused', refusal: 'This workspace is suspended.' }),
    'Generation Failed',
    'This workspace is suspended.',
  ],
  [aBulkOf(states({ written: 7, failed: 1 })), 'Generation Failed', "We couldn't generate 1 of 8 outlines"],
  [aBulkOf(states({ failed: 1 })), 'Generation Failed', 'The writer is busy.'],
  [
    aBulkOf(states({ written: 3, cancelled: 2, 'not-started': 3 }), { ended: 'stopped' }),
    'Stopped',
    '3 of 8 outlines written',
  ],
])('%#: %s', (given, title, description) => {
  expect(bulkSummary(given)).toMatchObject({ title, description })
})

test('the bar counts what came, what failed and what was left', () => {
  const bulk = aBulkOf(states({ written: 4, failed: 1, cancelled: 1, 'not-started': 2 }), { ended: 'limit', limit: 5 })
  expect(bulkResultText(bulk)).toBe('4 of 8 outlines written, 1 failed, 3 not written')
})
