import { KEY_DOTS } from '#features/brands/contract.ts'
import { getBrand, markKlaviyo, readBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { RunJob } from '#server/jobs.ts'
import { AppError, type ErrorCode, ERRORS } from '#shared/errors.ts'
import { CURRENCY_OF } from '#shared/money.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { type KlaviyoConnection, type KlaviyoSync, SYNC_DAYS, type SyncSummary } from '../contract.ts'
import { datesAndTop } from './campaign-summary.ts'
import { type KlaviyoClient, klaviyoClient } from './klaviyo/klaviyo-client.ts'
import { encryptionOwner, isSample, keyOf } from './klaviyo/klaviyo-key.ts'
import { sampleAccount } from './provided.ts'
import { joinResults, storeSynced } from './klaviyo/synced-campaigns.ts'
import {
  type SyncRow,
  deleteConnection,
  findConnection,
  findNewestSync,
  findSync,
  findUnfinishedSyncs,
  findWaitingSyncIds,
  insertSync,
  lockWaitingSync,
  putConnection,
  updateSync,
} from './klaviyo/sync-store.ts'

export const SYNC_QUEUE = 'klaviyo'
/** Results still change weeks after a send, so later syncs read this period again. */
const LOOK_BACK_DAYS = 60
/** Klaviyo filters by creation date, and a campaign may be created long before it is sent. */
const MADE_BEFORE_DAYS = 35
const PAUSE_MS = 60_000

async function clientFor(app: AppContext, apiKey: string, brand: BrandRow): Promise<KlaviyoClient> {
  if (!isSample(apiKey)) return klaviyoClient({ base: app.env.KLAVIYO_API_BASE, apiKey })
  if (app.env.NODE_ENV === 'production') throw invalidKey()
  return app.registered.get(sampleAccount)(app.clock.now(), brand)
}

const invalidKey = () => new AppError('KLAVIYO_KEY_INVALID', { details: { field: 'apiKey' } })
/** Doesn't record a failed sync, because the user only wanted to connect. */
export async function validateKlaviyo(...given: Parameters<typeof connectKlaviyo>): ReturnType<typeof connectKlaviyo> {
  try {
    return await connectKlaviyo(...given)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'KLAVIYO_FAILED') throw error
    throw new AppError('KLAVIYO_FAILED', {
      message: "We couldn't check the key with Klaviyo. Please try again in a minute.",
    })
  }
}

async function connectKlaviyo(
  app: AppContext,
  scope: Scope,
  brandId: string,
  apiKey: string,
): Promise<{ accountName: string }> {
  const { workspaceId } = scope
  const client = await clientFor(app, apiKey, await readBrand(app, scope, brandId))
  const { name: accountName, currency } = await client.account()
  await client.conversionMetric()
  const sealedKey = app.secrets.seal(apiKey, encryptionOwner(workspaceId, brandId))
  await withWorkspace(app.db, workspaceId, async (tx) => {
    await putConnection(tx, { workspaceId, brandId, sealedKey, accountName, currency })
    await markKlaviyo(tx, brandId, { klaviyoConnectedAt: app.clock.now() })
  })
  return { accountName }
}

export async function disconnectKlaviyo(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (scope) => {
    const newest = await findNewestSync(scope, brandId)
    const ended = { status: 'failed', errorCode: 'KLAVIYO_KEY_REQUIRED', finishedAt: app.clock.now() } as const
    if (newest !== null) await updateSync(scope, newest.id, ended)
    await deleteConnection(scope, brandId)
    await markKlaviyo(scope, brandId, { klaviyoConnectedAt: null })
  })
}

export async function readConnection(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
): Promise<KlaviyoConnection> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const { klaviyoConnectedAt, klaviyoLastSyncAt } = await getBrand(scope, brandId)
    const connection = await findConnection(scope, brandId)
    const sync = await findNewestSync(scope, brandId)
    return {
      connected: connection !== null,
      maskedKey: connection === null ? null : KEY_DOTS,
      accountName: connection?.accountName ?? null,
      connectedAt: klaviyoConnectedAt?.toISOString() ?? null,
      lastSyncAt: klaviyoLastSyncAt?.toISOString() ?? null,
      sync: sync === null ? null : presentSync(sync),
    }
  })
}

function presentSync(row: SyncRow): KlaviyoSync {
  const { id, status, days, step, campaigns, summary, errorCode, createdAt, finishedAt } = row
  return {
    id,
    status,
    days,
    step,
    campaigns,
    summary,
    error: errorCode === null ? null : ERRORS[errorCode].message,
    startedAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** Records a sync, starts it and waits up to two minutes. After that, `summary` is null. */
export async function syncKlaviyo(
  app: AppContext,
  scope: Scope,
  brandId: string,
  { apiKey, days }: { apiKey?: string | undefined; days?: number | undefined },
): Promise<{ summary: SyncSummary | null; sync: KlaviyoSync }> {
  const { workspaceId, userId } = scope
  if (apiKey !== undefined) await connectKlaviyo(app, scope, brandId, apiKey)
  const id = newId()
  const now = app.clock.now()
  try {
    await withWorkspace(app.db, workspaceId, async (tx) => {
      const { klaviyoLastSyncAt } = await getBrand(tx, brandId)
      const kept = keyOf(app, workspaceId, await findConnection(tx, brandId))
      if (kept === null) throw new AppError('KLAVIYO_KEY_REQUIRED', { details: { field: 'apiKey' } })
      const justNow = klaviyoLastSyncAt !== null && now.getTime() - klaviyoLastSyncAt.getTime() < PAUSE_MS
      if (justNow && !isSample(kept)) {
        throw new AppError('KLAVIYO_BUSY', {
          message: 'The last sync was less than a minute ago. Wait a minute and try again.',
        })
      }
      await insertSync(tx, {
        workspaceId,
        id,
        brandId,
        status: 'waiting',
        days: days ?? daysSince(klaviyoLastSyncAt, now),
        step: 'waiting',
        requestedByUserId: userId,
        createdAt: now,
      })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('SYNC_IN_PROGRESS') : error
  }
  // If this process stops here, the sweep below enqueues the sync.
  await app.jobs.enqueue(SYNC_QUEUE, { workspaceId, runId: id })
  const row = await waitForSync(app, { workspaceId, runId: id })
  if (row.errorCode !== null) throw new AppError(row.errorCode)
  return { summary: row.summary, sync: presentSync(row) }
}

const daysSince = (last: Date | null, now: Date) =>
  last === null
    ? SYNC_DAYS
    : Math.min(SYNC_DAYS, LOOK_BACK_DAYS + Math.floor((now.getTime() - last.getTime()) / DAY_MS))

const LOOK_EVERY_MS = 250
const WAIT_AT_MOST_MS = 120_000

async function waitForSync(app: AppContext, { workspaceId, runId }: RunJob): Promise<SyncRow> {
  const giveUpAt = Date.now() + WAIT_AT_MOST_MS
  for (;;) {
    const row = await withWorkspace(app.db, workspaceId, (scope) => findSync(scope, runId))
    if (row === null) throw new AppError('NOT_FOUND')
    if (row.status !== 'waiting' || Date.now() > giveUpAt) return row
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

export async function runSync(app: AppContext, { workspaceId, runId }: RunJob): Promise<void> {
  const within = <T>(work: Parameters<typeof withWorkspace<T>>[2]) => withWorkspace(app.db, workspaceId, work)
  const begun = await within((scope) => findSync(scope, runId))
  if (begun?.status !== 'waiting') return
  const { brandId, days } = begun
  const { brand, connection } = await within(async (scope) => ({
    brand: await getBrand(scope, brandId),
    connection: await findConnection(scope, brandId),
  }))
  const apiKey = keyOf(app, workspaceId, connection)
  if (apiKey === null) throw new AppError('KLAVIYO_KEY_REQUIRED')
  const client = await clientFor(app, apiKey, brand)
  const step = (change: Partial<SyncRow>) =>
    within(async (scope) => {
      // Stop reading if the sync was canceled meanwhile.
      if ((await findSync(scope, runId))?.status !== 'waiting') throw new AppError('KLAVIYO_FAILED')
      await updateSync(scope, runId, change)
    })

  await step({ step: 'campaigns' })
  const metric = await client.conversionMetric()
  if (metric === null) throw new AppError('KLAVIYO_FAILED')
  const since = new Date(app.clock.now().getTime() - days * DAY_MS)
  const made = new Date(since.getTime() - MADE_BEFORE_DAYS * DAY_MS)
  const all = await client.campaigns(made, (campaigns) => step({ campaigns }))
  const sent = all.filter(({ sentAt }) => Date.parse(sentAt) >= since.getTime())
  await step({ step: 'results', campaigns: sent.length })
  const audiences = await client.audienceNames()
  const results = sent.length === 0 ? new Map() : await client.results(metric.id)
  const { timezone } = brand
  const currency = connection?.currency ?? null
  const rows = joinResults(sent, results, audiences, {
    workspaceId,
    brandId,
    timezone,
    knowsOrders: metric.isOrder,
    currency,
  })

  await step({ step: 'storing' })
  await within(async (scope) => {
    if ((await lockWaitingSync(scope, runId)) === null) return
    const now = app.clock.now()
    const updatedRows = await storeSynced(scope, brandId, rows)
    const summary: SyncSummary = {
      ...datesAndTop(rows, CURRENCY_OF[brand.country]),
      successfulRows: rows.length,
      updatedRows,
      skippedRows: sent.length - rows.length,
      conversionMetric: metric.isOrder ? metric.name : null,
      currency,
      sampleData: isSample(apiKey),
    }
    await updateSync(scope, runId, { status: 'done', summary, finishedAt: now })
    await markKlaviyo(scope, brandId, { klaviyoLastSyncAt: now })
  })
}

export async function stopSyncsOf(app: AppContext, workspaceId: string, errorCode: ErrorCode): Promise<void> {
  for (const runId of await withWorkspace(app.db, workspaceId, findWaitingSyncIds)) {
    await failSync(app, { workspaceId, runId }, errorCode)
  }
}

export async function failSync(
  app: AppContext,
  { workspaceId, runId }: RunJob,
  errorCode: ErrorCode = 'KLAVIYO_FAILED',
): Promise<void> {
  await withWorkspace(app.db, workspaceId, (scope) =>
    updateSync(scope, runId, { status: 'failed', errorCode, finishedAt: app.clock.now() }),
  )
}

const SWEEP_AFTER_MS = 15_000

export async function sweepSyncs(app: AppContext): Promise<void> {
  const syncs = await findUnfinishedSyncs(app.db, new Date(app.clock.now().getTime() - SWEEP_AFTER_MS))
  for (const { workspaceId, id } of syncs) await app.jobs.enqueue(SYNC_QUEUE, { workspaceId, runId: id })
}
