import { expect, test } from 'vitest'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { PERSON_PASSWORD, aPerson, aRevertToken, aSession, newCredentials } from '#test/fixtures.ts'
import { mails } from '#test/test-app.ts'
import { DAY, MINUTE, at } from '#test/test-clock.ts'
import { authEndpoints } from '../contract.ts'

const { changePassword, endOtherSessions, forgotPassword, logIn, me, resetPassword, revertEmail, sessions, signUp } =
  authEndpoints
const { updateProfile } = authEndpoints

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

test('a new email signs in, ends the other sessions and tells the old address', async () => {
  const account = newCredentials()
  const here = clientWith(cookieOf(await signedOut.call(signUp, { body: account })))
  const elsewhere = clientWith(cookieOf(await signedOut.call(logIn, { body: account })))
  const email = freshEmail()
  const answer = await here.call(updateProfile, { body: { email: ` ${email.toUpperCase()} ` } })
  expect([answer.status, answer.body.email]).toEqual([200, email])
  expect((await here.call(me)).status).toBe(200)
  expect((await elsewhere.call(me)).status).toBe(401)
  expect((await signedOut.call(logIn, { body: account })).status).toBe(401)
  expect((await signedOut.call(logIn, { body: { ...account, email } })).status).toBe(200)
  expect(mailsTo(account.email)).toEqual(['email_changed'])
  expect(mailsTo(email)).toEqual([])
})

test('the same email again changes nothing', async () => {
  const person = await aPerson()
  const elsewhere = await aSession(person.user.id)
  await person.call(updateProfile, { body: { email: person.user.email.toUpperCase() } })
  expect((await elsewhere.call(me)).status).toBe(200)
  expect(mailsTo(person.user.email)).toEqual([])
})

test('an email that someone has is refused at its field, and nothing is changed', async () => {
  const [person, other] = [await aPerson(), await aPerson()]
  const answer = await person.call(updateProfile, { body: { name: 'Changed', email: other.user.email.toUpperCase() } })
  expect([answer.status, answer.error]).toEqual([
    409,
    { error: 'Another account already uses this email.', code: 'EMAIL_TAKEN', field: 'email' },
  ])
  const { body } = await person.call(me)
  expect(body).toMatchObject({ name: 'Robin Test', email: person.user.email })
})

test('the address of a super admin comes from the settings of the server', async () => {
  const superAdmin = await aPerson({ role: 'SUPERADMIN' })
  const answer = await superAdmin.call(updateProfile, { body: { email: freshEmail() } })
  expect([answer.status, answer.error.field]).toEqual([403, 'email'])
})

test('a reset link mailed to the old address dies with it', async () => {
  const person = await aPerson()
  await signedOut.call(forgotPassword, { body: { email: person.user.email } })
  const token = /token=([\w-]+)/.exec(mails.findLast(({ to }) => to === person.user.email)!.text)![1]!
  await person.call(updateProfile, { body: { email: freshEmail() } })
  const answer = await signedOut.call(resetPassword, { body: { token, password: 'some other password' } })
  expect(answer.error.code).toBe('INVALID_TOKEN')
})

test('the link to the old address brings it back once and signs out everywhere', async () => {
  const person = await aPerson()
  const token = await aRevertToken(person)
  expect((await signedOut.call(revertEmail, { body: { token } })).status).toBe(200)
  expect((await person.call(me)).status).toBe(401)
  const again = await signedOut.call(logIn, { body: { email: person.user.email, password: PERSON_PASSWORD } })
  expect(again.status).toBe(200)
  expect((await signedOut.call(revertEmail, { body: { token } })).error.code).toBe('INVALID_TOKEN')
})

test('the link works for seven days', async () => {
  const person = await aPerson()
  const token = await aRevertToken(person)
  const late = await at(7 * DAY + MINUTE, () => signedOut.call(revertEmail, { body: { token } }))
  expect(late.error.code).toBe('INVALID_TOKEN')
  const inTime = await at(7 * DAY - MINUTE, () => signedOut.call(revertEmail, { body: { token } }))
  expect(inTime.status).toBe(200)
})

test('whoever moves an account twice cannot undo the way back of the address before', async () => {
  const person = await aPerson()
  const first = await aRevertToken(person)
  const second = await at(MINUTE, () => aRevertToken(person))
  expect((await signedOut.call(revertEmail, { body: { token: second } })).status).toBe(200)
  expect((await signedOut.call(revertEmail, { body: { token: first } })).status).toBe(200)
  const { status } = await signedOut.call(logIn, { body: { email: person.user.email, password: PERSON_PASSWORD } })
  expect(status).toBe(200)
})

test('the oldest link ends the younger ones', async () => {
  const person = await aPerson()
  const first = await aRevertToken(person)
  const second = await at(MINUTE, () => aRevertToken(person))
  await signedOut.call(revertEmail, { body: { token: first } })
  expect((await signedOut.call(revertEmail, { body: { token: second } })).error.code).toBe('INVALID_TOKEN')
})

test('an address that went to someone else cannot come back, and the link stays', async () => {
  const person = await aPerson()
  const token = await aRevertToken(person)
  await aPerson({ email: person.user.email })
  for (const attempt of [1, 2]) {
    const answer = await signedOut.call(revertEmail, { body: { token } })
    expect([attempt, answer.error.code]).toEqual([attempt, 'EMAIL_TAKEN'])
  }
  expect((await person.call(me)).status).toBe(200)
})

test('a new password needs the current one', async () => {
  const person = await aPerson()
  const answer = await person.call(changePassword, {
    body: { currentPassword: 'a guess at it', newPassword: 'brand new password' },
  })
  expect([answer.status, answer.error]).toEqual([
    400,
    { error: 'Your current password is not correct.', code: 'INVALID_INPUT', field: 'currentPassword' },
  ])
})

test('a new password signs in, the old one does not, and other devices are out', async () => {
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

test('the list shows the live sessions of this person alone, this device first', async () => {
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

test('signing out everywhere keeps this device', async () => {
  const person = await aPerson()
  const elsewhere = await aSession(person.user.id)
  await person.call(endOtherSessions)
  expect((await elsewhere.call(me)).status).toBe(401)
  expect((await person.call(sessions)).body.sessions).toHaveLength(1)
})
