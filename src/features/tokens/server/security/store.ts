import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import type { SecurityAction } from '../../security-actions.ts'

export interface SecurityFilter {
  workspaceId: string
  actions: readonly SecurityAction[]
  userId: string | null
  from: Date
  until: Date | null
}

export interface SecurityRow {
  id: string
  occurredAt: Date
  action: string
  actorUserId: string | null
  actorEmail: string | null
  metadata: Record<string, unknown>
  user: { name: string; email: string; role: 'USER' | 'SUPERADMIN' } | null
}

export interface SecurityCursor {
  occurredAt: Date
  id: string
}

/** Reads no request id. The log is a table of the platform, so the workspace is a condition here. */
export async function findSecurityEvents(
  db: Db,
  { workspaceId, actions, userId, from, until }: SecurityFilter,
  after: SecurityCursor | null,
  limit: number,
): Promise<SecurityRow[]> {
  const { id, occurredAt, action, actorUserId, actorEmail, metadata } = auditLog
  return db
    .select({
      id,
      occurredAt,
      action,
      actorUserId,
      actorEmail,
      metadata,
      user: { name: users.name, email: users.email, role: users.role },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(
      and(
        eq(auditLog.workspaceId, workspaceId),
        inArray(action, [...actions]),
        userId === null ? undefined : eq(actorUserId, userId),
        gte(occurredAt, from),
        until === null ? undefined : lt(occurredAt, until),
        after === null
          ? undefined
          : sql`(${occurredAt}, ${id}) < (${after.occurredAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(occurredAt), desc(id))
    .limit(limit)
}
