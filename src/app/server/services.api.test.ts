import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { clientWith } from '#test/client.ts'
import { brandDetails, brandFields } from '#test/fixtures.ts'
import { openTestDatabase, startApp } from '#test/test-app.ts'
import type { OpenDatabase } from '#server/db/open-db.ts'
import { countJobs } from '#server/db/state-store.ts'
import type { RunningApp } from './create-app.ts'

let database: OpenDatabase
let web: RunningApp
let worker: RunningApp | undefined

beforeAll(async () => {
  database = await openTestDatabase()
  web = await startApp(settingsFor('web'), { database })
})

afterAll(async () => {
  // The processes share the database, and the first one closes it.
  await worker?.server.close()
  await worker?.app.jobs.stop()
  await web.stop()
})

const settingsFor = (services: string) => ({
  SERVICES: services,
  DATABASE_URL: 'postgres://given@localhost/by-the-test',
})

test('what a process for the web queues is done by a process that only works', async () => {
  const signedUp = await clientWith(null, web).call(authEndpoints.signUp, {
    body: { email: `${randomUUID()}@example.com`, password: 'staple battery horse', name: 'Robin' },
  })
  const person = clientWith(String(signedUp.headers['set-cookie']).split(';')[0]!, web)
  const made = await person.call(workspaceEndpoints.create, { body: { name: 'Apart' } })
  const brand = await person.call(brandEndpoints.create, {
    body: { ...brandFields, workspaceId: made.body.workspace.id },
  })
  const params = { id: brand.body.brand.id }
  await person.call(brandEndpoints.update, { params, body: { ...brandDetails, onboardingStep: null } })
  const month = { year: 2026, month: 12 }
  const asked = await person.call(ideaEndpoints.generate, { params, body: { ...month, wait: false } })
  expect(asked.status).toBe(202)
  const ideas = async () => {
    const { body } = await person.call(ideaEndpoints.plan, { params: { ...params, year: '2026', month: '12' } })
    return { generating: body.generating, topics: body.mainTopics.length > 0 }
  }
  const jobs = async () => (await countJobs(database.db)).filter(({ queue }) => queue === 'ideas')
  expect(await jobs()).toEqual([{ queue: 'ideas', state: 'created', jobs: 1 }])
  expect(await ideas()).toEqual({ generating: true, topics: false })

  worker = await startApp(settingsFor('worker'), { database })
  await expect.poll(ideas).toEqual({ generating: false, topics: true })
})

test('a process that only works answers how it is and nothing else', async () => {
  const statusOf = async (url: string) => (await worker!.server.inject({ url })).statusCode
  expect([await statusOf('/api/health'), await statusOf('/api/auth/me'), await statusOf('/')]).toEqual([200, 404, 404])
  expect((await web.server.inject({ url: '/api/auth/me' })).statusCode).toBe(401)
})
