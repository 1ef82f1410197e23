import { randomBytes } from 'node:crypto'
import { ensureSuperAdmin, ensureUser, hasSuperAdmin } from '#features/auth/server/service.ts'
import type { AppContext } from '../app-context.ts'
import { fillDemoWorkspace, isDemoFilled } from './demo-workspace.ts'

export interface PreparedAccounts {
  /** Set only when it was made just now. */
  superAdmin: { email: string; password: string } | null
  demo: { email: string; password: string; filled: boolean } | null
}

const DEMO = { email: 'demo@mailmonth.example', password: 'fill-next-month', name: 'Dana Demo' }
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * The super admin of the settings; on a trial, one with a random password, told once. The demo login has a password
 * that anyone can read here, so it exists only where nobody but this machine can reach it.
 */
export async function prepareAccounts(
  app: AppContext,
  { withDemoWorkspace }: { withDemoWorkspace: boolean },
): Promise<PreparedAccounts> {
  const { env } = app
  const isTrial = env.NODE_ENV !== 'production' && LOOPBACK.has(env.HOST)
  return {
    superAdmin: await prepareSuperAdmin(app, isTrial),
    demo: isTrial ? await prepareDemo(app, withDemoWorkspace) : null,
  }
}

async function prepareSuperAdmin(app: AppContext, isTrial: boolean): Promise<PreparedAccounts['superAdmin']> {
  const { SUPERADMIN_EMAIL: email, SUPERADMIN_PASSWORD: password } = app.env
  if (email !== undefined && password !== undefined) {
    await ensureSuperAdmin(app, email, password)
    return null
  }
  if (!isTrial || (await hasSuperAdmin(app))) return null
  const made = { email: 'superadmin@mailmonth.example', password: randomBytes(12).toString('base64url') }
  await ensureSuperAdmin(app, made.email, made.password)
  return made
}

async function prepareDemo(app: AppContext, withDemoWorkspace: boolean): Promise<PreparedAccounts['demo']> {
  const user = await ensureUser(app, DEMO)
  if (withDemoWorkspace) await fillDemoWorkspace(app, user.id)
  return { email: DEMO.email, password: DEMO.password, filled: withDemoWorkspace || (await isDemoFilled(app, user.id)) }
}
