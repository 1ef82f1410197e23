import { workspaceEndpoints } from '../contract.ts'
import { type Route, route } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { planEndpoints } from '../usage-contract.ts'
import { createWorkspace, describeUsage, listWorkspaces, subscriptionOf } from './service.ts'

/** Workspaces are listed and made with their plan, so their routes stand here. */
export const planRoutes: Route[] = [
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
  route(planEndpoints.subscription, async ({ scope }, app) => ({
    subscription: await subscriptionOf(app, scope.workspaceId),
  })),
  route(planEndpoints.usage, async ({ scope }, app) => describeUsage(app, scope)),
]
