import { type SQL, and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open-db.ts'

export async function workspaceOf(
  db: Db,
  table: PgTable & { id: PgColumn; workspaceId: PgColumn },
  id: string,
  workspaceIds: readonly string[] | 'all',
  also?: SQL,
): Promise<string | null> {
  if (workspaceIds.length === 0) return null
  const within = workspaceIds === 'all' ? undefined : inArray(table.workspaceId, [...workspaceIds])
  const [row] = await db
    .select({ workspaceId: table.workspaceId })
    .from(table)
    .where(and(eq(table.id, id), within, also))
  return (row?.workspaceId as string | undefined) ?? null
}
