import { expect, test } from 'vitest'
import { aBrand, aCampaign, aMember, aWorkspace, brandDetails } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beginAt } from '#test/test-clock.ts'
import { brandEndpoints } from '../../contract.ts'
import { type BrandSheet, sheetEndpoints } from '../../sheet-contract.ts'

const { get, decide, write } = sheetEndpoints

// The middle of a month is the same month in every time zone.
beginAt('2027-05-15T12:00:00Z')

async function aBrandWithProducts(products = 'Ridge Harness, Trail Leash') {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id } = await aBrand(workspace)
  const productsInfo = { products, averageOrderValue: '$40' }
  const body = { productsInfo, guidelines: brandDetails.guidelines }
  const { owner } = workspace
  await owner.call(brandEndpoints.update, { params: { id }, body })
  const send = async (names: readonly string[], monthsAgo = 0, segment?: string) => {
    for (const [index, name] of names.entries()) {
      await aCampaign(workspace, id, {
        name,
        sentOn: dayOf(monthsAgo, index),
        ...(segment !== undefined && { segment }),
      })
    }
  }
  return { workspace, owner, params: { id }, send }
}

function dayOf(monthsAgo: number, index: number): string {
  const month = Temporal.PlainDate.from(testApp.app.clock.now().toISOString().slice(0, 10)).with({ day: 1 })
  return month
    .subtract({ months: monthsAgo })
    .add({ days: index * 2 })
    .toString()
}

const fromHistory = ({ facts }: BrandSheet) => facts.filter(({ source }) => source === 'history')
const offersIn = ({ facts }: BrandSheet) =>
  facts.flatMap((fact) => (fact.kind === 'offer' ? [[fact.value.name, fact.source, fact.state]] : []))

const HARNESSES = ['New: Summit Harness', 'Back in stock: Summit Harness', 'Summit Harness for winter']

test('a product that only past campaigns name is proposed, and used once it is confirmed', async () => {
  const { owner, params, send } = await aBrandWithProducts()
  await send([...HARNESSES, 'Ridge Harness A', 'Ridge Harness B', 'Ridge Harness C'], 1)
  const { body } = await owner.call(get, { params })
  expect(offersIn(body)).toEqual([
    ['Ridge Harness', 'profile', 'proposed'],
    ['Trail Leash', 'profile', 'proposed'],
    ['Summit Harness', 'history', 'proposed'],
  ])
  const [found] = fromHistory(body)
  expect(found).toMatchObject({ isUsed: false, page: null, quote: 'Summit Harness for winter' })
  const facts = [{ kind: 'offer' as const, key: found!.key, state: 'confirmed' as const }]
  const { body: confirmed } = await owner.call(decide, { params, body: { facts } })
  expect(fromHistory(confirmed)).toMatchObject([{ state: 'confirmed', isUsed: true }])
})

test('a removed product of the history stays removed and can be restored', async () => {
  const { owner, params, send } = await aBrandWithProducts()
  await send(HARNESSES, 1)
  const named = { kind: 'offer' as const, key: 'summit harness' }
  await owner.call(decide, { params, body: { facts: [{ ...named, state: 'rejected' }] } })
  expect(fromHistory((await owner.call(get, { params })).body)).toMatchObject([{ state: 'rejected' }])
  const { body } = await owner.call(decide, { params, body: { facts: [{ ...named, state: 'proposed' }] } })
  expect(fromHistory(body)).toMatchObject([{ state: 'proposed', value: { name: 'Summit Harness' } }])
})

test('a typo in past campaigns is corrected once', async () => {
  const { owner, params, send } = await aBrandWithProducts()
  await send(HARNESSES, 1)
  const { body } = await owner.call(get, { params })
  const found = fromHistory(body)[0]!
  if (found.kind !== 'offer') throw new Error('The offer is missing.')
  const { kind, key } = found
  await owner.call(write, { params, body: { kind, key, value: { ...found.value, name: 'Summit Vest' } } })
  const { body: removed } = await owner.call(decide, { params, body: { facts: [{ kind, key, state: 'rejected' }] } })
  expect(offersIn(removed).at(-1)).toEqual(['Summit Vest', 'user', 'rejected'])
})

test('three months of campaigns propose a rhythm, and a confirmed one stays when the brand sends more', async () => {
  const { owner, params, send } = await aBrandWithProducts()
  const letters = (count: number) => Array.from({ length: count }, (_, index) => `Letter ${index}`)
  await send(letters(6), 3)
  await send(letters(6), 2)
  const { body: early } = await owner.call(get, { params })
  expect(fromHistory(early)).toEqual([])
  await send(letters(6), 1)
  const { body } = await owner.call(get, { params })
  expect(fromHistory(body)).toMatchObject([{ kind: 'rhythm', value: { emails: 6 }, state: 'proposed', isUsed: false }])
  const facts = [{ kind: 'rhythm' as const, key: 'rhythm', state: 'confirmed' as const }]
  await owner.call(decide, { params, body: { facts } })
  for (const monthsAgo of [1, 2, 3]) {
    const more = letters(12).map((name) => `${name} again`)
    await send(more, monthsAgo)
  }
  const { body: later } = await owner.call(get, { params })
  expect(fromHistory(later)).toMatchObject([{ kind: 'rhythm', value: { emails: 6 }, state: 'confirmed', isUsed: true }])
})

test('segments, variants and repeated sends are one email, and older emails prove nothing', async () => {
  const { owner, params, send } = await aBrandWithProducts()
  for (const monthsAgo of [1, 2, 3]) {
    await send(['Letter A', 'Letter B', 'Letter C', 'Letter D'], monthsAgo, 'Engaged')
    await send(['Letter A', 'Letter B', 'Letter C', 'Letter D'], monthsAgo, 'Lapsed')
    await send(['Letter A - variation b', 'Letter B (variant 2)', 'Reminder: Letter C'], monthsAgo)
  }
  for (const monthsAgo of [14, 15, 16]) await send(HARNESSES, monthsAgo)
  const { body } = await owner.call(get, { params })
  expect(fromHistory(body)).toMatchObject([{ kind: 'rhythm', value: { emails: 4 } }])
})

test('the campaigns of another brand say nothing', async () => {
  const { workspace, owner, params } = await aBrandWithProducts()
  const { id: other } = await aBrand(workspace)
  for (const [index, name] of HARNESSES.entries()) await aCampaign(workspace, other, { name, sentOn: dayOf(1, index) })
  expect(fromHistory((await owner.call(get, { params })).body)).toEqual([])
  expect(fromHistory((await owner.call(get, { params: { id: other } })).body)).toMatchObject([{ kind: 'offer' }])
})

test('creators see what the history proposes and managers confirm it', async () => {
  const { workspace, params, send } = await aBrandWithProducts()
  await send(HARNESSES, 1)
  const [creator, manager] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'MANAGER')]
  expect(fromHistory((await creator.call(get, { params })).body)).toHaveLength(1)
  const body = { facts: [{ kind: 'offer' as const, key: 'summit harness', state: 'confirmed' as const }] }
  expect((await creator.call(decide, { params, body })).status).toBe(403)
  expect((await manager.call(decide, { params, body })).status).toBe(200)
})
