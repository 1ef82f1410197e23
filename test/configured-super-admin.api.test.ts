import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { adminPeopleEndpoints } from '#features/admin/people-contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { prepareAccounts } from '#app/server/first-accounts.ts'
import { SettingsError, readEnv } from '#server/env.ts'
import { type Client, clientWith, cookieOf } from './client.ts'
import { newCredentials } from './fixtures.ts'
import { mails, startApp } from './test-app.ts'

const { changePassword, checkLink, confirmEmail, forgotPassword, logIn, logInAsSuperAdmin, me } = authEndpoints
const { resetPassword, revertEmail, signUp, updateProfile } = authEndpoints

let running: RunningApp
let visitor: Client
let SUPERADMIN_EMAIL: string
const SUPERADMIN_PASSWORD = 'the first of its kind'

beforeAll(async () => {
  running = await startApp()
  visitor = clientWith(null, running)
})
afterAll(() => running.stop())
beforeEach(() => {
  SUPERADMIN_EMAIL = newCredentials().email
})

/** Starts with these settings on the existing database. Returns what the operator sees. */
async function start(settings: Record<string, string> = {}): Promise<string[]> {
  const env = readEnv({ NODE_ENV: 'test', HOST: '0.0.0.0', SUPERADMIN_EMAIL, SUPERADMIN_PASSWORD, ...settings })
  const { changes } = await prepareAccounts({ ...running.app, env }, { withDemoWorkspace: false })
  return changes
}

async function enters(password = SUPERADMIN_PASSWORD, email = SUPERADMIN_EMAIL): Promise<Client | null> {
  const answer = await visitor.call(logInAsSuperAdmin, { body: { email, password } })
  return answer.status === 200 ? clientWith(cookieOf(answer), running, answer.body.superadminToken) : null
}

async function anAccount(credentials = newCredentials()) {
  const answer = await visitor.call(signUp, { body: credentials })
  return { ...clientWith(cookieOf(answer), running), ...credentials }
}

const tokenIn = (kind: string, to: string) =>
  /token=([\w-]+)/.exec(mails.findLast((mail) => mail.kind === kind && mail.to === to)!.text)![1]!

async function tokensOf(email: string): Promise<number> {
  const { rows } = (await running.app.db.execute(sql`
    select 1 from one_time_tokens t join users u on u.id = t.user_id where u.email = ${email}`)) as { rows: unknown[] }
  return rows.length
}

describe('a start', () => {
  test('creates the super admin, says so once and changes nothing the next time', async () => {
    expect(await start()).toContain(`Created the super admin ${SUPERADMIN_EMAIL}.`)
    const session = await enters()
    expect(await start()).toEqual([])
    expect((await session!.call(me)).body.role).toBe('SUPERADMIN')
  })

  test('that fails leaves no account, so that the next one creates the super admin', async () => {
    const { db } = running.app
    await db.execute(sql`
      create function refuse_role() returns trigger language plpgsql as $$ begin raise 'no role today'; end $$`)
    await db.execute(sql`
      create trigger refuse_role before update of role on users for each row execute function refuse_role()`)
    try {
      await expect(start()).rejects.toThrow('Failed query')
    } finally {
      await db.execute(sql`drop trigger refuse_role on users`)
      await db.execute(sql`drop function refuse_role()`)
    }
    const ordinary = await visitor.call(logIn, { body: { email: SUPERADMIN_EMAIL, password: SUPERADMIN_PASSWORD } })
    expect(ordinary.status).toBe(401)
    expect(await start()).toContain(`Created the super admin ${SUPERADMIN_EMAIL}.`)
    expect(await enters()).not.toBeNull()
  })

  test('keeps a password that was changed in the app', async () => {
    await start()
    const session = await enters()
    const newPassword = 'changed after a leak'
    const body = { currentPassword: SUPERADMIN_PASSWORD, newPassword }
    expect((await session!.call(changePassword, { body })).status).toBe(200)
    expect(await start()).toEqual([])
    expect(await enters()).toBeNull()
    expect(await enters(newPassword)).not.toBeNull()
  })

  test('sets a changed password, ends logins and links, and sends an email', async () => {
    await start()
    const session = await enters()
    await visitor.call(forgotPassword, { body: { email: SUPERADMIN_EMAIL } })
    const told = await start({ SUPERADMIN_PASSWORD: 'the second of its kind' })
    expect(told).toEqual([expect.stringContaining('SUPERADMIN_PASSWORD has changed')])
    expect(told.join()).not.toContain('of its kind')
    expect((await session!.call(me)).status).toBe(401)
    expect([await enters(), await tokensOf(SUPERADMIN_EMAIL)]).toEqual([null, 0])
    expect(await enters('the second of its kind')).not.toBeNull()
    expect(mails.findLast(({ to }) => to === SUPERADMIN_EMAIL)?.kind).toBe('password_changed')
    // A start with the current settings doesn't restore the previous super admin.
    expect(await start({ SUPERADMIN_PASSWORD: 'the second of its kind' })).toEqual([])
  })

  test('stores no password, only a slow hash of it', async () => {
    await start()
    const { rows } = (await running.app.db.execute(
      sql`select to_jsonb(u)::text as row from users u where email = ${SUPERADMIN_EMAIL}`,
    )) as { rows: { row: string }[] }
    expect(rows[0]!.row).not.toContain(SUPERADMIN_PASSWORD)
    expect(rows[0]!.row).toMatch(/"settings_password_hash": "scrypt\$/)
  })

  test('keeps the password of a super admin from before such hashes were stored', async () => {
    await start()
    await running.app.db.execute(sql`update users set settings_password_hash = '' where email = ${SUPERADMIN_EMAIL}`)
    expect(await start({ SUPERADMIN_PASSWORD: 'an old leaked one' })).toEqual([])
    expect([await enters('an old leaked one'), (await enters()) !== null]).toEqual([null, true])
    expect(await start({ SUPERADMIN_PASSWORD: 'the next of its kind' })).toHaveLength(1)
    expect(await enters('the next of its kind')).not.toBeNull()
  })
})

describe('an account that someone created', () => {
  test("isn't promoted without the operator's confirmation", async () => {
    const account = await anAccount({ email: SUPERADMIN_EMAIL, password: 'of somebody else' })
    const refused = start()
    await expect(refused).rejects.toThrow(SettingsError)
    await expect(refused).rejects.toThrow('SUPERADMIN_PROMOTE=1')
    expect((await account.call(me)).body.role).toBe('USER')
    expect([await enters(), await enters(account.password)]).toEqual([null, null])
  })

  test('is promoted with it, and its creator keeps no access', async () => {
    const claimer = newCredentials()
    const account = await anAccount(claimer)
    const wish = { email: SUPERADMIN_EMAIL, currentPassword: claimer.password }
    await account.call(updateProfile, { body: wish })
    await account.call(confirmEmail, { body: { token: tokenIn('confirm_email', SUPERADMIN_EMAIL) } })
    const revert = tokenIn('email_changed', claimer.email)
    await visitor.call(forgotPassword, { body: { email: SUPERADMIN_EMAIL } })
    const reset = tokenIn('reset_password', SUPERADMIN_EMAIL)
    const wanted = newCredentials().email
    await account.call(updateProfile, { body: { ...wish, email: wanted } })
    const pending = tokenIn('confirm_email', wanted)

    const told = await start({ SUPERADMIN_PROMOTE: '1' })
    expect(told[0]).toContain(`Made the account ${SUPERADMIN_EMAIL} the super admin`)
    expect(await tokensOf(SUPERADMIN_EMAIL)).toBe(0)
    expect((await account.call(me)).status).toBe(401)
    const body = (token: string) => ({ body: { token } })
    expect((await visitor.call(revertEmail, body(revert))).error.code).toBe('INVALID_TOKEN')
    expect((await visitor.call(confirmEmail, body(pending))).error.code).toBe('INVALID_TOKEN')
    const attempt = { token: reset, password: 'of the attacker' }
    expect((await visitor.call(resetPassword, { body: attempt })).error.code).toBe('INVALID_TOKEN')
    const look = { purpose: 'reset_password', token: reset } as const
    expect((await visitor.call(checkLink, { body: look })).body).toEqual({ works: false })
    expect(await enters(claimer.password)).toBeNull()
    const owner = await enters()
    expect((await owner!.call(adminPeopleEndpoints.users)).status).toBe(200)
  })
})

describe('a new address in the settings', () => {
  test('ends the rights, logins and tokens of the former super admin', async () => {
    await start()
    const former = SUPERADMIN_EMAIL
    const session = await enters()
    expect((await session!.call(adminPeopleEndpoints.users)).status).toBe(200)
    await visitor.call(forgotPassword, { body: { email: former } })
    SUPERADMIN_EMAIL = newCredentials().email

    expect(await start()).toEqual([
      `Created the super admin ${SUPERADMIN_EMAIL}.`,
      `SUPERADMIN_EMAIL has changed: ended the super admin rights and logins of ${former}.`,
    ])
    expect((await session!.call(me)).status).toBe(401)
    expect((await session!.call(adminPeopleEndpoints.users)).status).toBe(401)
    expect([await enters(SUPERADMIN_PASSWORD, former), await tokensOf(former)]).toEqual([null, 0])
    const ordinary = await visitor.call(logIn, { body: { email: former, password: SUPERADMIN_PASSWORD } })
    expect([ordinary.status, ordinary.body.role]).toEqual([200, 'USER'])
    expect(await enters()).not.toBeNull()
    expect(await start()).toEqual([])
  })

  test('in another letter case is the same', async () => {
    await start()
    const session = await enters()
    SUPERADMIN_EMAIL = SUPERADMIN_EMAIL.toUpperCase()
    expect(await start()).toEqual([])
    expect((await session!.call(me)).status).toBe(200)
  })
})
