import { displayName } from '#features/auth/server/service.ts'
import { type UserRow } from '#features/auth/server/store.ts'
import { effectiveLimits, effectivePlan } from '#shared/plan-catalog.ts'
import type { AdminUser, AdminWorkspace } from '../../people-contract.ts'
import type { ListedWorkspace, WorkspaceCounts, findMembershipsOf } from './store.ts'

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

export function presentUser(
  user: UserRow,
  memberships: Awaited<ReturnType<typeof findMembershipsOf>>,
  lastSeenAt: Date | undefined,
): Omit<AdminUser, 'secondFactor'> {
  const { id, email, phone, role, createdAt, deletionRequestedAt, closedAt } = user
  const own = memberships.filter(({ userId }) => userId === id)
  return {
    id,
    name: displayName(user),
    email,
    phone,
    role,
    createdAt: createdAt.toISOString(),
    lastSeenAt: iso(lastSeenAt),
    deletionRequestedAt: iso(deletionRequestedAt),
    closedAt: iso(closedAt),
    workspacesCount: own.length,
    memberships: own.map(({ workspaceId, workspaceName, role: inIt }) => ({ workspaceId, workspaceName, role: inIt })),
  }
}

export function presentWorkspace(row: ListedWorkspace, counts: WorkspaceCounts, now: Date): AdminWorkspace {
  const { workspace, subscription, ownerName, ownerEmail } = row
  const { id, name, status, createdAt, deletionRequestedAt, ownerUserId } = workspace
  const { plan, planOverride, status: state, quotaOverride } = subscription
  return {
    id,
    name,
    status,
    createdAt: createdAt.toISOString(),
    deletionRequestedAt: iso(deletionRequestedAt),
    ownerUserId,
    ownerName: displayName({ name: ownerName, email: ownerEmail }),
    ownerEmail,
    plan: effectivePlan(subscription, now),
    limits: effectiveLimits(subscription, now),
    subscription: { plan, planOverride, status: state, quotaOverride },
    brandCount: counts.brands.get(id) ?? 0,
    memberCount: counts.members.get(id) ?? 0,
    outlineCount: counts.outlines.get(id) ?? 0,
  }
}
