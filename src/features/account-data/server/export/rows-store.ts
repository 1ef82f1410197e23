import { type SQL, and, asc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { personWith } from '#features/access/server/people-store.ts'
import { memberships } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type DataTable, columnsOf, isOfWorkspaces, keyOf, namesPeople } from './data-map-store.ts'

export type Row = Record<string, unknown>

const PORTION = 500

/** Reads portions in key order, so that a million rows need no more memory than a few. */
export async function* readPortions(
  db: Db,
  data: DataTable,
  chosen: SQL | undefined,
  workspaceId: string | null,
): AsyncGenerator<Row[]> {
  let after: unknown[] | null = null
  for (;;) {
    const portion: { row: Row; key: Row }[] = await readPortion(db, data, chosen, workspaceId, after)
    if (portion.length > 0) yield portion.map(({ row }) => row)
    if (portion.length < PORTION) return
    after = Object.values(portion.at(-1)!.key)
  }
}

/** Reads a workspace's rows in its transaction, so that row-level security applies. */
async function readPortion(
  db: Db,
  data: DataTable,
  chosen: SQL | undefined,
  workspaceId: string | null,
  after: unknown[] | null,
): Promise<{ row: Row; key: Row }[]> {
  const read = (from: Db) => {
    const key = keyOf(data)
    const query = from
      .select({ row: columnsOf(data), key: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(data.table)
      .$dynamic()
    const named = namesPeople(data) ? query.leftJoinLateral(personWith(from, memberships.userId), sql`true`) : query
    return named
      .where(and(chosen, after === null ? undefined : past(key, after)))
      .orderBy(...key.map((column) => asc(column)))
      .limit(PORTION) as unknown as Promise<{ row: Row; key: Row }[]>
  }
  if (!isOfWorkspaces(data)) return read(db)
  return withWorkspace(db, workspaceId!, ({ tx }) => read(tx))
}

function past(key: PgColumn[], values: unknown[]): SQL {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  return sql`(${list(key.map((column) => sql`${column}`))}) > (${list(key.map((column, at) => sql`${sql.param(values[at], column)}`))})`
}

export const headersOf = (data: DataTable): string[] => Object.keys(columnsOf(data))
