import { type Route, route } from '#server/http/route.ts'
import { bulkEndpoints } from '../../bulk-contract.ts'
import { dismissBulk, readBulk, readBulks, startBulk, stopBulk } from './bulk.ts'
import { presentBulk } from './present.ts'

export const bulkRoutes: Route[] = [
  route(bulkEndpoints.start, async ({ scope, params, body, note }, app) => {
    const id = await startBulk(app, scope, params.id, body)
    note({ type: 'brand', id: params.id, metadata: { bulkId: id, ideas: body.ideaIds.length } })
    return { bulk: presentBulk(await readBulk(app, scope, id), scope.userId) }
  }),
  route(bulkEndpoints.list, async ({ scope, params }, app) => ({
    bulks: (await readBulks(app, scope, params.id)).map((bulk) => presentBulk(bulk, scope.userId)),
  })),
  route(bulkEndpoints.stop, async ({ scope, params, body }, app) => {
    await stopBulk(app, scope, params.id, body?.cancelUnderWay === true)
    return { bulk: presentBulk(await readBulk(app, scope, params.id), scope.userId) }
  }),
  route(bulkEndpoints.dismiss, async ({ scope, params }, app) => {
    await dismissBulk(app, scope, params.id)
    return { ok: true }
  }),
]
