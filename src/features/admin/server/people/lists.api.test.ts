import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#shared/endpoint.ts'
import { type Person, aBrand, aMember, aPerson, aSession, aWorkspace } from '#test/fixtures.ts'
import { DAY, at, testClock } from '#test/test-clock.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

const { users, workspaces } = adminPeopleEndpoints

let boss: Person

beforeAll(async () => {
  boss = await aPerson({ role: 'SUPERADMIN' })
})

const found = async (search: string) =>
  (await boss.call(users, { query: { search } })).body.users.map(({ email }) => email)

test('users come newest first, page by page, each once', async () => {
  const mark = randomUUID().slice(0, 8)
  const emails: string[] = []
  for (let number = 1; number <= 5; number++) {
    emails.unshift((await aPerson({ email: `${number}.${mark}@example.com` })).user.email)
  }
  const seen: string[][] = []
  let cursor: string | null = null
  do {
    const query = { search: mark, limit: 2, ...(cursor !== null && { cursor }) }
    const page: AnswerOf<typeof users> = (await boss.call(users, { query })).body
    seen.push(page.users.map(({ email }) => email))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual([emails.slice(0, 2), emails.slice(2, 4), emails.slice(4)])
})

test('finds a user by part of the name or email in any case, and by the whole id', async () => {
  const mark = randomUUID().slice(0, 8)
  const { user } = await aPerson({ name: `Zoë ${mark} Quint`, email: `zq-${mark}@example.com` })
  expect(await found(`${mark.toUpperCase()} qUi`)).toEqual([user.email])
  expect(await found(`ZQ-${mark}`)).toEqual([user.email])
  expect(await found(user.id)).toEqual([user.email])
  expect(await found(user.id.slice(0, -1))).toEqual([])
})

test('treats wildcards as plain characters', async () => {
  const mark = randomUUID().slice(0, 8)
  const { user } = await aPerson({ email: `a_b${mark}@example.com`, name: `50% ${mark} \\o/` })
  await aPerson({ email: `axb${mark}@example.com`, name: `500 ${mark} zoo` })
  expect(await found(`a_b${mark}`)).toEqual([user.email])
  expect(await found(`50% ${mark}`)).toEqual([user.email])
  expect(await found(`${mark} \\o`)).toEqual([user.email])
})

test('shows the workspaces, roles and last visit of a user', async () => {
  const first = await aWorkspace()
  const { user } = await aMember(first, 'MANAGER')
  const { body } = await boss.call(users, { query: { search: user.id } })
  expect(body.users).toMatchObject([
    {
      id: user.id,
      role: 'USER',
      workspacesCount: 1,
      memberships: [{ workspaceId: first.id, workspaceName: 'Test workspace', role: 'MANAGER' }],
      closedAt: null,
    },
  ])
  const later = new Date(testClock.now().getTime() + 2 * DAY)
  await at(2 * DAY, () => aSession(user.id))
  const again = (await boss.call(users, { query: { search: user.id } })).body.users[0]!
  expect(Math.abs(new Date(again.lastSeenAt!).getTime() - later.getTime())).toBeLessThan(60_000)
  expect(JSON.stringify(body)).not.toMatch(/password|scrypt|token/i)
})

test('finds workspaces by name, owner and id, with their contents', async () => {
  const owner = await aPerson({ name: 'Ola Owner' })
  const workspace = await aWorkspace({ plan: 'TEAMS', owner })
  await aBrand(workspace)
  await aMember(workspace, 'CREATOR')
  for (const search of [workspace.id, owner.user.email.toUpperCase()]) {
    const { body } = await boss.call(workspaces, { query: { search } })
    expect(body.workspaces).toMatchObject([
      {
        id: workspace.id,
        status: 'ACTIVE',
        plan: 'TEAMS',
        ownerUserId: owner.user.id,
        ownerName: 'Ola Owner',
        ownerEmail: owner.user.email,
        brandCount: 1,
        memberCount: 2,
        outlineCount: 0,
      },
    ])
  }
})

test.each([['nonsense'], ['e30'], [Buffer.from('["x"]').toString('base64url')]])(
  'rejects an invalid cursor: %s',
  async (cursor) => {
    for (const row of [users, workspaces]) {
      const { status, error } = await boss.call(row, { query: { cursor } })
      expect([status, error.code, error.field]).toEqual([400, 'INVALID_INPUT', 'cursor'])
    }
  },
)

test('returns at most 200 rows', async () => {
  const { error } = await boss.call(users, { query: { limit: 201 } })
  expect([error.code, error.field]).toEqual(['INVALID_INPUT', 'limit'])
})
