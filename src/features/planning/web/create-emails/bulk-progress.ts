import type { IdeaActivity } from '#features/ideas/web/widgets/idea-board.ts'
import type { Run } from '#features/runs/contract.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'

export type BulkItem = Bulk['items'][number]

export const isOver = ({ status }: Bulk) => status === 'done'

const count = ({ items }: Bulk, ...states: BulkItem['state'][]) =>
  items.filter(({ state }) => states.includes(state)).length

export const writtenCount = (bulk: Bulk) => count(bulk, 'written')
export const failedItems = ({ items }: Bulk) => items.filter(({ state }) => state === 'failed')
export const writingItems = ({ items }: Bulk) => items.filter(({ state }) => state === 'writing')
export const leftCount = (bulk: Bulk) => count(bulk, 'not-started', 'cancelled')

export const isSettled = (bulk: Bulk) => isOver(bulk) && failedItems(bulk).length === 0 && bulk.ended !== 'refused'

export const endedCount = (bulk: Bulk) => count(bulk, 'written', 'failed', 'cancelled')

/** Your own run comes before a running one of a teammate. */
export function shownBulk(bulks: readonly Bulk[]): Bulk | null {
  return bulks.find((bulk) => bulk.isMine) ?? bulks.find((bulk) => !isOver(bulk)) ?? null
}

export function activityOf(bulks: readonly Bulk[], runs: readonly Run[]): ReadonlyMap<string, IdeaActivity> {
  const activity = new Map<string, IdeaActivity>()
  for (const { items } of bulks.filter((bulk) => !isOver(bulk))) {
    for (const { ideaId, state } of items) if (state === 'writing' || state === 'waiting') activity.set(ideaId, state)
  }
  for (const { ideaId } of runs) if (ideaId !== null) activity.set(ideaId, 'writing')
  return activity
}
