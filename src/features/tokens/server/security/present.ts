import { displayName } from '#features/auth/server/service.ts'
import { authoredName } from '#server/authored-name.ts'
import type { SecurityEvent } from '../../security-contract.ts'
import type { SecurityAction } from '../../security-actions.ts'
import type { SecurityRow } from './store.ts'

const SUPPORT = 'Support'
const SCHEDULED = 'Mailmonth'

/** Names support and no super admin, and repeats nothing of the request. */
export function presentSecurityEvent(row: SecurityRow): SecurityEvent {
  const isSupport = row.user?.role === 'SUPERADMIN'
  return {
    id: row.id,
    occurredAt: row.occurredAt.toISOString(),
    action: row.action as SecurityAction,
    actorUserId: isSupport ? null : row.actorUserId,
    actor: isSupport ? SUPPORT : actorOf(row),
    target: textAt(row.metadata, 'targetEmail') || textAt(row.metadata, 'name'),
    details: detailsOf(row.metadata),
  }
}

function actorOf({ user, actorEmail, metadata }: SecurityRow): string {
  const name = user === null ? (actorEmail ?? SCHEDULED) : `${displayName(user)} (${user.email})`
  const bySupport = typeof metadata['impersonatorUserId'] === 'string'
  return authoredName(name, { bySupport, byToken: textAt(metadata, 'tokenName') })
}

const textAt = (metadata: Record<string, unknown>, key: string): string => {
  const value = metadata[key]
  return typeof value === 'string' ? value : ''
}

const ROLE_NAMES: Record<string, string> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  CREATOR: 'Creator',
  COLLABORATOR: 'Collaborator',
}
const SCOPE_NAMES: Record<string, string> = { read: 'Read', write: 'Read and write' }

function detailsOf(metadata: Record<string, unknown>): string {
  const { role } = metadata
  const change = typeof role === 'object' && role !== null ? (role as { from?: string; to?: string }) : null
  const roleText =
    change === null
      ? ROLE_NAMES[textAt(metadata, 'role')]
      : `${ROLE_NAMES[change.from ?? ''] ?? ''} to ${ROLE_NAMES[change.to ?? ''] ?? ''}`
  return [
    roleText === undefined ? '' : `Role: ${roleText}`,
    SCOPE_NAMES[textAt(metadata, 'scope')] === undefined ? '' : `Scope: ${SCOPE_NAMES[textAt(metadata, 'scope')]}`,
    textAt(metadata, 'call'),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
