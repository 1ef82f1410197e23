import { type Route, route } from '#server/http/route.ts'
import { operationsEndpoints } from '../../operations-contract.ts'
import { readOperations, retryFailedRun } from './operations.ts'

export const operationsRoutes: Route[] = [
  route(operationsEndpoints.operations, async (_, app) => readOperations(app)),
  route(operationsEndpoints.retryRun, async ({ params, note }, app) => {
    const { workspaceId } = await retryFailedRun(app, params.runId)
    note({ type: 'run', id: params.runId, workspaceId })
    return { ok: true }
  }),
]
