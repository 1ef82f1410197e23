import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningApp } from '#app/server/create-app.ts'
import { createPasswords } from '#server/passwords.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { aPerson, anAccount, newCredentials } from '#test/fixtures.ts'
import { startApp, testApp } from '#test/test-app.ts'
import { authEndpoints } from '../contract.ts'
import { findUserByEmail } from './store.ts'

const { signUp, logIn, logOut, me, user } = authEndpoints

describe('signing up', () => {
  test('makes an account and a session, and answers the person without an envelope', async () => {
    const { email, password } = newCredentials()
    const answer = await signedOut.call(signUp, { body: { email: `  ${email.toUpperCase()} `, password } })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: email.split('@')[0],
      email,
      phone: '',
      address: '',
      role: 'USER',
      pendingEmail: null,
      tokenType: 'session',
      impersonator: null,
    })
    const person = clientWith(cookieOf(answer))
    expect((await person.call(me)).body).toEqual(answer.body)
    expect((await person.call(user)).body).toEqual(answer.body)
  })

  test('refuses an address that has an account, in any spelling of its case', async () => {
    const { email, password } = await anAccount()
    for (const spelling of [email, email.toUpperCase()]) {
      const { status, error, headers } = await signedOut.call(signUp, { body: { email: spelling, password } })
      expect([status, error.code, headers['set-cookie']]).toEqual([409, 'EMAIL_TAKEN', undefined])
    }
  })

  test('gives an address to one of two concurrent sign-ups', async () => {
    const body = newCredentials()
    const answers = await Promise.all([1, 2, 3].map(() => signedOut.call(signUp, { body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  test.each([
    [{ email: 'nobody', password: 'long enough' }, 'email', 'Please enter a valid email address'],
    [{ email: '', password: 'long enough' }, 'email', 'Email is required'],
    [{ email: 'a@example.com', password: 'short' }, 'password', 'Password must be at least 8 characters long'],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, 'password', 'Please use at most 128 characters'],
    [{ email: 'a@example.com' }, 'password', expect.any(String)],
    [{ email: `${'a'.repeat(250)}@example.com`, password: 'long enough' }, 'email', expect.any(String)],
  ])('names what is wrong with %j', async (body, field, error) => {
    const answer = await signedOut.call(signUp, { body })
    expect([answer.status, answer.error]).toEqual([400, { error, code: 'INVALID_INPUT', field }])
  })

  test('takes nothing that was not asked for', async () => {
    const grab = {
      role: 'SUPERADMIN',
      id: '0198c0de-0000-7000-8000-000000000000',
      createdAt: '2000-01-01',
      name: 'Boss',
    }
    const { email, password } = newCredentials()
    const { body } = await signedOut.call(signUp, { body: { email, password, ...grab } })
    expect(body).toMatchObject({ role: 'USER', name: email.split('@')[0] })
    expect(body.id).not.toBe(grab.id)
  })
})

describe('logging in', () => {
  test('opens a session with the right password, however its letters are composed', async () => {
    const email = newCredentials().email
    await signedOut.call(signUp, { body: { email, password: 'Zoë’s café №1' } })
    const { status, body } = await signedOut.call(logIn, {
      body: { email: email.toUpperCase(), password: 'Zoe\u0308’s cafe\u0301 №1' },
    })
    expect([status, body.email]).toEqual([200, email])
  })

  test('answers a wrong password and an unknown account alike', async () => {
    const { email } = await anAccount()
    const wrong = await signedOut.call(logIn, { body: { email, password: 'not the password' } })
    const unknown = await signedOut.call(logIn, { body: { ...newCredentials(), password: 'not the password' } })
    expect([wrong.status, wrong.error]).toEqual([
      401,
      { error: 'Invalid email or password', code: 'INVALID_CREDENTIALS' },
    ])
    expect([unknown.status, unknown.bytes]).toEqual([wrong.status, wrong.bytes])
    expect([wrong.headers['set-cookie'], unknown.headers['set-cookie']]).toEqual([undefined, undefined])
  })

  test('gives a new session and ends the one the browser had', async () => {
    const account = await anAccount()
    const before = await aPerson()
    const chosen = clientWith('mailmonth=chosen-by-someone-else')
    for (const client of [before, chosen]) {
      const answer = await client.call(logIn, { body: account })
      expect(cookieOf(answer)).not.toBe(client.cookie)
      expect((await client.call(me)).status).toBe(401)
      expect((await clientWith(cookieOf(answer)).call(me)).body.email).toBe(account.email)
    }
    const signedUp = await aPerson()
    await signedUp.call(signUp, { body: newCredentials() })
    expect((await signedUp.call(me)).status).toBe(401)
  })

  test('is audited with the user', async () => {
    const { email } = await anAccount()
    const found = await testApp.app.db.execute(
      sql`select action, actor_user_id is not null as known from audit_log where actor_email = ${email}`,
    )
    expect((found as { rows: unknown[] }).rows).toEqual([{ action: 'user.signed_up', known: true }])
  })
})

describe('the session cookie', () => {
  test('is closed to scripts and other sites', async () => {
    const { headers } = await signedOut.call(signUp, { body: newCredentials() })
    expect(headers['set-cookie']).toMatch(/^mailmonth=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  })

  test('is bound to host and TLS where there is TLS', async () => {
    const secure = await startApp({ APP_URL: 'https://mailmonth.example' })
    try {
      const answer = await clientWith(null, secure).call(signUp, { body: newCredentials() })
      expect(answer.headers['set-cookie']).toMatch(
        /^__Host-mailmonth=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      )
      const cookie = cookieOf(answer)!
      expect((await clientWith(cookie, secure).call(me)).status).toBe(200)
      // A neighboring host could have set the plain name.
      const plain = cookie.replace('__Host-', '')
      expect((await clientWith(plain, secure).call(me)).status).toBe(401)
      const left = await clientWith(cookie, secure).call(logOut)
      expect(left.headers['set-cookie']).toMatch(/^__Host-mailmonth=; Max-Age=0; Path=\/;.* Secure;/)
    } finally {
      await secure.stop()
    }
  })
})

describe('logging out', () => {
  test('ends the session on the server, not only in the browser', async () => {
    const person = await aPerson()
    expect((await person.call(me)).status).toBe(200)
    const { headers } = await person.call(logOut)
    expect(headers['set-cookie']).toMatch(/^mailmonth=; Max-Age=0; Path=\/;/)
    const after = await person.call(me)
    expect([after.status, after.error.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('leaves the other sessions of the person alone and works without one', async () => {
    const account = await anAccount()
    const [laptop, phone] = [
      clientWith(cookieOf(await signedOut.call(logIn, { body: account }))),
      clientWith(cookieOf(await signedOut.call(logIn, { body: account }))),
    ]
    await laptop.call(logOut)
    expect((await phone.call(me)).status).toBe(200)
    expect((await signedOut.call(logOut)).status).toBe(200)
  })
})

describe('a password', () => {
  let real: RunningApp
  beforeAll(async () => {
    real = await startApp({}, { passwords: createPasswords() })
  })
  afterAll(() => real.stop())

  const anAccountThere = async () => {
    const credentials = newCredentials()
    await clientWith(null, real).call(signUp, { body: credentials })
    return credentials
  }

  test('is kept as a salted hash only', async () => {
    const accounts = [await anAccountThere(), await anAccountThere()]
    const hashes = await Promise.all(
      accounts.map(async ({ email }) => (await findUserByEmail(real.app.db, email))!.passwordHash),
    )
    for (const hash of hashes) {
      expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/)
      expect(hash).not.toContain(accounts[0]!.password)
    }
    expect(hashes[0]).not.toBe(hashes[1])
  })

  test('takes as long for a wrong password as for an unknown account', async () => {
    const { email } = await anAccountThere()
    const known: number[] = []
    const unknown: number[] = []
    const measured = async (list: number[], address: string) => {
      const start = process.cpuUsage()
      await clientWith(null, real).call(logIn, { body: { email: address, password: 'not the password' } })
      const { user, system } = process.cpuUsage(start)
      list.push(user + system)
    }
    for (let round = 0; round < 5; round++) {
      await measured(known, email)
      await measured(unknown, newCredentials().email)
    }
    // A hash costs a hundred times more than the rest, so a response without one would take far less than half.
    // Processor time doesn't depend on the load of the machine.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
  })
})
