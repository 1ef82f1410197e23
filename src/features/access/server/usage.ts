import { brandCount, pendingInviteCount } from './provided.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { AppError } from '#shared/errors.ts'
import { type PlanLimits, effectiveLimits } from '#shared/plan-catalog.ts'
import type { Usage } from '../usage-contract.ts'
import { billingPeriod } from './billing-period.ts'
import {
  type UsageMetric,
  countWorkspaceMembers,
  findUsage,
  insertLedgerEntry,
  lockSubscription,
  reserve,
  settle,
} from './subscription-store.ts'

/** Call this in the transaction that writes the run, and settle in the one that finishes it. */
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
    const brands = await app.registered.get(brandCount)(scope)
    const members = await countWorkspaceMembers(scope)
    const pendingInvites = await app.registered.get(pendingInviteCount)(scope, app.clock.now())
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
