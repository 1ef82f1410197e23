import { describe, expect, test } from 'vitest'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { aBrand, aMember, aWorkspace, brandDetails, brandFields, setPlan } from '#test/fixtures.ts'
import { brandEndpoints } from '../contract.ts'

const { create, get, list, rememberBrand, update } = brandEndpoints

describe('a new brand', () => {
  test('has its basics, the zone of its country and the next step of onboarding', async () => {
    const { id: workspaceId, owner } = await aWorkspace()
    const { status, body } = await owner.call(create, {
      body: { ...brandFields, name: '  Tannholt  ', country: 'IT', language: 'it', workspaceId },
    })
    expect([status, body.brand]).toEqual([
      201,
      {
        id: expect.any(String),
        workspaceId,
        name: 'Tannholt',
        website: 'https://tannholt.example',
        country: 'IT',
        language: 'it',
        timezone: 'Europe/Rome',
        defaultEmailType: 'design-based',
        customerAvatar: null,
        productsInfo: null,
        buyingJourney: null,
        guidelines: null,
        onboardingStep: 2,
        klaviyoApiKey: null,
        klaviyoLastSyncAt: null,
        createdAt: expect.any(String),
      },
    ])
    expect((await owner.call(get, { params: { id: body.brand.id } })).body).toEqual(body)
    expect((await owner.call(list)).body.brands).toEqual([body.brand])
  })

  test.each([
    [{ name: ' ' }, 'name', 'Brand name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Use at most 100 characters'],
    [{ website: 'example' }, 'website', 'Must be a valid URL'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Must be a valid URL'],
    [{ website: 'https://user:pw@example.com' }, 'website', 'Must be a valid URL'],
    [{ country: 'XX' }, 'country', expect.any(String)],
    [{ timezone: 'Mars/Base' }, 'timezone', 'Choose a time zone, for example America/New_York.'],
    [{ timezone: '+01:00' }, 'timezone', 'Choose a time zone, for example America/New_York.'],
    [{ timezone: null }, 'timezone', 'Choose a time zone, for example America/New_York.'],
    [{ language: 'EN' }, 'language', expect.any(String)],
    [{ defaultEmailType: 'html' }, 'defaultEmailType', expect.any(String)],
  ])('is refused with %j', async (change, field, error) => {
    const { id: workspaceId, owner } = await aWorkspace()
    const answer = await owner.call(create, { body: { ...brandFields, ...change, workspaceId } })
    expect([answer.status, answer.error]).toEqual([400, { error, code: 'INVALID_INPUT', field }])
    expect((await owner.call(list)).body.brands).toEqual([])
  })

  test('takes the time zone that is chosen for it', async () => {
    const { id: workspaceId, owner } = await aWorkspace()
    const body = { ...brandFields, country: 'US', timezone: 'america/los_angeles', workspaceId }
    expect((await owner.call(create, { body })).body.brand.timezone).toBe('America/Los_Angeles')
  })

  test.each([undefined, ''])('may lack a website (%j)', async (website) => {
    const { id: workspaceId, owner } = await aWorkspace()
    const { website: _left, ...fields } = brandFields
    const { body } = await owner.call(create, {
      body: { ...fields, workspaceId, ...(website === undefined ? {} : { website }) },
    })
    expect(body.brand.website).toBeNull()
  })
})

describe('the limit of brands', () => {
  test.each(['FREE', 'STARTER', 'PRO', 'TEAMS'] as const)('of %s holds for fifty concurrent requests', async (plan) => {
    const workspace = await aWorkspace({ plan })
    const { brands: limit } = PLAN_CATALOG[plan].limits
    const body = { ...brandFields, workspaceId: workspace.id }
    const answers = await Promise.all(Array.from({ length: 50 }, () => workspace.owner.call(create, { body })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit)
    const refused = answers.filter(({ status }) => status !== 201).map(({ status, error }) => [status, error])
    expect(refused).toEqual(
      refused.map(() => [403, { error: 'Brand limit reached', code: 'BRAND_LIMIT_REACHED', limit, used: limit }]),
    )
    const { body: usage } = await workspace.owner.call(usageEndpoints.usage, { params: { id: workspace.id } })
    expect([usage.usage.brands, usage.limits.brands]).toEqual([limit, limit])
  })

  test('keeps what is there when the plan shrinks', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const brands = [await aBrand(workspace), await aBrand(workspace)]
    await setPlan(workspace.id, 'PRO')
    const body = { ...brandFields, workspaceId: workspace.id }
    expect((await workspace.owner.call(create, { body })).error).toMatchObject({ limit: 1, used: 2 })
    expect((await workspace.owner.call(list)).body.brands).toEqual(brands)
    const renamed = await workspace.owner.call(update, { params: { id: brands[1]!.id }, body: { name: 'Kept' } })
    expect(renamed.status).toBe(200)
  })
})

describe('changing a brand', () => {
  test('touches only what is given', async () => {
    const workspace = await aWorkspace()
    const brand = await aBrand(workspace)
    const { body } = await workspace.owner.call(update, { params: { id: brand.id }, body: { name: 'Renamed' } })
    expect(body.brand).toEqual({ ...brand, name: 'Renamed' })
    const unchanged = await workspace.owner.call(update, { params: { id: brand.id }, body: {} })
    expect(unchanged.body).toEqual(body)
  })

  test('takes every section, cleaned', async () => {
    const workspace = await aWorkspace()
    const { id } = await aBrand(workspace)
    const guidelines = { ...brandDetails.guidelines, say: [' fresh ', 'fresh', '', 'roasted'], dontSay: [] }
    const { body } = await workspace.owner.call(update, { params: { id }, body: { guidelines, website: '' } })
    expect(body.brand.guidelines).toEqual({ ...guidelines, say: ['fresh', 'roasted'] })
    expect(body.brand.website).toBeNull()
    expect(body.brand.onboardingStep).toBeNull()
  })

  test.each([
    ['customerAvatar.demographics', { customerAvatar: { ...brandDetails.customerAvatar, demographics: ' ' } }],
    ['productsInfo.averageOrderValue', { productsInfo: { products: 'Coffee' } }],
    ['buyingJourney.buyingProcess', { buyingJourney: { buyingProcess: 'x'.repeat(10_001) } }],
    ['guidelines.tone', { guidelines: { ...brandDetails.guidelines, tone: '' } }],
    ['onboardingStep', { onboardingStep: 6 }],
    ['timezone', { timezone: 'Mars/Base' }],
    ['timezone', { timezone: '' }],
  ])('names %s when it is wrong, and changes nothing', async (field, body) => {
    const workspace = await aWorkspace()
    const brand = await aBrand(workspace)
    const answer = await workspace.owner.call(update, { params: { id: brand.id }, body: { name: 'Half', ...body } })
    expect([answer.status, answer.error.field]).toEqual([400, field])
    expect((await workspace.owner.call(get, { params: { id: brand.id } })).body.brand).toEqual(brand)
  })

  test('moves the clock along with the country', async () => {
    const workspace = await aWorkspace()
    const { id } = await aBrand(workspace)
    const { body } = await workspace.owner.call(update, { params: { id }, body: { country: 'AU' } })
    expect([body.brand.country, body.brand.timezone]).toEqual(['AU', 'Australia/Sydney'])
  })
})

describe('the time zone of a brand', () => {
  test('can be set, and stays when the country changes', async () => {
    const workspace = await aWorkspace()
    const { id } = await aBrand(workspace, { country: 'US' })
    const zoneAfter = async (body: object) =>
      (await workspace.owner.call(update, { params: { id }, body })).body.brand.timezone
    expect(await zoneAfter({ timezone: 'Asia/Tokyo' })).toBe('Asia/Tokyo')
    expect(await zoneAfter({ country: 'DE' })).toBe('Asia/Tokyo')
    expect(await zoneAfter({ name: 'Renamed' })).toBe('Asia/Tokyo')
  })

  test('follows the country while it is the default one', async () => {
    const workspace = await aWorkspace()
    const { id } = await aBrand(workspace, { country: 'US' })
    const zoneAfter = async (body: object) =>
      (await workspace.owner.call(update, { params: { id }, body })).body.brand.timezone
    expect(await zoneAfter({ country: 'AU' })).toBe('Australia/Sydney')
    expect(await zoneAfter({ country: 'AU', timezone: 'Australia/Perth' })).toBe('Australia/Perth')
    expect(await zoneAfter({ country: 'DE', timezone: 'America/New_York' })).toBe('America/New_York')
  })
})

test('each member has their own last brand', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const [first, second] = [await aBrand(workspace), await aBrand(workspace)]
  const member = await aMember(workspace, 'COLLABORATOR')
  const chosen = async (client: typeof member) =>
    (await client.call(workspaceEndpoints.list)).body.memberships.map(({ lastAccessedBrandId }) => lastAccessedBrandId)
  expect(await chosen(member)).toEqual([null])
  for (const { id: brandId } of [first, second]) {
    const answer = await member.call(rememberBrand, { body: { brandId, workspaceId: workspace.id } })
    expect(answer.body).toEqual({ ok: true })
    expect(await chosen(member)).toEqual([brandId])
  }
  expect(await chosen(workspace.owner)).toEqual([null])
})
