import { Readable } from 'node:stream'
import type { AppContext } from '#server/app-context.ts'
import { BYTE_ORDER_MARK, csvLines } from '#server/csv-cells.ts'
import type { FileAnswer } from '#server/http/route.ts'
import { nextTurn } from '#server/steps.ts'
import { type EventQuery, filterOf } from './event-list.ts'
import { type EventFilter, type EventCursor, type EventRow, findEvents } from './store.ts'

const PORTION = 1000

const HEADER = [
  'Time (UTC)',
  'Action',
  'Actor',
  'Actor id',
  'Workspace',
  'Workspace id',
  'Target type',
  'Target id',
  'Request id',
  'Details',
]

export async function exportEvents(app: AppContext, query: EventQuery): Promise<FileAnswer> {
  const filter = filterOf(query)
  const day = app.clock.now().toISOString().slice(0, 10)
  return { name: `events-${day}.csv`, content: Readable.from(linesOf(app, filter)) }
}

async function* linesOf(app: AppContext, filter: EventFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([HEADER])
  let after: EventCursor | null = null
  for (;;) {
    const rows: EventRow[] = await findEvents(app.db, filter, after, PORTION)
    if (rows.length > 0) yield csvLines(rows.map(cellsOf))
    const last = rows.at(-1)
    if (last === undefined || rows.length < PORTION) return
    after = last
    // The embedded database responds synchronously, so other requests need a turn here.
    await nextTurn()
  }
}

const cellsOf = (row: EventRow): string[] => [
  row.occurredAt.toISOString(),
  row.action,
  row.actorEmail ?? '',
  row.actorUserId ?? '',
  row.workspaceName ?? '',
  row.workspaceId ?? '',
  row.targetType ?? '',
  row.targetId ?? '',
  row.requestId ?? '',
  JSON.stringify(row.metadata),
]
