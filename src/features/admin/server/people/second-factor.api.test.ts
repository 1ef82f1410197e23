import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { factorEndpoints } from '#features/auth/factor-contract.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import { PERSON_PASSWORD, aPerson, aResetToken } from '#test/fixtures.ts'
import { aSecondFactor, codeOf } from '#test/second-factors.ts'
import { mails, testApp } from '#test/test-app.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

const { logIn, logInAsSuperAdmin, me, resetPassword } = authEndpoints
const { status, begin, confirm, replaceRecoveryCodes, turnOff } = factorEndpoints
const currentPassword = PERSON_PASSWORD

test('a super admin gets the token of the super-admin calls with the second step of the login', async () => {
  const { user } = await aPerson({ role: 'SUPERADMIN' })
  await aSecondFactor(user.id)
  const { error } = await signedOut.call(logInAsSuperAdmin, { body: { email: user.email, password: currentPassword } })
  const body = { challenge: String(error['challenge']), code: await codeOf() }
  const answer = await signedOut.call(factorEndpoints.logIn, { body })
  const client = clientWith(cookieOf(answer), testApp, answer.body.superadminToken)
  expect((await client.call(adminPeopleEndpoints.users, { query: { limit: '1' } })).status).toBe(200)
  const { rows } = (await testApp.app.db.execute(
    sql`select action, metadata from audit_log where actor_user_id = ${user.id}`,
  )) as { rows: unknown[] }
  expect(rows).toEqual([{ action: 'superadmin.logged_in', metadata: { secondFactor: 'code' } }])
})

test('a super admin who impersonates a user neither sees nor changes it', async () => {
  const person = await aPerson()
  const boss = await aPerson({ role: 'SUPERADMIN' })
  const started = await boss.call(adminPeopleEndpoints.impersonate, { params: { id: person.user.id } })
  const borrowed = clientWith(cookieOf(started))
  const body = { currentPassword, code: '123456' }
  for (const row of [status, begin, confirm, replaceRecoveryCodes, turnOff]) {
    const answer = await borrowed.call(row, row.method === 'GET' ? {} : { body })
    expect([row.path, answer.status, answer.error.code]).toEqual([row.path, 403, 'NOT_WHILE_IMPERSONATING'])
  }
})

describe('the last resort', () => {
  const { removeSecondFactor, users } = adminPeopleEndpoints

  test('a super admin removes it with a reason: audited, emailed, and every session ends', async () => {
    const person = await aPerson()
    const boss = await aPerson({ role: 'SUPERADMIN' })
    const has = async () =>
      (await boss.call(users, { query: { search: person.user.id } })).body.users.map(({ secondFactor }) => secondFactor)
    const remove = (reason: string) =>
      boss.call(removeSecondFactor, { params: { id: person.user.id }, body: { reason } })
    expect(await has()).toEqual([false])
    expect([(await remove('Lost the phone')).status, (await remove(' ')).error.field]).toEqual([409, 'reason'])
    await aSecondFactor(person.user.id)
    expect(await has()).toEqual([true])
    expect((await remove('Lost the phone')).status).toBe(200)
    expect(await has()).toEqual([false])
    expect((await person.call(me)).status).toBe(401)
    expect(mails.findLast(({ to }) => to === person.user.email)?.subject).toBe(
      'Two-factor authentication was removed from your account',
    )
    expect(mails.findLast(({ to }) => to === person.user.email)?.text).not.toContain('Lost the phone')
    const { rows } = (await testApp.app.db.execute(sql`
      select actor_user_id as actor, metadata from audit_log
      where target_id = ${person.user.id} and action = 'second_factor.removed_by_super_admin'`)) as { rows: unknown[] }
    expect(rows).toEqual([
      { actor: boss.user.id, metadata: { targetEmail: person.user.email, reason: 'Lost the phone' } },
    ])
    const answer = await signedOut.call(logIn, { body: { email: person.user.email, password: currentPassword } })
    expect(answer.status).toBe(200)
  })

  test('gives an account that a stranger made with another person’s email to the owner of the mailbox', async () => {
    const stranger = await aPerson()
    const { email, id } = stranger.user
    await aSecondFactor(id)
    const token = await aResetToken(email)
    const password = 'chosen by the owner'
    await signedOut.call(resetPassword, { body: { token, password } })
    expect((await stranger.call(me)).status).toBe(401)
    const boss = await aPerson({ role: 'SUPERADMIN' })
    const reason = 'A stranger signed up with this email'
    expect((await boss.call(removeSecondFactor, { params: { id }, body: { reason } })).status).toBe(200)
    expect((await signedOut.call(logIn, { body: { email, password: currentPassword } })).status).toBe(401)
    expect((await signedOut.call(logIn, { body: { email, password } })).status).toBe(200)
  })

  test('no super admin can remove their own that way, because an open session must not be enough', async () => {
    const boss = await aPerson({ role: 'SUPERADMIN' })
    await aSecondFactor(boss.user.id)
    const answer = await boss.call(removeSecondFactor, {
      params: { id: boss.user.id },
      body: { reason: 'I am in a hurry' },
    })
    expect([answer.status, answer.error.code]).toEqual([403, 'FORBIDDEN'])
    expect((await boss.call(status)).body.on).toBe(true)
  })
})
