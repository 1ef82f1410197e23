import { type Route, route } from '#server/http/route.ts'
import { runEndpoints } from '../../runs-contract.ts'
import { dismissBulk, readBulk, readBulks, startBulk, stopBulk } from '../bulk/bulk.ts'
import { presentBulk } from '../bulk/present.ts'
import { presentRun } from './present.ts'
import { cancelGeneration, readGeneration, readGenerations } from './runs.ts'

export const runRoutes: Route[] = [
  route(runEndpoints.get, async ({ scope, params }, app) => ({
    run: presentRun(await readGeneration(app, scope, params.id)),
  })),
  route(runEndpoints.ofBrand, async ({ scope, params }, app) => ({
    runs: (await readGenerations(app, scope, params.id)).map((run) => presentRun({ ...run, partial: null })),
  })),
  route(runEndpoints.cancel, async ({ scope, params }, app) => ({
    run: presentRun(await cancelGeneration(app, scope, params.id)),
  })),
  route(runEndpoints.startBulk, async ({ scope, params, body, note }, app) => {
    const id = await startBulk(app, scope, params.id, body)
    note({ type: 'brand', id: params.id, metadata: { bulkId: id, ideas: body.ideaIds.length } })
    return { bulk: presentBulk(await readBulk(app, scope, id), scope.userId) }
  }),
  route(runEndpoints.bulks, async ({ scope, params }, app) => ({
    bulks: (await readBulks(app, scope, params.id)).map((bulk) => presentBulk(bulk, scope.userId)),
  })),
  route(runEndpoints.stopBulk, async ({ scope, params, body }, app) => {
    await stopBulk(app, scope, params.id, body?.cancelUnderWay === true)
    return { bulk: presentBulk(await readBulk(app, scope, params.id), scope.userId) }
  }),
  route(runEndpoints.dismissBulk, async ({ scope, params }, app) => {
    await dismissBulk(app, scope, params.id)
    return { ok: true }
  }),
]
