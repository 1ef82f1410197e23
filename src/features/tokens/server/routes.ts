import { type Route, route } from '#server/http/route.ts'
import { tokenEndpoints } from '../contract.ts'
import { securityEndpoints } from '../security-contract.ts'
import { exportSecurityEvents, listSecurityEvents } from './security/security-log.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'

export const tokenRoutes: Route[] = [
  route(tokenEndpoints.list, async ({ scope }, app) => ({ tokens: await listTokens(app, scope) })),
  route(tokenEndpoints.create, async ({ scope, actor, body, note }, app) => {
    note({ type: 'api_token', metadata: { name: body.name, scope: body.scope } })
    const created = await createToken(app, scope, actor, body)
    const { id, name, scope: tokenScope, expiresAt } = created.entry
    note({ type: 'api_token', id, metadata: { name, scope: tokenScope, expiresAt } })
    return created
  }),
  route(tokenEndpoints.revoke, async ({ scope, params, note }, app) => {
    const { id, name, userId } = await revokeToken(app, scope, params.id)
    note({ type: 'api_token', id, metadata: { name, ownerUserId: userId } })
    return { ok: true as const }
  }),
  route(securityEndpoints.list, async ({ scope, query }, app) => listSecurityEvents(app, scope, query)),
  route(securityEndpoints.exportEvents, async ({ scope, query, note }, app) => {
    note({ type: 'audit_log', metadata: { filter: query } })
    return exportSecurityEvents(app, scope, query)
  }),
]
