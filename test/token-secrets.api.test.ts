import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountDataEndpoints } from '#features/account-data/contract.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { securityEndpoints } from '#features/tokens/security-contract.ts'
import { tokenEndpoints } from '#features/tokens/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import type { OpenDatabase } from '#server/db/open-db.ts'
import { createLog } from '#server/log.ts'
import { outboxMailer } from '#server/mailer.ts'
import { type Client, clientWith, cookieOf } from './client.ts'
import { brandFields, newCredentials } from './fixtures.ts'
import { openTestDatabase, startApp } from './test-app.ts'
import { testClock } from './test-clock.ts'
import { clientByToken } from './tokens.ts'

// One token is created, used, misused and revoked. Neither it nor its hash may be in the log, the audit log, the exports,
// the emails, an error or the security log, and a copy of the table gives no access.

const account = newCredentials()
const lines: string[] = []
const errors: string[] = []

let database: OpenDatabase
let running: RunningApp
let owner: Client
let workspaceId: string
let token: string
let workedOnce = false

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
  owner = clientWith(cookieOf(await clientWith(null, running).call(authEndpoints.signUp, { body: account })), running)
  const { body } = await owner.call(workspaceEndpoints.create, { body: { name: 'Canary' } })
  workspaceId = body.workspace.id
  await setPlanOverride(running.app.db, workspaceId, 'TEAMS')
  await owner.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })
  await useToken()
})
afterAll(() => running.stop())

async function useToken(): Promise<void> {
  const created = await owner.call(tokenEndpoints.create, {
    params: { workspaceId },
    body: { name: 'Canary token', scope: 'write', expiresInDays: 30, currentPassword: account.password },
  })
  token = created.body.token
  const byToken = clientByToken(token, running)
  workedOnce = (await byToken.call(brandEndpoints.list)).status === 200
  const keepError = async (work: Promise<{ bytes: Buffer; status: number }>) => {
    const { bytes, status } = await work
    expect(status).toBeGreaterThanOrEqual(400)
    errors.push(bytes.toString())
  }
  await keepError(byToken.call(authEndpoints.me))
  await keepError(byToken.call(brandEndpoints.get, { params: { id: token } }))
  await keepError(byToken.call(brandEndpoints.get, { params: { id: workspaceId } }))
  await keepError(clientByToken(`${token}x`, running).call(brandEndpoints.list))
  await keepError(owner.call(brandEndpoints.create, { body: { ...brandFields, website: token, workspaceId } }))
  // A failing database, whose errors repeat parameters.
  await database.db.execute(sql.raw('alter table api_tokens rename to api_tokens_away'))
  await keepError(byToken.call(brandEndpoints.list))
  await database.db.execute(sql.raw('alter table api_tokens_away rename to api_tokens'))
  await owner.call(tokenEndpoints.revoke, { params: { id: created.body.entry.id } })
  await keepError(byToken.call(brandEndpoints.list))
}

function expectNoTokenIn(text: string): void {
  expect(text.length).toBeGreaterThan(100)
  expect(text).not.toContain(token.slice(0, 20))
  expect(text).not.toContain(token.slice(20, 46))
}

async function dumpOf(table: string): Promise<string> {
  const { rows } = (await database.db.execute(sql.raw(`select to_jsonb(t)::text as line from ${table} t`))) as {
    rows: { line: string }[]
  }
  return rows.map(({ line }) => line).join('\n')
}

const hashNow = async () => /"token_hash": "([0-9a-f]{64})"/.exec(await dumpOf('api_tokens'))![1]!

test('the token worked', () => {
  expect(workedOnce).toBe(true)
})

test('the log contains the failure and no token', () => {
  expect(lines.join('')).toContain('request failed')
  expectNoTokenIn(lines.join(''))
})

test('no error repeats the token', () => {
  expect(errors.length).toBe(7)
  expectNoTokenIn(errors.join('\n'))
})

test('the audit log, the emails and the security log contain its name and not the token', async () => {
  const { bytes } = await owner.call(securityEndpoints.list, { params: { id: workspaceId }, query: {} })
  for (const text of [await dumpOf('audit_log'), await dumpOf('mail_outbox'), bytes.toString()]) {
    expect(text).toContain('Canary token')
    expectNoTokenIn(text)
    expect(text).not.toContain(await hashNow())
  }
})

test('the exports contain the token without its hash', async () => {
  const body = { password: account.password }
  const exports = [
    await owner.call(accountDataEndpoints.exportAccount, { body }),
    await owner.call(accountDataEndpoints.exportWorkspace, { params: { id: workspaceId }, body }),
  ]
  for (const { bytes } of exports) {
    const { files } = await JSZip.loadAsync(bytes)
    expect(Object.keys(files)).toContain('api-tokens.json')
    const text = (await Promise.all(Object.values(files).map((file) => file.async('string')))).join('\n')
    expect(text).toContain('Canary token')
    expectNoTokenIn(text)
    expect(text).not.toContain(await hashNow())
  }
})

test('a database dump contains no token, and nothing in it gives access', async () => {
  const { rows } = (await database.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  )) as { rows: { tablename: string }[] }
  expectNoTokenIn((await Promise.all(rows.map(({ tablename }) => dumpOf(tablename)))).join('\n'))
  const hash = await hashNow()
  for (const stolen of [hash, `mm_${hash.slice(0, 43)}_${hash.slice(0, 6)}`]) {
    expect((await clientByToken(stolen, running).call(brandEndpoints.list)).status).toBe(401)
  }
})
