import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningApp } from '#app/server/create-app.ts'
import { type Answer, clientWith, cookieOf, signedOut } from '#test/client.ts'
import { PERSON_PASSWORD, type Person, aPerson, aResetToken, newCredentials } from '#test/fixtures.ts'
import { FIXTURE_RECOVERY_CODE, FIXTURE_SECRET, aSecondFactor, codeOf, earlyInStep } from '#test/second-factors.ts'
import { mails, startApp, testApp } from '#test/test-app.ts'
import { MINUTE, at, testClock } from '#test/test-clock.ts'
import { authEndpoints } from '../../contract.ts'
import { factorEndpoints } from '../../factor-contract.ts'
import { deleteExpiredAccess } from '../store.ts'

const { logIn, logInAsSuperAdmin, me, changePassword, endOtherSessions, resetPassword, signUp } = authEndpoints
const secondStep = factorEndpoints.logIn
const password = PERSON_PASSWORD
const USED = 'That code was already used. Wait for the next one.'
const WRONG = "That code didn't work. Codes change every 30 seconds."
const EXPIRED = 'Your login expired. Please log in again.'

async function aGuardedPerson(changes: Parameters<typeof aPerson>[0] = {}): Promise<Person> {
  const person = await aPerson(changes)
  await aSecondFactor(person.user.id)
  return person
}

async function challengeOf({ user }: Pick<Person, 'user'>, row = logIn): Promise<string> {
  const { status, error } = await signedOut.call(row, { body: { email: user.email, password } })
  expect([status, error.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  return String(error['challenge'])
}

async function countSessions({ user }: Person): Promise<number> {
  const { rows } = (await testApp.app.db.execute(
    sql`select count(*)::int as count from sessions where user_id = ${user.id}`,
  )) as { rows: { count: number }[] }
  return rows[0]!.count
}

async function entriesAbout(email: string): Promise<{ action: string; metadata: Record<string, unknown> }[]> {
  const { rows } = (await testApp.app.db.execute(sql`
    select action, metadata from audit_log
    where actor_email = ${email} or metadata ->> 'email' = ${email} order by id`)) as {
    rows: { action: string; metadata: Record<string, unknown> }[]
  }
  return rows
}

describe('the first step', () => {
  test.each([logIn, logInAsSuperAdmin])('of $path asks for a code and opens nothing', async (row) => {
    const person = await aGuardedPerson({ role: 'SUPERADMIN' })
    const before = await countSessions(person)
    const { status, headers, error } = await signedOut.call(row, { body: { email: person.user.email, password } })
    expect([status, headers['set-cookie']]).toEqual([401, undefined])
    expect(error).toEqual({
      error: 'Enter the code from your authenticator app.',
      code: 'SECOND_FACTOR_REQUIRED',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await countSessions(person)).toBe(before)
    expect(await entriesAbout(person.user.email)).toEqual([])
  })

  test.each([
    [logIn, 'Invalid email or password'],
    [logInAsSuperAdmin, 'Invalid superadmin credentials'],
  ])('of $path tells no one who uses a second factor', async (row, sentence) => {
    const [guarded, plain] = [
      await aGuardedPerson({ role: 'SUPERADMIN' }),
      await aPerson({ role: 'SUPERADMIN' }),
    ] as const
    const attempts = [guarded.user.email, plain.user.email, newCredentials().email].map((email) =>
      signedOut.call(row, { body: { email, password: 'not the password' } }),
    )
    for (const { status, error } of await Promise.all(attempts)) {
      expect([status, error]).toEqual([401, { error: sentence, code: 'INVALID_CREDENTIALS' }])
    }
  })

  test('keeps the session that the browser had until the second step is done', async () => {
    const before = await aPerson()
    const person = await aGuardedPerson()
    await before.call(logIn, { body: { email: person.user.email, password } })
    expect((await before.call(me)).status).toBe(200)
    const challenge = await challengeOf(person)
    const done = await before.call(secondStep, { body: { challenge, code: await codeOf() } })
    expect(cookieOf(done)).not.toBe(before.cookie)
    expect((await before.call(me)).status).toBe(401)
  })

  test.each([
    [
      'a new password',
      (person: Person) =>
        person.call(changePassword, { body: { currentPassword: password, newPassword: 'another horse battery' } }),
    ],
    [
      'a reset password',
      async ({ user }: Person) =>
        signedOut.call(resetPassword, {
          body: { token: await aResetToken(user.email), password: 'another horse battery' },
        }),
    ],
    ['logging out everywhere else', (person: Person) => person.call(endOtherSessions)],
  ])('ends with %s', async (_, change) => {
    const person = await aGuardedPerson()
    const challenge = await challengeOf(person)
    expect((await change(person)).status).toBe(200)
    const answer = await signedOut.call(secondStep, { body: { challenge, code: await codeOf() } })
    expect([answer.status, answer.error.error]).toEqual([400, EXPIRED])
  })
})

describe('the second step', () => {
  test('opens a session and answers as the login does', async () => {
    const person = await aGuardedPerson()
    const challenge = await challengeOf(person)
    const answer = await signedOut.call(secondStep, { body: { challenge, code: await codeOf() } })
    expect(answer.status).toBe(200)
    const { body } = await clientWith(cookieOf(answer)).call(me)
    expect(answer.body).toEqual(body)
    expect(body.email).toBe(person.user.email)
    expect(await entriesAbout(person.user.email)).toMatchObject([
      { action: 'user.logged_in', metadata: { secondFactor: 'code' } },
    ])
  })

  test.each([-1, 0, 1])('takes the code of step %i once', (steps) =>
    earlyInStep(async () => {
      const person = await aGuardedPerson()
      const code = await codeOf(FIXTURE_SECRET, steps)
      const answers = []
      for (const challenge of [await challengeOf(person), await challengeOf(person)]) {
        answers.push(await signedOut.call(secondStep, { body: { challenge, code } }))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 400])
      expect(answers[1]!.error).toEqual({ error: USED, code: 'INVALID_INPUT', field: 'code' })
    }),
  )

  test('takes no earlier code after a later one', () =>
    earlyInStep(async () => {
      const person = await aGuardedPerson()
      const body = async (steps: number) => ({
        challenge: await challengeOf(person),
        code: await codeOf(FIXTURE_SECRET, steps),
      })
      expect((await signedOut.call(secondStep, { body: await body(1) })).status).toBe(200)
      expect((await signedOut.call(secondStep, { body: await body(0) })).error.error).toBe(USED)
      await at(MINUTE, async () => {
        expect((await signedOut.call(secondStep, { body: await body(0) })).status).toBe(200)
      })
    }))

  test.each([-3, 3])('refuses the code of step %i', async (steps) => {
    const challenge = await challengeOf(await aGuardedPerson())
    const answer = await signedOut.call(secondStep, { body: { challenge, code: await codeOf(FIXTURE_SECRET, steps) } })
    expect([answer.status, answer.error]).toEqual([400, { error: WRONG, code: 'INVALID_INPUT', field: 'code' }])
  })

  test('gives exactly one session for one code used 50 times at the same time', async () => {
    const person = await aGuardedPerson()
    const before = await countSessions(person)
    const code = await codeOf()
    const challenges = await Promise.all(Array.from({ length: 50 }, () => challengeOf(person)))
    const answers = await Promise.all(
      challenges.map((challenge) => signedOut.call(secondStep, { body: { challenge, code } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error.error === USED)).toHaveLength(49)
    expect(await countSessions(person)).toBe(before + 1)
  })

  test('takes a challenge once, however often it comes at the same time', () =>
    earlyInStep(async () => {
      const person = await aGuardedPerson()
      const before = await countSessions(person)
      const challenge = await challengeOf(person)
      const codes = await Promise.all([-1, 0, 1].map((steps) => codeOf(FIXTURE_SECRET, steps)))
      const answers = await Promise.all(codes.map((code) => signedOut.call(secondStep, { body: { challenge, code } })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await countSessions(person)).toBe(before + 1)
      const again = await signedOut.call(secondStep, { body: { challenge, code: await codeOf() } })
      expect([again.status, again.error]).toEqual([400, { error: EXPIRED, code: 'INVALID_TOKEN' }])
    }))

  test('refuses an unknown challenge, and one that is ten minutes old', async () => {
    const challenge = await challengeOf(await aGuardedPerson())
    const unknown = await signedOut.call(secondStep, { body: { challenge: 'made-up', code: await codeOf() } })
    expect([unknown.status, unknown.error]).toEqual([400, { error: EXPIRED, code: 'INVALID_TOKEN' }])
    const late = await at(10 * MINUTE, async () =>
      signedOut.call(secondStep, { body: { challenge, code: await codeOf() } }),
    )
    expect([late.status, late.error.error]).toEqual([400, EXPIRED])
  })
})

describe('a recovery code', () => {
  test('logs in once, however it is typed; the answer and an email say how many are left', async () => {
    const person = await aGuardedPerson()
    const code = ` ${FIXTURE_RECOVERY_CODE.toLowerCase().replaceAll('-', ' ')} `
    const first = await signedOut.call(secondStep, { body: { challenge: await challengeOf(person), code } })
    expect([first.status, first.body.recoveryCodesLeft]).toEqual([200, 0])
    const mail = mails.findLast(({ to }) => to === person.user.email)
    expect(mail?.subject).toBe('A recovery code was used to log in')
    expect(mail?.text).toContain('You have no recovery codes left.')
    expect(await entriesAbout(person.user.email)).toMatchObject([
      { action: 'user.logged_in', metadata: { secondFactor: 'recovery code' } },
    ])
    const second = await signedOut.call(secondStep, { body: { challenge: await challengeOf(person), code } })
    expect([second.status, second.error.field, second.error.error]).toEqual([
      400,
      'code',
      'That recovery code was already used. Use another one.',
    ])
  })

  test('gives exactly one session when it is used many times at the same time', async () => {
    const person = await aGuardedPerson()
    const before = await countSessions(person)
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challengeOf(person)))
    const answers = await Promise.all(
      challenges.map((challenge) => signedOut.call(secondStep, { body: { challenge, code: FIXTURE_RECOVERY_CODE } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions(person)).toBe(before + 1)
  })

  test('of another user opens nothing', async () => {
    const [person, other] = [await aGuardedPerson(), await aGuardedPerson()]
    await testApp.app.db.execute(sql`delete from recovery_codes where user_id = ${person.user.id}`)
    const answer = await signedOut.call(secondStep, {
      body: { challenge: await challengeOf(person), code: FIXTURE_RECOVERY_CODE },
    })
    expect(answer.error.error).toBe("That recovery code didn't work. Check it and try again.")
    const own = { challenge: await challengeOf(other), code: FIXTURE_RECOVERY_CODE }
    expect((await signedOut.call(secondStep, { body: own })).status).toBe(200)
  })
})

describe('the login of super admins', () => {
  test('gives no session to a user whose role was removed meanwhile', async () => {
    const boss = await aGuardedPerson({ role: 'SUPERADMIN' })
    const challenge = await challengeOf(boss, logInAsSuperAdmin)
    await testApp.app.db.execute(sql`update users set role = 'USER' where id = ${boss.user.id}`)
    const answer = await signedOut.call(secondStep, { body: { challenge, code: await codeOf() } })
    expect([answer.status, answer.error.error]).toEqual([400, EXPIRED])
  })
})

test('a new password by email leaves the second factor on', async () => {
  const person = await aGuardedPerson()
  const newPassword = 'another horse battery'
  const token = await aResetToken(person.user.email)
  await signedOut.call(resetPassword, { body: { token, password: newPassword } })
  const answer = await signedOut.call(logIn, { body: { email: person.user.email, password: newPassword } })
  expect(answer.error.code).toBe('SECOND_FACTOR_REQUIRED')
})

describe('guessing', () => {
  let first: RunningApp
  let second: RunningApp
  beforeAll(async () => {
    const RATE_LIMITS = 'on'
    first = await startApp({ RATE_LIMITS })
    second = await startApp({ RATE_LIMITS }, { database: { ...first.app.database, close: async () => {} } })
  })
  afterAll(async () => {
    await second.stop()
    await first.stop()
  })

  async function anAccountThere(): Promise<{ email: string; password: string }> {
    const account = newCredentials()
    const { body } = await clientWith(null, first).call(signUp, { body: account })
    await aSecondFactor(body.id, { to: first })
    return account
  }

  async function challengeAt(app: RunningApp, account: { email: string; password: string }): Promise<string> {
    const { error } = await clientWith(null, app).call(logIn, { body: account })
    return String(error['challenge'])
  }

  const guess = (app: RunningApp, challenge: string, code = '000000') =>
    clientWith(null, app).call(secondStep, { body: { challenge, code } })

  function expectLimited({ status, headers, error }: Answer<unknown>, withinSeconds: number): void {
    expect([status, error.code]).toEqual([429, 'RATE_LIMITED'])
    const seconds = Number(headers['retry-after'])
    expect(seconds).toBe(error['retryAfter'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(withinSeconds)
  }

  test('a challenge takes five tries, also across two processes; not even the right code opens the sixth', async () => {
    const account = await anAccountThere()
    const challenge = await challengeAt(first, account)
    for (const app of [first, second, first, second, first]) {
      expect((await guess(app, challenge)).error.error).toBe(WRONG)
    }
    for (const app of [second, first]) expectLimited(await guess(app, challenge, await codeOf()), 600)
    const fresh = await challengeAt(second, account)
    expect((await guess(first, fresh, await codeOf())).status).toBe(200)
  })

  test('an account takes ten tries in fifteen minutes, also across two processes and challenges', async () => {
    const account = await anAccountThere()
    for (const app of [first, second]) {
      const challenge = await challengeAt(app, account)
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await guess(attempt % 2 === 0 ? first : second, challenge)).status).toBe(400)
      }
    }
    for (const app of [first, second]) {
      expectLimited(await guess(app, await challengeAt(app, account), await codeOf()), 900)
    }
    const other = await anAccountThere()
    expect((await guess(first, await challengeAt(first, other), await codeOf())).status).toBe(200)
    await at(15 * MINUTE + 1000, async () => {
      expect((await guess(second, await challengeAt(second, account), await codeOf())).status).toBe(200)
    })
  })

  test('codes that are guessed in the settings count too', async () => {
    const account = await anAccountThere()
    const opened = await guess(first, await challengeAt(first, account), await codeOf())
    const owner = clientWith(cookieOf(opened), first)
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = await owner.call(factorEndpoints.turnOff, {
        body: { currentPassword: account.password, code: '000000' },
      })
      expect(answer.error.field).toBe('code')
    }
    const body = { currentPassword: account.password, code: await codeOf(FIXTURE_SECRET, 1) }
    expectLimited(await owner.call(factorEndpoints.turnOff, { body }), 900)
    expectLimited(await owner.call(factorEndpoints.replaceRecoveryCodes, { body }), 900)
  })
})

test('challenges are deleted when they have expired', async () => {
  const person = await aGuardedPerson()
  await challengeOf(person)
  const count = async () => {
    const { rows } = (await testApp.app.db.execute(
      sql`select count(*)::int as count from login_challenges where user_id = ${person.user.id}`,
    )) as { rows: { count: number }[] }
    return rows[0]!.count
  }
  await deleteExpiredAccess(testApp.app.db, testClock.now())
  expect(await count()).toBe(1)
  await at(10 * MINUTE, () => deleteExpiredAccess(testApp.app.db, testClock.now()))
  expect(await count()).toBe(0)
})
