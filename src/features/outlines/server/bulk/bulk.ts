import type { bulkEndpoints } from '../../bulk-contract.ts'
import { cancelRun, openRun } from '#features/runs/server/service.ts'
import { readRequest } from '#features/runs/server/run-requests.ts'
import {
  type RunRow,
  findBulksOf,
  findRun,
  findRunsOf,
  lockWaitingRun,
  storePartial,
  updateRun,
} from '#features/runs/server/store.ts'
import { announceRun } from '#features/runs/server/announce-run.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { findIdea, planMonthOf } from '#features/ideas/server/service.ts'
import { findPeopleHere } from '#features/access/server/people-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { advanceBulk } from './advance-bulk.ts'
import { type BulkRequest, endBulk, freshState, stateOf, requestOf } from './bulk-state.ts'

const RESULTS_SHOWN_MS = 7 * DAY_MS

export async function startBulk(
  app: AppContext,
  { workspaceId, userId, bySupport, role }: Scope,
  brandId: string,
  { ideaIds, type, writer }: BodyOf<typeof bulkEndpoints.start>,
): Promise<string> {
  const unique = [...new Set(ideaIds)]
  try {
    const id = await withWorkspace(app.db, workspaceId, async (scope) => {
      await getBrand(scope, brandId)
      await dismissResults(app, scope, brandId, userId)
      const items: BulkRequest['items'] = []
      let place: ReturnType<typeof planMonthOf> | undefined
      for (const ideaId of unique) {
        const idea = await findIdea(scope, ideaId)
        if (idea.topic.brandId !== brandId) throw new AppError('NOT_FOUND')
        place ??= planMonthOf(idea)
        items.push({ ideaId: idea.subtopic.id, title: idea.subtopic.title })
      }
      const asSuperAdmin = role === 'SUPERADMIN'
      const asked: BulkRequest = { ...place!, style: type ?? null, writer, bySupport, asSuperAdmin, items }
      const run = await openRun(app, scope, { brandId, kind: 'bulk', target: userId, userId }, async () => asked)
      await storePartial(scope, run, freshState(items.length))
      return run
    })
    await advanceBulk(app, { workspaceId, runId: id })
    return id
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('GENERATION_IN_PROGRESS') : error
  }
}

async function dismissResults(app: AppContext, scope: WorkspaceTx, brandId: string, userId: string): Promise<void> {
  const shownSince = new Date(app.clock.now().getTime() - RESULTS_SHOWN_MS)
  for (const run of await findBulksOf(scope, brandId, shownSince)) {
    if (run.status !== 'done' || run.requestedByUserId !== userId || stateOf(run).isDismissed) continue
    await updateRun(scope, run.id, { result: { ...stateOf(run), isDismissed: true } })
  }
}

export interface BulkView {
  run: RunRow
  startedBy: string
}

async function withStarters(scope: WorkspaceTx, runs: RunRow[]): Promise<BulkView[]> {
  const people = await findPeopleHere(
    scope,
    runs.map(({ requestedByUserId }) => requestedByUserId),
  )
  return runs.map((run) => ({
    run,
    startedBy: people.authorName({ userId: run.requestedByUserId, bySupport: requestOf(run).bySupport === true }),
  }))
}

export async function readBulk(app: AppContext, { workspaceId }: Scope, id: string): Promise<BulkView> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const run = await findRun(scope, id)
    if (run?.kind !== 'bulk') throw new AppError('NOT_FOUND')
    const [view] = await withStarters(scope, [run])
    return view!
  })
}

export async function readBulks(app: AppContext, { workspaceId, userId }: Scope, brandId: string): Promise<BulkView[]> {
  const since = new Date(app.clock.now().getTime() - RESULTS_SHOWN_MS)
  const isShown = (run: RunRow) =>
    run.status === 'waiting' || (run.requestedByUserId === userId && !stateOf(run).isDismissed)
  return withWorkspace(app.db, workspaceId, async (scope) => {
    await getBrand(scope, brandId)
    return withStarters(scope, (await findBulksOf(scope, brandId, since)).filter(isShown))
  })
}

export async function stopBulk(app: AppContext, scope: Scope, id: string, cancelUnderWay: boolean): Promise<void> {
  const { workspaceId } = scope
  await readBulk(app, scope, id)
  const underWay = await withWorkspace(app.db, workspaceId, async (tx) => {
    const bulk = await lockWaitingRun(tx, id)
    if (bulk === null) return []
    const state = stateOf(bulk)
    endBulk(state, 'stopped')
    await storePartial(tx, id, state)
    const runIds = state.items.flatMap(({ state: now, runId }) => (now === 'writing' && runId !== null ? [runId] : []))
    // An outline that another user requested separately must continue.
    return (await findRunsOf(tx, runIds)).filter(
      (run) => run.kind === 'outline' && readRequest('outline', run).bulkId === id,
    )
  })
  if (cancelUnderWay) for (const run of underWay) await cancelRun(app, { workspaceId, runId: run.id })
  await advanceBulk(app, { workspaceId, runId: id })
}

export async function dismissBulk(app: AppContext, scope: Scope, id: string): Promise<void> {
  const { run } = await readBulk(app, scope, id)
  if (run.status !== 'done') throw new AppError('GENERATION_IN_PROGRESS')
  await withWorkspace(app.db, scope.workspaceId, (tx) =>
    updateRun(tx, id, { result: { ...stateOf(run), isDismissed: true } }),
  )
  announceRun(app, run)
}
