import { presentUser } from '#features/auth/server/service.ts'
import { removeSecondFactor } from '#features/auth/server/second-factor-removal.ts'
import { impersonate, stopImpersonating } from '#features/auth/server/impersonation.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Route, route } from '#server/http/route.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'
import { listUsers, listWorkspaces, readWorkspace } from './lists.ts'
import { changeStatus, deleteWorkspace, overridePlan, overrideQuota } from './standing.ts'

const aboutWorkspace = (id: string, metadata: Record<string, unknown>) => ({
  type: 'workspace',
  id,
  workspaceId: id,
  metadata,
})

/** The other tabs of this browser now belong to another user. */
const tellWindowsOf = (app: AppContext, userId: string) =>
  app.live.publish({ workspaceId: null, userId, event: { type: 'changed', what: 'session' } })

export const peopleRoutes: Route[] = [
  route(adminPeopleEndpoints.users, async ({ query }, app) => listUsers(app, query)),
  route(adminPeopleEndpoints.impersonate, async ({ actor, params, session, userAgent, note }, app) => {
    note({ type: 'user', id: params.id })
    const { user, token, expiresAt } = await impersonate(app, actor, params.id, userAgent)
    session.start(token, expiresAt)
    tellWindowsOf(app, actor.userId)
    note({ type: 'user', id: user.id, metadata: { targetEmail: user.email } })
    const { name, email } = actor
    return { ...(await presentUser(app, user)), tokenType: 'impersonation' as const, impersonator: { name, email } }
  }),
  route(adminPeopleEndpoints.removeSecondFactor, async ({ actor, params, body, note }, app) => {
    const { id, email } = await removeSecondFactor(app, actor, params.id)
    tellWindowsOf(app, id)
    note({ type: 'user', id, metadata: { targetEmail: email, reason: body.reason } })
    return { ok: true }
  }),
  route(adminPeopleEndpoints.stopImpersonating, async ({ actor, session, userAgent, note }, app) => {
    const stopped = await stopImpersonating(app, actor, userAgent)
    const { impersonator } = actor
    note(
      impersonator && { type: 'user', id: actor.userId, actor: impersonator, metadata: { targetEmail: actor.email } },
    )
    if (stopped.session !== null) session.start(stopped.session.token, stopped.session.expiresAt)
    tellWindowsOf(app, actor.userId)
    return { superadminToken: stopped.superadminToken }
  }),
  route(adminPeopleEndpoints.workspaces, async ({ query }, app) => listWorkspaces(app, query)),
  route(adminPeopleEndpoints.suspend, async ({ params, note }, app) => {
    await changeStatus(app, params.id, 'SUSPENDED')
    const workspace = await readWorkspace(app, params.id)
    note(aboutWorkspace(params.id, { name: workspace.name }))
    return { workspace }
  }),
  route(adminPeopleEndpoints.reactivate, async ({ params, note }, app) => {
    await changeStatus(app, params.id, 'ACTIVE')
    const workspace = await readWorkspace(app, params.id)
    note(aboutWorkspace(params.id, { name: workspace.name }))
    return { workspace }
  }),
  route(adminPeopleEndpoints.overridePlan, async ({ params, body, note }, app) => {
    const change = await overridePlan(app, params.id, body.plan)
    const workspace = await readWorkspace(app, params.id)
    note(aboutWorkspace(params.id, { name: workspace.name, ...change }))
    return { workspace }
  }),
  route(adminPeopleEndpoints.overrideQuota, async ({ params, body, note }, app) => {
    const change = await overrideQuota(app, params.id, body.quotaOverride)
    const workspace = await readWorkspace(app, params.id)
    note(aboutWorkspace(params.id, { name: workspace.name, ...change }))
    return { workspace }
  }),
  route(adminPeopleEndpoints.deleteWorkspace, async ({ params, note }, app) => {
    note(aboutWorkspace(params.id, {}))
    note(aboutWorkspace(params.id, await deleteWorkspace(app, params.id)))
    return { ok: true }
  }),
]
