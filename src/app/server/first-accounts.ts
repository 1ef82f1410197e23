import { randomBytes } from 'node:crypto'
import { ensureUser, hasSuperAdmin } from '#features/auth/server/service.ts'
import { ensureSuperAdmin } from '#features/auth/server/configured-super-admin.ts'
import type { AppContext } from '#server/app-context.ts'
import { isTrial } from '#server/modes.ts'
import type { FirstLogin } from './first-login-page.ts'

export interface PreparedAccounts {
  superAdmin: FirstLogin | null
  changes: string[]
  demo: { email: string; password: string; filled: boolean } | null
}

const DEMO = { email: 'demo@mailmonth.example', password: 'fill-next-month', name: 'Dana Demo' }

/** The demo login's password is public, so the login exists only where no other machine can reach it. */
export async function prepareAccounts(
  app: AppContext,
  { withDemoWorkspace }: { withDemoWorkspace: boolean },
): Promise<PreparedAccounts> {
  return {
    ...(await prepareSuperAdmin(app)),
    demo: isTrial(app.env) ? await prepareDemo(app, withDemoWorkspace) : null,
  }
}

async function prepareSuperAdmin(app: AppContext): Promise<Pick<PreparedAccounts, 'superAdmin' | 'changes'>> {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password, SUPERADMIN_PROMOTE } = app.env
  if (email !== undefined && password !== undefined) {
    const mayPromote = SUPERADMIN_PROMOTE === '1'
    return { superAdmin: null, changes: await ensureSuperAdmin(app, { email, password, mayPromote }) }
  }
  if (!isTrial(app.env) || (await hasSuperAdmin(app))) return { superAdmin: null, changes: [] }
  const made = { email: 'superadmin@mailmonth.example', password: randomBytes(12).toString('base64url') }
  await ensureSuperAdmin(app, { ...made, mayPromote: false })
  return { superAdmin: made, changes: [] }
}

async function prepareDemo(app: AppContext, withDemoWorkspace: boolean): Promise<PreparedAccounts['demo']> {
  const { fillDemoWorkspace, isDemoFilled } = await import('#stand-ins/demo/demo-workspace.ts')
  const user = await ensureUser(app, DEMO)
  if (withDemoWorkspace) await fillDemoWorkspace(app, user.id)
  return { email: DEMO.email, password: DEMO.password, filled: withDemoWorkspace || (await isDemoFilled(app, user.id)) }
}
