import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { attemptCounts, users } from '#features/auth/server/tables.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { createPasswords } from '#server/passwords.ts'
import { createTurns } from '#server/turns.ts'
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

const { logIn, logInAsSuperAdmin, logOut, signUp, forgotPassword, me, resetPassword } = authEndpoints

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

test('blocks an address for 15 minutes after ten wrong passwords', async () => {
  const visitor = clientWith(null, app)
  const account = newCredentials()
  await visitor.call(signUp, { body: account })
  for (let attempt = 1; attempt <= RATE_LIMITS['sign-in'].max; attempt++) {
    const { status } = await visitor.call(logIn, { body: { ...account, password: `guess ${attempt}` } })
    expect(status).toBe(401)
  }
  expectLimited(await visitor.call(logIn, { body: account }), 900)
  expectLimited(await visitor.call(logIn, { body: { ...account, email: account.email.toUpperCase() } }), 900)
  // Anyone can write this header, so it doesn't change the address.
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

test('blocks the super admin login after five wrong passwords', async () => {
  const visitor = clientWith(null, app)
  const account = newCredentials()
  for (let attempt = 1; attempt <= RATE_LIMITS['admin-sign-in'].max; attempt++) {
    expect((await visitor.call(logInAsSuperAdmin, { body: account })).status).toBe(401)
  }
  expectLimited(await visitor.call(logInAsSuperAdmin, { body: account }), 900)
  // Separate from the count of the ordinary login.
  expect((await visitor.call(logIn, { body: account })).status).toBe(401)
})

test('the right password resets the count', async () => {
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

test('limits password reset emails per address', async () => {
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

test('limits password reset emails per account, whatever the address', async () => {
  const visitor = clientWith(null, app)
  const account = newCredentials()
  await visitor.call(signUp, { body: account })
  const { email } = account
  const askFrom = (number: number) =>
    app.server.inject({
      method: 'POST',
      url: forgotPassword.path,
      payload: { email: number % 2 === 0 ? email : email.toUpperCase() },
      remoteAddress: `198.51.100.${number}`,
    })
  const links = () => mails.filter(({ to, kind }) => to === email && kind === 'reset_password')
  const answers: string[] = []
  for (let number = 1; number <= 13; number++) {
    const { statusCode, body } = await askFrom(number)
    answers.push(`${statusCode} ${body}`)
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"ok":true}']))
  expect(links()).toHaveLength(10)
  // The newest link still works, so a flood of requests doesn't lock the owner out.
  const [, token] = /token=([\w-]{43})$/m.exec(links().at(-1)!.text)!
  const password = 'a new horse battery'
  expect((await visitor.call(resetPassword, { body: { token: token!, password } })).status).toBe(200)
  await at(HOUR + 1000, () => askFrom(14))
  expect(links()).toHaveLength(11)
})

test("one address can't try many accounts", async () => {
  const from = { method: 'POST', url: forgotPassword.path, remoteAddress: '203.0.113.9' } as const
  const statuses: number[] = []
  for (let attempt = 0; attempt <= RATE_LIMITS.reset.max * 10; attempt++) {
    const { statusCode } = await app.server.inject({ ...from, payload: { email: newCredentials().email } })
    statuses.push(statusCode)
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('a network of IPv6 addresses is one caller', async () => {
  const from = async (remoteAddress: string) => {
    const payload = { email: newCredentials().email }
    return (await app.server.inject({ method: 'POST', url: forgotPassword.path, remoteAddress, payload })).statusCode
  }
  const { max } = RATE_LIMITS.reset
  for (let host = 1; host <= max * 10; host++) expect(await from(`2001:db8:0:7::${host.toString(16)}`)).toBe(200)
  expect(await from('2001:db8:0:7:aaaa::1')).toBe(429)
  expect(await from('2001:db8:0:8::1')).toBe(200)
})

test('a user who reads too much must wait while others continue', async () => {
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

test("invalid cookies don't give a new limit", async () => {
  const { max } = RATE_LIMITS.write
  const knock = async (attempt: number) => {
    const from = { method: 'POST', url: logOut.path, remoteAddress: '203.0.113.11' } as const
    return (await app.server.inject({ ...from, headers: { cookie: `mailmonth=forged-${attempt}` } })).statusCode
  }
  for (let attempt = 0; attempt < max; attempt++) expect(await knock(attempt)).toBe(200)
  expect(await knock(max)).toBe(429)
})

test('all sessions of a user share one limit', async () => {
  const account = newCredentials()
  const phone = clientWith(cookieOf(await clientWith(null, app).call(signUp, { body: account })), app)
  const laptop = clientWith(cookieOf(await clientWith(null, app).call(logIn, { body: account })), app)
  await Promise.all(Array.from({ length: RATE_LIMITS.read.max }, () => phone.call(me)))
  expectLimited(await laptop.call(me), 60)
})

describe('guesses from many addresses', () => {
  const guess = async (row: typeof logIn, account: object, number: number) =>
    app.server.inject({ method: 'POST', url: row.path, payload: account, remoteAddress: `198.51.100.${number}` })
  const known = async () => {
    const account = newCredentials()
    await clientWith(null, app).call(signUp, { body: account })
    return account
  }

  test.each([
    ['an account', 'USER', 50],
    ['the account of a super admin', 'SUPERADMIN', 20],
  ] as const)('at %s stop after the hourly limit, wherever they come from', async (_, role, most) => {
    const account = await known()
    await app.app.db.update(users).set({ role }).where(eq(users.email, account.email))
    const wrong = { ...account, password: 'a guess' }
    const attempts = await Promise.all(Array.from({ length: 60 }, (_attempt, number) => guess(logIn, wrong, number)))
    const statuses = attempts.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(most)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - most)
    expect((await guess(logInAsSuperAdmin as never, account, 100)).statusCode).toBe(429)
    const later = await at(HOUR + 1000, () => guess(logIn, account, 101))
    expect(later.statusCode).toBe(200)
  })

  test("count, but correct answers don't", async () => {
    const account = await known()
    for (let number = 0; number < 60; number++) expect((await guess(logIn, account, number)).statusCode).toBe(200)
    expect((await guess(logIn, { ...account, password: 'a guess' }, 61)).statusCode).toBe(401)
  })
})

test('a blocked address stores nothing more', async () => {
  const from = { method: 'POST', url: logIn.path, remoteAddress: '203.0.113.77' } as const
  const attempt = async () => (await app.server.inject({ ...from, payload: newCredentials() })).statusCode
  for (let number = 0; number < RATE_LIMITS['sign-in'].max * 10; number++) expect(await attempt()).toBe(401)
  const kept = () => app.app.db.$count(attemptCounts)
  const before = await kept()
  for (let number = 0; number < 100; number++) expect(await attempt()).toBe(429)
  expect(await kept()).toBe(before)
})

describe('behind a proxy', () => {
  const sixth = async (settings: Record<string, string>, forwarded: (attempt: number) => string) => {
    const behind = await startApp({ RATE_LIMITS: 'on', ...settings })
    try {
      const statuses: number[] = []
      for (let attempt = 1; attempt <= 6; attempt++) {
        const { statusCode } = await behind.server.inject({
          method: 'POST',
          url: logInAsSuperAdmin.path,
          payload: { email: 'boss@example.com', password: 'a guess' },
          headers: { 'x-forwarded-for': forwarded(attempt) },
        })
        statuses.push(statusCode)
      }
      return statuses.at(-1)
    } finally {
      await behind.stop()
    }
  }

  const made = (attempt: number) => `10.9.${attempt}.1, 203.0.113.5`
  const forwarded = (attempt: number) => `203.0.113.${attempt}`

  test.each([
    ['counts the address that its one proxy adds, and none before it', '1', made, 429],
    ['counts the address that a known proxy adds, and none before it', '127.0.0.1', made, 429],
    ['tells people behind its proxy apart', '1', forwarded, 401],
    ['tells people behind two proxies apart', '2', (attempt: number) => `${forwarded(attempt)}, 10.0.0.1`, 401],
    ['believes nobody but the known proxies', '10.0.0.1', forwarded, 429],
  ] as const)('the server %s', async (_, setting, header, status) => {
    expect(await sixth({ TRUST_PROXY: setting }, header)).toBe(status)
  })
})

test('a full password queue returns 503 and works again later', async () => {
  const turns = createTurns({ atOnce: 1, waitingAtMost: 2, waitSeconds: 10 })
  const queued = await startApp({}, { passwords: createPasswords({ N: 2, r: 1, p: 1 }, turns) })
  try {
    const visitor = clientWith(null, queued)
    const account = newCredentials()
    await visitor.call(signUp, { body: account })
    const { promise, resolve } = Promise.withResolvers<void>()
    const full = Promise.all([1, 2, 3].map(() => turns.take(() => promise)))
    for (const email of [account.email, newCredentials().email]) {
      const refused = await visitor.call(logIn, { body: { ...account, email } })
      expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '10'])
    }
    resolve()
    await full
    expect((await visitor.call(logIn, { body: account })).status).toBe(200)
    expect((await visitor.call(logIn, { body: newCredentials() })).status).toBe(401)
  } finally {
    await queued.stop()
  }
})
