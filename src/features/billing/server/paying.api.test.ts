import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { workspaces } from '#features/access/server/workspace-tables.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import { clientWith, cookieOf, signedOut } from '#test/client.ts'
import {
  aMember,
  aPaidCheckout,
  aPerson,
  aRevertToken,
  aWorkspace,
  newCredentials,
  press,
  subscribe,
} from '#test/fixtures.ts'
import { mails, startApp, testApp } from '#test/test-app.ts'
import { DAY, HOUR, at } from '#test/test-clock.ts'
import { billingEndpoints } from '../contract.ts'
import { billingRound } from './rounds.ts'
import { monthlyRecurringRevenue } from './revenue.ts'
import { aDouble } from '#stand-ins/payments/double.fixture.ts'
import { deliverEvents } from '#stand-ins/payments/serve-double.ts'

const { checkout, checkoutGuest, session, linkSubscription, portal, billing, invoices } = billingEndpoints
const BILLING = 'http://localhost:3000/dashboard/billing'

const planOf = async ({ id, owner }: Awaited<ReturnType<typeof aWorkspace>>) =>
  (await owner.call(usageEndpoints.subscription, { params: { id } })).body.subscription

describe('a visitor who pays first', () => {
  test('signs up with the paid email, and the first workspace gets the plan', async () => {
    const credentials = newCredentials()
    const sessionId = await aPaidCheckout(credentials.email, 'STARTER')
    const found = await signedOut.call(session, { params: { sessionId } })
    expect([found.status, found.body]).toEqual([200, { email: credentials.email, plan: 'STARTER' }])

    const wrong = await signedOut.call(authEndpoints.signUp, { body: { ...newCredentials(), sessionId } })
    expect(wrong).toMatchObject({
      status: 403,
      error: { error: 'Please use the email address you paid with.', field: 'email' },
    })
    const signedUp = await signedOut.call(authEndpoints.signUp, { body: { ...credentials, sessionId } })
    const person = clientWith(cookieOf(signedUp))
    const linked = await person.call(linkSubscription, { body: { sessionId } })
    expect([linked.status, linked.body]).toEqual([200, { linked: true, plan: 'STARTER', workspaceId: null }])

    const made = await person.call(workspaceEndpoints.create, { body: { name: 'Paid for' } })
    expect(made.body.workspace).toMatchObject({ plan: 'STARTER', subscription: { plan: 'STARTER', status: 'active' } })
    const again = await person.call(linkSubscription, { body: { sessionId } })
    expect(again.body).toEqual({ linked: true, plan: 'STARTER', workspaceId: made.body.workspace.id })
    expect((await signedOut.call(session, { params: { sessionId } })).status).toBe(404)
  })

  test('with an existing account gets the plan in the existing workspace', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const sessionId = await aPaidCheckout(owner.user.email, 'TEAMS')
    const answers = await Promise.all([1, 2, 3].map(() => owner.call(linkSubscription, { body: { sessionId } })))
    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(() => ({ linked: true, plan: 'TEAMS', workspaceId: id })),
    )
    expect((await planOf({ id, owner })).plan).toBe('TEAMS')
  })

  test('gets a refund for a workspace that already pays', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    await subscribe(workspace, 'PRO')
    const { email } = workspace.owner.user
    const sessionId = await at(HOUR, () => aPaidCheckout(email, 'STARTER'))
    const ask = () => workspace.owner.call(linkSubscription, { body: { sessionId } })
    for (const { status, error } of [...(await Promise.all([ask(), ask(), ask()])), await ask()]) {
      expect([status, error.code]).toEqual([409, 'ALREADY_SUBSCRIBED'])
      expect(error.error).toContain('refunding it')
    }
    expect((await planOf(workspace)).plan).toBe('PRO')
    const double = aDouble()
    const { subscription } = (await double.read<{ subscription: string }>(sessionId))!
    expect(await double.read(subscription)).toMatchObject({ status: 'canceled' })
    expect(mails.filter(({ to, kind }) => to === email && kind === 'payment_refunded')).toHaveLength(1)
    const ended = await testApp.app.db.select().from(auditLog).where(eq(auditLog.targetId, subscription))
    expect(ended.filter(({ action }) => action === 'billing.second_subscription_ended')).toHaveLength(1)
    const second = await workspace.owner.call(workspaceEndpoints.create, { body: { name: 'Second' } })
    expect(second.body.workspace.plan).toBe('FREE')
  })

  test('gets the plan in their workspace without a subscription', async () => {
    const paying = await aWorkspace({ plan: 'FREE' })
    await subscribe(paying, 'PRO')
    const second = await paying.owner.call(workspaceEndpoints.create, { body: { name: 'Second' } })
    await paying.owner.call(workspaceEndpoints.select, { params: { id: paying.id } })
    const sessionId = await aPaidCheckout(paying.owner.user.email, 'STARTER')
    const { body } = await paying.owner.call(linkSubscription, { body: { sessionId } })
    expect(body).toEqual({ linked: true, plan: 'STARTER', workspaceId: second.body.workspace.id })
  })

  test('twice keeps one subscription and gets the other refunded', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const paid = await Promise.all([1, 2].map(() => aPaidCheckout(workspace.owner.user.email)))
    const answers = await Promise.all(
      paid.map((sessionId) => workspace.owner.call(linkSubscription, { body: { sessionId } })),
    )
    expect((await planOf(workspace)).plan).toBe('PRO')
    const { email } = workspace.owner.user
    expect(mails.filter(({ to, kind }) => to === email && kind === 'payment_refunded')).toHaveLength(1)
    const refused = answers.flatMap(({ status, error }) => (status === 409 ? [error.code] : []))
    expect(refused.filter((code) => code !== 'ALREADY_SUBSCRIBED')).toEqual([])
  })

  test("can't link the payment of another user", async () => {
    const payer = await aPerson()
    const sessionId = await aPaidCheckout(payer.user.email)
    const other = await (await aPerson()).call(linkSubscription, { body: { sessionId } })
    expect(other).toMatchObject({ status: 403, error: { code: 'PAYMENT_EMAIL_DIFFERS' } })
    await payer.call(linkSubscription, { body: { sessionId } })
    await aRevertToken(payer)
    const heir = await aPerson({ email: payer.user.email })
    const taken = await heir.call(linkSubscription, { body: { sessionId } })
    expect(taken).toMatchObject({ status: 409, error: { code: 'SUBSCRIPTION_LINKED' } })
  })

  test('gets each reminder once until there is an account', async () => {
    const { email } = newCredentials()
    const sessionId = await aPaidCheckout(email)
    const sent = () => mails.filter(({ to, kind }) => to === email && kind === 'payment_waits_for_account')
    const round = (after: number) => at(after, () => billingRound(testApp.app))
    await round(30 * 60_000)
    expect(sent()).toEqual([])
    for (const after of [2 * HOUR, 2 * HOUR, 3 * HOUR, 4 * DAY, 5 * DAY]) await round(after)
    expect(sent()).toHaveLength(2)
    expect(sent()[0]!.text).toContain(`http://localhost:3000/signup?session_id=${sessionId}`)
    await (await aPerson({ email })).call(linkSubscription, { body: { sessionId } })
    await round(20 * DAY)
    expect(sent()).toHaveLength(2)
  })

  test.each(['cs_test_unknown', 'sub_1', '../../etc'])("can't look up %s", async (sessionId) => {
    const { status, error } = await signedOut.call(session, { params: { sessionId } })
    expect([status, error]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
  })

  test('counts only after the payment', async () => {
    const { body } = await signedOut.call(checkoutGuest, { body: { plan: 'PRO' } })
    const sessionId = body.url.split('/').at(-1)!
    expect((await signedOut.call(session, { params: { sessionId } })).status).toBe(404)
    expect(await press(body.url, { action: 'cancel' })).toBe('http://localhost:3000/pricing?canceled=true')
    expect(await press(body.url, { action: 'decline' })).toBe('')
    expect((await (await aPerson()).call(linkSubscription, { body: { sessionId } })).status).toBe(404)
  })

  test('is linked before the event arrives, and the event changes nothing', async () => {
    const payer = await aWorkspace({ plan: 'FREE' })
    const double = aDouble()
    const { body } = await signedOut.call(checkoutGuest, { body: { plan: 'PRO' } })
    const sessionId = body.url.split('/').at(-1)!
    await double.pay((await double.read(sessionId))!, payer.owner.user.email, null)
    const linked = await payer.owner.call(linkSubscription, { body: { sessionId } })
    expect(linked.body.workspaceId).toBe(payer.id)
    const before = await payer.owner.call(billing, { params: { id: payer.id } })
    await deliverEvents(testApp.server, testApp.app, double)
    const after = await payer.owner.call(billing, { params: { id: payer.id } })
    expect([before.body.plan, after.body]).toEqual(['PRO', before.body])
  })
})

describe('an owner who signs up first', () => {
  test('has the plan before coming back from the checkout', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { body } = await workspace.owner.call(checkout, { body: { plan: 'PRO' } })
    expect(body.offerEnded).toBe(false)
    expect(await press(body.url, { action: 'pay' })).toBe(`${BILLING}?success=true`)
    expect(await planOf(workspace)).toEqual({ plan: 'PRO', planOverride: null, status: 'active', quotaOverride: null })
    const overview = await workspace.owner.call(billing, { params: { id: workspace.id } })
    expect(overview.body).toMatchObject({
      mode: 'simulated',
      plan: 'PRO',
      subscribedPlan: 'PRO',
      status: 'active',
      hasPortal: true,
      monthlyAmount: 4900,
      currency: 'usd',
      endsAt: null,
      overLimits: [],
    })
    const { body: listed } = await workspace.owner.call(invoices, { params: { id: workspace.id } })
    expect(listed.invoices).toEqual([
      {
        id: expect.stringMatching(/^in_/),
        number: expect.stringMatching(/^TEST-\d{4}$/),
        createdAt: expect.any(String),
        status: 'paid',
        amountDue: 4900,
        amountPaid: 4900,
        currency: 'usd',
        url: expect.stringContaining('/simulated-invoice/in_'),
        pdf: null,
      },
    ])
  })

  test('adds the monthly price to the revenue', async () => {
    const before = await monthlyRecurringRevenue(testApp.app)
    await subscribe(await aWorkspace({ plan: 'FREE' }), 'TEAMS')
    expect((await monthlyRecurringRevenue(testApp.app)) - before).toBe(9900)
  })

  test('has no portal and no invoices before the first payment', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    expect((await owner.call(portal, { body: {} })).error.code).toBe('NO_SUBSCRIPTION')
    expect((await owner.call(invoices, { params: { id } })).body.invoices).toEqual([])
    const { body } = await owner.call(billing, { params: { id } })
    expect(body).toMatchObject({ plan: 'FREE', subscribedPlan: null, hasPortal: false, monthlyAmount: null })
    expect((await owner.call(checkout, { body: { plan: 'FREE' } })).error.code).toBe('CURRENT_PLAN')
  })

  test('pays for the current workspace unless the request names another', async () => {
    const second = await aWorkspace({ plan: 'FREE' })
    const first = await aWorkspace({ plan: 'PRO', owner: second.owner }).catch(() => null)
    expect(first).toBeNull()
    const { status } = await (await aPerson()).call(checkout, { body: { plan: 'PRO' } })
    expect(status).toBe(404)
  })

  test('can be an admin, but no other role', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const admin = await aMember(workspace, 'ADMIN')
    const { body } = await admin.call(checkout, { body: { plan: 'STARTER', workspaceId: workspace.id } })
    await press(body.url, { action: 'pay' })
    expect((await planOf(workspace)).plan).toBe('STARTER')
    const manager = await aMember(workspace, 'MANAGER')
    for (const row of [checkout, portal]) {
      const answer = await manager.call(row, { body: { plan: 'PRO', workspaceId: workspace.id } })
      expect(answer.error.code).toBe('FORBIDDEN')
    }
  })
})

describe('two checkouts', () => {
  const openOnes = async (workspaceId: string) =>
    (await aDouble().list<{ client_reference_id: string; status: string; url: string }>('checkout.session')).filter(
      ({ client_reference_id: about, status }) => about === workspaceId && status === 'open',
    )

  test('for the same plan are one', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const ask = () => owner.call(checkout, { body: { plan: 'PRO', workspaceId: id } })
    const answers = [await ask(), ...(await Promise.all(Array.from({ length: 8 }, ask)))]
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await openOnes(id)).toHaveLength(1)
  })

  test('for the same plan are one, even when both requests are the first', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const ask = () => owner.call(checkout, { body: { plan: 'PRO', workspaceId: id } })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await openOnes(id)).toHaveLength(1)
  })

  test('for different plans leave only the last one open', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const plans = ['STARTER', 'PRO', 'TEAMS'] as const
    const answers = await Promise.all(plans.map((plan) => owner.call(checkout, { body: { plan, workspaceId: id } })))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const last = await owner.call(checkout, { body: { plan: 'STARTER', workspaceId: id } })
    expect((await openOnes(id)).map(({ url }) => url)).toEqual([last.body.url])
    for (const { body } of answers.filter(({ status, body: { url } }) => status === 200 && url !== last.body.url)) {
      expect((await testApp.server.inject(new URL(body.url).pathname)).statusCode).toBe(410)
    }
  })

  test('in two tabs: after one payment, the other tab changes the subscription', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    await subscribe(workspace, 'PRO')
    const { body } = await workspace.owner.call(checkout, { body: { plan: 'TEAMS' } })
    expect(body.url).toContain('/simulated-portal/')
    expect((await planOf(workspace)).plan).toBe('PRO')
    expect(await press(body.url, { action: 'confirm' })).toBe(`${BILLING}?success=true`)
    expect((await planOf(workspace)).plan).toBe('TEAMS')
    expect((await workspace.owner.call(checkout, { body: { plan: 'TEAMS' } })).error.code).toBe('CURRENT_PLAN')
  })

  test('paid without an event: the next request finds the payment', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const double = aDouble()
    const { body } = await workspace.owner.call(checkout, { body: { plan: 'PRO' } })
    await double.pay((await double.read(body.url.split('/').at(-1)!))!, workspace.owner.user.email, null)
    const { body: change } = await workspace.owner.call(checkout, { body: { plan: 'TEAMS' } })
    expect(change.url).toContain('/simulated-portal/')
    expect((await planOf(workspace)).plan).toBe('PRO')
  })

  test('both paid: the older subscription continues, and the newer one is refunded once', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { stripe } = testApp.app.payments!
    const double = aDouble()
    const paid: string[] = []
    for (const plan of ['PRO', 'TEAMS'] as const) {
      const made = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: testApp.app.env[`STRIPE_PRICE_${plan}`], quantity: 1 }],
        success_url: BILLING,
        customer_email: workspace.owner.user.email,
        client_reference_id: workspace.id,
        subscription_data: { metadata: { workspaceId: workspace.id, plan } },
      })
      await at(paid.length * HOUR, async () =>
        double.pay((await double.read(made.id))!, workspace.owner.user.email, null),
      )
      paid.push(made.id)
    }
    double.giveBack(double.takeEvents().toReversed())
    await deliverEvents(testApp.server, testApp.app, double)
    expect((await planOf(workspace)).plan).toBe('PRO')
    const all = await double.list<{ metadata: { workspaceId?: string; plan?: string }; status: string }>('subscription')
    const own = all.filter(({ metadata }) => metadata.workspaceId === workspace.id)
    expect(own.map(({ metadata, status }) => `${metadata.plan} ${status}`).toSorted()).toEqual([
      'PRO active',
      'TEAMS canceled',
    ])
    const refunds = await double.list<{ amount: number }>('refund')
    expect(refunds.filter(({ amount }) => amount === 9900)).toHaveLength(1)
    const told = mails.filter(({ to, kind }) => to === workspace.owner.user.email && kind === 'payment_refunded')
    expect(told).toHaveLength(1)
  })

  test('paid after the workspace closed: the payment is refunded', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const { body } = await owner.call(checkout, { body: { plan: 'TEAMS', workspaceId: id } })
    await testApp.app.db.update(workspaces).set({ closedAt: new Date() }).where(eq(workspaces.id, id))
    await press(body.url, { action: 'pay' })
    const all = await aDouble().list<{ metadata: { workspaceId?: string }; status: string }>('subscription')
    expect(all.filter(({ metadata }) => metadata.workspaceId === id)).toMatchObject([{ status: 'canceled' }])
    const told = mails.filter(({ to }) => to === owner.user.email)
    expect(told.map(({ kind }) => kind)).toContain('payment_refunded')
  })
})

describe('offers', () => {
  test('FRIENDS30 makes only the first month free', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { body } = await workspace.owner.call(checkout, { body: { plan: 'PRO', promotionCode: 'friends30' } })
    await press(body.url, { action: 'pay' })
    expect((await planOf(workspace)).plan).toBe('PRO')
    const { body: overview } = await workspace.owner.call(billing, { params: { id: workspace.id } })
    expect(overview.monthlyAmount).toBe(4900)
    const { body: listed } = await workspace.owner.call(invoices, { params: { id: workspace.id } })
    expect(listed.invoices.map(({ amountDue }) => amountDue)).toEqual([0])
  })

  test.each([
    ['LIFETIME50', 400, 'PROMOTION_ENDED', 'This offer has ended.'],
    ['lifetime50', 400, 'PROMOTION_ENDED', 'This offer has ended.'],
    ['FREE4EVER', 400, 'PROMOTION_UNKNOWN', "This promotion code isn't valid."],
  ])('%s fails for visitors and members', async (promotionCode, status, code, sentence) => {
    const { owner } = await aWorkspace({ plan: 'FREE' })
    const visitor = await signedOut.call(checkoutGuest, { body: { plan: 'PRO', promotionCode } })
    const member = await owner.call(checkout, { body: { plan: 'PRO', promotionCode } })
    for (const answer of [visitor, member]) {
      expect([answer.status, answer.error]).toEqual([status, { error: sentence, code, field: 'promotionCode' }])
    }
  })

  test("an ended code can't be typed in the checkout", async () => {
    const { body } = await signedOut.call(checkoutGuest, { body: { plan: 'PRO' } })
    const { email } = newCredentials()
    expect(await press(body.url, { action: 'pay', email, code: 'LIFETIME50' })).toBe('')
    expect(await press(body.url, { action: 'pay', email, code: 'FRIENDS30' })).toContain('/signup?session_id=')
  })

  test('a code from sign-up applies while it lasts, and the response says when it has ended', async () => {
    const over = newCredentials()
    const cookie = cookieOf(await signedOut.call(authEndpoints.signUp, { body: { ...over, coupon: 'LIFETIME50' } }))
    const late = clientWith(cookie)
    await late.call(workspaceEndpoints.create, { body: { name: 'Too late' } })
    const { body } = await late.call(checkout, { body: { plan: 'PRO' } })
    expect(body.offerEnded).toBe(true)

    const early = clientWith(
      cookieOf(await signedOut.call(authEndpoints.signUp, { body: { ...newCredentials(), coupon: 'friends30' } })),
    )
    const made = await early.call(workspaceEndpoints.create, { body: { name: 'In time' } })
    const { body: start } = await early.call(checkout, { body: { plan: 'PRO' } })
    expect(start.offerEnded).toBe(false)
    await press(start.url, { action: 'pay' })
    const { body: listed } = await early.call(invoices, { params: { id: made.body.workspace.id } })
    expect(listed.invoices.map(({ amountDue }) => amountDue)).toEqual([0])
  })

  test('a code that a member brings applies while it lasts and never blocks the checkout', async () => {
    const { id, owner } = await aWorkspace({ plan: 'FREE' })
    const { body: late } = await owner.call(checkout, { body: { plan: 'PRO', coupon: 'LIFETIME50' } })
    expect(late.offerEnded).toBe(true)
    const { body: wrong } = await owner.call(checkout, { body: { plan: 'PRO', coupon: 'nothing' } })
    expect(wrong.offerEnded).toBe(false)
    await owner.call(checkout, { body: { plan: 'PRO', coupon: 'friends30' } })
    const { body: later } = await owner.call(checkout, { body: { plan: 'STARTER' } })
    await press(later.url, { action: 'pay' })
    const { body: listed } = await owner.call(invoices, { params: { id } })
    expect(listed.invoices.map(({ amountDue }) => amountDue)).toEqual([0])
  })
})

test('without a payment provider, billing is off', async () => {
  const off = await startApp({ BILLING_MODE: 'off' })
  try {
    const visitor = clientWith(null, off)
    const refused = await visitor.call(checkoutGuest, { body: { plan: 'PRO' } })
    expect([refused.status, refused.error]).toEqual([
      503,
      { error: 'Billing is not configured', code: 'BILLING_NOT_CONFIGURED' },
    ])
    for (const path of ['/simulated-checkout/cs_test_1', '/simulated-portal/bps_1', '/simulated-invoice/in_1']) {
      expect((await off.server.inject(path)).statusCode).toBe(404)
    }
    const notice = await off.server.inject({ method: 'POST', url: '/api/billing/webhook', payload: {} })
    expect(notice.statusCode).toBe(503)
  } finally {
    await off.stop()
  }
})
