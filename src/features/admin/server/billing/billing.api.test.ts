import { beforeAll, describe, expect, test } from 'vitest'
import { billingEndpoints } from '#features/billing/contract.ts'
import { billingRound } from '#features/billing/server/rounds.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { newId } from '#server/db/new-id.ts'
import { signedOut } from '#test/client.ts'
import {
  type Person,
  aStoredWebhookEvent,
  aWebhookEvent,
  aPerson,
  aWorkspace,
  anUnlinkedPayment,
  newCredentials,
  subscribe,
} from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { HOUR, at } from '#test/test-clock.ts'
import { adminBillingEndpoints } from '../../billing-contract.ts'

let admin: Person
beforeAll(async () => {
  admin = await aPerson({ role: 'SUPERADMIN' })
})

const find = async (search: string, view: 'all' | 'paying' | 'overridden' | 'unpaid' = 'all') =>
  (await admin.call(adminBillingEndpoints.subscriptions, { query: { search, view } })).body.subscriptions

describe('subscriptions', () => {
  test('show the plan, the payments and the overrides of every workspace', async () => {
    const workspace = await aWorkspace()
    const { email } = workspace.owner.user
    await subscribe(workspace, 'PRO')
    await setPlanOverride(testApp.app.db, workspace.id, 'OMNI')
    expect(await find(email)).toEqual([
      expect.objectContaining({
        id: workspace.id,
        workspaceName: 'Test workspace',
        ownerEmail: email,
        plan: 'PRO',
        status: 'active',
        planOverride: 'OMNI',
        quotaOverride: null,
        effectivePlan: 'OMNI',
        monthlyAmount: 4900,
        currency: 'usd',
        providerUrl: null,
      }),
    ])
  })

  test.each([
    ['paying', [true, false]],
    ['overridden', [false, true]],
    ['unpaid', [false, false]],
  ] as const)('can be filtered by %s', async (view, wanted) => {
    const paying = await aWorkspace({ plan: 'FREE' })
    await subscribe(paying)
    const given = await aWorkspace({ plan: 'TEAMS' })
    const found = await Promise.all(
      [paying, given].map(async ({ owner }) => (await find(owner.user.email, view)).length),
    )
    expect(found.map(Boolean)).toEqual(wanted)
  })

  test('come in pages, newest workspace first', async () => {
    const made = [await aWorkspace(), await aWorkspace(), await aWorkspace()]
    const first = await admin.call(adminBillingEndpoints.subscriptions, { query: { limit: 2 } })
    expect(first.body.subscriptions.map(({ id }) => id)).toEqual(
      made
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 2),
    )
    const cursor = first.body.nextCursor!
    const second = await admin.call(adminBillingEndpoints.subscriptions, { query: { limit: 2, cursor } })
    expect(second.body.subscriptions[0]?.id).toBe(made[0]!.id)
  })
})

describe('an unlinked payment', () => {
  const unlinked = async () => (await admin.call(adminBillingEndpoints.unlinked)).body.payments

  test('is listed until the payer signs up', async () => {
    const { email } = newCredentials()
    const id = await anUnlinkedPayment(email, 'TEAMS')
    expect((await unlinked())[0]).toMatchObject({
      id,
      email,
      plan: 'TEAMS',
      status: 'active',
      monthlyAmount: 9900,
      takenOverBy: null,
      reminders: 0,
      remindedAt: null,
    })
  })

  test('shows how often and when we reminded the payer', async () => {
    const id = await anUnlinkedPayment(newCredentials().email)
    await at(2 * HOUR, () => billingRound(testApp.app))
    const payment = (await unlinked()).find((each) => each.id === id)
    expect(payment).toMatchObject({ reminders: 1, remindedAt: expect.stringMatching(/^2.*Z$/) })
  })

  test('can be assigned to an account and goes to its workspace', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const paymentId = await anUnlinkedPayment(newCredentials().email, 'TEAMS')
    const { email } = workspace.owner.user
    const assigned = await admin.call(adminBillingEndpoints.assign, { params: { paymentId }, body: { email } })
    expect(assigned.body).toEqual({ plan: 'TEAMS', workspaceId: workspace.id })
    const { body } = await workspace.owner.call(usageEndpoints.usage, { params: { id: workspace.id } })
    expect(body.plan).toBe('TEAMS')
    expect((await unlinked()).map(({ id }) => id)).not.toContain(paymentId)
    const again = await admin.call(adminBillingEndpoints.assign, {
      params: { paymentId },
      body: { email: (await aPerson()).user.email },
    })
    expect([again.status, again.error.code]).toEqual([409, 'SUBSCRIPTION_LINKED'])
  })

  test('waits for the first workspace of a user without one', async () => {
    const person = await aPerson()
    const paymentId = await anUnlinkedPayment(newCredentials().email)
    const body = { email: person.user.email.toUpperCase() }
    const assigned = await admin.call(adminBillingEndpoints.assign, { params: { paymentId }, body })
    expect(assigned.body.workspaceId).toBeNull()
    const waiting = (await unlinked()).find(({ id }) => id === paymentId)
    expect(waiting?.takenOverBy).toBe(person.user.email)
  })

  test.each([
    ['an address without an account', { email: 'nobody@example.com' }, 400],
    ['a payment that is not there', {}, 404],
  ])("can't be assigned for %s", async (_, changes, status) => {
    const email = (await aPerson()).user.email
    const paymentId = status === 400 ? await anUnlinkedPayment(newCredentials().email) : 'sub_nowhere'
    const body = { email, ...changes }
    expect((await admin.call(adminBillingEndpoints.assign, { params: { paymentId }, body })).status).toBe(status)
  })
})

describe('the webhook log', () => {
  const noticeOf = async (id: string) =>
    (await admin.call(adminBillingEndpoints.webhooks)).body.webhooks.find((notice) => notice.id === id)

  test('shows the outcome of each event and replays one', async () => {
    const id = await aStoredWebhookEvent()
    expect(await noticeOf(id)).toMatchObject({ outcome: 'done', attempts: 1, error: null, canReplay: true })
    const { body } = await admin.call(adminBillingEndpoints.replay, { params: { noticeId: id } })
    expect(body.webhook).toMatchObject({ id, outcome: 'done', attempts: 2 })
  })

  test("doesn't replay events that aren't about plans", async () => {
    const id = `evt_${newId().replaceAll('-', '')}`
    const notice = aWebhookEvent({ id, object: 'event', type: 'ping', data: { object: { id: 'x' } } })
    await signedOut.call(billingEndpoints.webhook, notice)
    expect(await noticeOf(id)).toMatchObject({ outcome: 'ignored', canReplay: false })
    const { error } = await admin.call(adminBillingEndpoints.replay, { params: { noticeId: id } })
    expect(error.code).toBe('CONFLICT')
  })

  test('hides the id of a checkout, because it opens the payment', async () => {
    await anUnlinkedPayment(newCredentials().email)
    const { webhooks } = (await admin.call(adminBillingEndpoints.webhooks)).body
    const checkout = webhooks.find(({ type }) => type === 'checkout.session.completed')
    expect(checkout?.subjectId).toMatch(/^cs_.{5}….{4}$/)
  })
})
