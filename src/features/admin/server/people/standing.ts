import { closeWorkspaceNow } from '#features/account-data/server/closing.ts'
import { stopRunsOf } from '#features/runs/server/service.ts'
import { stopSyncsOf } from '#features/history/server/klaviyo-sync.ts'
import { lockPlan, setPlanOverride, setQuotaOverride } from '#features/access/server/subscription-store.ts'
import { lockWorkspace, setWorkspaceStatus } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import type { PlanLimits, PlanName } from '#shared/plan-catalog.ts'
import type { QuotaOverride } from '../../fields.ts'

export interface Change<Value> {
  before: Value
  after: Value
}

/** Tells open tabs of all members to read the workspace again. */
const tellMembers = (app: AppContext, workspaceId: string) =>
  app.live.publish({ workspaceId, event: { type: 'changed', what: 'workspace' } })

async function changing<T>(app: AppContext, id: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const done = await inTransaction(app.db, async (tx) => {
    const workspace = await lockWorkspace(tx, id)
    if (workspace === null || workspace.closedAt !== null) throw new AppError('NOT_FOUND')
    return work(tx)
  })
  tellMembers(app, id)
  return done
}

/** Suspending a workspace cancels its runs. They store nothing and use no quota. */
export async function changeStatus(app: AppContext, id: string, status: 'ACTIVE' | 'SUSPENDED'): Promise<void> {
  await changing(app, id, (tx) => setWorkspaceStatus(tx, id, status))
  if (status === 'ACTIVE') return
  await stopRunsOf(app, id, 'WORKSPACE_SUSPENDED')
  await stopSyncsOf(app, id, 'WORKSPACE_SUSPENDED')
}

export async function overridePlan(
  app: AppContext,
  id: string,
  plan: PlanName | null,
): Promise<Change<PlanName | null>> {
  return changing(app, id, async (tx) => {
    const before = (await lockPlan(tx, id))?.planOverride ?? null
    await setPlanOverride(tx, id, plan)
    return { before, after: plan }
  })
}

export async function overrideQuota(
  app: AppContext,
  id: string,
  given: QuotaOverride | null,
): Promise<Change<Partial<PlanLimits> | null>> {
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  const after = set.length === 0 ? null : (Object.fromEntries(set) as Partial<PlanLimits>)
  return changing(app, id, async (tx) => {
    const before = (await lockPlan(tx, id))?.quotaOverride ?? null
    await setQuotaOverride(tx, id, after)
    return { before, after }
  })
}

/** Ends the subscription first. While the payment provider is unavailable, nothing is deleted. */
export async function deleteWorkspace(app: AppContext, id: string): Promise<{ name: string }> {
  const name = await closeWorkspaceNow(app, id)
  if (name === null) throw new AppError('NOT_FOUND')
  tellMembers(app, id)
  return { name }
}
