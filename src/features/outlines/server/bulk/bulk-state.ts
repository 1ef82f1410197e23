import { type RunRequest, readRequest } from '#features/runs/server/run-requests.ts'
import { type RunRow } from '#features/runs/server/store.ts'
import type { ErrorCode } from '#shared/errors.ts'

export type BulkRequest = RunRequest<'bulk'>

export interface BulkItem {
  state: 'waiting' | 'writing' | 'written' | 'failed' | 'cancelled' | 'not-started'
  runId: string | null
  outlineId: string | null
  code: ErrorCode | null
  message?: string
}

export interface BulkState {
  items: BulkItem[]
  ended: 'limit' | 'refused' | 'stopped' | null
  limit: number | null
  refusal: ErrorCode | null
  isDismissed: boolean
}

export const requestOf = (run: RunRow): BulkRequest => readRequest('bulk', run)

export const stateOf = ({ partial, result }: RunRow) => structuredClone(result ?? partial) as BulkState

export const freshState = (items: number): BulkState => ({
  items: Array.from({ length: items }, () => ({ state: 'waiting', runId: null, outlineId: null, code: null })),
  ended: null,
  limit: null,
  refusal: null,
  isDismissed: false,
})

export function endBulk(state: BulkState, why: NonNullable<BulkState['ended']>): void {
  state.ended ??= why
  for (const item of state.items) if (item.state === 'waiting') item.state = 'not-started'
}
