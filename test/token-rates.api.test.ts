import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { createWorkspace } from '#features/access/server/workspaces.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { clientWith, cookieOf } from './client.ts'
import { newCredentials, type Person } from './fixtures.ts'
import { startApp } from './test-app.ts'
import { MINUTE, at } from './test-clock.ts'
import { aToken } from './tokens.ts'

let running: RunningApp
let owner: Person
let workspaceId: string

beforeAll(async () => {
  running = await startApp({ RATE_LIMITS: 'on' })
  const signedUp = await clientWith(null, running).call(authEndpoints.signUp, { body: newCredentials() })
  const { id, email } = signedUp.body
  owner = { ...clientWith(cookieOf(signedUp), running), user: { id, email } } as Person
  workspaceId = await createWorkspace(running.app, id, 'Test workspace')
  await setPlanOverride(running.app.db, workspaceId, 'TEAMS')
})
afterAll(() => running.stop())

const tokenHere = () => aToken({ id: workspaceId, owner }, {}, running)

test('a token has 600 reads a minute across all endpoints, and every answer says what is left', async () => {
  const [byToken, other] = [await tokenHere(), await tokenHere()]
  const first = await byToken.call(brandEndpoints.list)
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"token";q=600;w=60', ratelimit: '"token";r=599;t=60' })
  const missing = { params: { id: workspaceId } }
  for (let call = 0; call < 599; call++) await byToken.call(brandEndpoints.get, missing)
  const refused = await byToken.call(brandEndpoints.list)
  expect([refused.status, refused.error.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['ratelimit']).toMatch(/^"token";r=0;t=\d+$/)
  // Other tokens of the user, and the user in the app, have their own limits.
  expect((await other.call(brandEndpoints.list)).status).toBe(200)
  expect((await owner.call(brandEndpoints.list)).status).toBe(200)
  await at(MINUTE + 1000, async () => expect((await byToken.call(brandEndpoints.list)).status).toBe(200))
}, 300_000)

test('a token has 60 writes a minute', async () => {
  const byToken = await tokenHere()
  const write = () => byToken.call(ideaEndpoints.archive, { params: { id: workspaceId } })
  for (let call = 0; call < 60; call++) expect((await write()).status).toBe(404)
  expect((await write()).status).toBe(429)
  expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
})

test('a token calls tools 60 times a minute', async () => {
  const byToken = await tokenHere()
  const list = () =>
    byToken.call(mcpEndpoint, {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      headers: { accept: 'application/json, text/event-stream' },
    })
  for (let call = 0; call < 60; call++) expect((await list()).status).toBe(200)
  expect((await list()).status).toBe(429)
})

test('a session gets no such fields', async () => {
  const { headers } = await owner.call(brandEndpoints.list)
  expect(headers['ratelimit']).toBeUndefined()
})
