import type { AppContext } from '#server/app-context.ts'
import type { AuditTarget } from '#server/scope.ts'
import type { SessionCookie } from '#server/http/route.ts'
import { endSession, presentUser } from './service.ts'
import { type NewSession } from './sessions.ts'

export const tellTabsOf = (app: AppContext, userId: string) =>
  app.live.publish({ workspaceId: null, userId, event: { type: 'changed', what: 'session' } })

export async function enterAs(
  app: AppContext,
  { session, note }: { session: SessionCookie; note: (target: AuditTarget) => void },
  { user, token, expiresAt, superadminToken }: NewSession,
  metadata: Record<string, unknown> = {},
) {
  if (session.token !== null) await endSession(app, session.token)
  session.start(token, expiresAt)
  note({ type: 'user', id: user.id, actor: { userId: user.id, email: user.email }, metadata })
  return { ...(await presentUser(app, user)), ...(superadminToken !== null && { superadminToken }) }
}
