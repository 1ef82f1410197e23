import type { Query, QueryClient } from '@tanstack/react-query'
import type { BrowserRow } from '#shared/endpoint.ts'
import { type SentParts, brandNamedBy, changedForCaller } from '#shared/row-subjects.ts'
import type { Subject } from '#shared/subjects.ts'

export interface Shown extends Record<string, unknown> {
  shows: readonly Subject[]
  brandId?: string | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Shown
  }
}

export interface Change {
  what: readonly Subject[]
  brandId?: string | undefined
}

export const shownBy = (row: BrowserRow, sent: SentParts): Shown => ({
  shows: row.shows ?? [],
  brandId: brandNamedBy(row, sent),
})

/** For responses that depend only on the request. */
export const SHOWS_NOTHING: Shown = { shows: [] }

export const changeOf = (row: BrowserRow, sent: SentParts): Change => ({
  what: changedForCaller(row),
  brandId: brandNamedBy(row, sent),
})

/** A query without a declaration may show anything, so every change affects it. */
export function isTouched(shown: Shown | undefined, { what, brandId }: Change): boolean {
  if (what.length === 0) return false
  if (shown === undefined) return true
  if (brandId !== undefined && shown.brandId !== undefined && shown.brandId !== brandId) return false
  return shown.shows.some((subject) => what.includes(subject))
}

export function refresh(client: QueryClient, isOld: (query: Query) => boolean): Promise<void> {
  return client.invalidateQueries({ predicate: isOld })
}

/** Skips responses that are newer than the change. */
export async function refreshChanges(
  client: QueryClient,
  changes: readonly Change[],
  changedAt = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (changes.length === 0) return
  await refresh(
    client,
    ({ meta, state }) => state.dataUpdatedAt < changedAt && changes.some((change) => isTouched(meta, change)),
  )
}

export const refreshChanged = (client: QueryClient, change: Change): Promise<void> => refreshChanges(client, [change])
