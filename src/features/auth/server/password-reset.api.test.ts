import { Writable } from 'node:stream'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { smtpMailer } from '#server/mailer.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { aResetToken, anAccount, newCredentials } from '#test/fixtures.ts'
import { type ReceivedMail, aMailServer } from '#test/mail-server.ts'
import { mails, startApp, testApp } from '#test/test-app.ts'
import { HOUR, MINUTE, at } from '#test/test-clock.ts'
import { testPasswords } from '#test/test-passwords.ts'
import { authEndpoints } from '../contract.ts'

const { changePassword, forgotPassword, resetPassword, logIn, me, signUp } = authEndpoints
const password = 'a new horse battery'
const invalid = { error: 'This link is invalid or has expired.', code: 'INVALID_TOKEN' }

describe('a forgotten password', () => {
  test('sends an email with a link to this site', async () => {
    const { email } = await anAccount()
    await signedOut.call(forgotPassword, { body: { email: email.toUpperCase() } })
    const mail = mails.findLast(({ to }) => to === email)!
    expect(mail).toMatchObject({ kind: 'reset_password', subject: 'Reset your Mailmonth password' })
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n/)
  })

  test('gets the same response for an unknown address and sends no email', async () => {
    const { email } = await anAccount()
    const known = await signedOut.call(forgotPassword, { body: { email } })
    const sent = mails.length
    const unknown = await signedOut.call(forgotPassword, { body: { email: newCredentials().email } })
    expect([unknown.status, unknown.bytes]).toEqual([known.status, known.bytes])
    expect([known.status, known.body, mails.length]).toEqual([200, { ok: true }, sent])
  })

  test('links to the address of the settings, whatever the request says', async () => {
    const { email } = await anAccount()
    await testApp.server.inject({
      method: 'POST',
      url: authEndpoints.forgotPassword.path,
      payload: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const { text } = mails.findLast(({ to }) => to === email)!
    expect(text).toContain('http://localhost:3000/')
    expect(text).not.toContain('evil')
  })
})

describe('the link of the email', () => {
  test('sets the password once and ends all sessions', async () => {
    const account = await anAccount()
    const session = clientWith(cookieOf(await signedOut.call(logIn, { body: account })))
    const token = await aResetToken(account.email)
    expect((await session.call(me)).status).toBe(200)

    expect((await signedOut.call(resetPassword, { body: { token, password } })).body).toEqual({ ok: true })
    expect((await session.call(me)).status).toBe(401)
    expect((await signedOut.call(logIn, { body: account })).status).toBe(401)
    expect((await signedOut.call(logIn, { body: { ...account, password } })).status).toBe(200)

    const again = await signedOut.call(resetPassword, { body: { token, password: 'third horse battery' } })
    expect([again.status, again.error]).toEqual([400, invalid])
  })

  test('works for one of two concurrent requests', async () => {
    const { email } = await anAccount()
    const token = await aResetToken(email)
    const answers = await Promise.all([1, 2].map(() => signedOut.call(resetPassword, { body: { token, password } })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('leaves no session to a login whose old password was checked concurrently', async () => {
    const account = await anAccount()
    const token = await aResetToken(account.email)
    const reset = signedOut.call(resetPassword, { body: { token, password } })
    const signingIn = Array.from({ length: 8 }, () => signedOut.call(logIn, { body: account }))
    expect((await reset).status).toBe(200)
    for (const answer of await Promise.all(signingIn)) {
      expect([200, 401]).toContain(answer.status)
      if (answer.status === 200) expect((await clientWith(cookieOf(answer)).call(me)).status).toBe(401)
    }
  })

  test('outlasts a change whose old password was just confirmed', async () => {
    const account = newCredentials()
    const newPassword = 'chosen by somebody else'
    let reset = async () => {}
    const passwords = {
      ...testPasswords,
      async hash(given: string) {
        if (given === newPassword) await reset()
        return testPasswords.hash(given)
      },
    }
    const app = await startApp({}, { passwords })
    try {
      const visitor = clientWith(null, app)
      const session = clientWith(cookieOf(await visitor.call(signUp, { body: account })), app)
      await visitor.call(forgotPassword, { body: { email: account.email } })
      const [, token] = /token=([\w-]{43})$/m.exec(mails.findLast(({ to }) => to === account.email)!.text)!
      reset = async () => {
        const answer = await visitor.call(resetPassword, { body: { token: token!, password } })
        expect(answer.status).toBe(200)
      }
      const body = { currentPassword: account.password, newPassword }
      const answer = await session.call(changePassword, { body })
      expect([answer.status, answer.error.code]).toEqual([401, 'UNAUTHENTICATED'])
      expect((await session.call(me)).status).toBe(401)
      expect((await visitor.call(logIn, { body: { ...account, password: newPassword } })).status).toBe(401)
      expect((await visitor.call(logIn, { body: { ...account, password } })).status).toBe(200)
      const told = mails.filter(({ to, kind }) => to === account.email && kind === 'password_changed')
      expect(told).toHaveLength(1)
    } finally {
      await app.stop()
    }
  })

  test('works for an hour', async () => {
    const { email } = await anAccount()
    const late = await aResetToken(email)
    const tooLate = await at(HOUR + MINUTE, () => signedOut.call(resetPassword, { body: { token: late, password } }))
    expect([tooLate.status, tooLate.error]).toEqual([400, invalid])
    const inTime = await at(HOUR - MINUTE, () => signedOut.call(resetPassword, { body: { token: late, password } }))
    expect(inTime.status).toBe(200)
  })

  test('is replaced by the link of a newer email', async () => {
    const { email } = await anAccount()
    const first = await aResetToken(email)
    const second = await aResetToken(email)
    expect((await signedOut.call(resetPassword, { body: { token: first, password } })).error).toEqual(invalid)
    expect((await signedOut.call(resetPassword, { body: { token: second, password } })).status).toBe(200)
  })

  test('is not used up by a password that is refused', async () => {
    const { email } = await anAccount()
    const token = await aResetToken(email)
    const short = await signedOut.call(resetPassword, { body: { token, password: 'short' } })
    expect([short.status, short.error.field]).toEqual([400, 'password'])
    expect((await signedOut.call(resetPassword, { body: { token, password } })).status).toBe(200)
  })

  test('cannot be guessed or left out', async () => {
    for (const token of ['', ' ', 'x', 'A'.repeat(43), 'A'.repeat(201)]) {
      const { status } = await signedOut.call(resetPassword, { body: { token, password } })
      expect(status).toBe(400)
    }
  })
})

describe('email through SMTP', () => {
  test('reaches a real SMTP server with a link that works', async () => {
    const mailServer = await aMailServer()
    const mailer = smtpMailer(`smtp://127.0.0.1:${mailServer.port}`, 'Mailmonth <hello@mailmonth.example>')
    const app = await startApp({ APP_URL: 'http://localhost:4567' }, { mailer })
    try {
      const visitor = clientWith(null, app)
      const account = newCredentials()
      await visitor.call(signUp, { body: account })
      expect((await visitor.call(forgotPassword, { body: { email: account.email } })).status).toBe(200)
      await mailServer.first

      const [{ from, to, raw }] = mailServer.received as [ReceivedMail]
      expect([from, to]).toEqual(['hello@mailmonth.example', [account.email]])
      const mail = await PostalMime.parse(raw)
      expect(mail.subject).toBe('Reset your Mailmonth password')
      expect(mail.from).toEqual({ name: 'Mailmonth', address: 'hello@mailmonth.example' })
      const [, token] = /http:\/\/localhost:4567\/reset-password\?token=([\w-]{43})$/m.exec(mail.text!)!
      await visitor.call(resetPassword, { body: { token: token!, password } })
      expect((await visitor.call(logIn, { body: { ...account, password } })).status).toBe(200)
    } finally {
      await app.stop()
      await mailServer.close()
    }
  })

  test('that fails is logged and changes no answer', async () => {
    const mailServer = await aMailServer()
    await mailServer.close()
    const lines: string[] = []
    let logged: () => void
    const failure = new Promise<void>((resolve) => (logged = resolve))
    const log = pino(
      { level: 'error' },
      new Writable({
        write(chunk, _, done) {
          lines.push(String(chunk))
          done()
          logged()
        },
      }),
    )
    const mailer = smtpMailer(`smtp://127.0.0.1:${mailServer.port}`, 'Mailmonth <hello@mailmonth.example>', [1])
    const app = await startApp({}, { mailer, log })
    try {
      const visitor = clientWith(null, app)
      const account = newCredentials()
      await visitor.call(signUp, { body: account })
      const answer = await visitor.call(forgotPassword, { body: { email: account.email } })
      expect([answer.status, answer.body]).toEqual([200, { ok: true }])
      await failure
      expect(lines.join('')).toContain('an account email was not sent')
      expect(lines.join('')).not.toContain('token=')
    } finally {
      await app.stop()
    }
  })
})
