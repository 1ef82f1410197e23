import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/db/new-id.ts'
import { tokenUseOf } from '#shared/endpoint.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { type Person, join, ownAgain } from './fixtures.ts'
import { contentsOf, put, slots } from './id-swaps.ts'
import { type TokenClient, aToken } from './tokens.ts'

// The token belongs to a user of two workspaces, but to one of them. Ids of the other, and of strangers, are unknown.

let own: FilledWorkspace
let second: FilledWorkspace
let foreign: FilledWorkspace
let both: Person
let byToken: TokenClient

beforeAll(async () => {
  own = await aFilledWorkspace()
  second = await aFilledWorkspace()
  foreign = await aFilledWorkspace()
  both = own.workspace.owner
  await join(second.workspace, both, 'ADMIN')
  byToken = await aToken(own.workspace)
})

const takesTokens = slots.filter(({ row }) => tokenUseOf(row) !== 'refuse')
const refusesTokens = slots.filter(({ row }) => tokenUseOf(row) === 'refuse')

test('both kinds of rows are among the places for an id', () => {
  expect(takesTokens.length).toBeGreaterThan(50)
  expect(refusesTokens.length).toBeGreaterThan(50)
})

describe.each(takesTokens)('$name, $label', ({ name, row, part, key }) => {
  test("treats the id of another workspace as unknown, also the user's other one", async () => {
    const missing = await byToken.call(row, put(await EXAMPLE_CALLS[name]!(own), part, key, newId()))
    expect(missing).toMatchObject({ status: 404, error: { error: 'Not found', code: 'NOT_FOUND' } })
    for (const place of [foreign, second]) {
      const theirs = await EXAMPLE_CALLS[name]!(place)
      const unchanged = await contentsOf(place.workspace.id)
      const swapped = put(await EXAMPLE_CALLS[name]!(own), part, key, String(theirs[part]![key]))
      const answer = await byToken.call(row, swapped)
      expect([answer.status, answer.bytes.toString()]).toEqual([404, missing.bytes.toString()])
      // The whole request of the other workspace is as unknown as its id.
      expect((await byToken.call(row, theirs)).status).toBe(404)
      expect(await contentsOf(place.workspace.id)).toEqual(unchanged)
      const twin = await place.workspace.owner.call(row, theirs)
      expect(twin.status).toBeLessThan(300)
    }
    // The same request with ids of the token's own workspace succeeds.
    expect((await byToken.call(row, await EXAMPLE_CALLS[name]!(own))).status).toBeLessThan(300)
  })

  test("rejects an id that can't exist", async () => {
    const input = await EXAMPLE_CALLS[name]!(own)
    for (const id of ['1', 'null', `${newId()}x`, '../etc', '%00', '١٢٣', 'x'.repeat(199)]) {
      const { status, error } = await byToken.call(row, put(input, part, key, id))
      expect({ id, status, code: error.code }).toEqual(
        part === 'params' ? { id, status: 404, code: 'NOT_FOUND' } : { id, status: 400, code: 'INVALID_INPUT' },
      )
    }
  })
})

test.each(refusesTokens)('$name, $label says the same for every id', async ({ name, row, part, key }) => {
  const input = await EXAMPLE_CALLS[name]!(own)
  const theirs = await EXAMPLE_CALLS[name]!(foreign)
  for (const id of [newId(), String(theirs[part]![key]), String(input[part]![key])]) {
    const { status, error } = await byToken.call(row, put(input, part, key, id))
    expect([status, error.code]).toEqual([403, 'TOKEN_NOT_ALLOWED'])
  }
  expect((await both.call(row, input)).status).toBeLessThan(300)
  await ownAgain(own.workspace)
})

test('lists by token show only the workspace of the token', async () => {
  const list = ROWS.get('GET /api/brands')!
  const workspacesIn = ({ body }: { body: unknown }) => [
    ...new Set((body as { brands: { workspaceId: string }[] }).brands.map(({ workspaceId }) => workspaceId)),
  ]
  expect(workspacesIn(await byToken.call(list))).toEqual([own.workspace.id])
  expect(workspacesIn(await both.call(list)).toSorted()).toEqual([own.workspace.id, second.workspace.id].toSorted())
})
