import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepRetention } from '#features/account-data/server/service.ts'
import { billingEndpoints } from '#features/billing/contract.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import { runSync } from '#features/history/server/klaviyo-sync.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import { newId } from '#server/db/new-id.ts'
import { type FilledWorkspace, aFilledWorkspace } from '#test/example-calls.ts'
import {
  type Person,
  aBrand,
  aMember,
  aPerson,
  aSession,
  aWorkspace,
  anIdea,
  anImport,
  anInvite,
  anOutline,
  join,
  subscribe,
} from '#test/fixtures.ts'
import { mails, testApp } from '#test/test-app.ts'
import { DAY, at } from '#test/test-clock.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

const { suspend, reactivate, overridePlan, overrideQuota, deleteWorkspace, workspaces } = adminPeopleEndpoints

let boss: Person

beforeAll(async () => {
  boss = await aPerson({ role: 'SUPERADMIN' })
})

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await testApp.app.db.execute(query)) as { rows: Row[] }).rows
}

const entriesAbout = async (workspaceId: string) =>
  (await testApp.app.db.select().from(auditLog).where(eq(auditLog.targetId, workspaceId)))
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ action, actorUserId, metadata }) => ({ action, actorUserId, metadata }))

describe('a plan override', () => {
  test("applies right away, doesn't change payments, and ends with null", async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const given = await boss.call(overridePlan, { params: { id }, body: { plan: 'TEAMS' } })
    expect(given.body.workspace).toMatchObject({
      plan: 'TEAMS',
      subscription: { plan: 'FREE', planOverride: 'TEAMS' },
    })
    expect((await owner.call(usageEndpoints.usage, { params: { id } })).body).toMatchObject({
      plan: 'TEAMS',
      limits: { outlines: 150 },
    })
    await boss.call(overridePlan, { params: { id }, body: { plan: null } })
    expect((await owner.call(usageEndpoints.usage, { params: { id } })).body.plan).toBe('FREE')
    expect(await entriesAbout(id)).toMatchObject([
      { action: 'workspace.plan_overridden', actorUserId: boss.user.id, metadata: { before: null, after: 'TEAMS' } },
      { action: 'workspace.plan_overridden', actorUserId: boss.user.id, metadata: { before: 'TEAMS', after: null } },
    ])
  })

  test('must be one of the plans', async () => {
    const { id } = await aWorkspace()
    const { status, error } = await boss.call(overridePlan, { params: { id }, body: { plan: 'GOLD' } })
    expect([status, error.code, error.field]).toEqual([400, 'INVALID_INPUT', 'plan'])
  })
})

describe('limit overrides', () => {
  test('replace the limits of the plan one by one', async () => {
    const { id, owner } = await aWorkspace({ plan: 'STARTER' })
    const quotaOverride = { outlinesPerMonth: 7, users: -1, calendarEnabled: true }
    const { body } = await boss.call(overrideQuota, { params: { id }, body: { quotaOverride } })
    expect(body.workspace.limits).toMatchObject({ ...quotaOverride, brands: 1, exportEnabled: true })
    const usage = (await owner.call(usageEndpoints.usage, { params: { id } })).body
    expect(usage).toMatchObject({ plan: 'STARTER', limits: { outlines: 7, members: -1 }, features: { calendar: true } })
    const taken = await boss.call(overrideQuota, { params: { id }, body: { quotaOverride: {} } })
    expect(taken.body.workspace.subscription.quotaOverride).toBeNull()
    expect(taken.body.workspace.limits.outlinesPerMonth).toBe(30)
  })

  test('below the usage appear on Billing', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { id, owner } = workspace
    await anOutline(workspace, (await aBrand(workspace)).id)
    await boss.call(overrideQuota, { params: { id }, body: { quotaOverride: { outlinesPerMonth: 0, brands: 0 } } })
    const { body } = await owner.call(billingEndpoints.billing, { params: { id } })
    expect(body.overLimits).toEqual([
      { what: 'outlines', used: 1, limit: 0 },
      { what: 'brands', used: 1, limit: 0 },
    ])
  })

  test.each([
    [{ outlinesPerMonth: -2 }],
    [{ outlinesPerMonth: 1.5 }],
    [{ brands: 'many' }],
    [{ exportEnabled: 1 }],
    [{ unlimited: true }],
  ])('reject %j', async (quotaOverride) => {
    const { id } = await aWorkspace()
    const { status, error } = await boss.call(overrideQuota, { params: { id }, body: { quotaOverride } })
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT'])
  })
})

describe('a suspended workspace', () => {
  test('allows reads, rejects writes, and continues after reactivation', async () => {
    const { workspace, brandId, ideaId } = await aFilledWorkspace('OMNI')
    const { id, owner } = workspace
    const write = () => owner.call(workspaceEndpoints.update, { params: { id }, body: { name: 'Changed' } })
    expect((await boss.call(suspend, { params: { id } })).body.workspace.status).toBe('SUSPENDED')
    expect((await write()).error).toEqual({
      error: 'This workspace is suspended. Please contact support for assistance.',
      code: 'WORKSPACE_SUSPENDED',
    })
    expect((await owner.call(outlineEndpoints.generate, { params: { id: ideaId } })).error.code).toBe(
      'WORKSPACE_SUSPENDED',
    )
    expect((await owner.call(workspaceEndpoints.list)).body.workspaces[0]!.status).toBe('SUSPENDED')
    expect((await owner.call(outlineEndpoints.listByMonth, { params: { id: brandId } })).status).toBe(200)
    expect((await boss.call(suspend, { params: { id } })).status).toBe(200)
    expect((await boss.call(reactivate, { params: { id } })).body.workspace.status).toBe('ACTIVE')
    expect((await write()).status).toBe(200)
    expect((await entriesAbout(id)).map(({ action }) => action)).toEqual([
      'workspace.suspended',
      'workspace.suspended',
      'workspace.reactivated',
      'workspace.updated',
    ])
  })

  test('cancels its runs, which store nothing and use no quota', async () => {
    const { workspace, brandId } = await aFilledWorkspace('OMNI')
    const { id, owner } = workspace
    const used = async () => (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage.outlines
    const before = await used()
    const idea = await anIdea(workspace, brandId)
    const outlinesBefore = await rows(sql`select 1 from outlines where workspace_id = ${id}`)
    const held = Promise.withResolvers<void>()
    beforeWriting(brandId, () => held.promise)
    const waiting = owner.call(outlineEndpoints.generate, { params: { id: idea } })
    await expect.poll(used).toBe(before + 1)
    await boss.call(suspend, { params: { id } })
    held.resolve()
    beforeWriting(brandId, null)
    const { status, error } = await waiting
    expect([status, error.code]).toEqual([403, 'WORKSPACE_SUSPENDED'])
    expect(await used()).toBe(before)
    expect(await rows(sql`select 1 from outlines where workspace_id = ${id}`)).toEqual(outlinesBefore)
    expect(await rows(sql`select 1 from generation_runs where workspace_id = ${id} and status = 'waiting'`)).toEqual([])
    await boss.call(reactivate, { params: { id } })
    expect((await owner.call(outlineEndpoints.generate, { params: { id: idea } })).status).toBe(200)
  })
})

test('a suspension cancels an active sync, which stores nothing', async () => {
  const { workspace, brandId } = await aFilledWorkspace('TEAMS')
  const { id, owner } = workspace
  await owner.call(historyEndpoints.validateKlaviyo, { body: { apiKey: 'demo_key', brandId } })
  const runId = newId()
  await testApp.app.db.execute(sql`
    insert into klaviyo_syncs (workspace_id, id, brand_id, status, days, step, requested_by_user_id, created_at)
    values (${id}, ${runId}, ${brandId}, 'waiting', 30, 'campaigns', ${owner.user.id}, now())`)
  await boss.call(suspend, { params: { id } })
  await runSync(testApp.app, { workspaceId: id, runId })
  const { body } = await owner.call(historyEndpoints.klaviyo, { params: { id: brandId } })
  expect(body.sync).toMatchObject({
    status: 'failed',
    error: 'This workspace is suspended. Please contact support for assistance.',
  })
  expect(await rows(sql`select 1 from campaigns where workspace_id = ${id}`)).toEqual([])
})

test.each([
  ['suspend', suspend],
  ['reactivate', reactivate],
  ['delete', deleteWorkspace],
])('returns 404 for %s without a workspace', async (_, row) => {
  expect((await boss.call(row, { params: { id: newId() } })).status).toBe(404)
})

test('of two concurrent deletions of a workspace, one succeeds and sends the emails once', async () => {
  const { id, owner } = await aWorkspace()
  const answers = await Promise.all([1, 2].map(() => boss.call(deleteWorkspace, { params: { id } })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(mails.filter(({ to, kind }) => to === owner.user.email && kind === 'workspace_deletion')).toHaveLength(1)
})

/** Searches every column of every table for the words. */
async function tablesThatSay(words: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  expect(tables.length).toBeGreaterThan(25)
  const found: string[] = []
  for (const { name } of tables) {
    const [hit] = await rows(sql`
      select 1 from ${sql.identifier(name)} t
      where ${sql.join(
        words.map((word) => sql`position(${word} in t::text) > 0`),
        sql` or `,
      )} limit 1`)
    if (hit !== undefined) found.push(name)
  }
  return found
}

describe('a deleted workspace', () => {
  let place: FilledWorkspace
  let member: Person
  let other: FilledWorkspace
  let words: string[]

  beforeAll(async () => {
    place = await aFilledWorkspace('TEAMS')
    const { workspace, brandId, ideaId, outlineId } = place
    member = await aMember(workspace, 'MANAGER')
    other = await aFilledWorkspace('TEAMS')
    await join(other.workspace, member, 'CREATOR')
    await subscribe(workspace, 'PRO')
    await anImport(workspace, brandId)
    const invite = await anInvite(workspace)
    await workspace.owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: { year: 2027, month: 2 } })
    await workspace.owner.call(workspaceEndpoints.update, {
      params: { id: workspace.id },
      body: { name: 'Ocelotverge' },
    })
    await member.call(workspaceEndpoints.select, { params: { id: workspace.id } })
    words = [workspace.id, brandId, ideaId, outlineId, invite.email, 'Ocelotverge']
  })

  const contentsOfOther = async () =>
    JSON.stringify(
      (await other.workspace.owner.call(outlineEndpoints.listByMonth, { params: { id: other.brandId } })).body,
    )

  test("closes right away for everyone, ends its payments and keeps the members' accounts", async () => {
    const { workspace, outlineId } = place
    const before = await contentsOfOther()
    expect((await tablesThatSay(words)).length).toBeGreaterThan(12)
    expect((await boss.call(deleteWorkspace, { params: { id: workspace.id } })).status).toBe(200)

    for (const person of [workspace.owner, member]) {
      const { body } = await person.call(workspaceEndpoints.list)
      expect(body.workspaces.map(({ id }) => id)).not.toContain(workspace.id)
      const reading = await person.call(outlineEndpoints.getOrList, { params: { id: outlineId } })
      expect([reading.status, reading.error.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await member.call(workspaceEndpoints.list)).body.workspaces).toHaveLength(1)
    expect(await contentsOfOther()).toBe(before)
    const [payment] = await rows(sql`select status from billing_subscriptions where workspace_id = ${workspace.id}`)
    expect(payment).toEqual({ status: 'canceled' })
    expect(mails.findLast(({ to }) => to === member.user.email)!.subject).toContain('Ocelotverge')
    const { body } = await boss.call(workspaces, { query: { search: workspace.id } })
    expect(body.workspaces).toEqual([])
    expect(await entriesAbout(workspace.id)).toContainEqual({
      action: 'workspace.deleted',
      actorUserId: boss.user.id,
      metadata: { name: 'Ocelotverge' },
    })
    expect((await boss.call(deleteWorkspace, { params: { id: workspace.id } })).status).toBe(404)
  })

  const after = <T>(days: number, look: () => Promise<T>): Promise<T> =>
    at(days * DAY, async () => {
      await keepRetention(testApp.app)
      return look()
    })

  test('keeps campaign results for 30 days and everything else for 90', async () => {
    expect(await after(29.9, () => tablesThatSay(words))).toContain('campaigns')
    const later = await after(89.9, () => tablesThatSay(words))
    expect(later).not.toContain('campaigns')
    expect(later).toContain('outlines')
  })

  test('then leaves only payments and the log', async () => {
    // The simulated provider keeps what the real provider would keep.
    expect(await after(90.1, () => tablesThatSay(words))).toEqual([
      'audit_log',
      'billing_subscriptions',
      'simulated_payments',
    ])
  })

  test('keeps the log for twelve months and payments for seven years', async () => {
    expect(await after(367, () => tablesThatSay(words))).toEqual(['billing_subscriptions', 'simulated_payments'])
    expect(await after(7 * 366, () => tablesThatSay(words))).toEqual(['simulated_payments'])
    expect((await (await aSession(member.user.id)).call(workspaceEndpoints.list)).status).toBe(200)
  })
})
