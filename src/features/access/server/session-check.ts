import { planOf } from './plan-now.ts'
import { displayName } from '#features/auth/server/service.ts'
import { type UserRow, touchSession } from '#features/auth/server/store.ts'
import { SESSION_LIFE, hashToken } from '#features/auth/server/sessions.ts'
import { workspaceExists } from './workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Actor, ActorMembership } from '#server/scope.ts'
import { type StandingRow, findSession, findSubscriptions } from './subscription-store.ts'

/** Returns null when the session is over. `isUse: false` doesn't extend the session. */
export async function authenticate(
  app: AppContext,
  token: string,
  { isUse }: { isUse: boolean } = { isUse: true },
): Promise<Actor | null> {
  const tokenHash = hashToken(token)
  const rows = await findSession(app.db, tokenHash)
  const first = rows[0]
  if (first === undefined) return null
  const { session, user, impersonator } = first
  if (user.closedAt !== null) return null
  // An impersonation ends when its super admin loses the role. No session ever impersonates a super admin.
  const isOver = user.role === 'SUPERADMIN' || impersonator?.role !== 'SUPERADMIN' || impersonator.closedAt !== null
  if (session.impersonatorUserId !== null && isOver) return null
  const now = app.clock.now()
  const { idleMs } = SESSION_LIFE[impersonator === null ? user.role : 'IMPERSONATION']
  if (now >= session.expiresAt || now.getTime() - session.lastSeenAt.getTime() > idleMs) return null
  // Writing on every request would double its cost, and a sixtieth of the idle time is exact enough.
  if (isUse && now.getTime() - session.lastSeenAt.getTime() > idleMs / 60) await touchSession(app.db, tokenHash, now)
  return {
    ...presentPerson(user),
    sessionHash: tokenHash,
    impersonator: impersonator && {
      userId: impersonator.id,
      email: impersonator.email,
      name: displayName(impersonator),
    },
    superadminTokenHash: session.superadminTokenHash,
    token: null,
    memberships: rows.flatMap((row) => standing(row, now)),
  }
}

export function presentPerson(user: UserRow): Pick<Actor, 'userId' | 'email' | 'name' | 'phone' | 'address' | 'role'> {
  const { id: userId, email, phone, address, role } = user
  return { userId, email, name: displayName(user), phone, address, role }
}

export function standing(row: StandingRow, now: Date): ActorMembership[] {
  if (row.membership === null || row.subscription === null || row.closedAt !== null) return []
  const { workspaceId, role, displayName: calledHere } = row.membership
  const nameHere = displayName({ ...row.user, calledHere })
  return [{ workspaceId, role, nameHere, suspended: row.status === 'SUSPENDED', ...planOf(row.subscription, now) }]
}

export async function outsideMembership(
  app: AppContext,
  workspaceId: string,
): Promise<Omit<ActorMembership, 'role' | 'nameHere'> | null> {
  const [workspace, found] = await Promise.all([
    workspaceExists(app.db, workspaceId),
    findSubscriptions(app.db, [workspaceId]),
  ])
  const subscription = found.get(workspaceId)
  if (workspace === null || subscription === undefined) return null
  return { workspaceId, suspended: workspace.status === 'SUSPENDED', ...planOf(subscription, app.clock.now()) }
}
