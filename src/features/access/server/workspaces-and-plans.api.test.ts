import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { workspaceEndpoints } from '../contract.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { type Person, aBrand, aMember, aPerson, aWorkspace, join, setPlan } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, at, testClock } from '#test/test-clock.ts'
import { usageEndpoints } from '../usage-contract.ts'
import { setQuotaOverride } from './subscription-store.ts'

const { create, list } = workspaceEndpoints
const { subscription, usage } = usageEndpoints

describe('a new workspace', () => {
  test('belongs to who made it and starts on the free plan', async () => {
    const person = await aPerson()
    const { status, body } = await person.call(create, { body: { name: ' Coffee ' } })
    expect([status, body.workspace]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Coffee',
        address: '',
        website: null,
        assigneesSetReadyForReview: false,
        status: 'ACTIVE',
        ownerUserId: person.user.id,
        plan: 'FREE',
        limits: PLAN_CATALOG.FREE.limits,
        subscription: { plan: 'FREE', planOverride: null, status: 'active' },
        brandCount: 0,
        memberCount: 1,
      },
    ])
    const listed = await person.call(list)
    expect(listed.body).toEqual({
      workspaces: [body.workspace],
      memberships: [
        {
          id: expect.any(String),
          userId: person.user.id,
          workspaceId: body.workspace.id,
          role: 'OWNER',
          lastAccessedBrandId: null,
        },
      ],
    })
  })

  test.each([{}, { name: '' }, { name: '   ' }, { name: 'x'.repeat(101) }])('needs a name: %j', async (body) => {
    const { status, error } = await (await aPerson()).call(create, { body })
    expect([status, error.field]).toEqual([400, 'name'])
  })

  test('is the only free one of its owner, even with twenty concurrent requests', async () => {
    const person = await aPerson()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.call(create, { body: { name: 'Another' } })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201).map(({ status, error }) => [status, error])
    expect(refused).toEqual(
      refused.map(() => [409, { error: 'You already have a workspace on the Free plan.', code: 'WORKSPACE_EXISTS' }]),
    )
    expect((await person.call(list)).body.workspaces).toHaveLength(1)
  })

  test('can be one of several where the settings allow it, even with five concurrent requests', async () => {
    const env = testApp.app.env
    const allowed = env.FREE_WORKSPACES_PER_PERSON
    env.FREE_WORKSPACES_PER_PERSON = 2
    onTestFinished(() => void (env.FREE_WORKSPACES_PER_PERSON = allowed))
    const statusesOf = async (person: Person, calls: number) => {
      const answers = Array.from({ length: calls }, () => person.call(create, { body: { name: 'Another' } }))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    const person = await aPerson()
    expect([await statusesOf(person, 1), await statusesOf(person, 1), await statusesOf(person, 1)]).toEqual([
      [201],
      [201],
      [409],
    ])
    const statuses = await statusesOf(await aPerson(), 5)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409])
  })

  test('is allowed beside a paid one and beside one of another owner', async () => {
    const paid = await aWorkspace({ plan: 'PRO' })
    const guest = await aMember(await aWorkspace({ plan: 'FREE' }), 'ADMIN')
    for (const person of [paid.owner, guest]) {
      expect((await person.call(create, { body: { name: 'One more' } })).status).toBe(201)
      expect((await person.call(create, { body: { name: 'Too many' } })).status).toBe(409)
    }
  })
})

test('the list starts with the chosen workspace, then the last used one', async () => {
  const person = await aPerson()
  const own = await aWorkspace({ plan: 'PRO', owner: person })
  const second = await aWorkspace({ plan: 'PRO' })
  const third = await aWorkspace({ plan: 'PRO' })
  await at(DAY, () => join(third, person, 'CREATOR'))
  await join(second, person, 'ADMIN')
  const order = async () => (await person.call(list)).body.workspaces.map(({ id }) => id)
  expect(await order()).toEqual([own.id, third.id, second.id])
  await testApp.app.db.execute(sql`update users set current_workspace_id = ${second.id} where id = ${person.user.id}`)
  expect(await order()).toEqual([second.id, third.id, own.id])
})

describe('the plan of a workspace', () => {
  test.each(['FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI'] as const)('%s shows its limits and features', async (plan) => {
    const workspace = await aWorkspace({ plan })
    await aBrand(workspace)
    await aMember(workspace, 'CREATOR')
    const { body } = await workspace.owner.call(usage, { params: { id: workspace.id } })
    const { limits } = PLAN_CATALOG[plan]
    expect(body).toEqual({
      plan,
      usage: { outlines: 0, brands: 1, members: 2, topics: 0, subtopics: 0, pendingInvites: 0 },
      limits: {
        outlines: limits.outlinesPerMonth,
        brands: limits.brands,
        members: limits.users,
        topics: limits.mainTopicsPerMonth,
        subtopics: limits.subtopicsPerMonth,
      },
      features: {
        export: limits.exportEnabled,
        bulkExport: limits.bulkExportEnabled,
        klaviyo: limits.klaviyoIntegrationEnabled,
        csvUpload: limits.csvUploadEnabled,
        calendar: limits.calendarEnabled,
        workflow: limits.workflowEnabled,
      },
      periodEndsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const [shown] = (await workspace.owner.call(list)).body.workspaces
    expect([shown!.plan, shown!.brandCount, shown!.memberCount]).toEqual([plan, 1, 2])
  })

  const setSubscription = (id: string, values: { plan: string; status: string; since?: Date | null }) =>
    testApp.app.db.execute(
      sql`update subscriptions set plan = ${values.plan}, status = ${values.status}, plan_override = null,
        past_due_since = ${values.since?.toISOString() ?? null}::timestamptz where workspace_id = ${id}`,
    )

  test.each([
    ['active', null, 'TEAMS'],
    ['trialing', null, 'TEAMS'],
    ['past_due', 6, 'TEAMS'],
    ['past_due', 8, 'FREE'],
    ['canceled', null, 'FREE'],
    ['unpaid', null, 'FREE'],
    ['incomplete', null, 'FREE'],
  ] as const)('with the status %s for %s days counts', async (status, days, counted) => {
    const workspace = await aWorkspace()
    const since = days === null ? null : new Date(testClock.now().getTime() - days * DAY)
    await setSubscription(workspace.id, { plan: 'TEAMS', status, since })
    const read = await workspace.owner.call(usage, { params: { id: workspace.id } })
    expect([read.body.plan, read.body.features.bulkExport]).toEqual([counted, counted === 'TEAMS'])
    const { body } = await workspace.owner.call(subscription, { params: { id: workspace.id } })
    expect(body).toEqual({ subscription: { plan: 'TEAMS', planOverride: null, status, quotaOverride: null } })
  })

  test('follows an override, up or down', async () => {
    const workspace = await aWorkspace()
    const counted = async () => (await workspace.owner.call(usage, { params: { id: workspace.id } })).body.plan
    await setSubscription(workspace.id, { plan: 'TEAMS', status: 'active' })
    for (const plan of ['STARTER', 'OMNI'] as const) {
      await setPlan(workspace.id, plan)
      expect(await counted()).toBe(plan)
    }
    await setSubscription(workspace.id, { plan: 'TEAMS', status: 'active' })
    expect(await counted()).toBe('TEAMS')
  })

  test('can have overrides for single limits', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    await testApp.app.db.execute(
      sql`update subscriptions set quota_override = '{"outlinesPerMonth": 7}' where workspace_id = ${workspace.id}`,
    )
    const { body } = await workspace.owner.call(usage, { params: { id: workspace.id } })
    expect([body.plan, body.limits.outlines, body.limits.brands]).toEqual(['FREE', 7, 1])
  })
})

test('the subscription names the overridden limits', async () => {
  const { id, owner } = await aWorkspace({ plan: 'PRO' })
  const read = async () => (await owner.call(usageEndpoints.subscription, { params: { id } })).body.subscription
  expect((await read()).quotaOverride).toBeNull()
  await setQuotaOverride(testApp.app.db, id, { brands: 12, calendarEnabled: false })
  expect(await read()).toMatchObject({ planOverride: 'PRO', quotaOverride: { brands: 12, calendarEnabled: false } })
})
