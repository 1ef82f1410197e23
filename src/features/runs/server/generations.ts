import { cancelRun } from './service.ts'
import { type RunRow, findRun, findWaitingRuns } from './store.ts'
import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'

/** A month of ideas or an outline that is being made, or was. */
export async function readGeneration(app: AppContext, { workspaceId }: Scope, id: string): Promise<RunRow> {
  const run = await withWorkspace(app.db, workspaceId, (scope) => findRun(scope, id))
  if (run === null || run.kind === 'bulk') throw new AppError('NOT_FOUND')
  return run
}

/** What is being generated for a brand now; an outline that is written again is not among it, its editor knows. */
export async function readGenerations(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<RunRow[]> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    await getBrand(scope, brandId)
    return findWaitingRuns(scope, brandId, ['ideas', 'outline'])
  })
}

/** Cancels a generation that has not ended; either way this is what has become of it. */
export async function cancelGeneration(app: AppContext, scope: Scope, id: string): Promise<RunRow> {
  const run = await readGeneration(app, scope, id)
  await cancelRun(app, { workspaceId: scope.workspaceId, runId: id })
  await app.facts.runCancelled(app, run)
  return readGeneration(app, scope, id)
}
