import {
  type UserRow,
  SESSION_LIFE,
  displayName,
  hashToken,
  lockUser,
  setCurrentWorkspace,
  touchSession,
} from '#features/auth/server/service.ts'
import {
  findWorkspacesOf,
  insertWorkspace,
  workspaceExists,
  countMembers,
} from './workspaces.ts'
import type { Membership, Workspace } from '../contract.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, inTransaction, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Actor, ActorMembership, Scope } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { type PlanLimits, type PlanName, effectiveLimits, effectivePlan } from '#shared/plan-catalogue.ts'
import type { Usage } from '../usage-contract.ts'
import { billingPeriod } from './billing-period.ts'
import {
  type SubscriptionRow,
  type UsageMetric,
  countWorkspaceMembers,
  findSession,
  findSubscriptions,
  findUsage,
  insertLedgerEntry,
  insertSubscription,
  lockSubscription,
  reserve,
  settle,
} from './subscription-store.ts'

/**
 * The person behind a session cookie with the rights of this moment; null when the session is over. `isUse: false`
 * only looks, so that the session ends as if nobody had.
 */
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
  // Whoever is no super admin any more is nobody else any more either, and nobody is ever signed in as one.
  const isOver = user.role === 'SUPERADMIN' || impersonator?.role !== 'SUPERADMIN' || impersonator.closedAt !== null
  if (session.impersonatorUserId !== null && isOver) return null
  const now = app.clock.now()
  const { idleMs } = SESSION_LIFE[impersonator === null ? user.role : 'IMPERSONATION']
  if (now >= session.expiresAt || now.getTime() - session.lastSeenAt.getTime() > idleMs) return null
  // Writing on every request would double its cost; a sixtieth of the idle time is exact enough.
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
    memberships: rows.flatMap((row) => standing(row, now)),
  }
}

function presentPerson(user: UserRow): Pick<Actor, 'userId' | 'email' | 'name' | 'phone' | 'address' | 'role'> {
  const { id: userId, email, phone, address, role } = user
  return { userId, email, name: displayName(user), phone, address, role }
}

function standing(row: Awaited<ReturnType<typeof findSession>>[number], now: Date): ActorMembership[] {
  if (row.membership === null || row.subscription === null || row.closedAt !== null) return []
  const { workspaceId, role, displayName: calledHere } = row.membership
  const nameHere = displayName({ ...row.user, calledHere })
  return [{ workspaceId, role, nameHere, suspended: row.status === 'SUSPENDED', ...planOf(row.subscription, now) }]
}

const planOf = (subscription: SubscriptionRow, now: Date): { plan: PlanName; limits: PlanLimits } => ({
  plan: effectivePlan(subscription, now),
  limits: effectiveLimits(subscription, now),
})

/** What a super admin meets in a workspace he is no member of. */
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

export async function listWorkspaces(
  app: AppContext,
  userId: string,
): Promise<{ workspaces: Workspace[]; memberships: Membership[] }> {
  const rows = await findWorkspacesOf(app.db, userId)
  const ids = rows.map(({ workspace }) => workspace.id)
  const [found, members] = await Promise.all([findSubscriptions(app.db, ids), countMembers(app.db, ids)])
  const workspaces = await Promise.all(
    rows.map(async ({ workspace }): Promise<Workspace> => {
      const { id, name, address, website, assigneesSetReadyForReview, status, ownerUserId } = workspace
      const subscription = found.get(id)!
      const { plan, planOverride, status: state } = subscription
      return {
        id,
        name,
        address,
        website,
        assigneesSetReadyForReview,
        status,
        ownerUserId,
        ...planOf(subscription, app.clock.now()),
        subscription: { plan, planOverride, status: state },
        brandCount: await withWorkspace(app.db, id, app.facts.countBrands),
        memberCount: members.get(id) ?? 0,
      }
    }),
  )
  const memberships = rows.map(({ membership: { id, userId: member, workspaceId, role, lastAccessedBrandId } }) => ({
    id,
    userId: member,
    workspaceId,
    role,
    lastAccessedBrandId,
  }))
  return { workspaces, memberships }
}

/** The workspace a person works in: the first of their list. */
export async function currentWorkspace(app: AppContext, userId: string): Promise<string | null> {
  return (await findWorkspacesOf(app.db, userId))[0]?.workspace.id ?? null
}

/** How many workspaces on the Free plan a person may own is a setting: each has a quota of its own. */
export async function createWorkspace(app: AppContext, userId: string, name: string): Promise<string> {
  const id = newId()
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    // Two workspaces are not made at once.
    await lockUser(tx, userId)
    const owned = (await findWorkspacesOf(tx, userId))
      .filter(({ membership }) => membership.role === 'OWNER')
      .map(({ workspace }) => workspace.id)
    const plans = [...(await findSubscriptions(tx, owned)).values()].map((subscription) =>
      effectivePlan(subscription, now),
    )
    const most = app.env.FREE_WORKSPACES_PER_PERSON
    if (plans.filter((plan) => plan === 'FREE').length >= most) {
      throw new AppError(
        'WORKSPACE_EXISTS',
        most === 1 ? {} : { message: `You already have ${most} workspaces on the Free plan.` },
      )
    }
    await insertWorkspace(
      tx,
      { id, name, ownerUserId: userId, createdAt: now },
      { id: newId(), workspaceId: id, userId, role: 'OWNER', lastUsedAt: now, createdAt: now },
    )
    await setCurrentWorkspace(tx, userId, id)
    await insertSubscription(tx, { workspaceId: id, plan: 'FREE', status: 'active', periodAnchor: now })
    await app.facts.takeOverPayment(app, tx, userId, id)
  })
  return id
}

/**
 * Reserves units of this billing period for a run, or throws what `refusal` makes of the limit. Call it in the same
 * transaction that writes the run, and settle it in the one that finishes it.
 */
export async function reserveUsage(
  scope: WorkspaceTx,
  now: Date,
  runId: string,
  metric: UsageMetric,
  amount: number,
  refusal: (limit: number, used: number) => AppError,
): Promise<void> {
  const subscription = await lockSubscription(scope)
  const limit = limitOf(effectiveLimits(subscription, now), metric)
  const { start } = billingPeriod(subscription.periodAnchor, now)
  if (!(await reserve(scope, metric, start, amount, limit))) {
    throw refusal(limit, (await findUsage(scope, start))[metric])
  }
  await insertLedgerEntry(scope, {
    workspaceId: scope.workspaceId,
    id: newId(),
    metric,
    periodStart: start,
    amount,
    runId,
    state: 'reserved',
    createdAt: now,
  })
}

export const settleUsage = settle

/** What is used and allowed in the running billing period. */
export async function usageNow(scope: WorkspaceTx, now: Date) {
  const subscription = await lockSubscription(scope)
  const period = billingPeriod(subscription.periodAnchor, now)
  return { period, limits: effectiveLimits(subscription, now), used: await findUsage(scope, period.start) }
}

export function limitOf(limits: PlanLimits, metric: UsageMetric): number {
  return { topics: limits.mainTopicsPerMonth, subtopics: limits.subtopicsPerMonth, outlines: limits.outlinesPerMonth }[
    metric
  ]
}

export async function describeUsage(app: AppContext, { workspaceId, plan }: Scope): Promise<Usage> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const { period, limits, used } = await usageNow(scope, app.clock.now())
    const brands = await app.facts.countBrands(scope)
    const members = await countWorkspaceMembers(scope)
    const pendingInvites = await app.facts.countPendingInvites(scope, app.clock.now())
    return {
      plan,
      usage: { ...used, brands, members, pendingInvites },
      limits: {
        outlines: limits.outlinesPerMonth,
        brands: limits.brands,
        members: limits.users,
        topics: limits.mainTopicsPerMonth,
        subtopics: limits.subtopicsPerMonth,
      },
      features: {
        export: limits.exportEnabled,
        bulkExport: limits.bulkExportEnabled,
        klaviyo: limits.klaviyoIntegrationEnabled,
        csvUpload: limits.csvUploadEnabled,
        calendar: limits.calendarEnabled,
        workflow: limits.workflowEnabled,
      },
      periodEndsAt: period.end.toISOString(),
    }
  })
}

/** The plan of a workspace that counts now. */
export async function planNow({ db, clock }: Pick<AppContext, 'db' | 'clock'>, workspaceId: string): Promise<PlanName> {
  const subscription = (await findSubscriptions(db, [workspaceId])).get(workspaceId)
  return subscription === undefined ? 'FREE' : effectivePlan(subscription, clock.now())
}

export async function subscriptionOf(app: AppContext, workspaceId: string) {
  const { plan, planOverride, status, quotaOverride } = (await findSubscriptions(app.db, [workspaceId])).get(
    workspaceId,
  )!
  return { plan, planOverride, status, quotaOverride }
}

/** Gives a workspace a plan, or single limits, by hand, without a payment. */
export { setPlanOverride, setQuotaOverride, type UsageMetric } from './subscription-store.ts'

/** What payments say about the plan of a workspace, and the reading of it under a lock. */
export { type PaidState, lockPlan, setPaidState } from './subscription-store.ts'

export { deleteUsageBefore, findReleasedUsage } from './subscription-store.ts'
