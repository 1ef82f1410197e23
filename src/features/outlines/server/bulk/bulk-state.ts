import { type RunRequest, readRequest } from '#features/runs/server/run-requests.ts'
import { type RunRow } from '#features/runs/server/store.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What was asked for: it does not change. */
export type BulkWish = RunRequest<'bulk'>

export interface BulkItem {
  state: 'waiting' | 'writing' | 'written' | 'failed' | 'cancelled' | 'not-started'
  runId: string | null
  outlineId: string | null
  code: ErrorCode | null
  /** What is known beyond the code. */
  message?: string
}

/** How far it is; the items stand in the order of the wish. */
export interface BulkState {
  items: BulkItem[]
  /** Why nothing more is started; null while more may be. */
  ended: 'limit' | 'refused' | 'stopped' | null
  limit: number | null
  refusal: ErrorCode | null
  isDismissed: boolean
}

export const wishOf = (run: RunRow): BulkWish => readRequest('bulk', run)

/** While it runs the state is what is there of it so far, afterwards it is the result. */
export const stateOf = ({ partial, result }: RunRow) => structuredClone(result ?? partial) as BulkState

export const freshState = (items: number): BulkState => ({
  items: Array.from({ length: items }, () => ({ state: 'waiting', runId: null, outlineId: null, code: null })),
  ended: null,
  limit: null,
  refusal: null,
  isDismissed: false,
})

/** Starts nothing more: what waits is left as it is. */
export function endBulk(state: BulkState, why: NonNullable<BulkState['ended']>): void {
  state.ended ??= why
  for (const item of state.items) if (item.state === 'waiting') item.state = 'not-started'
}
