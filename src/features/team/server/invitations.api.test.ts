import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { factorEndpoints } from '#features/auth/factor-contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import {
  PERSON_PASSWORD,
  type TestWorkspace,
  aMember,
  aPerson,
  aSession,
  aWorkspace,
  anAccount,
  anInvite,
  join,
  newCredentials,
  setPlan,
  suspend,
} from '#test/fixtures.ts'
import { aSecondFactor, codeOf } from '#test/second-factors.ts'
import { mails, testApp } from '#test/test-app.ts'
import { DAY, MINUTE, at } from '#test/test-clock.ts'
import { teamEndpoints } from '../contract.ts'

const { accept, cancel, invite, invites, members, resend, validate } = teamEndpoints
const password = 'correct horse battery'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const worth = async (token: string) => (await signedOut.call(validate, { params: { token } })).body
const rolesOf = async ({ id, owner }: TestWorkspace) =>
  new Map(
    (await owner.call(members, { params: { workspaceId: id } })).body.members.map(({ user, role }) => [
      user.email,
      role,
    ]),
  )
const usageOf = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body

test('emails an invitation and lists it without its token', async () => {
  const { id, email, token, url } = await anInvite(workspace, { name: 'Kim', role: 'MANAGER' })
  const mail = mails.findLast(({ to }) => to === email)!
  expect(mail).toMatchObject({ kind: 'invitation', subject: 'Robin Test invited you to Test workspace on Mailmonth' })
  expect(mail.text).toContain('Hello Kim,')
  expect(mail.text).toContain(url)
  expect(url).toBe(`http://localhost:3000/accept-invite?token=${token}`)

  const listed = await workspace.owner.call(invites, { params: { workspaceId: workspace.id } })
  const row = listed.body.invites.find((entry) => entry.id === id)
  expect(row).toMatchObject({ email, name: 'Kim', role: 'MANAGER', status: 'PENDING', inviterName: 'Robin Test' })
  expect(listed.bytes.toString()).not.toContain(token)
  expect(await worth(token)).toMatchObject({
    valid: true,
    status: 'PENDING',
    error: null,
    email,
    workspaceName: 'Test workspace',
    role: 'MANAGER',
    inviterName: 'Robin Test',
    hasAccount: false,
  })
})

describe('accepting', () => {
  test('creates an account with a password, logs in and opens the workspace', async () => {
    const { email, token } = await anInvite(workspace, { name: 'Kim', role: 'CREATOR' })
    const answer = await signedOut.call(accept, { body: { token, password, name: 'Kim Larsen' } })
    expect([answer.status, answer.body.workspaceId]).toEqual([200, workspace.id])
    const kim = clientWith(cookieOf(answer))
    expect((await kim.call(authEndpoints.me)).body).toMatchObject({ email, name: 'Kim Larsen' })
    const { workspaces, memberships } = (await kim.call(workspaceEndpoints.list)).body
    expect([workspaces[0]!.id, memberships[0]!.role]).toEqual([workspace.id, 'CREATOR'])
    expect((await signedOut.call(authEndpoints.logIn, { body: { email, password } })).status).toBe(200)
  })

  test('takes the name of the invitation when none is given', async () => {
    const { token } = await anInvite(workspace, { name: 'Kim' })
    expect((await signedOut.call(accept, { body: { token, password } })).body.user.name).toBe('Kim')
  })

  test('needs only the token when the invited user is logged in, in any case of the address', async () => {
    const person = await aPerson()
    const own = await aWorkspace({ owner: person })
    const { token } = await anInvite(workspace, { email: person.user.email.toUpperCase(), role: 'ADMIN' })
    expect(await worth(token)).toMatchObject({ valid: true, hasAccount: true })
    const answer = await person.call(accept, { body: { token } })
    expect([answer.status, cookieOf(answer)]).toEqual([200, null])
    const { workspaces } = (await person.call(workspaceEndpoints.list)).body
    expect(workspaces.map(({ id }) => id)).toEqual([workspace.id, own.id])
    expect((await rolesOf(workspace)).get(person.user.email)).toBe('ADMIN')
  })

  test('fails for another user who is logged in, and names the right address', async () => {
    const { email, token } = await anInvite(workspace)
    const { status, error } = await (await aPerson()).call(accept, { body: { token, password } })
    expect([status, error.code]).toEqual([403, 'FORBIDDEN'])
    expect(error.error).toContain(email)
    expect((await worth(token)).valid).toBe(true)
  })

  test("doesn't log in to an existing account by its link, and keeps its password", async () => {
    const account = await anAccount()
    const { token } = await anInvite(workspace, { email: account.email })
    const { status, error } = await signedOut.call(accept, { body: { token, password: 'taken over by a link' } })
    expect([status, error.code]).toEqual([409, 'EMAIL_TAKEN'])
    expect((await signedOut.call(authEndpoints.logIn, { body: account })).status).toBe(200)
    expect((await rolesOf(workspace)).has(account.email)).toBe(false)
  })

  test.each([
    [{}, 'Password is required', 'password'],
    [{ password: '' }, 'Password is required', 'password'],
    [{ password: '1234567' }, 'Password must be at least 8 characters', 'password'],
  ])('a new account with %o gets an error, and the link still works', async (given, sentence, field) => {
    const { token } = await anInvite(workspace)
    const { status, error } = await signedOut.call(accept, { body: { token, ...given } })
    expect([status, error]).toEqual([400, { error: sentence, code: 'INVALID_INPUT', field }])
    expect((await worth(token)).valid).toBe(true)
  })

  test('with an account that has a second factor takes both steps of the login', async () => {
    const { user } = await aPerson()
    await aSecondFactor(user.id)
    const { token } = await anInvite(workspace, { email: user.email })
    const account = { email: user.email, password: PERSON_PASSWORD }
    const alone = await signedOut.call(accept, { body: { token, password: account.password } })
    expect([alone.status, alone.error.code]).toEqual([409, 'EMAIL_TAKEN'])
    const { error } = await signedOut.call(authEndpoints.logIn, { body: account })
    const body = { challenge: String(error['challenge']), code: await codeOf() }
    const cookie = cookieOf(await signedOut.call(factorEndpoints.logIn, { body }))
    expect((await clientWith(cookie).call(accept, { body: { token } })).status).toBe(200)
  })

  test('works once, even for two concurrent requests', async () => {
    const { email, token } = await anInvite(workspace)
    const answers = await Promise.all([1, 2].map(() => signedOut.call(accept, { body: { token, password } })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await signedOut.call(accept, { body: { token, password } })).error).toMatchObject({
      code: 'INVITE_NOT_OPEN',
      status: 'ACCEPTED',
    })
    expect(await worth(token)).toMatchObject({ valid: false, status: 'ACCEPTED', email: null, workspaceName: null })
    expect([...(await rolesOf(workspace)).keys()].filter((entry) => entry === email)).toHaveLength(1)
  })

  test('uses up the invitation of a user who already joined, and keeps their role', async () => {
    const person = await aPerson()
    const { token } = await anInvite(workspace, { email: person.user.email, role: 'ADMIN' })
    await join(workspace, person, 'COLLABORATOR')
    expect((await person.call(accept, { body: { token } })).status).toBe(200)
    expect((await rolesOf(workspace)).get(person.user.email)).toBe('COLLABORATOR')
  })
})

describe('a link', () => {
  test('works for seven days', async () => {
    const { token } = await anInvite(workspace)
    expect((await at(7 * DAY - MINUTE, () => worth(token))).valid).toBe(true)
    const late = await at(7 * DAY, () => worth(token))
    expect(late).toMatchObject({ valid: false, status: 'EXPIRED', email: null })
    const answer = await at(7 * DAY, () => signedOut.call(accept, { body: { token, password } }))
    expect([answer.status, answer.error.status]).toEqual([409, 'EXPIRED'])
  })

  test('is replaced by a new one for another seven days when the invitation is sent again', async () => {
    const { id, email, token } = await anInvite(workspace)
    const again = await at(6 * DAY, async () =>
      (await aSession(workspace.owner.user.id)).call(resend, { params: { id } }),
    )
    const newToken = new URL(again.body.inviteUrl).searchParams.get('token')!
    expect(newToken).not.toBe(token)
    expect(mails.findLast(({ to }) => to === email)!.text).toContain(newToken)
    expect(await worth(token)).toMatchObject({ valid: false, status: null })
    expect((await signedOut.call(accept, { body: { token, password } })).error.code).toBe('INVALID_TOKEN')
    expect((await at(12 * DAY, () => worth(newToken))).valid).toBe(true)
  })

  test('stops working when the invitation is canceled', async () => {
    const { id, token } = await anInvite(workspace)
    expect((await workspace.owner.call(cancel, { params: { id } })).status).toBe(200)
    expect(await worth(token)).toMatchObject({ valid: false, status: 'CANCELED' })
    expect((await signedOut.call(accept, { body: { token, password } })).error.status).toBe('CANCELED')
    for (const row of [cancel, resend]) {
      expect((await workspace.owner.call(row, { params: { id } })).error.code).toBe('INVITE_NOT_OPEN')
    }
  })

  test('leads nowhere while the workspace is suspended', async () => {
    const mine = await aWorkspace()
    const { token } = await anInvite(mine)
    await suspend(mine.id)
    expect(await worth(token)).toMatchObject({ valid: false, workspaceName: null })
    expect((await signedOut.call(accept, { body: { token, password } })).error.code).toBe('WORKSPACE_SUSPENDED')
  })

  test('leads nowhere once the workspace is closed', async () => {
    const mine = await aWorkspace()
    const { token } = await anInvite(mine)
    await testApp.app.db.execute(sql`update workspaces set closed_at = now() where id = ${mine.id}`)
    expect(await worth(token)).toMatchObject({ valid: false, status: null })
    expect((await signedOut.call(accept, { body: { token, password } })).error.code).toBe('INVALID_TOKEN')
  })

  test.each(['x', 'A'.repeat(43), 'A'.repeat(200), '%00', '../validate'])('%j has no account', async (token) => {
    const { status, body } = await signedOut.call(validate, { params: { token } })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        valid: false,
        status: null,
        error: 'This invitation link is invalid or has expired.',
      }),
    ])
    expect((await signedOut.call(accept, { body: { token, password } })).error.code).toBe('INVALID_TOKEN')
  })
})

describe('no one can be invited twice', () => {
  test('while an invitation is open, in any spelling of the case', async () => {
    const { email } = await anInvite(workspace)
    const body = { email: email.toUpperCase(), role: 'CREATOR' as const, workspaceId: workspace.id }
    const { status, error } = await workspace.owner.call(invite, { body })
    expect([status, error]).toEqual([409, expect.objectContaining({ code: 'INVITE_EXISTS', field: 'email' })])
    const later = await at(8 * DAY, async () => (await aSession(workspace.owner.user.id)).call(invite, { body }))
    expect(later.status).toBe(201)
  })

  test('who is already a member', async () => {
    const member = await aMember(workspace, 'CREATOR')
    const body = { email: member.user.email.toUpperCase(), role: 'ADMIN' as const, workspaceId: workspace.id }
    const { status, error } = await workspace.owner.call(invite, { body })
    expect([status, error.code]).toEqual([409, 'ALREADY_MEMBER'])
  })
})

describe('seats', () => {
  test('are taken by members and open invitations together', async () => {
    const mine = await aWorkspace({ plan: 'STARTER' })
    await aMember(mine, 'CREATOR')
    const { id, email } = await anInvite(mine)
    expect((await usageOf(mine)).usage).toMatchObject({ members: 2, pendingInvites: 1 })
    const body = { email: newCredentials().email, role: 'CREATOR' as const, workspaceId: mine.id }
    expect((await mine.owner.call(invite, { body })).error).toEqual({
      error: 'Upgrade your plan to invite more users',
      code: 'SEAT_LIMIT_REACHED',
      limit: 3,
      used: 3,
    })
    expect((await mine.owner.call(resend, { params: { id } })).status).toBe(200)
    await mine.owner.call(cancel, { params: { id } })
    const second = await anInvite(mine, { email })
    expect((await usageOf(mine)).usage.pendingInvites).toBe(1)
    await at(8 * DAY, async () => {
      const owner = await aSession(mine.owner.user.id)
      expect((await owner.call(invite, { body })).status).toBe(201)
      const { error } = await owner.call(resend, { params: { id: second.id } })
      expect(error.code).toBe('SEAT_LIMIT_REACHED')
    })
  })

  test('one on Free, so no one can be invited', async () => {
    const mine = await aWorkspace({ plan: 'FREE' })
    const body = { email: newCredentials().email, role: 'CREATOR' as const, workspaceId: mine.id }
    expect((await mine.owner.call(invite, { body })).error.code).toBe('SEAT_LIMIT_REACHED')
  })

  test('the last one goes to one of twenty concurrent invitations', async () => {
    const mine = await aWorkspace({ plan: 'STARTER' })
    await aMember(mine, 'CREATOR')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        mine.owner.call(invite, {
          body: { email: newCredentials().email, role: 'CREATOR', workspaceId: mine.id },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('the last one goes to one of twenty concurrent acceptances after a downgrade', async () => {
    const mine = await aWorkspace({ plan: 'OMNI' })
    await aMember(mine, 'CREATOR')
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = await aPerson()
        return { person, token: (await anInvite(mine, { email: person.user.email })).token }
      }),
    )
    await setPlan(mine.id, 'STARTER')
    const answers = await Promise.all(people.map(({ person, token }) => person.call(accept, { body: { token } })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ status, error }) => (status === 200 ? [] : [error.code])))).toEqual(
      new Set(['SEAT_LIMIT_REACHED']),
    )
    expect((await rolesOf(mine)).size).toBe(3)
  })

  test("don't limit a super admin or the users a super admin invites", async () => {
    const mine = await aWorkspace({ plan: 'FREE' })
    const superAdmin = await aPerson({ role: 'SUPERADMIN' })
    const { email } = newCredentials()
    const { status, body } = await superAdmin.call(invite, { body: { email, role: 'ADMIN', workspaceId: mine.id } })
    expect(status).toBe(201)
    const token = new URL(body.inviteUrl).searchParams.get('token')!
    expect((await signedOut.call(accept, { body: { token, password } })).status).toBe(200)
  })
})
