import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission, type Role, WORKSPACE_ROLES, can } from '#shared/permissions.ts'
import { AUTHORIZATION_TABLE, type Rule } from './authorization-table.ts'
import { type Answer, type Client, signedOut } from './client.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace, sameRequests } from './example-calls.ts'
import { aMember, aPerson } from './fixtures.ts'
import { testApp } from './test-app.ts'

// Calls every row as everyone: users with the permission succeed, and the others get the right error for the same
// request.

let place: FilledWorkspace
const actors = new Map<string, Client>()

beforeAll(async () => {
  place = await aFilledWorkspace('OMNI')
  actors.set('OWNER', place.workspace.owner)
  for (const role of WORKSPACE_ROLES.slice(1)) actors.set(role, await aMember(place.workspace, role))
  actors.set('SUPERADMIN', await aPerson({ role: 'SUPERADMIN' }))
  actors.set('outsider', await aPerson())
  actors.set('signed out', signedOut)
})

const outcome = ({ status, error }: Answer<unknown>) => (status < 300 ? 'allowed' : `${status} ${error?.code}`)

function expected({ allowed, except }: Rule, actor: string): string {
  const other = (except as Record<string, string> | undefined)?.[actor]
  if (other !== undefined) return other
  if (allowed === 'everyone') return 'allowed'
  if (actor === 'signed out') return '401 UNAUTHENTICATED'
  if (allowed === 'signed in') return 'allowed'
  if (actor === 'outsider') return '404 NOT_FOUND'
  return (allowed as readonly string[]).includes(actor) ? 'allowed' : '403 FORBIDDEN'
}

describe('endpoints about a workspace or a user', () => {
  const rules = Object.entries(AUTHORIZATION_TABLE).filter(
    ([, { allowed }]) => allowed === 'signed in' || typeof allowed === 'object',
  )

  test.each(rules)('%s', async (name, rule) => {
    const outcomes: Record<string, string> = {}
    const send = sameRequests(name, place)
    for (const [actor, client] of actors) outcomes[actor] = outcome(await send(client))
    const wanted = [...actors.keys()].map((actor) => [actor, expected(rule, actor)])
    expect(outcomes).toEqual(Object.fromEntries(wanted))
  })
})

describe('super admin endpoints', () => {
  const names = Object.entries(AUTHORIZATION_TABLE).flatMap(([name, { allowed }]) =>
    allowed === 'super admin' ? [name] : [],
  )

  test.each(names)('%s', async (name) => {
    const outcomes: Record<string, string> = {}
    // Impersonation ends the super admin's session, so every request has a new one.
    const others = [...actors].filter(([actor]) => actor !== 'SUPERADMIN')
    const send = sameRequests(name, place)
    for (const [actor, client] of [...others, ['SUPERADMIN', await aPerson({ role: 'SUPERADMIN' })] as const]) {
      outcomes[actor] = outcome(await send(client))
    }
    const wanted = [...actors.keys()].map((actor) => {
      return [actor, { SUPERADMIN: 'allowed', 'signed out': '401 UNAUTHENTICATED' }[actor] ?? '403 FORBIDDEN']
    })
    expect(outcomes).toEqual(Object.fromEntries(wanted))
  })
})

describe('public endpoints', () => {
  const names = Object.entries(AUTHORIZATION_TABLE).flatMap(([name, { allowed }]) =>
    allowed === 'everyone' ? [name] : [],
  )

  test.each(names)('%s', async (name) => {
    // Login and logout change the caller's session, so each caller makes one request.
    for (const client of [signedOut, await aPerson(), await aPerson({ role: 'SUPERADMIN' })]) {
      const answer = await client.call(ROWS.get(name)!, await EXAMPLE_CALLS[name]!(place))
      expect(outcome(answer)).toBe('allowed')
    }
  })
})

test('only the invited user can use an invitation, which creates an account for a logged-out visitor', async () => {
  const names = Object.entries(AUTHORIZATION_TABLE).filter(([, { allowed }]) => allowed === 'the invited')
  expect(names.length).toBe(1)
  for (const [name] of names) {
    for (const [actor, client] of actors) {
      const answer = await client.call(ROWS.get(name)!, await EXAMPLE_CALLS[name]!(place))
      expect(`${actor}: ${outcome(answer)}`).toBe(`${actor}: ${actor === 'signed out' ? 'allowed' : '403 FORBIDDEN'}`)
    }
  }
})

test("an unknown role can't be stored and has no permission", async () => {
  const storing = aMember(place.workspace, 'EMPEROR' as never)
  await expect(storing).rejects.toMatchObject({ cause: { constraint: 'memberships_role' } })
  const allowed = (role: Role) => (Object.keys(PERMISSIONS) as Permission[]).filter((one) => can(role, one))
  expect(allowed('EMPEROR' as never)).toEqual([])
  expect(allowed('COLLABORATOR')).not.toEqual([])
})

test('a removed or demoted member loses access with the next request', async () => {
  const { member, demote, remove } = await aMemberWhoChanges(place)
  const rename = { params: { id: place.brandId }, body: { name: 'Renamed' } }
  const row = ROWS.get('PATCH /api/brands/{id}')!
  expect(outcome(await member.call(row, rename))).toBe('allowed')
  await demote()
  expect(outcome(await member.call(row, rename))).toBe('403 FORBIDDEN')
  await remove()
  expect(outcome(await member.call(row, rename))).toBe('404 NOT_FOUND')
})

async function aMemberWhoChanges({ workspace }: FilledWorkspace) {
  const member = await aMember(workspace, 'MANAGER')
  const mine = sql`workspace_id = ${workspace.id} and user_id = ${member.user.id}`
  return {
    member,
    demote: () => testApp.app.db.execute(sql`update memberships set role = 'CREATOR' where ${mine}`),
    remove: () => testApp.app.db.execute(sql`delete from memberships where ${mine}`),
  }
}
