import { brandCount, workspaceCreated } from './provided.ts'
import { planOf } from './plan-now.ts'
import { lockUser, setCurrentWorkspace } from '#features/auth/server/store.ts'
import {
  type WorkspaceRow,
  findWorkspacesOf,
  insertWorkspace,
  workspaceExists,
  countMembers,
  updateWorkspace,
} from './workspace-store.ts'
import type { Membership, Workspace, workspaceEndpoints } from '../contract.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { inTransaction, withWorkspace } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { effectivePlan } from '#shared/plan-catalog.ts'
import { findSubscriptions, insertSubscription } from './subscription-store.ts'
import type { BodyOf } from '#shared/endpoint.ts'

export async function changeWorkspace(
  app: AppContext,
  id: string,
  changes: BodyOf<typeof workspaceEndpoints.update>,
): Promise<Pick<WorkspaceRow, 'id' | 'name' | 'address' | 'website' | 'assigneesSetReadyForReview'>> {
  const { name, address, website, assigneesSetReadyForReview } = changes
  await updateWorkspace(app.db, id, {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(website !== undefined && { website: website === '' ? null : website }),
    ...(assigneesSetReadyForReview !== undefined && { assigneesSetReadyForReview }),
  })
  const workspace = await workspaceExists(app.db, id)
  if (workspace === null) throw new AppError('NOT_FOUND')
  return {
    id,
    name: workspace.name,
    address: workspace.address,
    website: workspace.website,
    assigneesSetReadyForReview: workspace.assigneesSetReadyForReview,
  }
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
        brandCount: await withWorkspace(app.db, id, app.registered.get(brandCount)),
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

export async function currentWorkspace(app: AppContext, userId: string): Promise<string | null> {
  return (await findWorkspacesOf(app.db, userId))[0]?.workspace.id ?? null
}

/** A setting limits how many Free workspaces a user can own, because each has its own quota. */
export async function createWorkspace(app: AppContext, userId: string, name: string): Promise<string> {
  const id = newId()
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    // Serializes concurrent requests of a user, so that both can't pass the limit.
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
    await app.registered.tell(workspaceCreated, app, tx, userId, id)
  })
  return id
}
