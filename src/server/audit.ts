import type { AppContext } from './app-context.ts'
import { newId } from './db/new-id.ts'
import { appendAuditEntry } from './db/platform-store.ts'
import type { Actor, AuditTarget, Scope } from './scope.ts'

export interface AuditFacts {
  actor: Actor | null
  scope: Scope | null
  target: AuditTarget
  requestId: string
}

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
      ...(who === actor && actor?.token && { tokenId: actor.token.id, tokenName: actor.token.name }),
      ...(impersonator && { impersonatorUserId: impersonator.userId, impersonatorEmail: impersonator.email }),
    },
  })
}
