import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { type Client, clientWith, cookieOf } from '#test/client.ts'
import { brandDetails, brandFields, newCredentials } from '#test/fixtures.ts'
import { startApp } from '#test/test-app.ts'

// The error of a full disk, without filling one. A trigger raises what PostgreSQL does then.
let app: RunningApp
let owner: Client
let workspaceId: string
let brandId: string

beforeAll(async () => {
  app = await startApp()
  owner = clientWith(cookieOf(await clientWith(null, app).call(authEndpoints.signUp, { body: newCredentials() })), app)
  workspaceId = (await owner.call(workspaceEndpoints.create, { body: { name: 'Full' } })).body.workspace.id
  brandId = (await owner.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })).body.brand.id
  await owner.call(brandEndpoints.update, { params: { id: brandId }, body: { ...brandDetails, onboardingStep: null } })
  await app.app.db.execute(sql`
    create function no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`)
})
afterAll(() => app.stop())

async function withoutSpaceFor<T>(table: string, work: () => Promise<T>): Promise<T> {
  const name = sql.identifier(table)
  await app.app.db.execute(sql`create trigger full_disk before insert on ${name} execute function no_space()`)
  try {
    return await work()
  } finally {
    await app.app.db.execute(sql`drop trigger full_disk on ${name}`)
  }
}

const write = () =>
  owner.call(ideaEndpoints.addManual, { params: { id: brandId }, body: { title: 'Snow', year: 2027, month: 1 } })
const usage = async () => (await owner.call(usageEndpoints.usage, { params: { id: workspaceId } })).body.usage

test('a full disk answers 507, stores nothing, and writing works again when it has space', async () => {
  const refused = await withoutSpaceFor('subtopics', write)
  expect([refused.status, refused.headers['retry-after'], refused.error]).toEqual([
    507,
    '60',
    {
      error: "Our storage is full, so we couldn't save this. Please try again later.",
      code: 'STORAGE_FULL',
      retryAfter: 60,
    },
  ])
  expect(await usage()).toMatchObject({ topics: 0, subtopics: 0 })
  expect((await write()).status).toBe(201)
})

test('a generation that meets a full disk says so and uses no quota', async () => {
  const { body } = await write()
  const generate = () => owner.call(outlineEndpoints.generate, { params: { id: body.idea.id }, body: {} })
  const failed = await withoutSpaceFor('outlines', generate)
  expect([failed.status, failed.error.code]).toEqual([507, 'STORAGE_FULL'])
  expect(await usage()).toMatchObject({ outlines: 0 })
  expect((await generate()).status).toBe(200)
  expect(await usage()).toMatchObject({ outlines: 1 })
})
