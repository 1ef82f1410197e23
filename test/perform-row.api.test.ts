import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPeopleEndpoints } from '#features/admin/people-contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { AUTHORIZATION_TABLE, SESSIONS_REJECTED, type Rule } from './authorization-table.ts'
import { type AnyInput, type Client, clientWith, cookieOf, signedOut } from './client.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { aMember, aPerson, newCredentials, ownAgain, setPlan, suspend } from './fixtures.ts'
import { type Outcome, perform } from './perform-row.ts'
import { startApp, testApp } from './test-app.ts'

// A row without HTTP gives the same errors and results as with HTTP.

let place: FilledWorkspace
let refused: Map<string, Client>

beforeAll(async () => {
  place = await aFilledWorkspace('OMNI')
  refused = new Map([
    ['signed out', signedOut],
    ['outsider', await aPerson()],
    ['COLLABORATOR', await aMember(place.workspace, 'COLLABORATOR')],
  ])
})

const isRefusal = ({ status }: Outcome) => status >= 300

async function overHttp(client: Client, name: string, input: AnyInput): Promise<Outcome> {
  const { status, error } = await client.call(ROWS.get(name)!, input)
  return { status, body: error }
}

/** Only the payer, who is the owner, may link a payment. */
const allowedFor = async ({ allowed, except }: Rule): Promise<Client> => {
  if (typeof allowed === 'object' || except?.outsider !== undefined) return place.workspace.owner
  if (allowed === 'super admin') return aPerson({ role: 'SUPERADMIN' })
  return allowed === 'signed in' ? aPerson() : signedOut
}

describe('the same callers are rejected with and without HTTP', () => {
  // No session may call tools.
  const bySession = Object.entries(AUTHORIZATION_TABLE).filter(([, { except }]) => except !== SESSIONS_REJECTED)
  test.each(bySession)('%s', async (name, rule) => {
    const allowed = await allowedFor(rule)
    let input = await EXAMPLE_CALLS[name]!(place)
    for (const [who, client] of refused) {
      const answered = await overHttp(client, name, input)
      if (isRefusal(answered)) expect([who, await perform(client, name, input)]).toEqual([who, answered])
      // The request used the example up.
      else input = await EXAMPLE_CALLS[name]!(place)
    }
    const performed = await perform(allowed, name, input)
    expect(isRefusal(performed), JSON.stringify(performed.body)).toBe(false)
    await ownAgain(place.workspace)
  })
})

describe('the errors are the same', () => {
  const rename = 'PATCH /api/brands/{id}'
  const both = async (client: Client, name: string, input: AnyInput) => {
    const answered = await overHttp(client, name, input)
    expect(await perform(client, name, input)).toEqual(answered)
    return answered.body
  }
  const allowed = async (client: Client, name: string, input: AnyInput) =>
    expect(await perform(client, name, input)).toMatchObject({ status: 200 })

  test('for its body', async () => {
    const { owner } = place.workspace
    const params = { id: place.brandId }
    expect(await both(owner, rename, { params, body: { name: '' } })).toMatchObject({ field: 'name' })
    expect(await both(owner, rename, { params, body: [] as never })).toMatchObject({ code: 'INVALID_INPUT' })
    await allowed(owner, rename, { params, body: { name: 'Named again' } })
  })

  test('for an id of another workspace', async () => {
    const { owner } = (await aFilledWorkspace()).workspace
    const input = { params: { id: place.brandId }, body: { name: 'Mine now' } }
    expect(await both(owner, rename, input)).toMatchObject({ code: 'NOT_FOUND' })
    await allowed(place.workspace.owner, rename, input)
  })

  test('for a plan and for a suspension', async () => {
    const small = await aFilledWorkspace('OMNI')
    const { owner, id } = small.workspace
    const gated = 'POST /api/brands/{brandId}/calendar-feed'
    const input = await EXAMPLE_CALLS[gated]!(small)
    await setPlan(id, 'FREE')
    expect(await both(owner, gated, input)).toMatchObject({ code: 'PLAN_REQUIRED' })
    await setPlan(id, 'OMNI')
    expect(isRefusal(await perform(owner, gated, input))).toBe(false)
    const body = { name: 'Quiet' }
    await allowed(owner, rename, { params: { id: small.brandId }, body })
    await suspend(id)
    expect(await both(owner, rename, { params: { id: small.brandId }, body })).toMatchObject({
      code: 'WORKSPACE_SUSPENDED',
    })
  })

  test('for a super admin without the token, and for one who is logged in as a member', async () => {
    const boss = await aPerson({ role: 'SUPERADMIN' })
    const overview = 'GET /api/superadmin/overview'
    await allowed(boss, overview, {})
    expect(await both(clientWith(boss.cookie), overview, {})).toMatchObject({ code: 'FORBIDDEN' })
    const started = await boss.call(adminPeopleEndpoints.impersonate, { params: { id: place.workspace.owner.user.id } })
    const asOwner = clientWith(cookieOf(started))
    const deletion = 'DELETE /api/email-outlines/{id}'
    const input = await EXAMPLE_CALLS[deletion]!(place)
    expect(await both(asOwner, deletion, input)).toMatchObject({ code: 'NOT_WHILE_IMPERSONATING' })
    await allowed(place.workspace.owner, deletion, input)
  })
})

test('a call without HTTP is audited and published', async () => {
  const archive = 'POST /api/brands/{id}/archive'
  const input = await EXAMPLE_CALLS[archive]!(place)
  const heard: string[] = []
  const stop = testApp.app.live.listen('a member', {
    hint: ({ workspaceId, event }) => void (workspaceId === place.workspace.id && heard.push(event.what)),
    missed() {},
    end() {},
  })
  await perform(refused.get('COLLABORATOR')!, archive, input)
  expect(heard).toEqual([])
  await perform(place.workspace.owner, archive, input)
  stop?.()
  expect(heard).toEqual(['brands'])
  const entries = await testApp.app.db.select().from(auditLog).where(eq(auditLog.targetId, input.params!['id']!))
  const { id: workspaceId, owner } = place.workspace
  expect(entries.filter(({ action }) => action === 'brand.archived')).toMatchObject([
    { workspaceId, actorUserId: owner.user.id },
  ])
})

describe('rate limits count all calls together', () => {
  let limited: RunningApp
  beforeAll(async () => {
    limited = await startApp({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.stop())

  test('and reject calls past the limit of the row', async () => {
    const signedUp = await clientWith(null, limited).call(authEndpoints.signUp, { body: newCredentials() })
    const client = clientWith(cookieOf(signedUp), limited)
    const checkout = 'POST /api/billing/checkout'
    const call = (number: number) =>
      number % 2 === 0 ? overHttp(client, checkout, { body: {} }) : perform(client, checkout, { body: {} }, limited)
    const { max } = RATE_LIMITS.checkout
    for (let number = 0; number < max; number++) expect((await call(number)).status).not.toBe(429)
    const limitedBody = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) }
    for (const number of [0, 1]) expect(await call(number)).toMatchObject({ status: 429, body: limitedBody })
  })

  test('and protect an account against guesses', async () => {
    const visitor = clientWith(null, limited)
    const logIn = 'POST /api/auth/login'
    const body = { ...newCredentials(), password: 'a guess' }
    for (let attempt = 0; attempt < RATE_LIMITS['sign-in'].max; attempt++) {
      expect((await perform(visitor, logIn, { body }, limited)).status).toBe(401)
    }
    expect((await perform(visitor, logIn, { body }, limited)).status).toBe(429)
    expect((await overHttp(visitor, logIn, { body })).status).toBe(429)
    expect((await perform(visitor, logIn, { body: { ...body, ...newCredentials() } }, limited)).status).toBe(401)
  })
})
