import { setCurrentWorkspace } from '#features/auth/server/service.ts'
import { type Route, route } from '#server/http/route.ts'
import { workspaceEndpoints } from '../contract.ts'
import { changeWorkspace } from './workspaces.ts'

export const workspaceRoutes: Route[] = [
  route(workspaceEndpoints.select, async ({ actor, scope }, app) => {
    await setCurrentWorkspace(app.db, actor.userId, scope.workspaceId)
    app.live.publish({ workspaceId: null, userId: actor.userId, event: { type: 'changed', what: 'workspace' } })
    return { ok: true }
  }),
  route(workspaceEndpoints.update, async ({ scope, body, note }, app) => {
    const workspace = await changeWorkspace(app, scope.workspaceId, body)
    note({ type: 'workspace', id: scope.workspaceId, metadata: { fields: Object.keys(body) } })
    return { workspace }
  }),
]
