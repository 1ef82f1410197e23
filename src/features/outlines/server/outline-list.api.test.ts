import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningApp } from '#app/server/create-app.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { type Client, clientWith, cookieOf } from '#test/client.ts'
import {
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anOutline,
  brandFields,
  newCredentials,
} from '#test/fixtures.ts'
import { startApp, testApp, testPort } from '#test/test-app.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { outlineEndpoints } from '../contract.ts'
import { inPortions } from './list-portions.ts'
import { findOutline, findSizesOfBrand, insertOutlines } from './store.ts'

const { getOrList, list, listByMonth } = outlineEndpoints
const MANY = 130

let workspace: TestWorkspace
let brandId: string
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
  brandId = (await aBrand(workspace)).id
  const { id } = await anOutline(workspace, brandId)
  await withWorkspace(testApp.app.db, workspace.id, async (tx) => {
    const { outline } = (await findOutline(tx, id))!
    const copies = Array.from({ length: MANY - 1 }, (_, index) => ({
      ...outline,
      id: newId(),
      subtopicId: null,
      title: `Copy ${index}`,
      planMonth: (index % 3) + 1,
    }))
    await insertOutlines(tx, copies, [])
  })
})

interface Page {
  query?: { limit?: string; cursor?: string }
}

const LISTS = [
  [
    'GET /api/email-outlines',
    async (client: Client, { query }: Page = {}, ofBrand = brandId) => {
      const { body, ...answer } = await client.call(list, { query: { brandId: ofBrand, ...query } })
      return { ...answer, next: body.next, outlines: body.outlines }
    },
  ],
  [
    'GET /api/email-outlines/{id}',
    async (client: Client, page: Page = {}) => {
      const { body, ...answer } = await client.call(getOrList, { params: { id: brandId }, ...page })
      const { outlines, next } = body as Extract<typeof body, { outlines: unknown }>
      return { ...answer, next, outlines }
    },
  ],
  [
    'GET /api/brands/{id}/outlines',
    async (client: Client, page: Page = {}) => {
      const { body, ...answer } = await client.call(listByMonth, { params: { id: brandId }, ...page })
      return { ...answer, next: body.next, outlines: body.outlinesGrouped?.flatMap(({ outlines }) => outlines) }
    },
  ],
] as const

describe.each(LISTS)('%s', (_, read) => {
  test('has every outline as it is alone, the newest month first, and no page', async () => {
    const { outlines, next, status, headers } = await read(workspace.owner)
    expect([status, next, headers['content-type']]).toEqual([200, undefined, 'application/json; charset=utf-8'])
    expect(new Set(outlines.map(({ id }) => id)).size).toBe(MANY)
    expect(outlines.map(({ planMonth }) => planMonth.month)).toEqual(
      outlines.map(({ planMonth }) => planMonth.month).toSorted((one, other) => other - one),
    )
    for (const at of [0, 24, 25, MANY - 1]) {
      const { body } = await workspace.owner.call(getOrList, { params: { id: outlines[at]!.id } })
      expect(body).toEqual({ outline: outlines[at] })
    }
  })

  test('comes page by page where a limit is given', async () => {
    const { outlines: all } = await read(workspace.owner)
    const pages: (typeof all)[] = []
    let cursor: string | null | undefined
    do {
      const page = await read(workspace.owner, { query: { limit: '60', ...(cursor ? { cursor } : {}) } })
      pages.push(page.outlines)
      cursor = page.next
    } while (cursor)
    expect([pages.map(({ length }) => length), cursor]).toEqual([[60, 60, 10], null])
    expect(pages.flat()).toEqual(all)
  })

  test('refuses a limit and a cursor that it cannot use', async () => {
    for (const query of [{ limit: '0' }, { limit: '201' }, { limit: 'x' }, { cursor: 'x' }]) {
      const { status, error } = await read(workspace.owner, { query })
      expect([status, error.field]).toEqual([400, Object.keys(query)[0]])
    }
  })

  test('is read one at a time by a person, and beside others', async () => {
    const other = await aMember(workspace, 'ADMIN')
    const twice = await Promise.all([read(workspace.owner), read(workspace.owner), read(other)])
    expect(twice.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 200, 429])
    expect(twice.find(({ status }) => status === 429)!.headers['retry-after']).toBe('1')
    expect((await read(workspace.owner)).status).toBe(200)
  })
})

test('the database knows how large outlines are, so a list reads very large ones apart', async () => {
  const { id: largeBrand } = await aBrand(workspace)
  const { id } = await anOutline(workspace, largeBrand)
  const texts = Array.from({ length: 40 }, () => randomBytes(7_500).toString('base64'))
  const large = await withWorkspace(testApp.app.db, workspace.id, async (tx) => {
    const { outline } = (await findOutline(tx, id))!
    const sections = texts.map((copy) => ({ section: 'Large', visual: '', copy }))
    const copies = Array.from({ length: 3 }, () => ({
      ...outline,
      id: newId(),
      subtopicId: null,
      planYear: outline.planYear + 1,
      content: { ...outline.content, sections },
    }))
    await insertOutlines(tx, copies, [])
    return copies.map((copy) => copy.id)
  })
  const sizes = await withWorkspace(testApp.app.db, workspace.id, (tx) => findSizesOfBrand(tx, largeBrand, null))
  expect(sizes.map(({ bytes }) => (bytes > 300_000 ? 'large' : bytes < 10_000 ? 'ordinary' : bytes))).toEqual([
    'large',
    'large',
    'large',
    'ordinary',
  ])
  expect(inPortions(sizes)).toEqual([...large.map((each) => [each]), [id]])
  const { outlines } = await LISTS[0][1](workspace.owner, { query: {} }, largeBrand)
  expect(outlines.map((outline) => [outline.id, outline.sections.length === 40])).toEqual([
    ...large.map((each) => [each, true]),
    [id, false],
  ])
})

test('a list names the assignee of every outline', async () => {
  const { id: sharedBrand } = await aBrand(workspace)
  const member = await aMember(workspace, 'ADMIN')
  const [first, second] = [await anOutline(workspace, sharedBrand), await anOutline(workspace, sharedBrand)]
  await workspace.owner.call(outlineEndpoints.assign, { params: { id: second.id }, body: { userId: member.user.id } })
  const { outlines } = await LISTS[0][1](workspace.owner, {}, sharedBrand)
  for (const { id } of [first, second]) {
    const { body } = await workspace.owner.call(getOrList, { params: { id } })
    expect(body).toEqual({ outline: outlines.find((outline) => outline.id === id) })
  }
  expect(new Set(outlines.map(({ assignedToUserId }) => assignedToUserId))).toEqual(new Set([null, member.user.id]))
})

test('a list continues while another request takes long', async () => {
  const reader = await aMember(workspace, 'ADMIN')
  const { id: busyBrand } = await aBrand(workspace)
  const lengths: number[] = []
  beforeWriting(busyBrand, async () => {
    beforeWriting(busyBrand, null)
    lengths.push((await LISTS[0][1](reader)).outlines.length)
  })
  await anOutline(workspace, busyBrand)
  expect(lengths).toEqual([MANY])
})

test('a list whose client is gone makes room for the next', async () => {
  const port = await testPort()
  await new Promise<void>((resolve) => {
    const head = `GET /api/brands/${brandId}/outlines HTTP/1.1\r\nhost: x\r\ncookie: ${workspace.owner.cookie!}\r\n\r\n`
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    socket.once('data', () => socket.destroy())
    socket.once('close', () => resolve())
  })
  await expect.poll(async () => (await LISTS[0][1](workspace.owner)).status).toBe(200)
})

describe('with rate limits', () => {
  let limited: RunningApp
  beforeAll(async () => {
    limited = await startApp({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.stop())

  test('lists of everything have their own limit, and outlines can still be read', async () => {
    const signedUp = await clientWith(null, limited).call(authEndpoints.signUp, { body: newCredentials() })
    const person = clientWith(cookieOf(signedUp), limited)
    const { body } = await person.call(workspaceEndpoints.create, { body: { name: 'Limited' } })
    const made = await person.call(brandEndpoints.create, { body: { ...brandFields, workspaceId: body.workspace.id } })
    const { id } = made.body.brand
    for (let call = 0; call < RATE_LIMITS.list.max; call++) {
      const row = call % 2 === 0 ? getOrList : listByMonth
      expect((await person.call(row, { params: { id } })).status).toBe(200)
    }
    expect((await person.call(list, { query: { brandId: id } })).status).toBe(429)
    expect((await person.call(brandEndpoints.get, { params: { id } })).status).toBe(200)
    expect((await person.call(getOrList, { params: { id: newId() } })).status).toBe(404)
  })
})
