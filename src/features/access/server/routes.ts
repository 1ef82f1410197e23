import { setCurrentWorkspace } from '#features/auth/server/store.ts'
import { type Route, route } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { workspaceEndpoints } from '../contract.ts'
import { usageEndpoints } from '../usage-contract.ts'
import { subscriptionOf } from './plan-now.ts'
import { describeUsage } from './usage.ts'
import { changeWorkspace, createWorkspace, listWorkspaces } from './workspaces.ts'

export const accessRoutes: Route[] = [
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
  route(workspaceEndpoints.list, async ({ actor }, app) => listWorkspaces(app, actor.userId)),
  route(workspaceEndpoints.create, async ({ actor, body, note }, app) => {
    const id = await createWorkspace(app, actor.userId, body.name)
    note({ type: 'workspace', id, workspaceId: id })
    app.live.publish({ workspaceId: null, userId: actor.userId, event: { type: 'changed', what: 'workspace' } })
    const { workspaces } = await listWorkspaces(app, actor.userId)
    const workspace = workspaces.find((entry) => entry.id === id)
    if (workspace === undefined) throw new AppError('NOT_FOUND')
    return { workspace }
  }),
  route(usageEndpoints.subscription, async ({ scope }, app) => ({
    subscription: await subscriptionOf(app, scope.workspaceId),
  })),
  route(usageEndpoints.usage, async ({ scope }, app) => describeUsage(app, scope)),
]
