import { openRun, readRun, refusalOf } from '#features/runs/server/service.ts'
import { readRequest } from '#features/runs/server/run-requests.ts'
import { type RunRow, findRunOf, findRunsOf, lockWaitingRun, updateRun } from '#features/runs/server/store.ts'
import { announceRun } from '#features/runs/server/announce-run.ts'
import { findIdea } from '#features/ideas/server/service.ts'
import { findWorkspacesOf } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { can } from '#shared/permissions.ts'
import { prepareOutline } from '../generation.ts'
import { findOutlineIdOfSubtopic } from '../store.ts'
import { type BulkItem, type BulkState, type BulkRequest, endBulk, stateOf, requestOf } from './bulk-state.ts'

const AT_ONCE = 2

/** Whatever finishes an outline calls this, and so does a sweep, so the run continues after any process dies. */
export async function advanceBulk(app: AppContext, { workspaceId, runId }: RunJob): Promise<void> {
  const run = await readRun(app, { workspaceId, runId })
  if (run?.status !== 'waiting') return
  const refusal = await refusalFor(app, run)
  const opened = await withWorkspace(app.db, workspaceId, async (scope) => {
    const bulk = await lockWaitingRun(scope, runId)
    if (bulk === null) return null
    const state = stateOf(bulk)
    const asked = requestOf(bulk)
    await noteEnds(scope, state)
    if (state.ended === null && refusal !== null) {
      state.refusal = refusal
      endBulk(state, 'refused')
    }
    const runIds = await startNext(app, scope, bulk, asked, state)
    const isOver = state.items.every(({ state: now }) => now !== 'waiting' && now !== 'writing')
    await updateRun(
      scope,
      runId,
      isOver
        ? { status: 'done', partial: null, result: { ...state }, finishedAt: app.clock.now() }
        : { partial: state },
    )
    return { bulk, runIds }
  })
  if (opened === null) return
  // If this process dies here, the sweep enqueues them.
  for (const id of opened.runIds) await app.jobs.enqueue('outline', { workspaceId, runId: id })
  announceRun(app, opened.bulk)
}

export async function advanceBulkOf(
  app: AppContext,
  run: { workspaceId: string; kind: string; request: unknown },
): Promise<void> {
  if (run.kind !== 'outline') return
  const { bulkId } = readRequest('outline', run)
  if (bulkId !== undefined) await advanceBulk(app, { workspaceId: run.workspaceId, runId: bulkId })
}

async function noteEnds(scope: WorkspaceTx, state: BulkState): Promise<void> {
  const underWay = state.items.filter(({ state: now }) => now === 'writing')
  const ids = underWay.map(({ runId }) => runId!)
  const runs = new Map((await findRunsOf(scope, ids)).map((run) => [run.id, run]))
  for (const item of underWay) {
    const run = runs.get(item.runId!)
    if (run?.status === 'waiting') continue
    if (run?.status === 'done') {
      Object.assign(item, written(String(run.result?.['outlineId'])))
      continue
    }
    if (run?.status === 'cancelled') {
      item.state = 'cancelled'
      continue
    }
    const { code, message } = refusalOf(run ?? null)
    Object.assign(item, { state: 'failed', code, message } satisfies Partial<BulkItem>)
  }
}

const written = (outlineId: string) => ({ state: 'written', outlineId }) satisfies Partial<BulkItem>

/** Checks today's rights and suspension, not those of the request. */
async function refusalFor(app: AppContext, bulk: RunRow): Promise<ErrorCode | null> {
  if (requestOf(bulk).asSuperAdmin) return null
  if (bulk.requestedByUserId === null) return 'FORBIDDEN'
  const place = (await findWorkspacesOf(app.db, bulk.requestedByUserId)).find(
    ({ workspace }) => workspace.id === bulk.workspaceId,
  )
  if (place === undefined || !can(place.membership.role, 'CREATE_EMAIL_IDEAS')) return 'FORBIDDEN'
  return place.workspace.status === 'SUSPENDED' ? 'WORKSPACE_SUSPENDED' : null
}

async function startNext(
  app: AppContext,
  scope: WorkspaceTx,
  bulk: RunRow,
  asked: BulkRequest,
  state: BulkState,
): Promise<string[]> {
  const opened: string[] = []
  for (const [index, item] of state.items.entries()) {
    if (item.state !== 'waiting') continue
    if (state.items.filter(({ state: now }) => now === 'writing').length >= AT_ONCE) break
    const { ideaId } = asked.items[index]!
    try {
      const theirs = await madeByOthers(scope, bulk, ideaId)
      if (theirs !== null) {
        Object.assign(item, theirs)
        continue
      }
      const runId = await openOutlineRun(app, scope, bulk, asked, ideaId)
      opened.push(runId)
      Object.assign(item, { state: 'writing', runId } satisfies Partial<BulkItem>)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'OUTLINE_LIMIT_REACHED') {
        state.limit = Number(error.details['limit'])
        endBulk(state, 'limit')
      } else {
        const failed = { state: 'failed', code: error.code } satisfies Partial<BulkItem>
        Object.assign(item, (await madeByOthers(scope, bulk, ideaId)) ?? failed)
      }
    }
  }
  return opened
}

/** Reads runs before outlines, because a run that ends in between has already stored its outline. */
async function madeByOthers(scope: WorkspaceTx, bulk: RunRow, ideaId: string): Promise<Partial<BulkItem> | null> {
  const running = await findRunOf(scope, 'outline', bulk.brandId, ideaId)
  if (running !== null) return { state: 'writing', runId: running.id }
  const outlineId = await findOutlineIdOfSubtopic(scope, ideaId)
  return outlineId === null ? null : written(outlineId)
}

async function openOutlineRun(
  app: AppContext,
  scope: WorkspaceTx,
  bulk: RunRow,
  { style, writer, bySupport }: BulkRequest,
  ideaId: string,
): Promise<string> {
  try {
    return await scope.tx.transaction(async (part) => {
      const inner: WorkspaceTx = { workspaceId: scope.workspaceId, tx: part }
      const idea = await findIdea(inner, ideaId)
      const run = { brandId: bulk.brandId, kind: 'outline', target: ideaId, userId: bulk.requestedByUserId } as const
      return openRun(app, inner, run, async (_, runId) => ({
        ...(await prepareOutline(app, inner, runId, idea, { style: style ?? undefined, bySupport, writer })),
        bulkId: bulk.id,
      }))
    })
  } catch (error) {
    // Another request opened the run first.
    throw isUniqueViolation(error) ? new AppError('GENERATION_IN_PROGRESS') : error
  }
}
