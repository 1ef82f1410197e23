import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountDataEndpoints } from '#features/account-data/contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { factorEndpoints } from '#features/auth/factor-contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import type { OpenDatabase } from '#server/db/open-db.ts'
import { createLog } from '#server/log.ts'
import { outboxMailer } from '#server/mailer.ts'
import { createSecretBox } from '#server/secret-box.ts'
import { type Client, clientWith, cookieOf } from './client.ts'
import { newCredentials } from './fixtures.ts'
import { codeOf } from './second-factors.ts'
import { openTestDatabase, startApp } from './test-app.ts'
import { MINUTE, at, testClock } from './test-clock.ts'

// One account uses every kind of second factor. None of its secrets may be in the log, the audit log, the export, the
// emails or a database dump, and nothing there may give access.

const account = newCredentials()
const lines: string[] = []
const secrets = new Map<string, string>()

let database: OpenDatabase
let running: RunningApp
let owner: Client

const remember = (what: string, secret: string) => void secrets.set(`${what} ${secrets.size}`, secret)
const visitor = () => clientWith(null, running)

beforeAll(async () => {
  database = await openTestDatabase()
  const captured = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const mailer = outboxMailer(database.db, testClock)
  running = await startApp({}, { database, mailer, log: createLog('trace', captured) })
  owner = clientWith(cookieOf(await visitor().call(authEndpoints.signUp, { body: account })), running)
  await useEverything()
})
afterAll(() => running.stop())

async function useEverything(): Promise<void> {
  const proof = { currentPassword: account.password }
  const { body: setup } = await owner.call(factorEndpoints.begin, { body: proof })
  remember('secret', setup.secret)
  remember('secret in groups', setup.secret.match(/.{4}/g)!.join(' '))
  const codeNow = async () => {
    const code = await codeOf(setup.secret)
    remember('code', code)
    return code
  }
  const { body: confirmed } = await owner.call(factorEndpoints.confirm, { body: { code: await codeNow() } })
  const keep = (codes: readonly string[]) => {
    for (const code of codes) {
      remember('recovery code', code)
      remember('recovery code without hyphens', code.replaceAll('-', ''))
    }
  }
  keep(confirmed.recoveryCodes)
  const logIn = async (code: string) => {
    const { error } = await visitor().call(authEndpoints.logIn, { body: account })
    const challenge = String(error['challenge'])
    remember('challenge', challenge)
    return (await visitor().call(factorEndpoints.logIn, { body: { challenge, code } })).status
  }
  expect(await logIn(confirmed.recoveryCodes[0]!)).toBe(200)
  expect(await logIn(confirmed.recoveryCodes[0]!)).toBe(400)
  await at(2 * MINUTE, async () => {
    const code = await codeNow()
    expect([await logIn(code), await logIn(code)]).toEqual([200, 400])
  })
  await at(4 * MINUTE, async () => {
    const body = { ...proof, code: await codeNow() }
    const { body: replaced } = await owner.call(factorEndpoints.replaceRecoveryCodes, { body })
    keep(replaced.recoveryCodes)
    expect(await logIn(replaced.recoveryCodes[0]!)).toBe(200)
    await owner.call(factorEndpoints.turnOff, { body: { ...proof, code: confirmed.recoveryCodes[1]! } })
  })
  // A login that waits for its code, and a database failure during setup and login.
  const pending = await visitor().call(authEndpoints.logIn, { body: account })
  remember('challenge', String(pending.error['challenge']))
  for (const table of ['recovery_codes', 'sessions', 'second_factors']) {
    await database.db.execute(sql.raw(`alter table ${table} add constraint refuses_rows check (false) not valid`))
  }
  await at(6 * MINUTE, async () => {
    const failing = await visitor().call(authEndpoints.logIn, { body: account })
    const challenge = String(failing.error['challenge'])
    remember('challenge', challenge)
    const answer = await visitor().call(factorEndpoints.logIn, { body: { challenge, code: await codeNow() } })
    expect(answer.status).toBe(500)
  })
  for (const table of ['recovery_codes', 'sessions', 'second_factors']) {
    await database.db.execute(sql.raw(`alter table ${table} drop constraint refuses_rows`))
  }
}

/** Ignores digits within a longer number or word. */
const isIn = (text: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text) : text.includes(secret)

function expectNoSecretIn(text: string): void {
  expect(text.length).toBeGreaterThan(100)
  expect([...secrets].filter(([, secret]) => isIn(text, secret)).map(([what]) => what)).toEqual([])
}

async function dumpOf(table: string): Promise<string> {
  const { rows } = (await database.db.execute(sql.raw(`select to_jsonb(t)::text as line from ${table} t`))) as {
    rows: { line: string }[]
  }
  return rows.map(({ line }) => line).join('\n')
}

test('the log contains failures and no secret', () => {
  expect(lines.join('')).toContain('request failed')
  expectNoSecretIn(lines.join(''))
})

test('the audit log contains every step and no secret', async () => {
  const log = await dumpOf('audit_log')
  for (const action of ['second_factor.turned_on', 'second_factor.turn_off_refused', 'user.log_in_failed']) {
    expect(log).toContain(action)
  }
  expectNoSecretIn(log)
})

test('the emails contain every change and no secret', async () => {
  const emails = await dumpOf('mail_outbox')
  expect(emails).toContain('A recovery code was used to log in')
  expectNoSecretIn(emails)
})

test('the export contains the second factor without its secrets', async () => {
  const { bytes } = await owner.call(accountDataEndpoints.exportAccount, { body: { password: account.password } })
  const files = (await JSZip.loadAsync(bytes)).files
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['second-factors.json', 'recovery-codes.json']))
  const texts = await Promise.all(Object.values(files).map((file) => file.async('string')))
  const text = texts.join('\n')
  expectNoSecretIn(text)
  for (const table of ['second_factors', 'recovery_codes', 'login_challenges']) {
    const stored = (await dumpOf(table)).matchAll(/"(?:sealed_secret|code_hash|token_hash)": "([^"]+)"/g)
    expect([...stored].filter(([, value]) => text.includes(value!))).toEqual([])
  }
})

test('a database dump contains no secret', async () => {
  const { rows } = (await database.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  )) as { rows: { tablename: string }[] }
  const dump = (await Promise.all(rows.map(({ tablename }) => dumpOf(tablename)))).join('\n')
  expect(dump).toContain(account.email)
  expectNoSecretIn(dump)
})

test('a stolen copy of the tables opens nothing', async () => {
  const stolen: string[] = []
  for (const table of ['second_factors', 'recovery_codes', 'login_challenges', 'sessions']) {
    for (const [, value] of (await dumpOf(table)).matchAll(/": "([^"]+)"/g)) stolen.push(value!)
  }
  expect(stolen.length).toBeGreaterThan(20)
  for (const value of stolen) {
    const { error } = await visitor().call(authEndpoints.logIn, { body: account })
    const challenge = String(error['challenge'])
    const asChallenge = { challenge: value, code: [...secrets.values()].at(-2)! }
    expect((await visitor().call(factorEndpoints.logIn, { body: asChallenge })).status).toBe(400)
    const asCode = await visitor().call(factorEndpoints.logIn, { body: { challenge, code: value } })
    expect(asCode.status).toBe(400)
  }
  const { rows } = (await database.db.execute(sql`select user_id, sealed_secret from second_factors`)) as {
    rows: { user_id: string; sealed_secret: string }[]
  }
  const { user_id: userId, sealed_secret: sealed } = rows[0]!
  expect(running.app.secrets.open(sealed, `totp ${userId}`)).toBe(secrets.get('secret 0'))
  expect(running.app.secrets.open(sealed, 'totp another user')).toBeNull()
  const thief = createSecretBox({ APP_ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64'), DATA_DIR: '/nowhere' })
  expect(thief.open(sealed, `totp ${userId}`)).toBeNull()
})
