import type { Bulk } from '#features/outlines/bulk-contract.ts'
import type { BulkItem } from './bulk-progress.ts'

const idOf = (kind: string, index: number) => `0198c5a0-0000-7000-8000-00${kind}${String(index).padStart(8, '0')}`

export function aBulkOf(states: readonly BulkItem['state'][], changes: Partial<Bulk> = {}): Bulk {
  return {
    id: '0198c5a0-0000-7000-8000-0000000000b1',
    brandId: '0198c5a0-0000-7000-8000-00000000000b',
    year: 2026,
    month: 12,
    style: null,
    startedBy: 'Robin',
    isMine: true,
    status: states.some((state) => state === 'writing' || state === 'waiting') ? 'running' : 'done',
    ended: 'all',
    limit: null,
    refusal: null,
    items: states.map((state, index) => ({
      ideaId: idOf('1d', index),
      title: `Idea ${index}`,
      state,
      runId: state === 'writing' ? idOf('4b', index) : null,
      outlineId: state === 'written' ? idOf('0e', index) : null,
      message: state === 'failed' ? 'The writer is busy.' : null,
      offersPlanner: false,
    })),
    startedAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    ...changes,
  }
}

export const states = (counts: Partial<Record<BulkItem['state'], number>>): BulkItem['state'][] =>
  Object.entries(counts).flatMap(([state, times]) => Array.from({ length: times }, () => state as BulkItem['state']))
