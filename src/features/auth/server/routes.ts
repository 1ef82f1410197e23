import { type Actor, type Route, route } from '#server/http/route.ts'
import { type CurrentUser, authEndpoints } from '../contract.ts'
import { type UserRow, displayName, endSession, logIn, requestPasswordReset, resetPassword, signUp } from './service.ts'

function presentActor({ userId, ...actor }: Actor): CurrentUser {
  const { name, email, phone, address, role } = actor
  return { id: userId, name, email, phone, address, role, tokenType: 'session' }
}

function presentUser(user: UserRow): CurrentUser {
  const { id, email, phone, address, role } = user
  return { id, name: displayName(user), email, phone, address, role, tokenType: 'session' }
}

export const authRoutes: Route[] = [
  route(authEndpoints.me, async ({ actor }) => presentActor(actor)),
  route(authEndpoints.user, async ({ actor }) => presentActor(actor)),
  route(authEndpoints.signUp, async ({ body, session, note }, app) => {
    const { user, token, expiresAt } = await signUp(app, body.email, body.password)
    if (session.token !== null) await endSession(app, session.token)
    session.start(token, expiresAt)
    note({ type: 'user', id: user.id, actor: { userId: user.id, email: user.email } })
    return presentUser(user)
  }),
  route(authEndpoints.logIn, async ({ body, session, ip, note }, app) => {
    const { user, token, expiresAt } = await logIn(app, body.email, body.password, ip)
    if (session.token !== null) await endSession(app, session.token)
    session.start(token, expiresAt)
    note({ type: 'user', id: user.id, actor: { userId: user.id, email: user.email } })
    return presentUser(user)
  }),
  route(authEndpoints.logOut, async ({ session }, app) => {
    if (session.token !== null) await endSession(app, session.token)
    session.end()
    return { ok: true }
  }),
  route(authEndpoints.forgotPassword, async ({ body }, app) => {
    await requestPasswordReset(app, body.email)
    return { ok: true }
  }),
  route(authEndpoints.resetPassword, async ({ body, note }, app) => {
    const userId = await resetPassword(app, body.token, body.password)
    note({ type: 'user', id: userId })
    return { ok: true }
  }),
]
