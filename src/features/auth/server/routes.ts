import type { AppContext } from '#server/app-context.ts'
import { recordAudit } from '#server/audit.ts'
import { type Actor, type Route, route } from '#server/http/route.ts'
import { changePassword, endOtherSessions, listSessions, revertEmail, updateProfile } from './account.ts'
import { type CurrentUser, authEndpoints } from '../contract.ts'
import {
  type NewSession,
  endSession,
  logIn,
  logInAsSuperAdmin,
  presentUser,
  requestPasswordReset,
  resetPassword,
  signUp,
} from './service.ts'

function presentActor({ userId, ...actor }: Actor): CurrentUser {
  const { name, email, phone, address, role, impersonator } = actor
  return {
    id: userId,
    name,
    email,
    phone,
    address,
    role,
    tokenType: impersonator === null ? 'session' : 'impersonation',
    impersonator: impersonator && { name: impersonator.name, email: impersonator.email },
  }
}

const presentSignedIn = ({ user, superadminToken }: NewSession) => ({
  ...presentUser(user),
  ...(superadminToken !== null && { superadminToken }),
})

/** Sessions of a person may have ended: windows that are open with one of them hear it now. */
const tellWindowsOf = (app: AppContext, userId: string) =>
  app.live.publish({ workspaceId: null, userId, event: { type: 'changed', what: 'session' } })

export const authRoutes: Route[] = [
  route(authEndpoints.me, async ({ actor }) => presentActor(actor)),
  route(authEndpoints.user, async ({ actor }) => presentActor(actor)),
  route(authEndpoints.signUp, async ({ body, session, userAgent, note }, app) => {
    const { user, token, expiresAt } = await signUp(app, { ...body, userAgent })
    if (session.token !== null) await endSession(app, session.token)
    session.start(token, expiresAt)
    note({ type: 'user', id: user.id, actor: { userId: user.id, email: user.email } })
    return presentUser(user)
  }),
  route(authEndpoints.logIn, async ({ body, session, ip, userAgent, note }, app) => {
    note({ type: 'user', metadata: { email: body.email } })
    const started = await logIn(app, { ...body, ip, userAgent })
    const { user, token, expiresAt } = started
    if (session.token !== null) await endSession(app, session.token)
    session.start(token, expiresAt)
    note({ type: 'user', id: user.id, actor: { userId: user.id, email: user.email } })
    return presentSignedIn(started)
  }),
  route(authEndpoints.logInAsSuperAdmin, async ({ body, session, ip, userAgent, note }, app) => {
    note({ type: 'user', metadata: { email: body.email } })
    const started = await logInAsSuperAdmin(app, { ...body, ip, userAgent })
    const { user, token, expiresAt } = started
    if (session.token !== null) await endSession(app, session.token)
    session.start(token, expiresAt)
    note({ type: 'user', id: user.id, actor: { userId: user.id, email: user.email } })
    return presentSignedIn(started)
  }),
  route(authEndpoints.logOut, async ({ actor, session, note, requestId }, app) => {
    const hasEnded = session.token !== null && (await endSession(app, session.token))
    // A public call: the table cannot promise that somebody was signed in. Of two at once, one signs out.
    const leaving = hasEnded ? (actor as Actor | null) : null
    note(leaving === null ? null : { type: 'user', id: leaving.userId })
    if (leaving?.impersonator) {
      const { userId: id, email: targetEmail, impersonator } = leaving
      const target = { type: 'user', id, actor: impersonator, metadata: { targetEmail } }
      await recordAudit(app, 'IMPERSONATION_STOP', { actor, scope: null, target, requestId })
    }
    session.end()
    if (leaving !== null) tellWindowsOf(app, leaving.userId)
    return { ok: true }
  }),
  route(authEndpoints.forgotPassword, async ({ body, note }, app) => {
    note({ metadata: { email: body.email } })
    await requestPasswordReset(app, body.email)
    return { ok: true }
  }),
  route(authEndpoints.resetPassword, async ({ body, note }, app) => {
    const userId = await resetPassword(app, body.token, body.password)
    note({ type: 'user', id: userId })
    tellWindowsOf(app, userId)
    return { ok: true }
  }),
  route(authEndpoints.changePassword, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    await changePassword(app, actor, body)
    tellWindowsOf(app, actor.userId)
    return { ok: true }
  }),
  route(authEndpoints.sessions, async ({ actor }, app) => ({ sessions: await listSessions(app, actor) })),
  route(authEndpoints.endOtherSessions, async ({ actor, note }, app) => {
    await endOtherSessions(app, actor)
    tellWindowsOf(app, actor.userId)
    note({ type: 'user', id: actor.userId })
    return { ok: true }
  }),
  route(authEndpoints.updateProfile, async ({ actor, body, note }, app) => {
    const { user, formerEmail } = await updateProfile(app, actor, body)
    tellWindowsOf(app, user.id)
    note({ type: 'user', id: user.id, metadata: formerEmail === null ? {} : { formerEmail, email: user.email } })
    return presentUser(user)
  }),
  route(authEndpoints.revertEmail, async ({ body, note }, app) => {
    const userId = await revertEmail(app, body.token)
    tellWindowsOf(app, userId)
    note({ type: 'user', id: userId })
    return { ok: true }
  }),
]
