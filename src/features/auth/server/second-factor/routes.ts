import { recordAudit } from '#server/audit.ts'
import { type Route, route } from '#server/http/route.ts'
import { factorEndpoints } from '../../factor-contract.ts'
import { enterAs, tellTabsOf } from '../entering.ts'
import { finishLogIn } from './second-step.ts'
import { beginSetup, confirmSetup, giveNewRecoveryCodes, readStatus, turnOff } from './settings.ts'

export const secondFactorRoutes: Route[] = [
  route(factorEndpoints.status, async ({ actor }, app) => readStatus(app, actor.userId)),
  route(factorEndpoints.begin, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    return beginSetup(app, actor, body.currentPassword)
  }),
  route(factorEndpoints.confirm, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    const recoveryCodes = await confirmSetup(app, actor, body.code)
    tellTabsOf(app, actor.userId)
    return { recoveryCodes }
  }),
  route(factorEndpoints.replaceRecoveryCodes, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    return { recoveryCodes: await giveNewRecoveryCodes(app, actor, body) }
  }),
  route(factorEndpoints.turnOff, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    await turnOff(app, actor, body)
    return { ok: true }
  }),
  route(factorEndpoints.logIn, async (call, app) => {
    const { body, ip, note, requestId } = call
    let isSuperAdmins = false
    const { started, recoveryCodesLeft } = await finishLogIn(app, {
      ...body,
      ip,
      onFound({ userId, email, purpose }) {
        isSuperAdmins = purpose === 'superadmin'
        note({ type: 'user', id: userId, metadata: { email, purpose } })
      },
    })
    const metadata = { secondFactor: recoveryCodesLeft === null ? 'code' : 'recovery code' }
    const answer = await enterAs(app, call, started, metadata)
    if (isSuperAdmins) {
      const { id, email } = started.user
      const target = { type: 'user', id, actor: { userId: id, email }, metadata }
      await recordAudit(app, 'superadmin.logged_in', { actor: null, scope: null, target, requestId })
      note(null)
    }
    return { ...answer, ...(recoveryCodesLeft !== null && { recoveryCodesLeft }) }
  }),
]
