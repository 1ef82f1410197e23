import { describe, expect, test } from 'vitest'
import { teamEndpoints } from '#features/team/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { clientWith, cookieOf, signedOut } from './client.ts'
import {
  PERSON_PASSWORD,
  type Person,
  aConfirmToken,
  aMember,
  aPerson,
  aResetToken,
  aRevertToken,
  aSession,
  aWorkspace,
  newCredentials,
} from './fixtures.ts'
import { mails, startApp, testApp } from './test-app.ts'
import { DAY, HOUR, MINUTE, at } from './test-clock.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { setRole } from '#features/auth/server/store.ts'

const { changePassword, checkLink, confirmEmail, logIn, me, resendEmailLink } = authEndpoints
const { resetPassword, revertEmail, signUp, updateProfile, user } = authEndpoints

const currentPassword = PERSON_PASSWORD
const password = 'a new horse battery'
const freshEmail = () => newCredentials().email
const mailsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ kind }) => kind)
const ask = (person: Person, email: string) => person.call(updateProfile, { body: { email, currentPassword } })
const confirm = (token: string) => signedOut.call(confirmEmail, { body: { token } })
const revert = (token: string) => signedOut.call(revertEmail, { body: { token } })
const opens = async (email: string, by = PERSON_PASSWORD) =>
  (await signedOut.call(logIn, { body: { email, password: by } })).status === 200
const codeOf = ({ error }: { error: { code: string } }) => error.code

describe('a request for another email', () => {
  test.each([
    ['without the password', {}, 'Please enter your current password'],
    ['with a wrong password', { currentPassword: 'a guess at it' }, "Your current password isn't correct."],
  ])('fails %s and changes nothing', async (_, given, error) => {
    const person = await aPerson()
    const email = freshEmail()
    const answer = await person.call(updateProfile, { body: { name: 'Changed', email, ...given } })
    expect([answer.status, answer.error]).toEqual([400, { error, code: 'INVALID_INPUT', field: 'currentPassword' }])
    const { body } = await person.call(me)
    expect(body).toMatchObject({ name: 'Robin Test', email: person.user.email, pendingEmail: null })
    expect(mailsTo(email)).toEqual([])
  })

  test('changes nothing until the link is opened, and three responses show it', async () => {
    const person = await aPerson()
    const elsewhere = await aSession(person.user.id)
    const email = freshEmail()
    const answer = await ask(person, ` ${email.toUpperCase()} `)
    expect([answer.status, answer.body]).toMatchObject([200, { email: person.user.email, pendingEmail: email }])
    expect((await person.call(me)).body).toEqual(answer.body)
    expect((await person.call(user)).body).toEqual(answer.body)
    const again = await signedOut.call(logIn, { body: { email: person.user.email, password: PERSON_PASSWORD } })
    expect(again.body).toMatchObject({ email: person.user.email, pendingEmail: email })
    expect((await elsewhere.call(me)).status).toBe(200)
    expect(await opens(email)).toBe(false)
    expect([mailsTo(email), mailsTo(person.user.email)]).toEqual([['confirm_email'], []])
  })

  test("needs no password if the email doesn't change", async () => {
    const person = await aPerson()
    const elsewhere = await aSession(person.user.id)
    const answer = await person.call(updateProfile, { body: { email: person.user.email.toUpperCase() } })
    expect([answer.status, answer.body.pendingEmail]).toEqual([200, null])
    expect((await elsewhere.call(me)).status).toBe(200)
    expect(mailsTo(person.user.email)).toEqual([])
  })

  test('fails at its field if the email is taken', async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const body = { name: 'Changed', email: other.user.email.toUpperCase(), currentPassword }
    const answer = await person.call(updateProfile, { body })
    expect([answer.status, answer.error]).toEqual([
      409,
      { error: 'Another account already uses this email.', code: 'EMAIL_TAKEN', field: 'email' },
    ])
    expect((await person.call(me)).body).toMatchObject({ name: 'Robin Test', pendingEmail: null })
  })

  test('is replaced by the next one and canceled by the current email', async () => {
    const person = await aPerson()
    const first = await aConfirmToken(person)
    const second = await aConfirmToken(person)
    expect(codeOf(await confirm(first))).toBe('INVALID_TOKEN')
    const { body } = await person.call(updateProfile, { body: { email: person.user.email } })
    expect(body.pendingEmail).toBeNull()
    expect(codeOf(await confirm(second))).toBe('INVALID_TOKEN')
  })

  test('reserves nothing', async () => {
    const person = await aPerson()
    const account = newCredentials()
    const token = await aConfirmToken(person, account.email)
    expect((await signedOut.call(signUp, { body: account })).status).toBe(201)
    for (const attempt of [1, 2]) {
      const answer = await confirm(token)
      expect([attempt, answer.status, answer.error.code]).toEqual([attempt, 409, 'EMAIL_TAKEN'])
    }
    expect((await person.call(me)).body.email).toBe(person.user.email)
  })

  test('ends when the password changes', async () => {
    const person = await aPerson()
    const token = await aConfirmToken(person)
    await person.call(changePassword, { body: { currentPassword, newPassword: password } })
    expect(codeOf(await confirm(token))).toBe('INVALID_TOKEN')
    expect((await person.call(me)).body.pendingEmail).toBeNull()
  })

  test("can't flood a stranger with links", async () => {
    const app = await startApp({ RATE_LIMITS: 'on' })
    try {
      const account = newCredentials()
      const person = clientWith(cookieOf(await clientWith(null, app).call(signUp, { body: account })), app)
      const body = { email: freshEmail(), currentPassword: account.password }
      expect((await person.call(updateProfile, { body })).status).toBe(200)
      for (let time = 2; time <= 10; time++) expect((await person.call(resendEmailLink)).status).toBe(200)
      expect((await person.call(resendEmailLink)).status).toBe(429)
      expect((await person.call(updateProfile, { body })).status).toBe(429)
    } finally {
      await app.stop()
    }
  })
})

describe('the link to the new address', () => {
  test('applies it once, logs out other devices and emails both addresses', async () => {
    const person = await aPerson()
    const elsewhere = await aSession(person.user.id)
    const email = freshEmail()
    const token = await aConfirmToken(person, email)
    const answer = await person.call(confirmEmail, { body: { token } })
    expect([answer.status, answer.body]).toEqual([200, { ok: true, email }])
    expect((await person.call(me)).body).toMatchObject({ email, pendingEmail: null })
    expect((await elsewhere.call(me)).status).toBe(401)
    expect([await opens(person.user.email), await opens(email)]).toEqual([false, true])
    expect(mailsTo(person.user.email)).toEqual(['email_changed'])
    expect(mailsTo(email)).toEqual(['confirm_email', 'email_confirmed'])
    expect(codeOf(await confirm(token))).toBe('INVALID_TOKEN')
  })

  test('creates no session for a logged-out visitor', async () => {
    const person = await aPerson()
    expect((await confirm(await aConfirmToken(person))).status).toBe(200)
    expect((await person.call(me)).status).toBe(401)
  })

  test('works for only one of two concurrent requests', async () => {
    const token = await aConfirmToken()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('works for a day', async () => {
    const person = await aPerson()
    const token = await aConfirmToken(person)
    await at(DAY + MINUTE, async () => {
      expect(codeOf(await confirm(token))).toBe('INVALID_TOKEN')
      expect((await person.call(me)).body.pendingEmail).toBeNull()
    })
    expect((await at(DAY - MINUTE, () => confirm(token))).status).toBe(200)
  })

  test('is sent again, and the one before stops working', async () => {
    const person = await aPerson()
    const email = freshEmail()
    const first = await aConfirmToken(person, email)
    const { body } = await person.call(resendEmailLink)
    expect(body.pendingEmail).toBe(email)
    expect(mailsTo(email)).toEqual(['confirm_email', 'confirm_email'])
    expect(codeOf(await confirm(first))).toBe('INVALID_TOKEN')
  })

  test("isn't sent without a pending change", async () => {
    const person = await aPerson()
    const before = mails.length
    expect((await person.call(resendEmailLink)).body.pendingEmail).toBeNull()
    expect(mails.length).toBe(before)
  })

  test('ends reset links of the old address', async () => {
    const person = await aPerson()
    const reset = await aResetToken(person.user.email)
    await confirm(await aConfirmToken(person))
    expect(codeOf(await signedOut.call(resetPassword, { body: { token: reset, password } }))).toBe('INVALID_TOKEN')
  })

  test('does nothing for a user who became a super admin meanwhile', async () => {
    const person = await aPerson()
    const token = await aConfirmToken(person)
    await setRole(testApp.app.db, person.user.id, 'SUPERADMIN')
    expect(codeOf(await confirm(token))).toBe('INVALID_TOKEN')
  })
})

describe('the link to the former address', () => {
  test('restores it once, logs out everywhere and emails both addresses', async () => {
    const person = await aPerson()
    const email = freshEmail()
    const token = await aRevertToken(person, email)
    const waiting = await aConfirmToken(person)
    expect((await revert(token)).status).toBe(200)
    expect((await person.call(me)).status).toBe(401)
    expect([await opens(person.user.email), await opens(email)]).toEqual([true, false])
    expect([mailsTo(person.user.email).at(-1), mailsTo(email).at(-1)]).toEqual(['email_reverted', 'email_reverted'])
    expect(codeOf(await confirm(waiting))).toBe('INVALID_TOKEN')
    expect(codeOf(await revert(token))).toBe('INVALID_TOKEN')
  })

  test('works for seven days', async () => {
    const token = await aRevertToken()
    expect(codeOf(await at(7 * DAY + MINUTE, () => revert(token)))).toBe('INVALID_TOKEN')
    expect((await at(7 * DAY - MINUTE, () => revert(token))).status).toBe(200)
  })

  test('survives a password change with the current password', async () => {
    const person = await aPerson()
    const token = await aRevertToken(person)
    await person.call(changePassword, { body: { currentPassword, newPassword: password } })
    expect((await revert(token)).status).toBe(200)
  })

  test('ends with any password reset', async () => {
    const person = await aPerson()
    const email = freshEmail()
    const token = await aRevertToken(person, email)
    await signedOut.call(resetPassword, { body: { token: await aResetToken(email), password } })
    expect(codeOf(await revert(token))).toBe('INVALID_TOKEN')

    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const member = await aMember(workspace, 'CREATOR')
    const theirs = await aRevertToken(member)
    const params = { workspaceId: workspace.id, userId: member.user.id }
    const given = await workspace.owner.call(teamEndpoints.resetMemberPassword, {
      params,
      body: { newPassword: password },
    })
    expect(given.status).toBe(200)
    expect(codeOf(await revert(theirs))).toBe('INVALID_TOKEN')
  })

  test('never works for a super admin', async () => {
    const person = await aPerson()
    const token = await aRevertToken(person)
    await setRole(testApp.app.db, person.user.id, 'SUPERADMIN')
    expect(codeOf(await revert(token))).toBe('INVALID_TOKEN')
    expect(await opens(person.user.email)).toBe(false)
  })

  test('of the address before stays when an account is moved twice', async () => {
    const person = await aPerson()
    const first = await aRevertToken(person)
    const second = await at(MINUTE, () => aRevertToken(person))
    expect((await revert(second)).status).toBe(200)
    expect((await revert(first)).status).toBe(200)
    expect(await opens(person.user.email)).toBe(true)
  })

  test('that is the oldest ends the younger ones', async () => {
    const person = await aPerson()
    const first = await aRevertToken(person)
    const second = await at(MINUTE, () => aRevertToken(person))
    await revert(first)
    expect(codeOf(await revert(second))).toBe('INVALID_TOKEN')
  })

  test('fails if another account took the address', async () => {
    const person = await aPerson()
    const token = await aRevertToken(person)
    await aPerson({ email: person.user.email })
    for (const attempt of [1, 2]) expect([attempt, codeOf(await revert(token))]).toEqual([attempt, 'EMAIL_TAKEN'])
    expect((await person.call(me)).status).toBe(200)
  })
})

describe('an attacker', () => {
  test('gets nothing with a stolen session', async () => {
    const victim = await aPerson()
    const thief = await aSession(victim.user.id)
    const email = freshEmail()
    await thief.call(updateProfile, { body: { email } })
    await thief.call(updateProfile, { body: { email, currentPassword: 'a guess at it' } })
    expect(mailsTo(email)).toEqual([])
    // Even with the password, an address without its mailbox gives no access.
    await thief.call(updateProfile, { body: { email, currentPassword } })
    await signedOut.call(authEndpoints.forgotPassword, { body: { email } })
    expect(mailsTo(email)).toEqual(['confirm_email'])
    expect((await victim.call(me)).body.email).toBe(victim.user.email)
    expect(await opens(victim.user.email)).toBe(true)
  })

  test('keeps nothing of an address they requested before its owner came', async () => {
    const attacker = await aPerson()
    const ceo = newCredentials()
    await ask(attacker, ceo.email)
    const joined = await signedOut.call(signUp, { body: ceo })
    expect(joined.status).toBe(201)
    const owner = clientWith(cookieOf(joined))
    const made = await owner.call(workspaceEndpoints.create, { body: { name: 'Corp' } })
    expect(made.status).toBe(201)
    const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === ceo.email)!.text)![1]!
    expect(codeOf(await confirm(token))).toBe('EMAIL_TAKEN')
    expect(mailsTo(attacker.user.email)).toEqual([])
    expect((await attacker.call(me)).body.email).toBe(attacker.user.email)
    expect((await owner.call(me)).body.email).toBe(ceo.email)
    expect(await opens(ceo.email, ceo.password)).toBe(true)
  })

  test('loses an account that its owner recovered with a reset', async () => {
    const attacker = await aPerson()
    const email = freshEmail()
    // The owner of the address opened the link by accident.
    const way = await aRevertToken(attacker, email)
    await signedOut.call(resetPassword, { body: { token: await aResetToken(email), password } })
    expect(codeOf(await revert(way))).toBe('INVALID_TOKEN')
    expect((await attacker.call(me)).status).toBe(401)
    expect([await opens(email), await opens(email, password)]).toEqual([false, true])
  })
})

test("checking a link doesn't use it up and reveals only whether it works", async () => {
  const person = await aPerson()
  const { email } = person.user
  const links = {
    confirm_email: await aConfirmToken(person),
    reset_password: await aResetToken(email),
  } as const
  const works = async (purpose: keyof typeof links | 'revert_email', token: string) =>
    (await signedOut.call(checkLink, { body: { purpose, token } })).body
  for (const [purpose, token] of Object.entries(links) as [keyof typeof links, string][]) {
    expect(await works(purpose, token)).toEqual({ works: true })
    expect(await works(purpose, token)).toEqual({ works: true })
    expect(await works('revert_email', token)).toEqual({ works: false })
    expect(await works(purpose, 'of nobody')).toEqual({ works: false })
  }
  await at(HOUR + MINUTE, async () => {
    expect(await works('reset_password', links.reset_password)).toEqual({ works: false })
  })
  await signedOut.call(resetPassword, { body: { token: links.reset_password, password } })
  expect(await works('reset_password', links.reset_password)).toEqual({ works: false })
  expect(await works('confirm_email', links.confirm_email)).toEqual({ works: false })
})

test('emails the user after a password reset', async () => {
  const person = await aPerson()
  const { email } = person.user
  await signedOut.call(resetPassword, { body: { token: await aResetToken(email), password } })
  expect(mailsTo(email)).toEqual(['reset_password', 'password_changed'])
})
