import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { type Client, clientWith, cookieOf, signedOut } from '#test/client.ts'
import { PERSON_PASSWORD, type Person, aPerson, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { HOUR, MINUTE, at } from '#test/test-clock.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

// Requests of a super admin need a session and its token. This test uses real HTTP, like a browser that has both.

const { logIn, logInAsSuperAdmin, logOut, me } = authEndpoints
const { users, impersonate, stopImpersonating, suspend } = adminPeopleEndpoints

interface SignedIn {
  cookie: string
  token: string
}

let account: { email: string; password: string }
let robin: Person

beforeAll(async () => {
  const { user } = await aPerson({ role: 'SUPERADMIN' })
  account = { email: user.email, password: PERSON_PASSWORD }
  robin = await aPerson()
})

async function signIn(): Promise<SignedIn> {
  const answer = await signedOut.call(logInAsSuperAdmin, { body: account })
  return { cookie: cookieOf(answer)!, token: answer.body.superadminToken! }
}

const outcome = ({ status, error }: { status: number; error: { code: string } | undefined }) =>
  status < 300 ? 'allowed' : `${status} ${error?.code}`

const reading = async (cookie: string | null, token?: string) =>
  outcome(await clientWith(cookie, testApp, token).call(users, { query: { limit: 1 } }))

const FORBIDDEN = '403 FORBIDDEN'
const NOBODY = '401 UNAUTHENTICATED'

test('a session and its token open the endpoints', async () => {
  const { cookie, token } = await signIn()
  expect(await reading(cookie, token)).toBe('allowed')
})

test("the ordinary login of a super admin returns a token, and other logins don't", async () => {
  const answer = await signedOut.call(logIn, { body: account })
  expect(await reading(cookieOf(answer), answer.body.superadminToken)).toBe('allowed')
  const { body } = await signedOut.call(logIn, { body: { email: robin.user.email, password: PERSON_PASSWORD } })
  expect(body).not.toHaveProperty('superadminToken')
})

test("a session or token alone opens nothing, and neither does another user's", async () => {
  const [mine, theirs] = [await signIn(), await signIn()]
  const other = await aPerson({ role: 'SUPERADMIN' })
  const colleague = cookieOf(
    await signedOut.call(logInAsSuperAdmin, { body: { email: other.user.email, password: PERSON_PASSWORD } }),
  )
  expect({
    'token alone': await reading(null, mine.token),
    'session alone': await reading(mine.cookie),
    'an empty token': await reading(mine.cookie, ''),
    'a token that nobody gave out': await reading(mine.cookie, 'x'.repeat(43)),
    'the token of another session of the same person': await reading(mine.cookie, theirs.token),
    "a colleague's session": await reading(colleague, mine.token),
    "an ordinary person's session": await reading(robin.cookie, mine.token),
    'a session that never was': await reading('mailmonth=nothing', mine.token),
  }).toEqual({
    'token alone': NOBODY,
    'session alone': FORBIDDEN,
    'an empty token': FORBIDDEN,
    'a token that nobody gave out': FORBIDDEN,
    'the token of another session of the same person': FORBIDDEN,
    "a colleague's session": FORBIDDEN,
    "an ordinary person's session": FORBIDDEN,
    'a session that never was': NOBODY,
  })
})

test('every invalid token gets the same error', async () => {
  const [mine, theirs] = [await signIn(), await signIn()]
  const bodies = await Promise.all(
    [undefined, '', 'x', theirs.token, `${mine.token}x`].map(
      async (token) => (await clientWith(mine.cookie, testApp, token).call(users)).error,
    ),
  )
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  const { error } = await clientWith(robin.cookie, testApp, mine.token).call(users)
  expect(error).toEqual(bodies[0])
})

test('a token ends with its session: by logout, age, inactivity or a new login', async () => {
  const left = await signIn()
  await clientWith(left.cookie, testApp, left.token).call(logOut)
  expect(await reading(left.cookie, left.token)).toBe(NOBODY)

  const idle = await signIn()
  expect(await at(31 * MINUTE, () => reading(idle.cookie, idle.token))).toBe(NOBODY)

  const busy = await signIn()
  for (let passed = 25 * MINUTE; passed < 8 * HOUR; passed += 25 * MINUTE) {
    await at(passed, () => reading(busy.cookie, busy.token))
  }
  expect(await at(8 * HOUR - MINUTE, () => reading(busy.cookie, busy.token))).toBe('allowed')
  expect(await at(8 * HOUR + MINUTE, () => reading(busy.cookie, busy.token))).toBe(NOBODY)

  const old = await signIn()
  const again = await clientWith(old.cookie).call(logInAsSuperAdmin, { body: account })
  expect(await reading(old.cookie, old.token)).toBe(NOBODY)
  expect(await reading(cookieOf(again), old.token)).toBe(FORBIDDEN)
  expect(await reading(cookieOf(again), again.body.superadminToken)).toBe('allowed')
})

test('a user who loses the super admin role loses access right away', async () => {
  const { user } = await aPerson({ role: 'SUPERADMIN' })
  const answer = await signedOut.call(logInAsSuperAdmin, { body: { email: user.email, password: PERSON_PASSWORD } })
  await testApp.app.db.execute(sql`update users set role = 'USER' where id = ${user.id}`)
  expect(await reading(cookieOf(answer), answer.body.superadminToken)).toBe(FORBIDDEN)
})

test.each([
  ['a wrong password', async () => ({ ...account, password: 'a guess' })],
  ['an address without an account', async () => ({ ...account, email: 'nobody@example.com' })],
  ['an account that is no super admin', async () => ({ email: robin.user.email, password: PERSON_PASSWORD })],
])('the login rejects %s with the same message', async (_, body) => {
  const { status, error, headers } = await signedOut.call(logInAsSuperAdmin, { body: await body() })
  expect([status, error]).toEqual([401, { error: 'Invalid superadmin credentials', code: 'INVALID_CREDENTIALS' }])
  expect(cookieOf({ headers })).toBeNull()
})

test('the database holds no token', async () => {
  const { token } = await signIn()
  const found = (await testApp.app.db.execute(sql`
    select s::text as row from sessions s union all select a::text from audit_log a`)) as { rows: { row: string }[] }
  expect(found.rows.length).toBeGreaterThan(3)
  expect(found.rows.filter(({ row }) => row.includes(token))).toEqual([])
})

describe('while impersonating', () => {
  let before: SignedIn
  let borrowed: string
  let asRobin: Client

  beforeAll(async () => {
    before = await signIn()
    const started = await clientWith(before.cookie, testApp, before.token).call(impersonate, {
      params: { id: robin.user.id },
    })
    borrowed = cookieOf(started)!
    asRobin = clientWith(borrowed, testApp, before.token)
  })

  test('replaces the session with one that names both users', async () => {
    expect((await clientWith(before.cookie).call(me)).status).toBe(401)
    expect((await asRobin.call(me)).body).toMatchObject({
      id: robin.user.id,
      role: 'USER',
      tokenType: 'impersonation',
      impersonator: { email: account.email },
    })
  })

  test('the token still reads and changes nothing', async () => {
    const { id } = await aWorkspace()
    expect(await reading(borrowed, before.token)).toBe('allowed')
    expect(await reading(borrowed)).toBe(FORBIDDEN)
    expect(await reading(robin.cookie, before.token)).toBe(FORBIDDEN)
    expect(outcome(await asRobin.call(suspend, { params: { id } }))).toBe('403 NOT_WHILE_IMPERSONATING')
    const nested = await asRobin.call(impersonate, { params: { id: (await aPerson()).user.id } })
    expect(outcome(nested)).toBe('403 NOT_WHILE_IMPERSONATING')
  })

  test('stopping needs the token, returns a new one and ends the impersonation', async () => {
    expect(outcome(await clientWith(borrowed).call(stopImpersonating))).toBe(FORBIDDEN)
    const stopped = await asRobin.call(stopImpersonating)
    const after = { cookie: cookieOf(stopped), token: stopped.body.superadminToken }
    expect(await reading(after.cookie, after.token)).toBe('allowed')
    expect(await reading(after.cookie, before.token)).toBe(FORBIDDEN)
    expect(await reading(borrowed, before.token)).toBe(NOBODY)
    expect((await clientWith(after.cookie).call(me)).body).toMatchObject({ tokenType: 'session', impersonator: null })
  })
})

test('stopping without an impersonation only changes the token', async () => {
  const { cookie, token } = await signIn()
  const { body } = await clientWith(cookie, testApp, token).call(stopImpersonating)
  expect(await reading(cookie, token)).toBe(FORBIDDEN)
  expect(await reading(cookie, body.superadminToken)).toBe('allowed')
})

test("repeated impersonation doesn't extend your session", async () => {
  const first = await signIn()
  const borrow = async ({ cookie, token }: SignedIn): Promise<SignedIn> => {
    const started = await clientWith(cookie, testApp, token).call(impersonate, { params: { id: robin.user.id } })
    const stopped = await clientWith(cookieOf(started), testApp, token).call(stopImpersonating)
    return { cookie: cookieOf(stopped)!, token: stopped.body.superadminToken }
  }
  let now = first
  for (let passed = 20 * MINUTE; passed < 8 * HOUR; passed += 20 * MINUTE) now = await at(passed, () => borrow(now))
  expect(await at(8 * HOUR - MINUTE, () => reading(now.cookie, now.token))).toBe('allowed')
  expect(await at(8 * HOUR + MINUTE, () => reading(now.cookie, now.token))).toBe(NOBODY)
})
