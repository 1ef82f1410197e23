import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { keepMail } from '#server/db/platform-store.ts'
import { newId } from '#server/db/new-id.ts'
import { watchedMailer } from '#server/service-failures.ts'
import { type FilledWorkspace, aFilledWorkspace } from '#test/example-calls.ts'
import { type Person, aPerson, anIdea, setPlan, suspend } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { WriterError } from '#writing/requests/writer-error.ts'
import { operationsEndpoints } from '../../operations-contract.ts'
import { firstIdOf } from './operations.ts'
import { beginAt } from '#test/test-clock.ts'

// The ids of runs hold the real time, and the page asks for those of a week.
beginAt(new Date().toISOString())

const { operations, retryRun } = operationsEndpoints

let boss: Person

beforeAll(async () => {
  boss = await aPerson({ role: 'SUPERADMIN' })
})

const state = async () => (await boss.call(operations)).body

test('shows queues, scheduled jobs, modes, database and versions', async () => {
  const { queues, rounds, modes, database, versions } = await state()
  expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['ideas', 'outline', 'klaviyo']))
  expect(rounds.map(({ name }) => name)).toEqual(expect.arrayContaining(['retention', 'billing']))
  expect(modes).toMatchObject({ environment: 'test', payments: 'simulated' })
  expect(database.sizeBytes).toBeGreaterThan(1_000_000)
  expect(database.tables.length).toBe(8)
  const sizes = database.tables.map(({ sizeBytes }) => sizeBytes)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(versions).toEqual({
    product: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
    migration: expect.stringMatching(/^\d+$/),
  })
})

test('shows the error of a failed scheduled job', async () => {
  const { name } = (await state()).rounds.find((round) => round.name === 'retention')!
  // Scheduled jobs don't run in tests, so this queue doesn't exist yet.
  await testApp.app.db.execute(sql`select pgboss.create_queue(${name}, '{"policy": "exclusive"}'::jsonb)`)
  await testApp.app.db.execute(sql`
    insert into pgboss.job (name, state, output, started_on, created_on)
    values (${name}, 'failed', '{"message": "The disk is full."}'::jsonb, now(), now())`)
  expect((await state()).rounds.find((round) => round.name === name)).toMatchObject({
    state: 'failed',
    error: 'The disk is full.',
  })
})

test('lists stored emails without their text', async () => {
  await keepMail(testApp.app.db, {
    id: newId(),
    createdAt: testApp.app.clock.now(),
    recipient: 'robin@example.com',
    subject: 'Choose a new password',
    kind: 'reset_password',
    body: 'https://example.com/reset?token=secret',
  })
  const answer = await state()
  expect(answer.outbox[0]).toMatchObject({ recipient: 'robin@example.com', subject: 'Choose a new password' })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('removes email addresses from the errors of services', async () => {
  expect((await state()).failures.mail).toBeNull()
  const failing = { send: () => Promise.reject(new Error('550 <robin@example.com>: no such mailbox')) }
  const mailer = watchedMailer(failing, testApp.app)
  await expect(mailer.send({ to: 'robin@example.com', subject: '', kind: 'invitation', text: '' })).rejects.toThrow(
    '550',
  )
  expect((await state()).failures.mail).toMatchObject({ message: '550 <[address]>: no such mailbox' })
})

describe('a failed generation', () => {
  let place: FilledWorkspace

  beforeAll(async () => {
    place = await aFilledWorkspace('TEAMS')
  })

  const used = async () =>
    (await place.workspace.owner.call(usageEndpoints.usage, { params: { id: place.workspace.id } })).body.usage.outlines

  async function aFailure(): Promise<{ idea: string; runId: string }> {
    const { workspace, brandId } = place
    const idea = await anIdea(workspace, brandId)
    beforeWriting(brandId, () => Promise.reject(new WriterError('The model is away.')))
    const { status } = await workspace.owner.call(outlineEndpoints.generate, { params: { id: idea } })
    beforeWriting(brandId, null)
    expect(status).toBe(503)
    const { rows } = (await testApp.app.db.execute(
      sql`select id from generation_runs where target = ${idea} and status = 'failed'`,
    )) as { rows: { id: string }[] }
    return { idea, runId: rows[0]!.id }
  }

  test('is listed with its target and uses the usual quota when it is retried', async () => {
    const before = await used()
    const { idea, runId } = await aFailure()
    expect((await state()).failedRuns[0]).toMatchObject({
      id: runId,
      kind: 'outline',
      workspaceName: 'Test workspace',
      brandName: 'Tannholt Kaffee',
      error: 'The model is away.',
      canRetry: true,
    })
    expect(await used()).toBe(before)
    expect((await boss.call(retryRun, { params: { runId } })).status).toBe(200)
    await expect
      .poll(
        async () => {
          const { rows } = (await testApp.app.db.execute(
            sql`select status from generation_runs where id = ${runId}`,
          )) as { rows: { status: string }[] }
          return rows[0]?.status
        },
        { timeout: 20_000 },
      )
      .toBe('done')
    expect(await used()).toBe(before + 1)
    const outlines = (await testApp.app.db.execute(sql`select 1 from outlines where subtopic_id = ${idea}`)) as {
      rows: unknown[]
    }
    expect(outlines.rows).toHaveLength(1)
    expect((await state()).failedRuns.map(({ id }) => id)).not.toContain(runId)
    expect((await boss.call(retryRun, { params: { runId } })).error.code).toBe('CONFLICT')
  })

  test("can't be retried beyond the limits of its workspace or while that is suspended", async () => {
    const { runId } = await aFailure()
    await setPlan(place.workspace.id, 'FREE')
    await testApp.app.db.execute(
      sql`update usage_counters set used = 3 where workspace_id = ${place.workspace.id} and metric = 'outlines'`,
    )
    expect((await boss.call(retryRun, { params: { runId } })).error.code).toBe('OUTLINE_LIMIT_REACHED')
    await suspend(place.workspace.id)
    expect((await boss.call(retryRun, { params: { runId } })).error.code).toBe('WORKSPACE_SUSPENDED')
    expect((await state()).failedRuns.find(({ id }) => id === runId)).toMatchObject({ canRetry: false })
    expect((await boss.call(retryRun, { params: { runId: newId() } })).status).toBe(404)
  })
})

test('ids made after a time follow the first id of that time', () => {
  const id = newId()
  expect(firstIdOf(new Date(Date.now() - 1000)) < id).toBe(true)
  expect(firstIdOf(new Date(Date.now() + 1000)) > id).toBe(true)
})
