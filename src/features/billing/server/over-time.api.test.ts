import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { reserveUsage } from '#features/access/server/usage.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import {
  type TestWorkspace,
  aBrand,
  aWebhookEvent,
  aSession,
  aWorkspace,
  brandFields,
  press,
  subscribe,
} from '#test/fixtures.ts'
import { signedOut } from '#test/client.ts'
import { mails, testApp } from '#test/test-app.ts'
import { DAY, HOUR, MINUTE, at, testClock } from '#test/test-clock.ts'
import { billingEndpoints } from '../contract.ts'
import { endSubscriptionOf } from './ending.ts'
import { billingRound } from './rounds.ts'
import { findEvent } from './store.ts'
import { aDouble } from '#stand-ins/payments/double.fixture.ts'

const { billing, checkout, portal, webhook } = billingEndpoints

/** Any request lets the simulated provider process what is due and send its events. */
const letItHappen = () => testApp.server.inject('/simulated-portal/none')

async function overview({ id, owner }: TestWorkspace) {
  const client = await aSession(owner.user.id)
  return (await client.call(billing, { params: { id } })).body
}

const mailsTo = ({ owner }: TestWorkspace) =>
  mails.flatMap(({ to, kind }) => (to === owner.user.email ? [kind] : [])).filter((kind) => kind !== 'reset_password')

async function portalOf({ id, owner }: TestWorkspace): Promise<string> {
  const client = await aSession(owner.user.id)
  return (await client.call(portal, { body: { workspaceId: id } })).body.url
}

async function auditOf({ id }: TestWorkspace): Promise<unknown[]> {
  const { rows } = (await testApp.app.db.execute(
    sql`select metadata from audit_log where workspace_id = ${id} and action = 'billing.plan_changed' order by occurred_at, id`,
  )) as { rows: { metadata: unknown }[] }
  return rows.map(({ metadata }) => metadata)
}

async function aTrial(days: number): Promise<TestWorkspace> {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const session = await testApp.app.payments!.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_pro', quantity: 1 }],
    success_url: 'http://localhost:3000/dashboard/billing',
    customer_email: workspace.owner.user.email,
    subscription_data: { trial_period_days: days, metadata: { workspaceId: workspace.id } },
  })
  await press(session.url!, { action: 'pay' })
  return workspace
}

describe('a trial', () => {
  test('works, sends an email before its end, and becomes a paid subscription', async () => {
    const workspace = await aTrial(14)
    const trial = await overview(workspace)
    expect(trial).toMatchObject({ plan: 'PRO', status: 'trialing', trialEndsAt: expect.any(String) })
    const [subscription] = (
      await aDouble().list<{ id: string; metadata: { workspaceId?: string } }>('subscription')
    ).filter(({ metadata }) => metadata.workspaceId === workspace.id)
    for (const id of [`evt_${newId()}`, `evt_${newId()}`]) {
      const notice = aWebhookEvent({
        id,
        object: 'event',
        type: 'customer.subscription.trial_will_end',
        data: { object: { id: subscription!.id } },
      })
      expect((await signedOut.call(webhook, notice)).status).toBe(200)
    }
    expect(mailsTo(workspace)).toEqual(['trial_ending'])
    await at(13 * DAY, async () => {
      await letItHappen()
      expect((await overview(workspace)).status).toBe('trialing')
    })
    await at(14 * DAY + HOUR, async () => {
      await letItHappen()
      expect(await overview(workspace)).toMatchObject({ plan: 'PRO', status: 'active', trialEndsAt: null })
    })
  })

  test('has seven days of grace when its first payment fails', async () => {
    const workspace = await aTrial(14)
    await press(await portalOf(workspace), { action: 'no-card' })
    await at(14 * DAY + HOUR, async () => {
      await letItHappen()
      expect(await overview(workspace)).toMatchObject({ plan: 'PRO', status: 'past_due' })
    })
    await at(21 * DAY + 2 * HOUR, async () => expect((await overview(workspace)).plan).toBe('FREE'))
  })
})

test('an early renewal starts a billing cycle in every response', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'PRO')
  await at(10 * DAY, async () => {
    const { id, owner } = workspace
    await withWorkspace(testApp.app.db, id, (scope) =>
      reserveUsage(scope, testClock.now(), newId(), 'outlines', 5, () => new AppError('OUTLINE_LIMIT_REACHED')),
    )
    await press(await portalOf(workspace), { action: 'renew' })
    await letItHappen()
    const client = await aSession(owner.user.id)
    const { body: usage } = await client.call(usageEndpoints.usage, { params: { id } })
    const { currentPeriodEndsAt } = await overview(workspace)
    const { body: paid } = await client.call(billingEndpoints.invoices, { params: { id } })
    expect(usage.periodEndsAt).toBe(currentPeriodEndsAt)
    expect(usage.usage.outlines).toBe(0)
    expect(paid.invoices).toHaveLength(2)
    expect(Date.parse(currentPeriodEndsAt!) - Date.parse(paid.invoices[0]!.createdAt)).toBeGreaterThanOrEqual(28 * DAY)
  })
})

test('a failed payment has seven days of grace before Free, and a late payment restores the plan', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'PRO')
  await press(await portalOf(workspace), { action: 'no-card' })
  await at(31 * DAY, async () => {
    await letItHappen()
    const late = await overview(workspace)
    expect(late).toMatchObject({
      plan: 'PRO',
      status: 'past_due',
      paymentUrl: expect.stringContaining('/simulated-invoice/'),
    })
    expect(Date.parse(late.graceEndsAt!) - Date.parse(late.pastDueSince!)).toBe(7 * DAY)
    await letItHappen()
    await billingRound(testApp.app)
    expect(mailsTo(workspace)).toEqual(['payment_failed'])
  })
  await at(38 * DAY - HOUR, async () => expect((await overview(workspace)).plan).toBe('PRO'))
  await at(38 * DAY + HOUR, async () => {
    const over = await overview(workspace)
    expect(over).toMatchObject({ plan: 'FREE', subscribedPlan: 'PRO', status: 'past_due' })
    const client = await aSession(workspace.owner.user.id)
    const { body } = await client.call(checkout, { body: { plan: 'TEAMS', workspaceId: workspace.id } })
    expect(body.url).toContain('/simulated-portal/')
    expect(await press(over.paymentUrl!, { action: 'pay' })).toBe(over.paymentUrl)
    expect(await overview(workspace)).toMatchObject({
      plan: 'PRO',
      status: 'active',
      pastDueSince: null,
      paymentUrl: null,
    })
  })
})

test('an unpaid debt ends the subscription with one email', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'STARTER')
  await press(await portalOf(workspace), { action: 'no-card' })
  await at(31 * DAY, letItHappen)
  await at(53 * DAY, async () => {
    await letItHappen()
    expect(await overview(workspace)).toMatchObject({ plan: 'FREE', subscribedPlan: null, status: 'canceled' })
    expect(mailsTo(workspace)).toEqual(['payment_failed', 'subscription_ended'])
    await subscribe(
      { ...workspace, owner: { ...workspace.owner, ...(await aSession(workspace.owner.user.id)) } },
      'PRO',
    )
    expect(await overview(workspace)).toMatchObject({ plan: 'PRO', status: 'active' })
  })
  expect(await auditOf(workspace)).toEqual([
    { before: { plan: 'FREE', status: 'active' }, after: { plan: 'STARTER', status: 'active' } },
    { before: { plan: 'STARTER', status: 'active' }, after: { plan: 'STARTER', status: 'past_due' } },
    { before: { plan: 'STARTER', status: 'past_due' }, after: { plan: 'FREE', status: 'canceled' } },
    { before: { plan: 'FREE', status: 'canceled' }, after: { plan: 'PRO', status: 'active' } },
  ])
})

test('a downgrade to Free keeps the plan until the period ends', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'TEAMS')
  for (const name of ['One', 'Two', 'Three']) await aBrand(workspace, { name })
  const { body } = await workspace.owner.call(checkout, { body: { plan: 'FREE' } })
  await press(body.url, { action: 'confirm' })
  const leaving = await overview(workspace)
  expect(leaving).toMatchObject({ plan: 'TEAMS', endsAt: leaving.currentPeriodEndsAt, overLimits: [] })
  const kept = await workspace.owner.call(checkout, { body: { plan: 'TEAMS' } })
  expect(kept.body.url).toContain('/simulated-portal/')

  await at(29 * DAY, async () => {
    await letItHappen()
    expect((await overview(workspace)).plan).toBe('TEAMS')
  })
  await at(32 * DAY, async () => {
    await letItHappen()
    expect(await overview(workspace)).toMatchObject({
      plan: 'FREE',
      status: 'canceled',
      overLimits: [{ what: 'brands', used: 3, limit: 1 }],
    })
    const client = await aSession(workspace.owner.user.id)
    const { body: kept3 } = await client.call(brandEndpoints.list)
    expect(kept3.brands.filter(({ workspaceId }) => workspaceId === workspace.id)).toHaveLength(3)
    const refused = await client.call(brandEndpoints.create, {
      body: { ...brandFields, name: 'Four', workspaceId: workspace.id },
    })
    expect(refused.error.code).toBe('BRAND_LIMIT_REACHED')
  })
  expect(mailsTo(workspace)).toContain('subscription_ended')
})

test('the hourly job syncs a subscription whose event got lost', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'PRO')
  await press(await portalOf(workspace), { action: 'leave' })
  const double = aDouble()
  await at(32 * DAY, async () => {
    await double.passTime()
    expect((await overview(workspace)).plan).toBe('PRO')
    await billingRound(testApp.app)
    expect((await overview(workspace)).plan).toBe('FREE')
  })
})

test('the quota follows the billing cycle, and fifty concurrent requests get exactly the rest', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'STARTER')
  const { id, owner } = workspace
  const paidFrom = (await overview(workspace)).currentPeriodEndsAt
  const usage = async () => (await owner.call(usageEndpoints.usage, { params: { id } })).body
  expect((await usage()).periodEndsAt).toBe(paidFrom)
  const take = () =>
    withWorkspace(testApp.app.db, id, (scope) =>
      reserveUsage(scope, testClock.now(), newId(), 'outlines', 1, () => new AppError('OUTLINE_LIMIT_REACHED')),
    )
  const taken = await Promise.allSettled(Array.from({ length: 50 }, take))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect((await usage()).usage.outlines).toBe(30)
  const { body } = await owner.call(checkout, { body: { plan: 'TEAMS' } })
  await press(body.url, { action: 'confirm' })
  expect(await usage()).toMatchObject({
    plan: 'TEAMS',
    usage: { outlines: 30 },
    limits: { outlines: 150 },
    periodEndsAt: paidFrom,
  })
})

test('closing a workspace ends its subscription and keeps the records', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await subscribe(workspace, 'PRO')
  await endSubscriptionOf(testApp.app, workspace.id)
  await endSubscriptionOf(testApp.app, workspace.id)
  expect(await overview(workspace)).toMatchObject({ plan: 'FREE', status: 'canceled', hasPortal: true })
})

test('payment events are kept for 30 days', async () => {
  const id = `evt_${newId()}`
  await signedOut.call(webhook, aWebhookEvent({ id, object: 'event', type: 'ping', data: {} }))
  const isThere = async () => {
    await billingRound(testApp.app)
    return (await findEvent(testApp.app.db, id)) !== null
  }
  expect(await at(30 * DAY - MINUTE, isThere)).toBe(true)
  expect(await at(30 * DAY + MINUTE, isThere)).toBe(false)
})
