import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PLANS } from '#shared/plan-catalog.ts'
import { type Person, aBrand, aPerson, aWorkspace, anOutline, setPlan, subscribe, suspend } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, at, testClock } from '#test/test-clock.ts'
import { adminOverviewEndpoints } from '../../overview-contract.ts'
import { lastMondays } from './overview.ts'

let boss: Person

beforeAll(async () => {
  boss = await aPerson({ role: 'SUPERADMIN' })
})

const overview = async () => (await boss.call(adminOverviewEndpoints.overview)).body
type Overview = Awaited<ReturnType<typeof overview>>

async function grownBy(work: () => Promise<unknown>) {
  const before = await overview()
  await work()
  const after = await overview()
  const grown = (count: (figures: Overview) => number) => count(after) - count(before)
  return {
    users: grown(({ totalUsers }) => totalUsers),
    workspaces: grown(({ totalWorkspaces }) => totalWorkspaces),
    brands: grown(({ totalBrands }) => totalBrands),
    outlines: grown(({ totalOutlines }) => totalOutlines),
    subscriptions: grown(({ totalSubscriptions }) => totalSubscriptions),
    mrr: grown(({ mrr }) => mrr),
    plans: Object.fromEntries(
      PLANS.flatMap((plan) => {
        const count = grown(({ planDistribution }) => planDistribution[plan])
        return count === 0 ? [] : [[plan, count]]
      }),
    ),
  }
}

const nothing = { users: 0, workspaces: 0, brands: 0, outlines: 0, subscriptions: 0, mrr: 0, plans: {} }

test('counts users, workspaces, brands and outlines', async () => {
  const grown = await grownBy(async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    await anOutline(workspace, (await aBrand(workspace)).id)
  })
  expect(grown).toEqual({ ...nothing, users: 1, workspaces: 1, brands: 1, outlines: 1, plans: { PRO: 1 } })
})

test('revenue leaves out plan overrides and unpaid plans', async () => {
  const paying = await aWorkspace({ plan: 'FREE' })
  expect(await grownBy(() => subscribe(paying, 'PRO'))).toEqual({
    ...nothing,
    subscriptions: 1,
    mrr: 49,
    plans: { FREE: -1, PRO: 1 },
  })
  expect(await grownBy(() => setPlan(paying.id, 'OMNI'))).toEqual({ ...nothing, plans: { PRO: -1, OMNI: 1 } })
})

test('an unpaid plan counts as itself for seven days, then as Free', async () => {
  const teams = async () => (await overview()).planDistribution.TEAMS
  const later = () =>
    at(8 * DAY, async () => {
      boss = await aPerson({ role: 'SUPERADMIN' })
      return teams()
    })
  const before = { now: await teams(), later: await later() }
  boss = await aPerson({ role: 'SUPERADMIN' })
  const { id } = await aWorkspace({ plan: 'FREE' })
  await testApp.app.db.execute(sql`
    update subscriptions set plan = 'TEAMS', status = 'past_due', past_due_since = ${testClock.now().toISOString()}
    where workspace_id = ${id}`)
  expect({ now: await teams(), later: await later() }).toEqual({ now: before.now + 1, later: before.later })
})

test('shows suspended workspaces and leaves out closed ones', async () => {
  const { id } = await aWorkspace()
  const before = await overview()
  await suspend(id)
  expect((await overview()).suspendedWorkspaces).toBe(before.suspendedWorkspaces + 1)
  await testApp.app.db.execute(sql`update workspaces set closed_at = now() where id = ${id}`)
  const after = await overview()
  expect([after.suspendedWorkspaces, after.totalWorkspaces]).toEqual([
    before.suspendedWorkspaces,
    before.totalWorkspaces - 1,
  ])
})

test('shows growth for the last twelve weeks, current week last', async () => {
  await at(untilWednesday(), async () => {
    boss = await aPerson({ role: 'SUPERADMIN' })
    const { growth } = await overview()
    expect(growth.map(({ weekOf }) => weekOf)).toEqual(lastMondays(testClock.now(), 12))
    await aPerson()
    await aPerson({ createdAt: new Date(testClock.now().getTime() - 14 * DAY) })
    const later = (await overview()).growth
    expect([later.at(-1)!.users, later.at(-3)!.users]).toEqual([growth.at(-1)!.users + 1, growth.at(-3)!.users + 1])
  })
})

function untilWednesday(): number {
  const now = testClock.now()
  const noon = new Date(`${lastMondays(now, 1)[0]}T12:00:00Z`).getTime()
  return noon + 9 * DAY - now.getTime()
}

test.each([
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
])('the week of %s begins on %s', (day, monday) => {
  expect(lastMondays(new Date(`${day}T23:59:59Z`), 2)[1]).toBe(monday)
})
