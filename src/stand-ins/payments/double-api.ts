import {
  DoubleRefusal,
  type StripeDouble,
  missing,
  withoutPayments,
  withoutFutureSubscription,
} from './stripe-double.ts'
import { type FormFields, namesIn, readForm, textAt, textsAt, valueAt } from './form-body.ts'
import { COUPONS } from './price-list.ts'
import type {
  ProviderCheckout,
  ProviderCustomer,
  ProviderInvoice,
  ProviderPortal,
  ProviderRefund,
  ProviderSubscription,
} from './provider-objects.ts'

interface Request {
  params: string[]
  fields: FormFields
  expand: string[]
}

interface Operation {
  method: string
  path: RegExp
  /** Other parameters cause an error, as at the provider. */
  accepts: readonly string[]
  answer: (double: StripeDouble, request: Request) => Promise<unknown>
}

const CHECKOUT_LASTS = 86_400

export const OPERATIONS: readonly Operation[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    accepts: [
      'mode',
      'line_items[].price',
      'line_items[].quantity',
      'allow_promotion_codes',
      'discounts[].promotion_code',
      'payment_method_collection',
      'customer',
      'customer_email',
      'client_reference_id',
      'success_url',
      'cancel_url',
      'metadata.*',
      'subscription_data.metadata.*',
      'subscription_data.trial_period_days',
    ],
    answer: createCheckout,
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    accepts: [],
    answer: async (double, { params }) => withoutFutureSubscription(await checkout(double, params[0]!)),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    accepts: [],
    async answer(double, { params }) {
      const session = await checkout(double, params[0]!)
      if (session.status !== 'open') {
        throw new DoubleRefusal(400, 'checkout_not_open', `This Session is ${session.status}, so it cannot be expired.`)
      }
      const expired: ProviderCheckout = { ...session, status: 'expired', url: null }
      await double.write(expired)
      double.notice('checkout.session.expired', withoutFutureSubscription(expired))
      return withoutFutureSubscription(expired)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    accepts: [
      'customer',
      'return_url',
      'flow_data.type',
      'flow_data.after_completion.type',
      'flow_data.after_completion.redirect.return_url',
      'flow_data.subscription_cancel.subscription',
      'flow_data.subscription_update_confirm.subscription',
      'flow_data.subscription_update_confirm.items[].id',
      'flow_data.subscription_update_confirm.items[].price',
      'flow_data.subscription_update_confirm.items[].quantity',
    ],
    answer: createPortal,
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    accepts: [],
    answer: async (double, { params, expand }) => expanded(double, await subscription(double, params[0]!), expand),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    accepts: ['metadata.*', 'cancel_at_period_end'],
    async answer(double, { params, fields }) {
      const found = await subscription(double, params[0]!)
      const ends = textAt(fields, 'cancel_at_period_end')
      await double.save({
        ...found,
        metadata: { ...found.metadata, ...textsAt(fields, 'metadata') },
        ...(ends !== null && { cancel_at_period_end: ends === 'true' }),
      })
      return expanded(double, await subscription(double, params[0]!), [])
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    accepts: [],
    async answer(double, { params }) {
      const found = await subscription(double, params[0]!)
      if (found.ended_at !== null) throw missing('subscription', found.id)
      return expanded(double, await double.end(found), [])
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    accepts: ['customer', 'subscription', 'status', 'limit'],
    async answer(double, { fields }) {
      const given = (name: string) => textAt(fields, name)
      const all = await double.list<ProviderInvoice>('invoice')
      return listOf(
        all
          .filter(({ customer }) => given('customer') === null || customer === given('customer'))
          .filter(({ status }) => given('status') === null || status === given('status'))
          .filter(({ parent }) => {
            const wanted = given('subscription')
            return wanted === null || parent.subscription_details.subscription === wanted
          })
          .toReversed()
          .slice(0, Number(given('limit') ?? 10))
          .map(withoutPayments),
      )
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/promotion_codes$/,
    accepts: ['code', 'active', 'limit'],
    async answer(double, { fields }) {
      const code = textAt(fields, 'code')
      const active = textAt(fields, 'active')
      return listOf(
        double
          .promotions()
          .filter((promotion) => code === null || promotion.code === code.toUpperCase())
          .filter((promotion) => active === null || String(promotion.active) === active),
      )
    },
  },
  { method: 'POST', path: /^\/v1\/refunds$/, accepts: ['payment_intent'], answer: createRefund },
]

/** Answers a request of the provider's own client, as the provider would over the network. */
export function doubleFetch(double: StripeDouble): typeof fetch {
  // A repeated idempotency key gets the same response.
  const answered = new Map<string, { asked: string; answer: Promise<Answer> }>()
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const { method } = request
    const body = await request.text()
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null
    const asked = `${method} ${url.pathname} ${body}`
    const before = key === null ? undefined : answered.get(key)
    if (before !== undefined && before.asked !== asked) {
      return respond(
        refusal(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters.',
          'idempotency_error',
        ),
      )
    }
    const answer = before?.answer ?? double.inTurn(() => answerTo(double, method, url, body))
    if (key !== null) answered.set(key, { asked, answer })
    return respond(await answer)
  }
}

interface Answer {
  status: number
  body: unknown
}

const respond = ({ status, body }: Answer) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': 'req_double' },
  })

const refusal = (status: number, code: string, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message } },
})

async function answerTo(double: StripeDouble, method: string, url: URL, body: string): Promise<Answer> {
  await double.passTime()
  const operation = OPERATIONS.find((one) => one.method === method && one.path.test(url.pathname))
  if (operation === undefined) {
    return refusal(404, 'resource_missing', `Unrecognized request URL (${method}: ${url.pathname}).`)
  }
  const { expand, ...fields } = readForm(method === 'GET' ? url.search.slice(1) : body)
  const unknown = namesIn(fields).find((name) => !accepts(operation.accepts, name))
  if (unknown !== undefined) return refusal(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`)
  const params = operation.path.exec(url.pathname)!.slice(1)
  const wanted = Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []
  try {
    return { status: 200, body: await operation.answer(double, { params, fields, expand: wanted }) }
  } catch (error) {
    if (error instanceof DoubleRefusal) return refusal(error.status, error.code, error.message)
    throw error
  }
}

function accepts(known: readonly string[], name: string): boolean {
  return known.includes(name) || known.some((path) => path.endsWith('.*') && name.startsWith(path.slice(0, -1)))
}

const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false })

async function checkout(double: StripeDouble, id: string): Promise<ProviderCheckout> {
  const found = await double.read<ProviderCheckout>(id)
  if (found?.object !== 'checkout.session') throw missing('checkout.session', id)
  if (found.status === 'open' && found.expires_at <= double.now()) {
    const expired: ProviderCheckout = { ...found, status: 'expired', url: null }
    await double.write(expired)
    return expired
  }
  return found
}

async function subscription(double: StripeDouble, id: string): Promise<ProviderSubscription> {
  const found = await double.read<ProviderSubscription>(id)
  if (found?.object !== 'subscription') throw missing('subscription', id)
  return found
}

async function createCheckout(double: StripeDouble, { fields }: Request): Promise<unknown> {
  const given = (name: string) => textAt(fields, name)
  const discounts = valueAt(fields, 'discounts')
  if (given('allow_promotion_codes') !== null && discounts !== undefined) {
    throw new DoubleRefusal(400, '', 'You may only specify one of these parameters: allow_promotion_codes, discounts.')
  }
  if (given('customer') !== null && given('customer_email') !== null) {
    throw new DoubleRefusal(400, '', 'You may only specify one of these parameters: customer, customer_email.')
  }
  const customer = given('customer')
  if (customer !== null && (await double.read<ProviderCustomer>(customer)) === null) throw missing('customer', customer)
  if (given('mode') !== 'subscription' || given('success_url') === null) {
    throw new DoubleRefusal(400, 'parameter_missing', 'Missing required param: mode or success_url.')
  }
  const price = double.price(given('line_items.0.price') ?? '')
  const promotion = given('discounts.0.promotion_code')
  if (promotion !== null && !double.promotions().some(({ id, active }) => id === promotion && active)) {
    throw missing('promotion code', promotion)
  }
  const id = double.newId('cs_test')
  const session: ProviderCheckout = {
    id,
    object: 'checkout.session',
    allow_promotion_codes: given('allow_promotion_codes') === null ? null : given('allow_promotion_codes') === 'true',
    cancel_url: given('cancel_url') ?? '',
    client_reference_id: given('client_reference_id'),
    created: double.now(),
    customer,
    customer_details: null,
    customer_email: given('customer_email'),
    discounts: promotion === null ? [] : [{ promotion_code: promotion }],
    expires_at: double.now() + CHECKOUT_LASTS,
    livemode: false,
    metadata: textsAt(fields, 'metadata'),
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: given('success_url') ?? '',
    url: `${double.appUrl}/simulated-checkout/${id}`,
    wish: {
      price: price.id,
      metadata: textsAt(fields, 'subscription_data.metadata'),
      trial: Number(given('subscription_data.trial_period_days') ?? 0),
    },
  }
  await double.write(session)
  return withoutFutureSubscription(session)
}

async function createPortal(double: StripeDouble, { fields }: Request): Promise<unknown> {
  const given = (name: string) => textAt(fields, name)
  const customer = given('customer') ?? ''
  if ((await double.read<ProviderCustomer>(customer)) === null) throw missing('customer', customer)
  const type = given('flow_data.type') as NonNullable<ProviderPortal['flow']>['type'] | null
  const id = double.newId('bps')
  const about = type === null ? null : given(`flow_data.${type}.subscription`)
  if (type !== null && about === null) {
    throw new DoubleRefusal(400, 'parameter_missing', 'Missing the subscription of the flow.')
  }
  const price = given('flow_data.subscription_update_confirm.items.0.price')
  if (type === 'subscription_update_confirm') double.price(price ?? '')
  if (about !== null && (await subscription(double, about)).customer !== customer) throw missing('subscription', about)
  const portal: ProviderPortal = {
    id,
    object: 'billing_portal.session',
    created: double.now(),
    customer,
    flow:
      type === null || about === null
        ? null
        : {
            type,
            subscription: about,
            price,
            return_url: given('flow_data.after_completion.redirect.return_url') ?? given('return_url') ?? '',
          },
    livemode: false,
    return_url: given('return_url') ?? '',
    url: `${double.appUrl}/simulated-portal/${id}`,
  }
  await double.write(portal)
  const { flow: _, ...shown } = portal
  return shown
}

async function createRefund(double: StripeDouble, { fields }: Request): Promise<unknown> {
  const intent = textAt(fields, 'payment_intent') ?? ''
  const invoices = await double.list<ProviderInvoice>('invoice')
  const payment = invoices.flatMap(({ payments }) => payments.data).find((one) => one.payment.payment_intent === intent)
  if (payment === undefined) throw missing('payment_intent', intent)
  const refunds = await double.list<ProviderRefund>('refund')
  if (refunds.some((refund) => refund.payment_intent === intent)) {
    throw new DoubleRefusal(400, 'charge_already_refunded', 'This payment has already been refunded.')
  }
  const refund: ProviderRefund = {
    id: double.newId('re'),
    object: 'refund',
    amount: payment.amount_paid,
    created: double.now(),
    currency: 'usd',
    payment_intent: intent,
    status: 'succeeded',
  }
  await double.write(refund)
  return refund
}

async function expanded(
  double: StripeDouble,
  found: ProviderSubscription,
  expand: readonly string[],
): Promise<unknown> {
  const wants = (path: string) => expand.some((one) => one === path || one.startsWith(`${path}.`))
  const invoice =
    wants('latest_invoice') && found.latest_invoice !== null
      ? await double.read<ProviderInvoice>(found.latest_invoice)
      : null
  return {
    ...found,
    customer: wants('customer') ? await double.read<ProviderCustomer>(found.customer) : found.customer,
    latest_invoice:
      invoice === null ? found.latest_invoice : wants('latest_invoice.payments') ? invoice : withoutPayments(invoice),
    discounts: found.discounts.map((discount) =>
      wants('discounts')
        ? {
            ...discount,
            source: {
              ...discount.source,
              coupon: wants('discounts.source.coupon')
                ? COUPONS.find(({ id }) => id === discount.source.coupon)
                : discount.source.coupon,
            },
          }
        : discount.id,
    ),
  }
}
