import { expect, test } from 'vitest'
import { aBrand, aMember, aWorkspace, brandDetails } from '#test/fixtures.ts'
import type { Client } from '#test/client.ts'
import { brandEndpoints } from '../../contract.ts'
import { sheetEndpoints } from '../../sheet-contract.ts'

const { get, decide, write, writeRules } = sheetEndpoints

async function aDescribedBrand(products = 'Ridge Harness, Trail Leash, dog coat') {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id } = await aBrand(workspace)
  await describe(workspace.owner, id, products)
  return { workspace, owner: workspace.owner, params: { id } }
}

async function describe(owner: Client, id: string, products: string): Promise<void> {
  const productsInfo = { products, averageOrderValue: '$40' }
  const guidelines = { ...brandDetails.guidelines, complianceNotes: "No Mother's Day. No emails on Sundays." }
  await owner.call(brandEndpoints.update, { params: { id }, body: { productsInfo, guidelines } })
}

const offersIn = (body: { facts: { kind: string; state: string; value: unknown }[] }) =>
  body.facts.filter(({ kind }) => kind === 'offer').map(({ state, value }) => [(value as { name: string }).name, state])

test('a profile is read into proposals, and only the safe ones are used before anyone confirms', async () => {
  const { owner, params } = await aDescribedBrand()
  const { body } = await owner.call(get, { params })
  expect(offersIn(body)).toEqual([
    ['Ridge Harness', 'proposed'],
    ['Trail Leash', 'proposed'],
    ['dog coat', 'proposed'],
  ])
  const trade = body.facts.find(({ kind }) => kind === 'trade')
  expect(trade).toMatchObject({ value: { trade: 'pet-gear' }, state: 'proposed', source: 'profile', isUsed: false })
  expect(body.facts.filter(({ kind }) => kind === 'offer' || kind === 'rule').every(({ isUsed }) => isUsed)).toBe(true)
  const rules = body.facts.flatMap((fact) => (fact.kind === 'rule' ? [fact.value.check] : []))
  expect(rules).toMatchObject([
    { type: 'no-occasion', name: "Mother's Day" },
    { type: 'no-send', weekdays: [7] },
  ])
  expect(body.trades.length).toBeGreaterThanOrEqual(60)
})

test('a phrase that tells a day says which one, and what happens then', async () => {
  const { owner, params } = await aDescribedBrand()
  const { body } = await owner.call(write, {
    params,
    body: { kind: 'say', value: { text: 'Open day: Saturday, November 14, 10 to 4, free' } },
  })
  const said = body.facts.filter(({ kind, source }) => kind === 'say' && source === 'user')
  expect(said).toMatchObject([{ day: { what: 'event', from: '11-14', to: '11-14', by: null } }])
})

test('a confirmed fact is used, a rejected one is not, and both outlive another description', async () => {
  const { owner, params } = await aDescribedBrand()
  const { body: sheet } = await owner.call(get, { params })
  const trade = sheet.facts.find(({ kind }) => kind === 'trade')!
  const leash = sheet.facts.find(({ key }) => key === 'trail leash')!
  const { body } = await owner.call(decide, {
    params,
    body: {
      facts: [
        { kind: 'trade', key: trade.key, state: 'confirmed' },
        { kind: 'offer', key: leash.key, state: 'rejected' },
      ],
    },
  })
  expect(body.facts.find(({ kind }) => kind === 'trade')).toMatchObject({ state: 'confirmed', isUsed: true })
  await describe(owner, params.id, 'Ridge Harness, Trail Leash, Dog bowl')
  const { body: later } = await owner.call(get, { params })
  expect(offersIn(later)).toEqual([
    ['Ridge Harness', 'proposed'],
    ['Trail Leash', 'rejected'],
    ['Dog bowl', 'proposed'],
  ])
  expect(later.facts.find(({ kind }) => kind === 'trade')).toMatchObject({ state: 'confirmed' })
})

test('what may be no offer is used once a member has confirmed it by its name', async () => {
  const { owner, params } = await aDescribedBrand('Dog coat; We mend torn harnesses')
  const { body: sheet } = await owner.call(get, { params })
  const offers = sheet.facts.filter(({ kind }) => kind === 'offer')
  expect(offers.map(({ isUsed }) => isUsed)).toEqual([true])
  await describe(owner, params.id, 'Dog coat; IV')
  const { body: changed } = await owner.call(get, { params })
  const scrap = changed.facts.find(({ kind, key }) => kind === 'offer' && key === 'iv')!
  expect(scrap).toMatchObject({ state: 'proposed', isUsed: false, value: { isDoubtful: true } })
  const facts = [{ kind: scrap.kind, key: scrap.key, state: 'confirmed' as const }]
  await owner.call(decide, { params, body: { facts } })
  const { body } = await owner.call(get, { params })
  expect(body.facts.find(({ key }) => key === 'iv')).toMatchObject({ state: 'confirmed', isUsed: true })
})

test('a corrected name replaces the typo, even after the profile is corrected', async () => {
  const { owner, params } = await aDescribedBrand('Ridge Harnes, Trail Leash')
  const { body: sheet } = await owner.call(get, { params })
  const typo = sheet.facts.find(({ kind }) => kind === 'offer')!
  if (typo.kind !== 'offer') throw new Error('The first offer is missing.')
  const value = { ...typo.value, name: 'Ridge Harness' }
  const { body } = await owner.call(write, { params, body: { kind: 'offer', key: typo.key, value } })
  const expected = [
    ['Ridge Harness', 'confirmed'],
    ['Trail Leash', 'proposed'],
  ]
  expect(offersIn(body)).toEqual(expected)
  await describe(owner, params.id, 'Trail Leash, Ridge Harness')
  const later = offersIn((await owner.call(get, { params })).body)
  expect(later).toHaveLength(2)
  expect(later).toEqual(expect.arrayContaining(expected))
})

test('a corrected fact that is removed does not come back with its typo', async () => {
  const { owner, params } = await aDescribedBrand('Ridge Harnes, Trail Leash')
  const { body: sheet } = await owner.call(get, { params })
  const typo = sheet.facts.find(({ kind }) => kind === 'offer')!
  if (typo.kind !== 'offer') throw new Error('The first offer is missing.')
  const { kind, key } = typo
  await owner.call(write, { params, body: { kind, key, value: { ...typo.value, name: 'Ridge Harness' } } })
  const { body } = await owner.call(decide, { params, body: { facts: [{ kind, key, state: 'rejected' }] } })
  expect(offersIn(body)).toEqual([
    ['Ridge Harness', 'rejected'],
    ['Trail Leash', 'proposed'],
  ])
})

test('rules that a member types are read, and a fact they added can be taken away again', async () => {
  const { owner, params } = await aDescribedBrand()
  const { body } = await owner.call(writeRules, {
    params,
    body: { text: 'No live plants between October and April. Be kind.' },
  })
  const rules = body.facts.flatMap((fact) => (fact.kind === 'rule' && fact.source === 'user' ? [fact] : []))
  expect(rules.map(({ value, isUsed }) => [value, isUsed])).toEqual([
    [{ sentence: 'Be kind.', check: null }, true],
    [
      {
        sentence: 'No live plants between October and April.',
        check: { type: 'window', about: 'live plants', season: { from: '05-01', to: '09-30' } },
      },
      true,
    ],
  ])
  const taken = await owner.call(decide, {
    params,
    body: { facts: rules.map(({ key }) => ({ kind: 'rule' as const, key, state: 'rejected' as const })) },
  })
  expect(taken.body.facts.filter(({ source }) => source === 'user')).toEqual([])
})

test('a fact that is not there answers with a conflict and changes nothing', async () => {
  const { owner, params } = await aDescribedBrand()
  const { body: before } = await owner.call(get, { params })
  const trade = before.facts.find(({ kind }) => kind === 'trade')!
  const answer = await owner.call(decide, {
    params,
    body: {
      facts: [
        { kind: 'trade', key: trade.key, state: 'confirmed' },
        { kind: 'offer', key: 'nothing of ours', state: 'confirmed' },
      ],
    },
  })
  expect([answer.status, answer.error.code]).toEqual([409, 'CONFLICT'])
  const corrected = await owner.call(write, {
    params,
    body: { kind: 'say', key: 'nothing of ours', value: { text: 'Built for mud' } },
  })
  expect(corrected.status).toBe(409)
  expect((await owner.call(get, { params })).body).toEqual(before)
})

test('a fact without its text is refused by its field', async () => {
  const { owner, params } = await aDescribedBrand()
  const answer = await owner.call(write, { params, body: { kind: 'say', value: { text: ' ' } } })
  expect([answer.status, answer.error]).toEqual([
    400,
    { error: 'Enter a text', code: 'INVALID_INPUT', field: 'value.text' },
  ])
})

test('creators read the sheet of a brand and managers change it', async () => {
  const { workspace, params } = await aDescribedBrand()
  const [creator, manager] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'MANAGER')]
  const body = { kind: 'say' as const, value: { text: 'Built for mud' } }
  expect((await creator.call(get, { params })).status).toBe(200)
  expect((await creator.call(write, { params, body })).status).toBe(403)
  expect((await manager.call(write, { params, body })).status).toBe(200)
})

test('concurrent changes are all kept', async () => {
  const { owner, params } = await aDescribedBrand()
  const texts = Array.from({ length: 12 }, (_, index) => `Phrase ${index}`)
  await Promise.all(texts.map((text) => owner.call(write, { params, body: { kind: 'say', value: { text } } })))
  const { body } = await owner.call(get, { params })
  const said = body.facts.flatMap((fact) => (fact.kind === 'say' && fact.source === 'user' ? [fact.value.text] : []))
  expect(said.toSorted()).toEqual(texts.toSorted())
})

test('a text that the profile got from a website is a fact of the profile with its page', async () => {
  const { owner, params } = await aDescribedBrand()
  const page = 'https://trailhead.example/collections/all'
  const put = (products: string, fromWebsite: { text: string; page: string }[]) =>
    owner.call(brandEndpoints.update, {
      params,
      body: { productsInfo: { products, averageOrderValue: '$40' }, fromWebsite },
    })
  expect(
    (await put('Trail Leash\nPackable Bowl\nRain Coat', [{ text: 'Trail Leash\nPackable Bowl\nOld Coat', page }]))
      .status,
  ).toBe(200)
  const offers = async () =>
    (await owner.call(get, { params })).body.facts
      .filter(({ kind }) => kind === 'offer')
      .map(({ key, source, state, isUsed, ...fact }) => [key, source, state, isUsed, fact.page])
  const taken = [
    ['trail leash', 'profile', 'proposed', true, page],
    ['packable bowl', 'profile', 'proposed', true, page],
  ]
  expect(await offers()).toEqual([...taken, ['rain coat', 'profile', 'proposed', true, null]])
  await owner.call(decide, { params, body: { facts: [{ kind: 'offer', key: 'trail leash', state: 'confirmed' }] } })
  await put('Packable Bowl, Trail Leash', [])
  expect(await offers()).toEqual([taken[1], ['trail leash', 'profile', 'confirmed', true, page]])
  // The profile no longer contains the fact, so the website proposes it again.
  await put('Rain Coat', [])
  expect(await offers()).toEqual([
    ['rain coat', 'profile', 'proposed', true, null],
    ['packable bowl', 'website', 'proposed', false, page],
    ['trail leash', 'profile', 'confirmed', true, page],
  ])
})

test.each([
  [{ text: 'Leash', page: 'javascript:alert(1)' }, 'fromWebsite.0.page', 'Enter the URL of a page.'],
  [{ text: '', page: 'https://trailhead.example/' }, 'fromWebsite.0.text', 'Enter the text'],
])('a text of a website is refused as %j', async (text, field, error) => {
  const { owner, params } = await aDescribedBrand()
  const answer = await owner.call(brandEndpoints.update, { params, body: { name: 'Other', fromWebsite: [text] } })
  expect([answer.status, answer.error]).toMatchObject([400, { field, error }])
  expect((await owner.call(brandEndpoints.get, { params })).body.brand.name).not.toBe('Other')
})

test('one offer is the first purchase, and choosing another takes the mark away', async () => {
  const { owner, params } = await aDescribedBrand()
  const choose = async (key: string) => {
    const { body: sheet } = await owner.call(get, { params })
    const offer = sheet.facts.find((fact) => fact.key === key)!
    if (offer.kind !== 'offer') throw new Error('The offer is missing.')
    const value = { ...offer.value, isFirstPurchase: true }
    const { body } = await owner.call(write, { params, body: { kind: 'offer', key, value } })
    return body.facts.flatMap((fact) =>
      fact.kind === 'offer' ? [[fact.value.name, fact.value.isFirstPurchase, fact.state]] : [],
    )
  }
  expect(await choose('trail leash')).toEqual([
    ['Ridge Harness', false, 'proposed'],
    ['Trail Leash', true, 'confirmed'],
    ['dog coat', false, 'proposed'],
  ])
  expect(await choose('ridge harness')).toEqual([
    ['Ridge Harness', true, 'confirmed'],
    ['Trail Leash', false, 'confirmed'],
    ['dog coat', false, 'proposed'],
  ])
})
