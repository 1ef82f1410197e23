import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { clientWith } from '#test/client.ts'
import { openTestDatabase, startApp } from '#test/test-app.ts'
import { testClock } from '#test/test-clock.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { type OpenDatabase } from './db/open-db.ts'
import { createLog, errorForTerminal } from './log.ts'
import { outboxMailer } from './mailer.ts'

const CANARY = 'canary-victim@corp.example'
const PASSWORD = 'staple battery horse'

let database: OpenDatabase
let running: RunningApp
const lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const captured = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  running = await startApp(
    {},
    { database, log: createLog('debug', captured), mailer: outboxMailer(database.db, testClock) },
  )
})

afterAll(() => running.stop())

const refuseRowsOf = (table: string) =>
  database.db.execute(sql.raw(`alter table ${table} add constraint refuses_rows check (false) not valid`))
const acceptRowsOf = (table: string) =>
  database.db.execute(sql.raw(`alter table ${table} drop constraint refuses_rows`))

function expectNoSecretIn(text: string): void {
  expect(text).not.toMatch(/@|scrypt\$|token=(?!\[secret\])|params/)
  expect(text).not.toContain('canary')
  expect(text).not.toMatch(/Failing row contains/)
}

test('a failed sign-up logs its cause without personal data', async () => {
  await refuseRowsOf('users')
  const { status } = await clientWith(null, running).call(authEndpoints.signUp, {
    body: { email: CANARY, password: PASSWORD, name: 'Canary Bird' },
  })
  await acceptRowsOf('users')
  expect(status).toBe(500)
  const [line] = lines.filter((one) => one.includes('request failed'))
  const { err } = JSON.parse(line!) as { err: { message: string; cause: Record<string, unknown> } }
  expect(err.message).toMatch(/^Failed query: insert into "users"/)
  expect(err.cause).toMatchObject({ code: '23514', table: 'users', constraint: 'refuses_rows' })
  expectNoSecretIn(lines.join(''))
})

test('a failed email logs neither address nor link', async () => {
  const client = clientWith(null, running)
  await client.call(authEndpoints.signUp, { body: { email: CANARY, password: PASSWORD, name: 'Canary Bird' } })
  await refuseRowsOf('mail_outbox')
  await client.call(authEndpoints.forgotPassword, { body: { email: CANARY } })
  await expect.poll(() => lines.some((one) => one.includes('mail was not sent'))).toBe(true)
  await acceptRowsOf('mail_outbox')
  expectNoSecretIn(lines.join(''))
  const { rows } = (await database.db.execute(sql`select message from service_failures`)) as {
    rows: { message: string }[]
  }
  expect(rows).toHaveLength(1)
  expectNoSecretIn(rows[0]!.message)
})

test('removes personal data and secrets from every field', () => {
  lines.length = 0
  const error = new Error(`550 <${CANARY}> has no mailbox`, {
    cause: Object.assign(new Error(`bad link https://x.example/reset?token=canary-abc`), {
      response: CANARY,
      params: [CANARY],
    }),
  })
  running.app.log.error(error)
  running.app.log.error({ reason: error, list: [CANARY, `scrypt$canary$1`] }, `to ${CANARY}`)
  running.app.log.error(new AggregateError([new Error('sk_live_canary0123456789')], CANARY))
  expect(lines).toHaveLength(3)
  expectNoSecretIn(lines.join(''))
  expectNoSecretIn(errorForTerminal(error))
})
