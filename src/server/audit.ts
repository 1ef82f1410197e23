import type { AppContext } from './app-context.ts'
import { newId } from './db/new-id.ts'
import { appendAuditEntry } from './db/platform-store.ts'
import type { Actor, Scope } from './http/route.ts'

/** What an audited call was about; a sign-in names its own actor, who had no session before. */
export interface AuditTarget {
  type?: string
  id?: string
  metadata?: Record<string, unknown>
  actor?: { userId: string; email: string }
  workspaceId?: string
}

export interface AuditFacts {
  actor: Actor | null
  scope: Scope | null
  target: AuditTarget
  requestId: string
}

/** Appends one entry to the audit log. */
export async function recordAudit(
  app: AppContext,
  action: string,
  { actor, scope, target, requestId }: AuditFacts,
): Promise<void> {
  const who = target.actor ?? actor
  const impersonator = target.actor === undefined ? (actor?.impersonator ?? null) : null
  await appendAuditEntry(app.db, {
    id: newId(),
    occurredAt: app.clock.now(),
    action,
    actorUserId: who?.userId ?? null,
    actorEmail: who?.email ?? null,
    workspaceId: scope?.workspaceId ?? target.workspaceId ?? null,
    targetType: target.type ?? null,
    targetId: target.id ?? null,
    requestId,
    metadata: {
      ...target.metadata,
      ...(impersonator && { impersonatorUserId: impersonator.userId, impersonatorEmail: impersonator.email }),
    },
  })
}
