import { recordAudit } from '#server/audit.ts'
import { type Route, route } from '#server/http/route.ts'
import { type Actor } from '#server/scope.ts'
import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { changePassword, endOtherSessions, listSessions, updateProfile } from './account.ts'
import { confirmEmail, pendingEmailOf, resendConfirmLink, revertEmail } from './email-change.ts'
import { type CurrentUser, authEndpoints } from '../contract.ts'
import { enterAs, tellTabsOf } from './entering.ts'
import { limitFailedLogIns } from './failed-log-ins.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import {
  endSession,
  linkWorks,
  logIn,
  logInAsSuperAdmin,
  presentUser,
  requestPasswordReset,
  resetPassword,
  signUp,
} from './service.ts'
import { hashToken } from './sessions.ts'

async function presentActor(app: AppContext, { userId, ...actor }: Actor): Promise<CurrentUser> {
  const { name, email, phone, address, role, impersonator } = actor
  return {
    id: userId,
    name,
    email,
    pendingEmail: await pendingEmailOf(app, userId),
    phone,
    address,
    role,
    tokenType: impersonator === null ? 'session' : 'impersonation',
    impersonator: impersonator && { name: impersonator.name, email: impersonator.email },
  }
}

/** The password was right and only the code is missing, so this isn't a failed login. */
function secondStep(challenge: string, note: (target: null) => void): AppError {
  note(null)
  return new AppError('SECOND_FACTOR_REQUIRED', { details: { challenge } })
}

export const authRoutes: Route[] = [
  route(authEndpoints.me, ({ actor }, app) => presentActor(app, actor)),
  route(authEndpoints.user, ({ actor }, app) => presentActor(app, actor)),
  route(authEndpoints.signUp, async ({ body, session, userAgent, note }, app) => {
    return enterAs(app, { session, note }, await signUp(app, { ...body, userAgent }))
  }),
  route(authEndpoints.logIn, async (call, app) => {
    const { body, ip, userAgent, note } = call
    note({ type: 'user', metadata: { email: body.email } })
    const outcome = await limitFailedLogIns(app, body.email, () => logIn(app, { ...body, ip, userAgent }))
    if ('challenge' in outcome) throw secondStep(outcome.challenge, note)
    return enterAs(app, call, outcome)
  }),
  route(authEndpoints.logInAsSuperAdmin, async (call, app) => {
    const { body, ip, userAgent, note } = call
    note({ type: 'user', metadata: { email: body.email } })
    const outcome = await limitFailedLogIns(app, body.email, () => logInAsSuperAdmin(app, { ...body, ip, userAgent }))
    if ('challenge' in outcome) throw secondStep(outcome.challenge, note)
    return enterAs(app, call, outcome)
  }),
  route(authEndpoints.logOut, async ({ actor, session, note, requestId }, app) => {
    const hasEnded = session.token !== null && (await endSession(app, session.token))
    // Public endpoint: the session may be missing. Of two concurrent calls only one is audited.
    const leaving = hasEnded ? (actor as Actor | null) : null
    note(leaving === null ? null : { type: 'user', id: leaving.userId })
    if (leaving?.impersonator) {
      const { userId: id, email: targetEmail, impersonator } = leaving
      const target = { type: 'user', id, actor: impersonator, metadata: { targetEmail } }
      await recordAudit(app, 'IMPERSONATION_STOP', { actor, scope: null, target, requestId })
    }
    session.end()
    if (leaving !== null) tellTabsOf(app, leaving.userId)
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
    tellTabsOf(app, userId)
    return { ok: true }
  }),
  route(authEndpoints.changePassword, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    await changePassword(app, actor, body)
    tellTabsOf(app, actor.userId)
    return { ok: true }
  }),
  route(authEndpoints.sessions, async ({ actor }, app) => ({ sessions: await listSessions(app, actor) })),
  route(authEndpoints.endOtherSessions, async ({ actor, note }, app) => {
    await endOtherSessions(app, actor)
    tellTabsOf(app, actor.userId)
    note({ type: 'user', id: actor.userId })
    return { ok: true }
  }),
  route(authEndpoints.updateProfile, async ({ actor, body, note }, app) => {
    const { user, askedFor } = await updateProfile(app, actor, body)
    tellTabsOf(app, user.id)
    note({ type: 'user', id: user.id, metadata: askedFor === null ? {} : { pendingEmail: askedFor } })
    return presentUser(app, user)
  }),
  route(authEndpoints.resendEmailLink, async ({ actor, note }, app) => {
    const pendingEmail = await resendConfirmLink(app, actor.userId)
    note({ type: 'user', id: actor.userId, metadata: pendingEmail === null ? {} : { pendingEmail } })
    return presentActor(app, actor)
  }),
  route(authEndpoints.checkLink, async ({ body }, app) => ({ works: await linkWorks(app, body) })),
  route(authEndpoints.confirmEmail, async ({ body, session, note }, app) => {
    const kept = session.token === null ? null : hashToken(session.token)
    const { userId, formerEmail, email } = await confirmEmail(app, body.token, kept)
    tellTabsOf(app, userId)
    note({ type: 'user', id: userId, metadata: { formerEmail, email } })
    return { ok: true, email }
  }),
  route(authEndpoints.revertEmail, async ({ body, note }, app) => {
    const userId = await revertEmail(app, body.token)
    tellTabsOf(app, userId)
    note({ type: 'user', id: userId })
    return { ok: true }
  }),
  ...secondFactorRoutes,
]
