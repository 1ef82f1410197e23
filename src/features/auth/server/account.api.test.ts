import { expect, test } from 'vitest'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { PERSON_PASSWORD, aPerson, aSession, newCredentials } from '#test/fixtures.ts'
import { mails } from '#test/test-app.ts'
import { DAY, MINUTE, at } from '#test/test-clock.ts'
import { authEndpoints } from '../contract.ts'

const { changePassword, endOtherSessions, logIn, me, sessions, signUp, updateProfile } = authEndpoints

const freshEmail = () => newCredentials().email
const mailsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ kind }) => kind)

test('a profile takes four fields, each on its own', async () => {
  const person = await aPerson()
  await person.call(updateProfile, { body: { name: 'Ada Byron', phone: '+44 20 7946' } })
  await person.call(updateProfile, { body: { address: '12 St James Square' } })
  const { body } = await person.call(me)
  expect(body).toMatchObject({ name: 'Ada Byron', phone: '+44 20 7946', address: '12 St James Square' })
  expect(mailsTo(person.user.email)).toEqual([])
})

test('an empty name is shown as the first part of the address', async () => {
  const person = await aPerson({ email: `countess-${freshEmail()}` })
  const { body } = await person.call(updateProfile, { body: { name: ' ' } })
  expect(body.name).toBe(person.user.email.split('@')[0])
})

test('the address of a super admin comes from the settings of the server', async () => {
  const superAdmin = await aPerson({ role: 'SUPERADMIN' })
  const answer = await superAdmin.call(updateProfile, { body: { email: freshEmail() } })
  expect([answer.status, answer.error.field]).toEqual([403, 'email'])
})

test('a new password needs the current one', async () => {
  const person = await aPerson()
  const answer = await person.call(changePassword, {
    body: { currentPassword: 'a guess at it', newPassword: 'brand new password' },
  })
  expect([answer.status, answer.error]).toEqual([
    400,
    { error: "Your current password isn't correct.", code: 'INVALID_INPUT', field: 'currentPassword' },
  ])
})

test("a new password logs in, the old one doesn't, and other devices are logged out", async () => {
  const person = await aPerson()
  const elsewhere = await aSession(person.user.id)
  const { email } = person.user
  const newPassword = 'brand new password'
  await person.call(changePassword, { body: { currentPassword: PERSON_PASSWORD, newPassword } })
  expect((await person.call(me)).status).toBe(200)
  expect((await elsewhere.call(me)).status).toBe(401)
  expect((await signedOut.call(logIn, { body: { email, password: PERSON_PASSWORD } })).status).toBe(401)
  expect((await signedOut.call(logIn, { body: { email, password: newPassword } })).status).toBe(200)
  expect(mailsTo(email)).toEqual(['password_changed'])
})

test("the list shows only the user's own live sessions, this device first", async () => {
  const account = newCredentials()
  const first = clientWith(cookieOf(await signedOut.call(signUp, { body: account })))
  await at(MINUTE, () => signedOut.call(logIn, { body: account }))
  await aPerson()
  const { body } = await first.call(sessions)
  expect(body.sessions.map(({ current }) => current)).toEqual([true, false])
  expect(body.sessions.map(({ userAgent }) => userAgent)).toEqual(['lightMyRequest', 'lightMyRequest'])
  const later = await at(6 * DAY, () => first.call(sessions))
  expect(later.body.sessions).toHaveLength(2)
  const muchLater = await at(8 * DAY, () => first.call(sessions))
  expect(muchLater.body.sessions).toHaveLength(1)
})

test('logging out everywhere keeps this device', async () => {
  const person = await aPerson()
  const elsewhere = await aSession(person.user.id)
  await person.call(endOtherSessions)
  expect((await elsewhere.call(me)).status).toBe(401)
  expect((await person.call(sessions)).body.sessions).toHaveLength(1)
})
