import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Person,
  type TestWorkspace,
  aMember,
  aPerson,
  aWorkspace,
  newCredentials,
  ownAgain,
} from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { teamEndpoints } from '../contract.ts'

// This table repeats the product's rules, so that a slip in the code shows. It has 6 × 6 × 6 cells for the role and 6 ×
// 6 for everything else.

const ROLES = ['SUPERADMIN', 'OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
type Rank = (typeof ROLES)[number]

const REACHES: Record<Rank, readonly Rank[]> = {
  SUPERADMIN: ['OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'],
  OWNER: ['OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'],
  ADMIN: ['ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'],
  MANAGER: ['MANAGER', 'CREATOR', 'COLLABORATOR'],
  CREATOR: [],
  COLLABORATOR: [],
}
const GIVES: Record<Rank, readonly Rank[]> = {
  SUPERADMIN: ['ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'],
  OWNER: ['ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'],
  ADMIN: ['ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'],
  MANAGER: ['MANAGER', 'CREATOR', 'COLLABORATOR'],
  CREATOR: [],
  COLLABORATOR: [],
}

let workspace: TestWorkspace
const actors = new Map<Rank, Person>()
const targets = new Map<Rank, Person>()

beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
  actors.set('SUPERADMIN', await aPerson({ role: 'SUPERADMIN' }))
  actors.set('OWNER', workspace.owner)
  targets.set('OWNER', workspace.owner)
  for (const role of ['ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const) {
    actors.set(role, await aMember(workspace, role))
    targets.set(role, await aMember(workspace, role))
  }
  const member = await aMember(workspace, 'COLLABORATOR')
  await testApp.app.db.execute(sql`update users set role = 'SUPERADMIN' where id = ${member.user.id}`)
  targets.set('SUPERADMIN', member)
})

const at = (target: Rank) => ({ params: { workspaceId: workspace.id, userId: targets.get(target)!.user.id } })

async function restore(target: Rank): Promise<void> {
  if (target === 'OWNER') return ownAgain(workspace)
  const role = target === 'SUPERADMIN' ? 'COLLABORATOR' : target
  await testApp.app.db.execute(sql`
    insert into memberships (workspace_id, user_id, id, role, last_used_at, created_at)
    values (${workspace.id}, ${targets.get(target)!.user.id}, gen_random_uuid(), ${role}, now(), now())
    on conflict (workspace_id, user_id) do update set role = excluded.role`)
}

const pairs = ROLES.flatMap((actor) => ROLES.map((target) => [actor, target] as const))

describe.each(pairs)('%s changes the role of %s', (actor, target) => {
  test.each(ROLES)('to %s', async (role) => {
    const { status, body, error } = await actors.get(actor)!.call(teamEndpoints.updateMember, {
      ...at(target),
      body: { role },
    })
    await restore(target)
    if (role === 'SUPERADMIN') {
      // SUPERADMIN isn't a workspace role. Members who can't change roles are rejected before the body is read.
      expect([status, error.code]).toEqual(REACHES[actor].length > 0 ? [400, 'INVALID_INPUT'] : [403, 'FORBIDDEN'])
      return
    }
    const reaches = REACHES[actor].includes(target)
    const may = reaches && (role === target || (target !== 'OWNER' && GIVES[actor].includes(role)))
    expect(may ? [status, body.member?.role] : [status, error.code]).toEqual(may ? [200, role] : [403, 'FORBIDDEN'])
  })
})

test.each(pairs)('%s removes %s', async (actor, target) => {
  const { status, error } = await actors.get(actor)!.call(teamEndpoints.removeMember, at(target))
  await restore(target)
  const may = target !== 'OWNER' && REACHES[actor].includes(target)
  expect(may ? status : [status, error.code]).toEqual(may ? 200 : [403, 'FORBIDDEN'])
})

test.each(pairs)('%s resets the password of %s', async (actor, target) => {
  const answer = await actors.get(actor)!.call(teamEndpoints.resetMemberPassword, {
    ...at(target),
    body: { newPassword: 'another horse battery' },
  })
  const may = target !== 'OWNER' && REACHES[actor].includes(target)
  expect(may ? answer.status : [answer.status, answer.error.code]).toEqual(may ? 200 : [403, 'FORBIDDEN'])
})

test.each(pairs)('%s invites to the role %s', async (actor, role) => {
  const { status, error } = await actors.get(actor)!.call(teamEndpoints.invite, {
    body: { email: newCredentials().email, role, workspaceId: workspace.id },
  })
  const wanted =
    (role === 'SUPERADMIN' || role === 'OWNER') && GIVES[actor].length > 0
      ? [400, 'INVALID_INPUT']
      : GIVES[actor].includes(role)
        ? [201, undefined]
        : [403, 'FORBIDDEN']
  expect([status, error?.code]).toEqual(wanted)
})

const invitable = pairs.filter(([, role]) => role !== 'SUPERADMIN' && role !== 'OWNER')

test.each(invitable)('%s sends again and cancels an invitation to the role %s', async (actor, role) => {
  const { body } = await workspace.owner.call(teamEndpoints.invite, {
    body: { email: newCredentials().email, role, workspaceId: workspace.id },
  })
  for (const row of [teamEndpoints.resend, teamEndpoints.cancel]) {
    const { status } = await actors.get(actor)!.call(row, { params: { id: body.invite.id } })
    expect(status).toBe(GIVES[actor].includes(role) ? 200 : 403)
  }
})
