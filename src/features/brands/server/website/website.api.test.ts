import { expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { insertMembership } from '#features/access/server/workspace-store.ts'
import { newId } from '#server/db/new-id.ts'
import { clientWith, cookieOf } from '#test/client.ts'
import { aBrand, aPerson, aWorkspace, newCredentials } from '#test/fixtures.ts'
import { startApp } from '#test/test-app.ts'
import { DAY, HOUR, at, testClock } from '#test/test-clock.ts'
import { brandEndpoints } from '../../contract.ts'
import { sheetEndpoints } from '../../sheet-contract.ts'
import { websiteEndpoints } from '../../website-contract.ts'

const { read, readFirst, readForSheet } = websiteEndpoints

test('a website is read before there is a brand, and before there is a workspace', async () => {
  const { owner, id } = await aWorkspace()
  const body = { website: 'https://trailhead.example' }
  const { status, body: reading } = await owner.call(read, { params: { id }, body })
  expect([status, reading.profile]).toMatchObject([
    200,
    {
      name: { value: 'Trailhead Dogs', source: 'https://trailhead.example/' },
      country: { value: 'US' },
      products: { value: 'Ridge Harness\nTrail Leash\nPackable Bowl' },
      averageOrderValue: { value: 'Most products cost between 18 and 24 USD (median 24 USD)' },
    },
  ])
  expect((await (await aPerson()).call(readFirst, { body })).body).toEqual(reading)
})

test.each([
  ['', 'Enter the address of a public website.'],
  ['not an address', 'Enter the address of a public website.'],
  ['https://instagram.com/shop', "This page belongs to a platform. Enter your shop's own address."],
])('%j is refused by its field', async (website, error) => {
  const answer = await (await aPerson()).call(readFirst, { body: { website } })
  expect([answer.status, answer.error]).toMatchObject([400, { error, field: 'website' }])
})

test('the website of a brand adds proposals to its sheet, and a second reading adds nothing', async () => {
  const workspace = await aWorkspace()
  const { id } = await aBrand(workspace)
  const { body } = await workspace.owner.call(readForSheet, { params: { id } })
  const found = body.sheet.facts.filter(({ source }) => source === 'website')
  expect(found.map(({ kind, key, state, isUsed, page }) => [kind, key, state, isUsed, page])).toEqual(
    ['packable bowl', 'ridge harness', 'trail leash'].map((key) => [
      'offer',
      key,
      'proposed',
      false,
      'https://tannholt.example/',
    ]),
  )
  expect(body.proposed).toBe(3)
  const again = await workspace.owner.call(readForSheet, { params: { id } })
  expect(again.body.proposed).toBe(0)
  expect((await workspace.owner.call(sheetEndpoints.get, { params: { id } })).body).toEqual(body.sheet)
})

test('a brand without a website gets an error that says where to add it', async () => {
  const workspace = await aWorkspace()
  const { id } = await aBrand(workspace, { website: '' })
  const answer = await workspace.owner.call(readForSheet, { params: { id } })
  expect([answer.status, answer.error]).toMatchObject([
    400,
    { error: 'Add the website in Brand Basics first.', field: 'website' },
  ])
})

test("a product of the profile only gets its page, and its use doesn't change", async () => {
  const workspace = await aWorkspace()
  const { id } = await aBrand(workspace)
  const params = { id }
  const productsInfo = { products: 'Ridge Harness\nRain Coat', averageOrderValue: '$40' }
  await workspace.owner.call(brandEndpoints.update, { params, body: { productsInfo } })
  const { body } = await workspace.owner.call(readForSheet, { params })
  const offers = body.sheet.facts.filter(({ kind }) => kind === 'offer')
  const page = 'https://tannholt.example/'
  expect(offers.map(({ key, source, isUsed, ...fact }) => [key, source, isUsed, fact.page])).toEqual([
    ['ridge harness', 'profile', true, page],
    ['rain coat', 'profile', true, null],
    ['packable bowl', 'website', false, page],
    ['trail leash', 'website', false, page],
  ])
  expect(body.proposed).toBe(2)
})

test('a workspace reads ten websites an hour and thirty a day, and a person without one reads five a day', async () => {
  const limited = await startApp({ RATE_LIMITS: 'on' })
  try {
    const signUp = async () => {
      const answer = await clientWith(null, limited).call(authEndpoints.signUp, { body: newCredentials() })
      return { ...clientWith(cookieOf(answer), limited), userId: answer.body.id }
    }
    const body = { website: 'https://trailhead.example' }
    const [owner, manager, newcomer] = [await signUp(), await signUp(), await signUp()]
    const { workspace } = (await owner.call(workspaceEndpoints.create, { body: { name: 'Trailhead' } })).body
    const statuses = async (times: number, reading: () => Promise<{ status: number }>) => {
      const counted: Record<number, number> = {}
      for (let time = 0; time < times; time += 1) {
        const { status } = await reading()
        counted[status] = (counted[status] ?? 0) + 1
      }
      return counted
    }
    const now = testClock.now()
    const member = { id: newId(), workspaceId: workspace.id, userId: manager.userId, role: 'MANAGER' } as const
    await insertMembership(limited.app.db, { ...member, lastUsedAt: now, createdAt: now })
    const forWorkspace = (client = owner) => client.call(read, { params: { id: workspace.id }, body })
    expect(await statuses(11, () => forWorkspace())).toEqual({ 200: 10, 429: 1 })
    expect(await statuses(1, () => forWorkspace(manager))).toEqual({ 429: 1 })
    for (const hours of [1.1, 2.2]) {
      expect(await at(hours * HOUR, () => statuses(10, () => forWorkspace(manager)))).toEqual({ 200: 10 })
    }
    expect(await at(4 * HOUR, () => statuses(1, () => forWorkspace()))).toEqual({ 429: 1 })
    expect(await at(DAY + HOUR, () => statuses(1, () => forWorkspace()))).toEqual({ 200: 1 })

    const first = () => newcomer.call(readFirst, { body })
    expect(await statuses(6, first)).toEqual({ 200: 5, 429: 1 })
    expect(await at(DAY + HOUR, () => statuses(1, first))).toEqual({ 200: 1 })
  } finally {
    await limited.stop()
  }
})
