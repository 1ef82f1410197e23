import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { diagnose } from '../scripts/steps/diagnosis.mjs'
import { clientWith } from './client.ts'
import { SERVER, newServerDatabase } from './database-server.ts'
import { newCredentials } from './fixtures.ts'
import { aSecondFactor } from './second-factors.ts'
import { startApp } from './test-app.ts'

// The doctor reads only a database server, because the embedded database belongs to one process.
describe.runIf(SERVER !== undefined)('the doctor of a production', () => {
  let url: string
  let running: RunningApp

  beforeAll(async () => {
    url = await newServerDatabase(SERVER!)
    running = await startApp({}, { database: await openDatabase({ databaseUrl: url, dataDir: null }) })
  })
  afterAll(() => running.stop())

  const finding = async () => {
    const findings = await diagnose({ NODE_ENV: 'production', DATABASE_URL: url, PORT: '0' })
    return findings.find(({ area }) => area === 'Super admin')
  }

  test('warns while a super admin has no second factor', async () => {
    const { body } = await clientWith(null, running).call(authEndpoints.signUp, { body: newCredentials() })
    await running.app.db.execute(sql`update users set role = 'SUPERADMIN' where id = ${body.id}`)
    expect(await finding()).toMatchObject({ state: 'note', text: expect.stringContaining('two-factor authentication') })
    await aSecondFactor(body.id, { to: running, confirmed: false })
    expect(await finding()).toMatchObject({ state: 'note' })
    await aSecondFactor(body.id, { to: running })
    expect(await finding()).toMatchObject({ state: 'ok' })
  })
})
