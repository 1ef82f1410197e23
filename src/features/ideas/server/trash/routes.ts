import { type Route, route } from '#server/http/route.ts'
import { ideaTrashEndpoints } from '../../trash-contract.ts'
import { restoreIdea } from './trash.ts'

export const ideaTrashRoutes: Route[] = [
  route(ideaTrashEndpoints.restore, async ({ scope, params, note }, app) => {
    await restoreIdea(app, scope, params.id)
    note({ type: 'idea', id: params.id })
    return { ok: true }
  }),
]
