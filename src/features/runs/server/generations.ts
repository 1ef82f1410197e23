import { runCanceled } from './provided.ts'
import { cancelRun } from './service.ts'
import { type RunRow, findRun, findWaitingRuns } from './store.ts'
import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'

export async function readGeneration(app: AppContext, { workspaceId }: Scope, id: string): Promise<RunRow> {
  const run = await withWorkspace(app.db, workspaceId, (scope) => findRun(scope, id))
  if (run === null || run.kind === 'bulk') throw new AppError('NOT_FOUND')
  return run
}

export async function readGenerations(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<RunRow[]> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    await getBrand(scope, brandId)
    return findWaitingRuns(scope, brandId, ['ideas', 'outline'])
  })
}

export async function cancelGeneration(app: AppContext, scope: Scope, id: string): Promise<RunRow> {
  const run = await readGeneration(app, scope, id)
  await cancelRun(app, { workspaceId: scope.workspaceId, runId: id })
  await app.registered.tell(runCanceled, app, run)
  return readGeneration(app, scope, id)
}
