import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminPeopleEndpoints } from '#features/admin/people-contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { commentEndpoints } from '#features/comments/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import { type Client, clientWith, cookieOf } from './client.ts'
import {
  PERSON_PASSWORD,
  type Person,
  type TestWorkspace,
  aBrand,
  aMember,
  aPerson,
  aWorkspace,
  anIdea,
  anOutline,
  join,
  setPlan,
  suspend,
} from './fixtures.ts'
import { aSecondFactor, codeOf } from './second-factors.ts'
import { mails, testApp } from './test-app.ts'
import { DAY, MINUTE, at, testClock } from './test-clock.ts'
import { aToken, clientByToken } from './tokens.ts'
import { tokenEndpoints } from '#features/tokens/contract.ts'
import { tellOfExpiry } from '#features/tokens/server/expiry.ts'

const { list, create, revoke } = tokenEndpoints
const fields = { name: 'Weekly sheet', scope: 'read', expiresInDays: 30, currentPassword: PERSON_PASSWORD } as const

const creating = (by: Person, { id }: Pick<TestWorkspace, 'id'>, changes: object = {}) =>
  by.call(create, { params: { workspaceId: id }, body: { ...fields, ...changes } })

const mailsTo = ({ user }: Person, kind: string) => mails.filter((mail) => mail.to === user.email && mail.kind === kind)

describe('creating a token', () => {
  test('shows it once, stores only its hash and tells the user by email', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { owner } = workspace
    const { status, body } = await creating(owner, workspace)
    expect([status, body.token]).toEqual([201, expect.stringMatching(/^mm_[\w-]{43}_[\w-]{6}$/)])
    expect(body.entry).toMatchObject({
      name: 'Weekly sheet',
      scope: 'read',
      last4: body.token.slice(-4),
      lastUsedAt: null,
    })
    expect((await clientByToken(body.token).call(brandEndpoints.list)).status).toBe(200)

    const listed = await owner.call(list, { params: { workspaceId: workspace.id } })
    expect(listed.body.tokens).toMatchObject([{ id: body.entry.id, createdBy: { userId: owner.user.id } }])
    expect(listed.bytes.toString()).not.toContain(body.token)
    const { rows } = (await testApp.app.db.execute(sql`select * from api_tokens where id = ${body.entry.id}`)) as {
      rows: object[]
    }
    expect(JSON.stringify(rows)).not.toContain(body.token.slice(0, 46))
    await expect
      .poll(() => mailsTo(owner, 'api_token').map(({ subject }) => subject))
      .toEqual(['A new API token was created'])
    expect(mailsTo(owner, 'api_token')[0]!.text).not.toContain('mm_')
  })

  test('needs the password, and a code if the user has a second factor', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { owner } = workspace
    expect(await creating(owner, workspace, { currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      error: { field: 'currentPassword' },
    })
    await aSecondFactor(owner.user.id)
    expect(await creating(owner, workspace)).toMatchObject({ status: 400, error: { field: 'code' } })
    expect(await creating(owner, workspace, { code: '000000' })).toMatchObject({
      status: 400,
      error: { field: 'code' },
    })
    expect((await creating(owner, workspace, { code: await codeOf() })).status).toBe(201)
  })

  test('with the scope `write` needs a role that can create', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const [creator, collaborator] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'COLLABORATOR')]
    expect((await creating(creator, workspace, { scope: 'write' })).status).toBe(201)
    expect(await creating(collaborator, workspace, { scope: 'write' })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', field: 'scope' },
    })
    expect((await creating(collaborator, workspace)).status).toBe(201)
  })

  test('stops at 20 tokens, also for simultaneous requests', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    for (let number = 0; number < 17; number++) await aToken(workspace)
    const answers = await Promise.all(Array.from({ length: 8 }, () => creating(workspace.owner, workspace)))
    const of = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([of(201), of(409)]).toEqual([3, 5])
    // Another member has another limit.
    expect((await creating(await aMember(workspace, 'MANAGER'), workspace)).status).toBe(201)
  })

  test.each([
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['another lifetime', { expiresInDays: 31 }, 'expiresInDays'],
    ['another scope', { scope: 'admin' }, 'scope'],
  ])('refuses %s', async (_, changes, field) => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    expect(await creating(workspace.owner, workspace, changes)).toMatchObject({ status: 400, error: { field } })
    expect((await creating(workspace.owner, workspace)).status).toBe(201)
  })
})

describe('the list', () => {
  test('shows members their own tokens, and owners and admins all', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const members = { ADMIN: await aMember(workspace, 'ADMIN'), CREATOR: await aMember(workspace, 'CREATOR') }
    const ofCreator = await aToken(workspace, { of: members.CREATOR })
    const ofOwner = await aToken(workspace)
    await aToken(workspace, { expiresAt: testClock.now() })
    await aToken(workspace, { revokedAt: testClock.now() })
    const seen = async (client: Person) =>
      (await client.call(list, { params: { workspaceId: workspace.id } })).body.tokens.map(({ id }) => id)
    expect(await seen(members.CREATOR)).toEqual([ofCreator.id])
    expect(await seen(members.ADMIN)).toEqual([ofOwner.id, ofCreator.id])
    expect(await seen(workspace.owner)).toEqual([ofOwner.id, ofCreator.id])
  })

  test('says when a token was used, at most every five minutes', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const byToken = await aToken(workspace)
    const lastUse = async () =>
      (await workspace.owner.call(list, { params: { workspaceId: workspace.id } })).body.tokens[0]!.lastUsedAt
    const useAfter = (ms: number) => at(ms, async () => void (await byToken.call(brandEndpoints.list)))
    await useAfter(0)
    const first = await lastUse()
    expect(first).not.toBeNull()
    await useAfter(4 * MINUTE)
    expect(await lastUse()).toBe(first)
    await useAfter(6 * MINUTE)
    expect(Date.parse((await lastUse())!) - Date.parse(first!)).toBeGreaterThanOrEqual(5 * MINUTE)
  })
})

describe('revoking', () => {
  test('ends the token right away, by its user or an admin', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const [creator, admin] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'ADMIN')]
    for (const by of [creator, admin, workspace.owner]) {
      const byToken = await aToken(workspace, { of: creator })
      expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
      expect((await by.call(revoke, { params: { id: byToken.id } })).status).toBe(200)
      expect((await byToken.call(brandEndpoints.list)).error.code).toBe('INVALID_API_TOKEN')
      expect((await by.call(revoke, { params: { id: byToken.id } })).status).toBe(200)
    }
    const ofOwner = await aToken(workspace)
    expect((await creator.call(revoke, { params: { id: ofOwner.id } })).status).toBe(403)
    expect((await ofOwner.call(brandEndpoints.list)).status).toBe(200)
  })

  test('works while the workspace is suspended, and creating does not', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const byToken = await aToken(workspace)
    await suspend(workspace.id)
    expect((await creating(workspace.owner, workspace)).error.code).toBe('WORKSPACE_SUSPENDED')
    expect((await workspace.owner.call(revoke, { params: { id: byToken.id } })).status).toBe(200)
  })
})

describe('a token is its user in one workspace, with the rights of the moment', () => {
  test('loses what the role loses, between two requests', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const member = await aMember(workspace, 'CREATOR')
    const byToken = await aToken(workspace, { of: member })
    const add = () =>
      byToken.call(ideaEndpoints.addManual, {
        params: { id: brand.id },
        body: { title: 'By token', description: 'In a test', year: 2026, month: 11 },
      })
    expect((await add()).status).toBe(201)
    const role = (value: string) =>
      workspace.owner.call(teamEndpoints.updateMember, {
        params: { workspaceId: workspace.id, userId: member.user.id },
        body: { role: value },
      })
    await role('COLLABORATOR')
    expect((await add()).error.code).toBe('FORBIDDEN')
    await role('CREATOR')
    expect((await add()).status).toBe(201)
    await workspace.owner.call(teamEndpoints.removeMember, {
      params: { workspaceId: workspace.id, userId: member.user.id },
    })
    expect((await add()).error.code).toBe('INVALID_API_TOKEN')
    // Coming back brings no token back.
    await join(workspace, member, 'CREATOR')
    expect((await add()).error.code).toBe('INVALID_API_TOKEN')
  })

  test("ignores a stronger user's cookie beside it", async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const collaborator = await aMember(workspace, 'COLLABORATOR')
    const { token } = await aToken(workspace, { of: collaborator })
    const idea = await anIdea(workspace, brand.id)
    const both = clientByToken(token, testApp, workspace.owner.cookie)
    expect((await both.call(outlineEndpoints.generate, { params: { id: idea } })).error.code).toBe('FORBIDDEN')
    expect((await both.call(authEndpoints.me)).error.code).toBe('TOKEN_NOT_ALLOWED')
    const broken = clientByToken('mm_broken', testApp, workspace.owner.cookie)
    expect((await broken.call(brandEndpoints.list)).error.code).toBe('INVALID_API_TOKEN')
    expect((await workspace.owner.call(outlineEndpoints.generate, { params: { id: idea } })).status).toBe(200)
  })

  test('never has the rights of a super admin', async () => {
    const admin = await aPerson({ role: 'SUPERADMIN' })
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    await join(workspace, admin, 'COLLABORATOR')
    const elsewhere = await aWorkspace({ plan: 'TEAMS' })
    const brands = { own: await aBrand(workspace), other: await aBrand(elsewhere) }
    const byToken = await aToken(workspace, { of: admin })
    const idea = await anIdea(workspace, brands.own.id)
    expect((await byToken.call(outlineEndpoints.generate, { params: { id: idea } })).error.code).toBe('FORBIDDEN')
    expect((await byToken.call(brandEndpoints.get, { params: { id: brands.other.id } })).error.code).toBe('NOT_FOUND')
    expect((await byToken.call(brandEndpoints.get, { params: { id: brands.own.id } })).status).toBe(200)
    expect((await admin.call(brandEndpoints.get, { params: { id: brands.other.id } })).status).toBe(200)
  })

  test('stays after a downgrade, but answers that the plan is missing, whatever the row', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const byToken = await aToken(workspace)
    await setPlan(workspace.id, 'PRO')
    const refused = await byToken.call(brandEndpoints.list)
    expect(refused).toMatchObject({ status: 403, error: { code: 'PLAN_REQUIRED', gate: 'api' } })
    await setPlan(workspace.id, 'TEAMS')
    expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
  })

  test('reads in a suspended workspace and writes nothing', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const byToken = await aToken(workspace)
    await suspend(workspace.id)
    expect((await byToken.call(brandEndpoints.get, { params: { id: brand.id } })).status).toBe(200)
    const body = { title: 'By token', description: 'In a test', year: 2026, month: 11 }
    const refused = await byToken.call(ideaEndpoints.addManual, { params: { id: brand.id }, body })
    expect(refused.error.code).toBe('WORKSPACE_SUSPENDED')
  })

  test('ends with the account and with the workspace', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const byToken = await aToken(workspace)
    await testApp.app.db.execute(sql`update workspaces set closed_at = now() where id = ${workspace.id}`)
    expect((await byToken.call(brandEndpoints.list)).error.code).toBe('INVALID_API_TOKEN')
    await testApp.app.db.execute(sql`update workspaces set closed_at = null where id = ${workspace.id}`)
    expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
    await testApp.app.db.execute(sql`update users set closed_at = now() where id = ${workspace.owner.user.id}`)
    expect((await byToken.call(brandEndpoints.list)).error.code).toBe('INVALID_API_TOKEN')
  })
})

describe('over HTTP', () => {
  test('a program on another site may use a token, and a browser gets no permission to read', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const { token } = await aToken(workspace)
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const send = (credential: Record<string, string>) =>
      testApp.server.inject({
        method: 'POST',
        url: `/api/brands/${brand.id}/manual-idea`,
        headers: { ...headers, ...credential },
        payload: { title: 'By token', description: 'In a test', year: 2026, month: 11 },
      })
    const byToken = await send({ authorization: `Bearer ${token}` })
    expect([byToken.statusCode, byToken.headers['access-control-allow-origin']]).toEqual([201, undefined])
    const byCookie = await send({ cookie: workspace.owner.cookie! })
    expect(byCookie.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' })
    const preflight = await testApp.server.inject({
      method: 'OPTIONS',
      url: '/api/brands',
      headers: {
        ...headers,
        'access-control-request-headers': 'authorization',
        'access-control-request-method': 'GET',
      },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('other schemes, such as a password of a proxy, leave the session alone', async () => {
    const { owner } = await aWorkspace({ plan: 'TEAMS' })
    const answer = await owner.call(brandEndpoints.list, { headers: { authorization: 'Basic dXNlcjpwYXNz' } })
    expect(answer.status).toBe(200)
  })
})

describe('what a token does', () => {
  test('is signed with the name of the token in the activity log, the versions and the audit log', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brand = await aBrand(workspace)
    const byToken = await aToken(workspace, { name: 'Weekly "sheet"' })
    const idea = await anIdea(workspace, brand.id)
    const generated = await byToken.call(outlineEndpoints.generate, { params: { id: idea } })
    const { id } = generated.body.outline!
    const { body } = await byToken.call(outlineEndpoints.changeStatus, {
      params: { id },
      body: { status: 'in_design' },
    })
    const authors = body.outline.activityLog.map(({ userName }: { userName: string }) => userName)
    expect(new Set(authors)).toEqual(new Set(['Robin Test (by token "Weekly "sheet"")']))
    const { rows } = (await testApp.app.db.execute(
      sql`select metadata from audit_log where action = 'outline.generated' and target_id = ${idea}`,
    )) as { rows: { metadata: object }[] }
    expect(rows).toMatchObject([{ metadata: { tokenId: byToken.id, tokenName: 'Weekly "sheet"' } }])
    // The same by the user carries no token.
    const other = await anOutline(workspace, brand.id)
    const mine = await workspace.owner.call(outlineEndpoints.changeStatus, {
      params: { id: other.id },
      body: { status: 'in_design' },
    })
    expect(mine.body.outline.activityLog.map(({ userName }: { userName: string }) => userName)).not.toContain(
      expect.stringContaining('by token'),
    )
  })
})

test('a token comments for the team, signed with its name, and never for clients', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { owner } = workspace
  const { id } = await anOutline(workspace, (await aBrand(workspace)).id)
  const byToken = await aToken(workspace)
  const write = (client: Client, body: object) =>
    client.call(commentEndpoints.write, { params: { id }, body: { text: 'Shorter?', ...body } })
  const written = await write(byToken, {})
  expect([written.status, written.body.comment.author.name]).toEqual([201, 'Robin Test (by token "Weekly sheet")'])
  expect((await write(byToken, { visibility: 'client' })).error.code).toBe('TOKEN_NOT_ALLOWED')
  const thread = await write(owner, { visibility: 'client' })
  expect(thread.status).toBe(201)
  const parentId = thread.body.comment.id
  expect((await write(byToken, { parentId })).error.code).toBe('TOKEN_NOT_ALLOWED')
  expect((await write(owner, { parentId })).status).toBe(201)
})

describe('emails', () => {
  test('about a changed password say how many tokens still work', async () => {
    const { owner, ...workspace } = await aWorkspace({ plan: 'TEAMS' })
    const change = () =>
      owner.call(authEndpoints.changePassword, {
        body: { currentPassword: PERSON_PASSWORD, newPassword: PERSON_PASSWORD },
      })
    await change()
    await expect.poll(() => mailsTo(owner, 'password_changed').length).toBe(1)
    expect(mailsTo(owner, 'password_changed')[0]!.text).not.toContain('API token')
    const byToken = await aToken({ ...workspace, owner })
    await aToken({ ...workspace, owner })
    await change()
    await expect.poll(() => mailsTo(owner, 'password_changed').length).toBe(2)
    expect(mailsTo(owner, 'password_changed')[1]!.text).toContain('Your 2 API tokens still work.')
    expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
  })

  test('tell once, seven days before, that a token expires', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const byToken = await aToken(workspace, { expiresAt: new Date(testClock.now().getTime() + 30 * DAY) })
    const told = () => mailsTo(workspace.owner, 'api_token').length
    await at(22 * DAY, () => tellOfExpiry(testApp.app))
    expect(told()).toBe(0)
    await at(23.5 * DAY, () => Promise.all([tellOfExpiry(testApp.app), tellOfExpiry(testApp.app)]))
    await at(25 * DAY, () => tellOfExpiry(testApp.app))
    await expect.poll(told).toBe(1)
    expect(mailsTo(workspace.owner, 'api_token')[0]!.subject).toContain('expires soon')
    expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
  })
})

test('an impersonating super admin can create and revoke no tokens', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const byToken = await aToken(workspace)
  const admin = await aPerson({ role: 'SUPERADMIN' })
  const begun = await admin.call(adminPeopleEndpoints.impersonate, { params: { id: workspace.owner.user.id } })
  const client = { ...clientWith(cookieOf(begun)), user: workspace.owner.user }
  expect((await creating(client, workspace)).error.code).toBe('NOT_WHILE_IMPERSONATING')
  expect((await client.call(revoke, { params: { id: byToken.id } })).error.code).toBe('NOT_WHILE_IMPERSONATING')
  expect((await client.call(list, { params: { workspaceId: workspace.id } })).body.tokens.length).toBe(1)
})
