import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/db/new-id.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { type Person, aPerson, join, ownAgain } from './fixtures.ts'
import { contentsOf, put, slots, slotsOf } from './id-swaps.ts'
import { testApp } from './test-app.ts'

// Puts ids of other users' objects wherever a request may name something. The response must equal that for an unknown
// id, and nothing may change.

let own: FilledWorkspace
let foreign: FilledWorkspace
/** Owns one workspace and is an admin of another. */
let both: Person
let second: FilledWorkspace

beforeAll(async () => {
  own = await aFilledWorkspace()
  foreign = await aFilledWorkspace()
  second = await aFilledWorkspace()
  both = own.workspace.owner
  await join(second.workspace, both, 'ADMIN')
})

describe.each(slots)('$name, $label', ({ name, row, part, key }) => {
  test('treats a foreign id as unknown', async () => {
    const input = await EXAMPLE_CALLS[name]!(own)
    const theirs = await EXAMPLE_CALLS[name]!(foreign)
    const before = await contentsOf(foreign.workspace.id)
    const missing = await both.call(row, put(input, part, key, newId()))
    const answer = await both.call(row, put(input, part, key, String(theirs[part]![key])))
    expect([answer.status, answer.bytes.toString()]).toEqual([404, missing.bytes.toString()])
    expect(missing).toMatchObject({ status: 404, error: { error: 'Not found', code: 'NOT_FOUND' } })
    expect(await contentsOf(foreign.workspace.id)).toEqual(before)
    // The owner of the id succeeds, so the id was rejected for its owner and not for its kind.
    await ownAgain(foreign.workspace)
    const twin = await foreign.workspace.owner.call(row, theirs)
    expect(twin.status).toBeLessThan(300)
  })

  test("rejects an id that can't exist or names something else", async () => {
    const input = await EXAMPLE_CALLS[name]!(own)
    const malformed = ['1', 'null', `${newId()}x`, '../etc', '%00', '١٢٣', 'x'.repeat(199)]
    for (const id of malformed) {
      const { status, error } = await both.call(row, put(input, part, key, id))
      expect({ id, status, code: error.code }).toEqual(
        part === 'params' ? { id, status: 404, code: 'NOT_FOUND' } : { id, status: 400, code: 'INVALID_INPUT' },
      )
    }
    const other = key === 'userId' ? own.brandId : both.user.id
    expect((await both.call(row, put(input, part, key, other))).status).toBe(404)
  })
})

/** A user without the permission gets an error before the body is read. */
const refusalOf = (name: string, part: string) =>
  name === 'POST /api/workspaces/{id}/transfer-ownership' && part === 'params'
    ? { status: 403, error: { code: 'FORBIDDEN' } }
    : { status: 404, error: { code: 'NOT_FOUND' } }

const manySlots = slots.filter(({ row }) => slotsOf(row).length > 1)

test.each(manySlots)(
  '$name rejects ids of two workspaces of the same user ($label)',
  async ({ name, row, part, key }) => {
    const input = await EXAMPLE_CALLS[name]!(own)
    const elsewhere = await EXAMPLE_CALLS[name]!(second)
    const before = await contentsOf(own.workspace.id, second.workspace.id)
    const mixed = await both.call(row, put(input, part, key, String(elsewhere[part]![key])))
    expect(mixed).toMatchObject(refusalOf(name, part))
    expect(await contentsOf(own.workspace.id, second.workspace.id)).toEqual(before)
    expect((await both.call(row, input)).status).toBeLessThan(300)
    expect((await second.workspace.owner.call(row, elsewhere)).status).toBeLessThan(300)
  },
)

test("a super admin can't mix workspaces either", async () => {
  const superAdmin = await aPerson({ role: 'SUPERADMIN' })
  for (const { name, row, part, key } of manySlots) {
    const input = await EXAMPLE_CALLS[name]!(own)
    const elsewhere = await EXAMPLE_CALLS[name]!(foreign)
    const mixed = await superAdmin.call(row, put(input, part, key, String(elsewhere[part]![key])))
    expect(mixed.status).toBe(404)
  }
})

test('lists show only your own objects', async () => {
  const brands = await both.call(ROWS.get('GET /api/brands')!)
  const ids = (brands.body as { brands: { workspaceId: string }[] }).brands.map(({ workspaceId }) => workspaceId)
  expect(new Set(ids)).toEqual(new Set([own.workspace.id, second.workspace.id]))
  const { body } = await both.call(ROWS.get('GET /api/workspaces')!)
  const { workspaces, memberships } = body as { workspaces: { id: string }[]; memberships: { userId: string }[] }
  expect(workspaces.map(({ id }) => id).toSorted()).toEqual([own.workspace.id, second.workspace.id].toSorted())
  expect(new Set(memberships.map(({ userId }) => userId))).toEqual(new Set([both.user.id]))
})

test('an id given twice in a query widens nothing', async () => {
  const url = `/api/email-outlines?brandId=${own.brandId}&brandId=${foreign.brandId}`
  const response = await testApp.server.inject({ url, headers: { cookie: both.cookie! } })
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'INVALID_INPUT', field: 'brandId' }])
})
