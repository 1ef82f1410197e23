import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { AuditEvent, eventEndpoints } from '../../events-contract.ts'
import { type EventFilter, type EventRow, findActions, findEvents } from './store.ts'

export type EventQuery = QueryOf<typeof eventEndpoints.exportLogs>

const PLACE = z.tuple([z.iso.datetime(), z.uuid()])

export async function listEvents(
  app: AppContext,
  { cursor, limit, ...query }: QueryOf<typeof eventEndpoints.logs>,
): Promise<{ logs: AuditEvent[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : readCursor(cursor, PLACE)
  const after = place === null ? null : { occurredAt: new Date(place[0]), id: place[1] }
  const found = await findEvents(app.db, filterOf(query), after, limit + 1)
  const { rows, nextCursor } = pageOf(found, limit, ({ occurredAt, id }) => [occurredAt.toISOString(), id])
  return { logs: rows.map(presentEvent), nextCursor }
}

export async function listActions(app: AppContext): Promise<{ actions: string[] }> {
  return { actions: await findActions(app.db) }
}

export function filterOf(query: EventQuery): EventFilter {
  const { actor, workspace, action, from, to } = query
  return {
    actor: actor ? actor.toLowerCase() : null,
    workspace: workspace ? workspaceOf(workspace) : null,
    action: action || null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  }
}

/** A deleted workspace still has its id in the log. */
const workspaceOf = (asked: string) =>
  z.uuid().safeParse(asked).success ? { id: asked } : { name: asked.toLowerCase() }

function presentEvent({ occurredAt, ...event }: EventRow): AuditEvent {
  return { ...event, occurredAt: occurredAt.toISOString() }
}
