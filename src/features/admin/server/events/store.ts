import { type SQL, and, desc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm'
import { workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { auditLog } from '#server/db/platform-tables.ts'

export type EventRow = typeof auditLog.$inferSelect & { workspaceName: string | null }

export interface EventFilter {
  actor: string | null
  /** An id, which may belong to a deleted workspace, or part of a name in lower case. */
  workspace: { id: string } | { name: string } | null
  action: string | null
  from: Date | null
  to: Date | null
}

/** Two events may have the same time, so the cursor also contains the id. */
export interface EventCursor {
  occurredAt: Date
  id: string
}

export async function findEvents(
  db: Db,
  filter: EventFilter,
  after: EventCursor | null,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .select({ event: auditLog, workspaceName: workspaces.name })
    .from(auditLog)
    .leftJoin(workspaces, eq(workspaces.id, auditLog.workspaceId))
    .where(and(...conditions(db, filter), after === null ? undefined : isOlder(after)))
    .orderBy(desc(auditLog.occurredAt), desc(auditLog.id))
    .limit(limit)
  return rows.map(({ event, workspaceName }) => ({ ...event, workspaceName }))
}

const isOlder = ({ occurredAt, id }: EventCursor) =>
  sql`(${auditLog.occurredAt}, ${auditLog.id}) < (${occurredAt.toISOString()}::timestamptz, ${id}::uuid)`

function conditions(db: Db, { actor, workspace, action, from, to }: EventFilter): (SQL | undefined)[] {
  return [
    actor === null ? undefined : isBy(`${literal(actor)}%`),
    workspace === null ? undefined : isIn(db, workspace),
    action === null ? undefined : eq(auditLog.action, action),
    from === null ? undefined : gte(auditLog.occurredAt, from),
    to === null ? undefined : lt(auditLog.occurredAt, to),
  ]
}

/** Also finds actions of a super admin who impersonates a user. */
const isBy = (pattern: string) =>
  or(like(auditLog.actorEmail, pattern), like(sql`${auditLog.metadata} ->> 'impersonatorEmail'`, pattern))

const isIn = (db: Db, workspace: { id: string } | { name: string }) =>
  'id' in workspace
    ? eq(auditLog.workspaceId, workspace.id)
    : inArray(
        auditLog.workspaceId,
        db
          .select({ id: workspaces.id })
          .from(workspaces)
          .where(like(sql`lower(${workspaces.name})`, `%${literal(workspace.name)}%`)),
      )

/** Escapes a text for LIKE. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

export async function findActions(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > found.action order by action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`)) as { rows: { action: string }[] }
  return rows.map(({ action }) => action)
}
