import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import {
  PERSON_PASSWORD,
  type Person,
  aBrand,
  aPerson,
  aResetToken,
  aConfirmToken,
  aRevertToken,
  aWorkspace,
  anAccount,
  newCredentials,
} from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { accountDataEndpoints } from '../contract.ts'

const auth = authEndpoints
const data = accountDataEndpoints
const password = { password: PERSON_PASSWORD }

interface Entry {
  action: string
  actor: string | null
  target: string | null
  metadata: Record<string, unknown>
}

async function newestEntry(): Promise<Entry> {
  const { rows } = (await testApp.app.db.execute(sql`
    select action, actor_user_id as actor, target_id as target, metadata from audit_log order by id desc limit 1`)) as {
    rows: Entry[]
  }
  return rows[0]!
}

const OWN_EVENTS: Record<string, (person: Person) => Promise<unknown>> = {
  'user.logged_out': (person) => person.call(auth.logOut),
  'user.password_changed': (person) =>
    person.call(auth.changePassword, {
      body: { currentPassword: PERSON_PASSWORD, newPassword: 'another horse battery' },
    }),
  'user.password_change_refused': (person) =>
    person.call(auth.changePassword, { body: { currentPassword: 'a guess', newPassword: 'another horse battery' } }),
  'user.profile_updated': (person) => person.call(auth.updateProfile, { body: { name: 'Ada' } }),
  'user.signed_out_elsewhere': (person) => person.call(auth.endOtherSessions),
  'user.data_exported': (person) => person.call(data.exportAccount, { body: password }),
  'user.data_export_refused': (person) => person.call(data.exportAccount, { body: { password: 'a guess' } }),
  'user.deletion_requested': (person) =>
    person.call(data.requestAccountDeletion, { body: { ...password, deleteWorkspaces: false } }),
  'user.deletion_refused': (person) =>
    person.call(data.requestAccountDeletion, { body: { password: 'a guess', deleteWorkspaces: false } }),
  'user.deletion_withdrawn': (person) => person.call(data.withdrawAccountDeletion),
}

test.each(Object.entries(OWN_EVENTS))('%s writes an audit entry with the user', async (action, work) => {
  const person = await aPerson()
  await work(person)
  expect(await newestEntry()).toMatchObject({ action, actor: person.user.id, target: person.user.id })
})

test('a change of the email records both addresses', async () => {
  const person = await aPerson()
  const { email } = newCredentials()
  const token = await aConfirmToken(person, email)
  expect(await newestEntry()).toMatchObject({ action: 'user.profile_updated', metadata: { pendingEmail: email } })
  await signedOut.call(auth.confirmEmail, { body: { token } })
  expect(await newestEntry()).toMatchObject({
    action: 'user.email_changed',
    metadata: { formerEmail: person.user.email, email },
  })
})

test('records login attempts, and failed ones with the address and the reason', async () => {
  const account = await anAccount()
  await signedOut.call(auth.logIn, { body: { ...account, password: 'a guess' } })
  const metadata = { email: account.email, reason: 'INVALID_CREDENTIALS' }
  expect(await newestEntry()).toMatchObject({ action: 'user.log_in_failed', actor: null, metadata })
  const cookie = cookieOf(await signedOut.call(auth.logIn, { body: account }))
  const { body } = await clientWith(cookie).call(auth.me)
  expect(await newestEntry()).toMatchObject({ action: 'user.logged_in', actor: body.id })
})

test('a logout without a session writes no entry', async () => {
  const before = await newestEntry()
  await signedOut.call(auth.logOut)
  expect(await newestEntry()).toEqual(before)
})

test('records account recovery', async () => {
  const account = await anAccount()
  const token = await aResetToken(account.email)
  expect(await newestEntry()).toMatchObject({
    action: 'user.password_reset_requested',
    metadata: { email: account.email },
  })
  await signedOut.call(auth.resetPassword, { body: { token, password: 'another horse battery' } })
  expect((await newestEntry()).action).toBe('user.password_reset')
  const revert = await aRevertToken()
  await signedOut.call(auth.revertEmail, { body: { token: revert } })
  expect((await newestEntry()).action).toBe('user.email_reverted')
})

test('records changes to a workspace and its brands', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { owner, id } = workspace
  const brand = await aBrand(workspace)
  const calls: [string, string, () => Promise<unknown>][] = [
    ['workspace.updated', id, () => owner.call(workspaceEndpoints.update, { params: { id }, body: { name: 'Anew' } })],
    ['brand.archived', brand.id, () => owner.call(brandEndpoints.archive, { params: { id: brand.id } })],
    ['brand.restored', brand.id, () => owner.call(brandEndpoints.restore, { params: { id: brand.id } })],
    ['workspace.data_exported', id, () => owner.call(data.exportWorkspace, { params: { id }, body: password })],
    [
      'workspace.deletion_requested',
      id,
      () => owner.call(data.requestWorkspaceDeletion, { params: { id }, body: password }),
    ],
    ['workspace.deletion_withdrawn', id, () => owner.call(data.withdrawWorkspaceDeletion, { params: { id } })],
  ]
  for (const [action, target, work] of calls) {
    await work()
    expect(await newestEntry()).toMatchObject({ action, target, actor: owner.user.id })
  }
})
