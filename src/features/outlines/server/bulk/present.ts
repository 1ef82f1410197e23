import { ERRORS, type ErrorCode, isAiRefusal } from '#shared/errors.ts'
import type { Bulk } from '../../bulk-contract.ts'
import type { BulkView } from './bulk.ts'
import { stateOf, requestOf } from './bulk-state.ts'

const messageOf = (code: ErrorCode | null) =>
  code === null ? null : code === 'NOT_FOUND' ? 'This idea has been deleted.' : ERRORS[code].message

export function presentBulk({ run, startedBy }: BulkView, userId: string): Bulk {
  const { items, year, month, style } = requestOf(run)
  const state = stateOf(run)
  return {
    id: run.id,
    brandId: run.brandId,
    year,
    month,
    style,
    startedBy,
    isMine: run.requestedByUserId === userId,
    status: run.status !== 'waiting' ? 'done' : state.ended === null ? 'running' : 'stopping',
    ended: state.ended ?? 'all',
    limit: state.limit,
    refusal: messageOf(state.refusal),
    items: items.map(({ ideaId, title }, index) => {
      const { state: now, runId, outlineId, code, message = messageOf(code) } = state.items[index]!
      const offersPlanner = code !== null && isAiRefusal(code)
      return { ideaId, title, state: now, runId, outlineId, message, offersPlanner }
    }),
    startedAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  }
}
