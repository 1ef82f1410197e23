import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { newId } from '#server/db/new-id.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { clientWith, signedOut } from '#test/client.ts'
import { type TestWorkspace, aWebhookEvent, aWorkspace } from '#test/fixtures.ts'
import { startApp, testApp } from '#test/test-app.ts'
import { testClock } from '#test/test-clock.ts'
import { billingEndpoints } from '../contract.ts'
import { doubleFetch } from '#stand-ins/payments/double-api.ts'
import { aDouble } from '#stand-ins/payments/double.fixture.ts'
import type { ProviderCustomer, ProviderEvent, ProviderSubscription } from '#stand-ins/payments/provider-objects.ts'
import { StripeDouble } from '#stand-ins/payments/stripe-double.ts'
import { findEvent, lockSubscription, putReading } from './store.ts'
import { replayWebhookEvent } from './webhook.ts'

const { checkout, checkoutGuest, webhook } = billingEndpoints

describe('a webhook event', () => {
  const payload = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'ping', data: {} })
  let secret = ''
  beforeAll(() => void (secret = testApp.app.payments!.webhookSecret))

  const sign = (given: { payload?: string; secret?: string; timestamp?: number }) =>
    testApp.app.payments!.stripe.webhooks.generateTestHeaderString({ payload, secret, ...given })
  const send = (body: string, headers: Record<string, string>) =>
    testApp.server.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const minutesAgo = (count: number) => Math.floor(Date.now() / 1000) - count * 60

  test.each([
    ['without a signature', () => ({})],
    ['with another secret', () => ({ 'stripe-signature': sign({ secret: 'whsec_other' }) })],
    ['signed for another body', () => ({ 'stripe-signature': sign({ payload: payload.replace('ping', 'pong') }) })],
    ['signed six minutes ago', () => ({ 'stripe-signature': sign({ timestamp: minutesAgo(6) }) })],
    ['with nonsense for a signature', () => ({ 'stripe-signature': 't=1,v1=zz,v0' })],
  ])('fails with %s', async (_, headers) => {
    const { statusCode, json } = await send(payload, headers())
    expect([statusCode, json()]).toMatchObject([400, { code: 'INVALID_INPUT' }])
  })

  test('fails without valid JSON', async () => {
    for (const body of ['', '{', 'null']) {
      const { statusCode } = await send(body, { 'stripe-signature': sign({ payload: body }) })
      expect([body, statusCode]).toEqual([body, 400])
    }
  })

  test('is checked over the signed bytes', async () => {
    const spaced = `${payload.replace('evt_forged', `evt_${newId()}`)}\n  `
    const { statusCode } = await send(spaced, { 'stripe-signature': sign({ payload: spaced }) })
    expect(statusCode).toBe(200)
  })

  test('of an unknown type or about an unknown object changes nothing', async () => {
    for (const [type, object] of [
      ['tax.settings.updated', {}],
      ['customer.subscription.updated', { id: 'sub_of_another_account' }],
      ['invoice.paid', { id: 'in_1', parent: null }],
      ['checkout.session.completed', { id: 'cs_test_of_another_account' }],
    ] as const) {
      const notice = aWebhookEvent({ id: `evt_${newId()}`, object: 'event', type, data: { object } })
      expect((await signedOut.call(webhook, notice)).body).toEqual({ received: true })
    }
  })

  test('is stored once when it comes ten times', async () => {
    const id = `evt_${newId()}`
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        signedOut.call(webhook, aWebhookEvent({ id, object: 'event', type: 'ping', data: {} })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { rows } = (await testApp.app.db.execute(
      sql`select count(*)::int as count from billing_events where id = ${id}`,
    )) as { rows: { count: number }[] }
    expect(rows[0]!.count).toBe(1)
  })
})

describe('a reading of the provider', () => {
  const reading = (id: string, status: 'active' | 'past_due') => ({
    id,
    customerId: 'cus_1',
    email: null,
    plan: 'PRO' as const,
    status,
    itemId: null,
    monthlyAmount: 4900,
    currency: 'usd',
    createdAt: new Date(),
    periodAnchor: new Date(),
    periodEndsAt: null,
    trialEndsAt: null,
    endsAt: null,
    endedAt: null,
    pastDueSince: null,
    paymentUrl: null,
  })

  test.each([
    [[1, 2, 3], 'past_due'],
    [[3, 2, 1], 'active'],
    [[1, 3, 2], 'active'],
    [[2, 2, 1], 'active'],
  ])('never replaces a later one: started in the order %j, %s stays', async (order, wanted) => {
    const { db } = testApp.app
    const id = `sub_${newId()}`
    const states = ['active', 'active', 'past_due'] as const
    for (const [index, begun] of order.entries()) await putReading(db, reading(id, states[index]!), begun)
    expect((await lockSubscription(db, id))?.status).toBe(wanted)
  })
})

describe('event histories through the whole server', () => {
  const happenings = {
    async swap(double: StripeDouble, subscription: ProviderSubscription) {
      const other = double.prices.find(({ id }) => id !== subscription.items.data[0]!.price.id)!
      await double.swap(subscription, other.id)
    },
    async leave(double: StripeDouble, subscription: ProviderSubscription) {
      await double.save({ ...subscription, cancel_at_period_end: true })
    },
    async keep(double: StripeDouble, subscription: ProviderSubscription) {
      await double.save({ ...subscription, cancel_at_period_end: false })
    },
    async fail(double: StripeDouble, subscription: ProviderSubscription) {
      const customer = (await double.read<ProviderCustomer>(subscription.customer))!
      await double.write({ ...customer, metadata: { card: 'declines' } })
      await double.renew(subscription)
    },
    async recover(double: StripeDouble, subscription: ProviderSubscription) {
      for (const invoice of await double.openInvoices(subscription.id)) await double.payInvoice(invoice)
    },
    async end(double: StripeDouble, subscription: ProviderSubscription) {
      await double.end(subscription)
    },
  }
  type Happening = keyof typeof happenings
  const MIDDLE: readonly Happening[] = ['swap', 'leave', 'keep', 'fail', 'recover']

  const deliver = async (notice: ProviderEvent) =>
    expect((await signedOut.call(webhook, aWebhookEvent({ ...notice }))).status).toBe(200)

  async function live(history: readonly Happening[], hears: (notices: ProviderEvent[]) => Promise<void>) {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const double = aDouble()
    const { body } = await workspace.owner.call(checkout, { body: { plan: 'PRO', workspaceId: workspace.id } })
    await double.pay((await double.read(body.url.split('/').at(-1)!))!, workspace.owner.user.email, null)
    await hears(double.takeEvents())
    const all = await double.list<ProviderSubscription>('subscription')
    const { id } = all.find(({ metadata }) => metadata['workspaceId'] === workspace.id)!
    for (const happening of history) {
      const subscription = (await double.read<ProviderSubscription>(id))!
      if (subscription.ended_at === null) await happenings[happening](double, subscription)
      await hears(double.takeEvents())
    }
    return workspace
  }

  const stateOf = async ({ id, owner }: TestWorkspace) => ({
    ...(await owner.call(usageEndpoints.subscription, { params: { id } })).body.subscription,
    plan: (await owner.call(usageEndpoints.usage, { params: { id } })).body.plan,
  })

  /** `PAYMENT_HISTORIES=1000` takes more. */
  const histories = Number(process.env['PAYMENT_HISTORIES'] ?? 5)
  const seeds = Array.from({ length: histories }, (_, index) => index + 1)

  test.each(seeds)('number %i: duplicates, delays and mixed order end in the same state', async (seed) => {
    const random = seededRandom(`history ${seed}`)
    const history = Array.from({ length: 3 + random.below(4) }, () => MIDDLE[random.below(MIDDLE.length)]!)
    if (random.unit() < 0.4) history.push('end')
    const ordered = await live(history, async (notices) => {
      for (const notice of notices) await deliver(notice)
    })
    const waiting: ProviderEvent[] = []
    const sent: ProviderEvent[] = []
    const mixed = await live(history, async (notices) => {
      waiting.push(...notices)
      while (waiting.length > 0 && random.unit() < 0.4) {
        const [notice] = waiting.splice(random.below(waiting.length), 1)
        await deliver(notice!)
        sent.push(notice!)
      }
    })
    const rest = [...waiting, ...sent, ...waiting]
    while (rest.length > 0) {
      const together = rest.splice(random.below(rest.length), 3)
      await Promise.all(together.map(deliver))
    }
    expect([history, await stateOf(mixed)]).toEqual([history, await stateOf(ordered)])
  })
})

describe('a provider over the network', () => {
  async function aProvider() {
    let answers: typeof fetch | null = null
    const provider = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        if (answers === null) return void response.socket?.destroy()
        const key = request.headers['idempotency-key']
        void answers(`http://provider${request.url}`, {
          method: request.method!,
          body: Buffer.concat(chunks).toString() || null,
          headers: key === undefined ? {} : { 'idempotency-key': String(key) },
        }).then(async (answer) => {
          response.writeHead(answer.status, { 'content-type': 'application/json' })
          response.end(await answer.text())
        })
      })
    })
    await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
    const { port } = provider.address() as { port: number }
    return {
      base: `http://127.0.0.1:${port}`,
      answerWith: (given: typeof fetch | null) => void (answers = given),
      close: () => provider.close(),
    }
  }

  test('uses HTTP with the configured keys, and an outage asks users and events to retry', async () => {
    const provider = await aProvider()
    const real = await startApp({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: provider.base,
    })
    try {
      const visitor = clientWith(null, real)
      const { db, env, payments } = real.app
      provider.answerWith(doubleFetch(new StripeDouble(db, testClock, env)))
      const { status, body } = await visitor.call(checkoutGuest, { body: { plan: 'PRO' } })
      expect([status, body.url]).toEqual([200, expect.stringMatching(/\/simulated-checkout\/cs_test_/)])
      expect((await real.server.inject(new URL(body.url).pathname)).statusCode).toBe(404)

      provider.answerWith(null)
      const away = await visitor.call(checkoutGuest, { body: { plan: 'PRO' } })
      expect([away.status, away.error.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
      const event = {
        id: 'evt_1',
        object: 'event',
        type: 'customer.subscription.updated',
        data: { object: { id: 'sub_1' } },
      }
      const headers = {
        'stripe-signature': payments!.stripe.webhooks.generateTestHeaderString({
          payload: JSON.stringify(event),
          secret: 'whsec_1',
        }),
      }
      expect((await visitor.call(webhook, { body: event, headers })).status).toBe(503)
      const error = away.error.error
      expect(await findEvent(db, 'evt_1')).toMatchObject({ outcome: 'failed', attempts: 1, error })
      provider.answerWith(doubleFetch(new StripeDouble(db, testClock, env)))
      expect(await replayWebhookEvent(real.app, 'evt_1')).toMatchObject({ outcome: 'done', attempts: 2, error: null })
      expect((await visitor.call(webhook, { body: event, headers })).status).toBe(200)
    } finally {
      provider.close()
      await real.stop()
    }
  })
})
