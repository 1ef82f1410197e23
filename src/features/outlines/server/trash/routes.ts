import { type Route, route } from '#server/http/route.ts'
import { trashEndpoints } from '../../trash-contract.ts'
import { presentOutline } from '../present.ts'
import { readOutline } from '../service.ts'
import { deleteOutline, readTrash, restoreOutline } from './trash.ts'

export const trashRoutes: Route[] = [
  route(trashEndpoints.list, async ({ scope, params }, app) => ({ items: await readTrash(app, scope, params.id) })),
  route(trashEndpoints.removeOutline, async ({ scope, params, note }, app) => {
    await deleteOutline(app, scope, params.id)
    note({ type: 'outline', id: params.id })
    return { ok: true }
  }),
  route(trashEndpoints.restoreOutline, async ({ scope, params, note }, app) => {
    await restoreOutline(app, scope, params.id)
    note({ type: 'outline', id: params.id })
    return { outline: presentOutline(await readOutline(app, scope, params.id)) }
  }),
]
