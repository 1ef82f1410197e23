import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminPeopleEndpoints } from '#features/admin/people-contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import {
  type Person,
  type TestWorkspace,
  aBrand,
  aMember,
  aPerson,
  aSession,
  aWorkspace,
  anInvite,
} from './fixtures.ts'
import { DAY, at } from './test-clock.ts'
import { aToken } from './tokens.ts'
import { tokenEndpoints } from '#features/tokens/contract.ts'
import { securityEndpoints } from '#features/tokens/security-contract.ts'

const { list, exportEvents } = securityEndpoints

let workspace: TestWorkspace
let member: Person
let superAdmin: Person

beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'TEAMS' })
  const { owner, id } = workspace
  member = await aMember(workspace, 'CREATOR')
  await anInvite(workspace)
  const params = { workspaceId: id, userId: member.user.id }
  await owner.call(teamEndpoints.updateMember, { params, body: { role: 'MANAGER' } })
  await owner.call(tokenEndpoints.revoke, { params: { id: (await aToken(workspace, { name: '=SUM(1)' })).id } })
  await aBrand(workspace)
  superAdmin = await aPerson({ role: 'SUPERADMIN', name: 'Sam Super' })
  await superAdmin.call(adminPeopleEndpoints.suspend, { params: { id } })
  await superAdmin.call(adminPeopleEndpoints.reactivate, { params: { id } })
  // Another workspace has other events.
  await anInvite(await aWorkspace({ plan: 'TEAMS', owner }))
})

const read = (by: Person, query: object = {}) => by.call(list, { params: { id: workspace.id }, query })

describe('the security log', () => {
  test('shows owners and admins what changed access, newest first, and nothing else', async () => {
    const { body, bytes } = await read(workspace.owner)
    expect(body.events.map(({ action }) => action)).toEqual([
      'workspace.reactivated',
      'workspace.suspended',
      'token.revoked',
      'member.updated',
      'invite.sent',
    ])
    expect(body.events.slice(0, 4)).toMatchObject([
      { actor: 'Support', actorUserId: null },
      { actor: 'Support', actorUserId: null },
      { actor: expect.stringContaining('Robin Test'), target: '=SUM(1)' },
      { target: member.user.email, details: 'Role: Creator to Manager' },
    ])
    const text = bytes.toString()
    for (const hidden of ['requestId', superAdmin.user.email, 'Sam Super', '127.0.0.1', 'userAgent']) {
      expect(text).not.toContain(hidden)
    }
    expect((await read(await aMember(workspace, 'ADMIN'))).body.events.length).toBeGreaterThanOrEqual(5)
    expect((await read(member)).error.code).toBe('FORBIDDEN')
  })

  test('can be filtered, in pages', async () => {
    const actions = async (query: object) =>
      (await read(workspace.owner, query)).body.events.map(({ action }) => action)
    expect(await actions({ action: 'member.updated' })).toEqual(['member.updated'])
    expect(await actions({ userId: member.user.id })).toEqual([])
    expect(await actions({ userId: workspace.owner.user.id, limit: '2' })).toEqual(['token.revoked', 'member.updated'])
    expect(await actions({ to: '2020-01-01' })).toEqual([])
    const first = (await read(workspace.owner, { limit: '2' })).body
    const second = (await read(workspace.owner, { limit: '2', cursor: first.nextCursor })).body
    expect([...first.events, ...second.events].map(({ action }) => action)).toEqual([
      'workspace.reactivated',
      'workspace.suspended',
      'token.revoked',
      'member.updated',
    ])
    expect((await read(workspace.owner, { action: 'user.logged_in' })).status).toBe(400)
  })

  test('forgets what is older than 12 months', async () => {
    const from = (days: number) =>
      at(days * DAY, async () => (await read(await freshOwnerSession())).body.events.length)
    expect(await from(0)).toBeGreaterThanOrEqual(5)
    expect(await from(367)).toBe(0)
  })

  test('becomes a CSV file that no spreadsheet runs, and says that it was exported', async () => {
    const answer = await workspace.owner.call(exportEvents, { params: { id: workspace.id }, query: {} })
    const { data } = Papa.parse<string[]>(answer.bytes.toString().slice(1).trim())
    expect(data[0]).toEqual(['Time (UTC)', 'Event', 'By', 'About', 'Details'])
    expect(data.find(([, event]) => event === 'API token revoked')?.[3]).toBe("'=SUM(1)")
    const [newest] = (await read(workspace.owner)).body.events
    expect(newest).toMatchObject({ action: 'workspace.security_log_exported' })
  })

  test('names the token that acted, which it can only do where tokens may', async () => {
    const byToken = await aToken(workspace)
    expect((await byToken.call(list, { params: { id: workspace.id }, query: {} })).error.code).toBe('TOKEN_NOT_ALLOWED')
    expect((await byToken.call(brandEndpoints.list)).status).toBe(200)
  })
})

async function freshOwnerSession(): Promise<Person> {
  return { ...(await aSession(workspace.owner.user.id)), user: workspace.owner.user }
}
