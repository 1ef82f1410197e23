import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import type { RunningApp } from '#server/app/create-app.ts'
import { type Answer, clientWith, cookieOf } from '#test/client.ts'
import { newCredentials } from '#test/fixtures.ts'
import { mails, startApp } from '#test/test-app.ts'
import { HOUR, MINUTE, at } from '#test/test-clock.ts'
import { RATE_LIMITS } from './rate-limits.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.stop())

const { logIn, logInAsSuperAdmin, logOut, signUp, forgotPassword, me } = authEndpoints

function expectLimited(answer: Answer<unknown>, withinSeconds: number): void {
  expect([answer.status, answer.error]).toEqual([
    429,
    {
      error: 'Too many requests. Please wait a moment and try again.',
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    },
  ])
  const seconds = Number(answer.headers['retry-after'])
  expect(seconds).toBe(answer.error['retryAfter'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(withinSeconds)
}

test('ten wrong passwords close an account to an address for fifteen minutes, and to nobody else', async () => {
  const visitor = clientWith(null, app)
  const account = newCredentials()
  await visitor.call(signUp, { body: account })
  for (let attempt = 1; attempt <= RATE_LIMITS['sign-in'].max; attempt++) {
    const { status } = await visitor.call(logIn, { body: { ...account, password: `guess ${attempt}` } })
    expect(status).toBe(401)
  }
  expectLimited(await visitor.call(logIn, { body: account }), 900)
  expectLimited(await visitor.call(logIn, { body: { ...account, email: account.email.toUpperCase() } }), 900)
  // A header that anyone may write does not make another address of it.
  const forwarded = await app.server.inject({
    method: 'POST',
    url: logIn.path,
    payload: account,
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(forwarded.statusCode).toBe(429)
  const elsewhere = await app.server.inject({
    method: 'POST',
    url: logIn.path,
    payload: account,
    remoteAddress: '203.0.113.7',
  })
  expect(elsewhere.statusCode).toBe(200)
  const later = await at(15 * MINUTE + 1000, () => visitor.call(logIn, { body: account }))
  expect(later.status).toBe(200)
})

test('five wrong passwords close the sign-in of the super admin', async () => {
  const visitor = clientWith(null, app)
  const account = newCredentials()
  for (let attempt = 1; attempt <= RATE_LIMITS['admin-sign-in'].max; attempt++) {
    expect((await visitor.call(logInAsSuperAdmin, { body: account })).status).toBe(401)
  }
  expectLimited(await visitor.call(logInAsSuperAdmin, { body: account }), 900)
  // It is another count than that of the ordinary sign-in.
  expect((await visitor.call(logIn, { body: account })).status).toBe(401)
})

test('the right password starts the count again', async () => {
  const visitor = clientWith(null, app)
  const account = newCredentials()
  await visitor.call(signUp, { body: account })
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 6; attempt++) {
      const { status } = await visitor.call(logIn, { body: { ...account, password: 'a guess' } })
      expect(status).toBe(401)
    }
    expect((await visitor.call(logIn, { body: account })).status).toBe(200)
  }
})

test('mails for a new password are few for an address, known or not', async () => {
  const visitor = clientWith(null, app)
  const { email } = newCredentials()
  const known = newCredentials()
  await visitor.call(signUp, { body: known })
  for (const address of [email, known.email]) {
    for (let attempt = 1; attempt <= RATE_LIMITS.reset.max; attempt++) {
      expect((await visitor.call(forgotPassword, { body: { email: address } })).status).toBe(200)
    }
    expectLimited(await visitor.call(forgotPassword, { body: { email: address } }), 3600)
  }
  expect(mails.filter(({ to }) => to === known.email)).toHaveLength(RATE_LIMITS.reset.max)
  const later = await at(HOUR + 1000, () => visitor.call(forgotPassword, { body: { email } }))
  expect(later.status).toBe(200)
})

test('one address cannot try many accounts', async () => {
  const from = { method: 'POST', url: forgotPassword.path, remoteAddress: '203.0.113.9' } as const
  const statuses: number[] = []
  for (let attempt = 0; attempt <= RATE_LIMITS.reset.max * 10; attempt++) {
    const { statusCode } = await app.server.inject({ ...from, payload: { email: newCredentials().email } })
    statuses.push(statusCode)
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('a network of IPv6 addresses is one caller, its neighbour another', async () => {
  const from = async (remoteAddress: string) => {
    const payload = { email: newCredentials().email }
    return (await app.server.inject({ method: 'POST', url: forgotPassword.path, remoteAddress, payload })).statusCode
  }
  const { max } = RATE_LIMITS.reset
  for (let host = 1; host <= max * 10; host++) expect(await from(`2001:db8:0:7::${host.toString(16)}`)).toBe(200)
  expect(await from('2001:db8:0:7:aaaa::1')).toBe(429)
  expect(await from('2001:db8:0:8::1')).toBe(200)
})

test('a person who reads without end is asked to wait, others go on', async () => {
  const [busy, calm] = await Promise.all(
    [1, 2].map(async () => {
      const answer = await clientWith(null, app).call(signUp, { body: newCredentials() })
      return clientWith(cookieOf(answer), app)
    }),
  )
  const { max } = RATE_LIMITS.read
  const answers = await Promise.all(Array.from({ length: max }, () => busy!.call(me)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(max)
  expectLimited(await busy!.call(me), 60)
  expect((await calm!.call(me)).status).toBe(200)
})

test('cookies that open nothing do not make a stranger many', async () => {
  const { max } = RATE_LIMITS.write
  const knock = async (attempt: number) => {
    const from = { method: 'POST', url: logOut.path, remoteAddress: '203.0.113.11' } as const
    return (await app.server.inject({ ...from, headers: { cookie: `mailmonth=forged-${attempt}` } })).statusCode
  }
  for (let attempt = 0; attempt < max; attempt++) expect(await knock(attempt)).toBe(200)
  expect(await knock(max)).toBe(429)
})

test('a person is one person with all their sessions', async () => {
  const account = newCredentials()
  const phone = clientWith(cookieOf(await clientWith(null, app).call(signUp, { body: account })), app)
  const laptop = clientWith(cookieOf(await clientWith(null, app).call(logIn, { body: account })), app)
  await Promise.all(Array.from({ length: RATE_LIMITS.read.max }, () => phone.call(me)))
  expectLimited(await laptop.call(me), 60)
})
