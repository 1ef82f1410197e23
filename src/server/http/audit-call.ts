import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import { type AuditFacts, recordAudit } from '../audit.ts'
import { type AuditTarget } from '../scope.ts'
import type { Actor } from '../scope.ts'
import { record } from './row-input.ts'

export type CallFacts = Omit<AuditFacts, 'target'> & { target: AuditTarget | null }

export async function auditCall(app: AppContext, row: AnyEndpoint, facts: CallFacts, params: unknown): Promise<void> {
  const { target } = facts
  if (row.audit !== null && target !== null) await recordAudit(app, row.audit, { ...facts, target })
  if (!isActOfSuperAdmin(row, facts.actor)) return
  const metadata = { ...target?.metadata, call: `${row.method} ${row.path}`, ...record(params) }
  await recordAudit(app, 'superadmin.acted', { ...facts, target: { ...target, metadata } })
}

export async function auditRefusal(
  app: AppContext,
  { auditRefusal: action }: AnyEndpoint,
  { target, ...facts }: CallFacts,
  error: unknown,
): Promise<void> {
  if (action === undefined || target === null || !(error instanceof AppError)) return
  const metadata = { ...target.metadata, reason: error.code }
  await recordAudit(app, action, { ...facts, target: { ...target, metadata } })
}

/** Unaudited writes are still logged when a super admin makes them, also while impersonating. */
function isActOfSuperAdmin({ method, access, audit }: AnyEndpoint, actor: Actor | null): boolean {
  const isSuperAdmin = actor !== null && (actor.role === 'SUPERADMIN' || actor.impersonator !== null)
  return isSuperAdmin && audit === null && method !== 'GET' && access !== 'superadmin'
}
