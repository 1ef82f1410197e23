import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signedOut } from '#test/client.ts'
import { PERSON_PASSWORD, type Person, aPerson, aSession } from '#test/fixtures.ts'
import { FIXTURE_RECOVERY_CODE, aSecondFactor, codeOf } from '#test/second-factors.ts'
import { mails, testApp } from '#test/test-app.ts'
import { MINUTE, at } from '#test/test-clock.ts'
import { authEndpoints } from '../../contract.ts'
import { factorEndpoints } from '../../factor-contract.ts'

const { status, begin, confirm, replaceRecoveryCodes, turnOff } = factorEndpoints
const { logIn, me } = authEndpoints
const currentPassword = PERSON_PASSWORD
const WRONG = "That code didn't work. Codes change every 30 seconds."

const newestMailTo = ({ user }: Person) => mails.findLast(({ to }) => to === user.email)

async function entriesOf({ user }: Person): Promise<string[]> {
  const { rows } = (await testApp.app.db.execute(
    sql`select action from audit_log where target_id = ${user.id} order by id`,
  )) as { rows: { action: string }[] }
  return rows.map(({ action }) => action)
}

async function turnedOn(): Promise<{ person: Person; secret: string; recoveryCodes: string[] }> {
  const person = await aPerson()
  const { body: setup } = await person.call(begin, { body: { currentPassword } })
  const { body } = await person.call(confirm, { body: { code: await codeOf(setup.secret) } })
  return { person, secret: setup.secret, recoveryCodes: body.recoveryCodes }
}

describe('turning it on', () => {
  test('starts off, asks for the password and then for a code of the new secret', async () => {
    const person = await aPerson()
    const off = { on: false, since: null, recoveryCodesLeft: 0 }
    expect((await person.call(status)).body).toEqual(off)
    const refused = await person.call(begin, { body: { currentPassword: 'a guess' } })
    expect([refused.status, refused.error.field]).toEqual([400, 'currentPassword'])

    const { body: setup } = await person.call(begin, { body: { currentPassword } })
    expect((await person.call(status)).body).toEqual(off)
    const wrong = await person.call(confirm, { body: { code: await codeOf(setup.secret, 5) } })
    expect([wrong.status, wrong.error]).toEqual([400, { error: WRONG, code: 'INVALID_INPUT', field: 'code' }])

    const right = await person.call(confirm, { body: { code: await codeOf(setup.secret) } })
    expect(right.body.recoveryCodes).toHaveLength(10)
    for (const code of right.body.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
    expect((await person.call(status)).body).toEqual({
      on: true,
      since: expect.stringMatching(/^\d{4}-/),
      recoveryCodesLeft: 10,
    })
    expect(newestMailTo(person)?.subject).toBe('Two-factor authentication is now on')
    expect(await entriesOf(person)).toEqual(['second_factor.turned_on'])
  })

  test('logs out every other device, and login asks for a code from then on', async () => {
    const person = await aPerson()
    const phone = await aSession(person.user.id)
    const { body: setup } = await person.call(begin, { body: { currentPassword } })
    expect((await phone.call(me)).status).toBe(200)
    await person.call(confirm, { body: { code: await codeOf(setup.secret) } })
    expect([(await phone.call(me)).status, (await person.call(me)).status]).toEqual([401, 200])
    const answer = await signedOut.call(logIn, { body: { email: person.user.email, password: currentPassword } })
    expect(answer.error.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('asking again replaces a secret that was never confirmed', async () => {
    const person = await aPerson()
    const { body: first } = await person.call(begin, { body: { currentPassword } })
    const { body: second } = await person.call(begin, { body: { currentPassword } })
    expect((await person.call(confirm, { body: { code: await codeOf(first.secret) } })).status).toBe(400)
    expect((await person.call(confirm, { body: { code: await codeOf(second.secret) } })).status).toBe(200)
  })

  test('is refused when it is on already, and confirmed once of several at the same time', async () => {
    const { person, secret } = await turnedOn()
    for (const answer of [
      await person.call(begin, { body: { currentPassword } }),
      await person.call(confirm, { body: { code: await codeOf(secret, 1) } }),
    ]) {
      expect([answer.status, answer.error.code, answer.error.error]).toEqual([
        409,
        'CONFLICT',
        'Two-factor authentication is already on.',
      ])
    }
    const other = await aPerson()
    const { body: setup } = await other.call(begin, { body: { currentPassword } })
    const code = await codeOf(setup.secret)
    const answers = await Promise.all([1, 2, 3].map(() => other.call(confirm, { body: { code } })))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const winner = answers.find((answer) => answer.status === 200)!
    const { user } = other
    const challenge = await signedOut.call(logIn, { body: { email: user.email, password: currentPassword } })
    const done = await signedOut.call(factorEndpoints.logIn, {
      body: { challenge: String(challenge.error['challenge']), code: winner.body.recoveryCodes[9]! },
    })
    expect(done.status).toBe(200)
  })

  test('needs a setup that was begun', async () => {
    const answer = await (await aPerson()).call(confirm, { body: { code: '123456' } })
    expect([answer.status, answer.error.error]).toEqual([409, 'Start the setup again.'])
  })
})

describe('new recovery codes', () => {
  test('need the password and a code; the old ones stop working', async () => {
    const { person, secret, recoveryCodes } = await turnedOn()
    const ask = (body: { currentPassword: string; code: string }) => person.call(replaceRecoveryCodes, { body })
    await at(MINUTE, async () => {
      const code = await codeOf(secret)
      expect((await ask({ currentPassword: 'a guess', code })).error.field).toBe('currentPassword')
      expect((await ask({ currentPassword, code: recoveryCodes[0]! })).error.error).toBe(WRONG)
      const { status: answered, body } = await ask({ currentPassword, code })
      expect([answered, body.recoveryCodes.length]).toEqual([200, 10])
      expect(newestMailTo(person)?.subject).toBe('You have new recovery codes')
      const old = await person.call(turnOff, { body: { currentPassword, code: recoveryCodes[0]! } })
      expect(old.error.error).toBe("That recovery code didn't work. Check it and try again.")
      const fresh = await person.call(turnOff, { body: { currentPassword, code: body.recoveryCodes[0]! } })
      expect(fresh.status).toBe(200)
    })
    expect(await entriesOf(person)).toEqual([
      'second_factor.turned_on',
      'second_factor.recovery_codes_refused',
      'second_factor.recovery_codes_refused',
      'second_factor.recovery_codes_replaced',
      'second_factor.turn_off_refused',
      'second_factor.turned_off',
    ])
  })
})

describe('turning it off', () => {
  test('needs the password and a code or a recovery code', async () => {
    const person = await aPerson()
    const off = (body: { currentPassword: string; code: string }) => person.call(turnOff, { body })
    const refused = await off({ currentPassword, code: '123456' })
    expect([refused.status, refused.error.error]).toEqual([409, 'Two-factor authentication is already off.'])
    for (const code of [await codeOf(), FIXTURE_RECOVERY_CODE.toLowerCase()]) {
      await aSecondFactor(person.user.id)
      expect((await off({ currentPassword: 'a guess', code })).error.field).toBe('currentPassword')
      expect((await off({ currentPassword, code: '000000' })).error.field).toBe('code')
      expect((await off({ currentPassword, code })).status).toBe(200)
      expect((await person.call(status)).body.on).toBe(false)
    }
    expect(newestMailTo(person)?.subject).toBe('Two-factor authentication is now off')
    const answer = await signedOut.call(logIn, { body: { email: person.user.email, password: currentPassword } })
    expect(answer.status).toBe(200)
  })
})
