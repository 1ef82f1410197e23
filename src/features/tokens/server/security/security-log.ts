import { Readable } from 'node:stream'
import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { BYTE_ORDER_MARK, csvLines } from '#server/csv-cells.ts'
import type { FileAnswer } from '#server/http/route.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { nextTurn } from '#server/steps.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import { SECURITY_ACTIONS, SECURITY_ACTION_TEXTS } from '../../security-actions.ts'
import type { SecurityEvent, securityEndpoints } from '../../security-contract.ts'
import { presentSecurityEvent } from './present.ts'
import { type SecurityCursor, type SecurityFilter, type SecurityRow, findSecurityEvents } from './store.ts'

const PLACE = z.tuple([z.iso.datetime(), z.uuid()])
const PORTION = 1000
const HEADER = ['Time (UTC)', 'Event', 'By', 'About', 'Details']

export async function listSecurityEvents(
  app: AppContext,
  scope: Scope,
  { cursor, limit, ...query }: QueryOf<typeof securityEndpoints.list>,
): Promise<{ events: SecurityEvent[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : readCursor(cursor, PLACE)
  const after = place === null ? null : { occurredAt: new Date(place[0]), id: place[1] }
  const found = await findSecurityEvents(app.db, filterOf(app, scope, query), after, limit + 1)
  const { rows, nextCursor } = pageOf(found, limit, ({ occurredAt, id }) => [occurredAt.toISOString(), id])
  return { events: rows.map(presentSecurityEvent), nextCursor }
}

export async function exportSecurityEvents(
  app: AppContext,
  scope: Scope,
  query: QueryOf<typeof securityEndpoints.exportEvents>,
): Promise<FileAnswer> {
  const day = app.clock.now().toISOString().slice(0, 10)
  return { name: `security-log-${day}.csv`, content: Readable.from(linesOf(app, filterOf(app, scope, query))) }
}

async function* linesOf(app: AppContext, filter: SecurityFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([HEADER])
  let after: SecurityCursor | null = null
  for (;;) {
    const rows: SecurityRow[] = await findSecurityEvents(app.db, filter, after, PORTION)
    if (rows.length > 0) yield csvLines(rows.map(presentSecurityEvent).map(cellsOf))
    const last = rows.at(-1)
    if (last === undefined || rows.length < PORTION) return
    after = last
    // The embedded database responds synchronously, so other requests need a turn here.
    await nextTurn()
  }
}

const cellsOf = ({ occurredAt, action, actor, target, details }: SecurityEvent): string[] => [
  occurredAt,
  SECURITY_ACTION_TEXTS[action],
  actor,
  target,
  details,
]

function filterOf(
  app: AppContext,
  { workspaceId }: Scope,
  { action, userId, from, to }: QueryOf<typeof securityEndpoints.exportEvents>,
): SecurityFilter {
  const oldest = new Date(app.clock.now())
  oldest.setUTCFullYear(oldest.getUTCFullYear() - 1)
  const asked = from === undefined ? oldest : new Date(`${from}T00:00:00Z`)
  return {
    workspaceId,
    actions: action === undefined ? SECURITY_ACTIONS : [action],
    userId: userId ?? null,
    from: asked < oldest ? oldest : asked,
    until: to === undefined ? null : new Date(new Date(`${to}T00:00:00Z`).getTime() + DAY_MS),
  }
}
