import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open-db.ts'
import type { Env } from '#server/env.ts'
import { countObjects, readInvoicesOf, readObject, readObjects, writeObject } from './double-store.ts'
import { COUPONS, priceList, promotionCodes } from './price-list.ts'
import type {
  ProviderCheckout,
  ProviderCustomer,
  ProviderDiscount,
  ProviderEvent,
  ProviderInvoice,
  ProviderObject,
  ProviderPrice,
  ProviderSubscription,
} from './provider-objects.ts'

const DAY = 86_400
/** The provider retries this long before it cancels an unpaid subscription. */
const GIVES_UP_AFTER = 21 * DAY

/** Limits the catch-up of a trial that wasn't started for years. */
const MONTHS_AT_ONCE = 60

export class DoubleRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const missing = (what: string, id: string) =>
  new DoubleRefusal(id === '' ? 400 : 404, 'resource_missing', `No such ${what}: '${id}'`)

/**
 * Keeps customers, checkouts, subscriptions and invoices, lets time pass for them and sends the provider's events. It
 * charges no one.
 */
export class StripeDouble {
  readonly appUrl: string
  readonly prices: ReturnType<typeof priceList>['prices']
  readonly #db: Db
  readonly #clock: Clock
  readonly #lifetimeEnds: string
  #notices: ProviderEvent[] = []
  #turn: Promise<unknown> = Promise.resolve()

  constructor(db: Db, clock: Clock, env: Env) {
    this.#db = db
    this.#clock = clock
    this.#lifetimeEnds = env.LIFETIME_OFFER_ENDS
    this.appUrl = env.appUrl
    this.prices = priceList(env).prices
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work, work)
    this.#turn = next.catch(() => undefined)
    return next
  }

  now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000)
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`
  }

  takeEvents(): ProviderEvent[] {
    const taken = this.#notices
    this.#notices = []
    return taken
  }

  giveBack(notices: ProviderEvent[]): void {
    this.#notices = [...notices, ...this.#notices]
  }

  notice(type: string, object: unknown): void {
    this.#notices.push({
      id: this.newId('evt'),
      object: 'event',
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      type,
    })
  }

  read<T>(id: string): Promise<T | null> {
    return readObject<T>(this.#db, id)
  }

  list<T>(kind: string): Promise<T[]> {
    return readObjects<T>(this.#db, kind)
  }

  write(object: ProviderObject): Promise<void> {
    return writeObject(this.#db, object.object, object)
  }

  price(id: string): ProviderPrice {
    const found = this.prices.find((price) => price.id === id)
    if (found === undefined) throw missing('price', id)
    const { plan: _, ...price } = found
    return price
  }

  promotions() {
    return promotionCodes(this.#clock.now(), this.#lifetimeEnds)
  }

  async pay(session: ProviderCheckout, email: string, promotionCode: string | null): Promise<void> {
    const now = this.now()
    const known = session.customer === null ? null : await this.read<ProviderCustomer>(session.customer)
    if (session.status !== 'open') throw new DoubleRefusal(400, 'checkout_closed', 'This checkout is closed.')
    const customer: ProviderCustomer = {
      id: known?.id ?? this.newId('cus'),
      object: 'customer',
      created: known?.created ?? now,
      email: known?.email ?? email,
      livemode: false,
      metadata: {},
    }
    await this.write(customer)
    const { price, metadata, trial } = session.wish
    const id = this.newId('sub')
    const trialEnd = trial > 0 ? now + trial * DAY : null
    const anchor = trialEnd ?? now
    const subscription: ProviderSubscription = {
      id,
      object: 'subscription',
      billing_cycle_anchor: anchor,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      collection_method: 'charge_automatically',
      created: now,
      currency: 'usd',
      customer: customer.id,
      discounts: this.#discounts(promotionCode, now),
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: this.newId('si'),
            object: 'subscription_item',
            created: now,
            current_period_start: now,
            current_period_end: trialEnd ?? monthsAfter(anchor, 1),
            price: this.price(price),
            quantity: 1,
            subscription: id,
          },
        ],
      },
      latest_invoice: null,
      livemode: false,
      metadata,
      start_date: now,
      status: trialEnd === null ? 'active' : 'trialing',
      trial_end: trialEnd,
      trial_start: trialEnd === null ? null : now,
    }
    const due = trialEnd === null ? this.#due(subscription) : 0
    if (trialEnd === null) await this.charge(subscription, customer, due, 'subscription_create')
    await this.write(subscription)
    const paid: ProviderCheckout = {
      ...session,
      customer: customer.id,
      customer_details: { email: customer.email },
      payment_status: due === 0 ? 'no_payment_required' : 'paid',
      status: 'complete',
      subscription: id,
      url: null,
    }
    await this.write(paid)
    this.notice('customer.subscription.created', subscription)
    this.notice('checkout.session.completed', withoutFutureSubscription(paid))
  }

  #discounts(promotionCode: string | null, now: number): ProviderDiscount[] {
    const promotion = this.promotions().find(({ id }) => id === promotionCode)
    if (promotion === undefined) return []
    return [
      {
        id: this.newId('di'),
        object: 'discount',
        source: promotion.promotion,
        promotion_code: promotion.id,
        start: now,
      },
    ]
  }

  #due({ items, discounts }: ProviderSubscription): number {
    return discounts.reduce((amount, { source }) => {
      const percent = COUPONS.find(({ id }) => id === source.coupon)?.percent_off ?? 0
      return Math.round(amount * (1 - percent / 100))
    }, items.data[0]!.price.unit_amount)
  }

  /** A free first month uses its discount up. */
  async charge(
    subscription: ProviderSubscription,
    customer: ProviderCustomer,
    amount: number,
    reason: ProviderInvoice['billing_reason'],
  ): Promise<void> {
    const now = this.now()
    const declined = amount > 0 && customer.metadata['card'] === 'declines'
    const id = this.newId('in')
    const count = await countObjects(this.#db, 'invoice')
    const invoice: ProviderInvoice = {
      id,
      object: 'invoice',
      amount_due: amount,
      amount_paid: declined ? 0 : amount,
      amount_remaining: declined ? amount : 0,
      billing_reason: reason,
      created: now,
      currency: subscription.currency,
      customer: customer.id,
      hosted_invoice_url: `${this.appUrl}/simulated-invoice/${id}`,
      invoice_pdf: null,
      livemode: false,
      number: `TEST-${String(count + 1).padStart(4, '0')}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      payments: { object: 'list', data: declined || amount === 0 ? [] : [this.#payment(amount)] },
      status: declined ? 'open' : 'paid',
      status_transitions: { finalized_at: now, paid_at: declined ? null : now, voided_at: null },
    }
    subscription.latest_invoice = id
    subscription.discounts = subscription.discounts.filter(
      ({ source }) => COUPONS.find((coupon) => coupon.id === source.coupon)?.duration !== 'once',
    )
    if (declined) subscription.status = 'past_due'
    await this.write(invoice)
    this.notice(declined ? 'invoice.payment_failed' : 'invoice.paid', withoutPayments(invoice))
  }

  #payment(amount: number): ProviderInvoice['payments']['data'][number] {
    return {
      id: this.newId('inpay'),
      object: 'invoice_payment',
      amount_paid: amount,
      payment: { type: 'payment_intent', payment_intent: this.newId('pi') },
      status: 'paid',
    }
  }

  async payInvoice(invoice: ProviderInvoice): Promise<void> {
    const now = this.now()
    const paid: ProviderInvoice = {
      ...invoice,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      payments: { object: 'list', data: [this.#payment(invoice.amount_due)] },
      status: 'paid',
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    }
    await this.write(paid)
    const customer = await this.read<ProviderCustomer>(invoice.customer)
    if (customer !== null) await this.write({ ...customer, metadata: {} })
    const subscription = await this.read<ProviderSubscription>(invoice.parent.subscription_details.subscription)
    this.notice('invoice.paid', withoutPayments(paid))
    if (subscription === null || subscription.ended_at !== null) return
    const stillOpen = (await this.openInvoices(subscription.id)).length > 0
    if (stillOpen) return
    await this.save({ ...subscription, status: 'active' })
  }

  async openInvoices(subscriptionId: string): Promise<ProviderInvoice[]> {
    const all = await readInvoicesOf<ProviderInvoice>(this.#db, subscriptionId)
    return all.filter(({ status }) => status === 'open')
  }

  async save(subscription: ProviderSubscription): Promise<void> {
    await this.write(subscription)
    this.notice('customer.subscription.updated', subscription)
  }

  async end(subscription: ProviderSubscription): Promise<ProviderSubscription> {
    const now = this.now()
    const ended: ProviderSubscription = {
      ...subscription,
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
    }
    await this.write(ended)
    this.notice('customer.subscription.deleted', ended)
    return ended
  }

  /** Charges or credits the rest of the month in proportion. */
  async swap(subscription: ProviderSubscription, priceId: string): Promise<void> {
    const [item] = subscription.items.data
    const price = this.price(priceId)
    const whole = item!.current_period_end - item!.current_period_start
    const left = Math.max(0, item!.current_period_end - this.now())
    const before = this.#due(subscription)
    item!.price = price
    const difference = Math.round(((this.#due(subscription) - before) * left) / whole)
    const customer = (await this.read<ProviderCustomer>(subscription.customer))!
    if (difference > 0) await this.charge(subscription, customer, difference, 'subscription_update')
    await this.save({ ...subscription, cancel_at: null, cancel_at_period_end: false, canceled_at: null })
  }

  async passTime(): Promise<void> {
    const now = this.now()
    for (const subscription of await this.list<ProviderSubscription>('subscription')) {
      if (!mayHaveStep(subscription, now)) continue
      let steps = 0
      while (steps++ < MONTHS_AT_ONCE && (await this.#nextStep(subscription.id))) continue
    }
  }

  /** The end of a trial, of a month or of the retries. False when nothing is due. */
  async #nextStep(id: string): Promise<boolean> {
    const subscription = (await this.read<ProviderSubscription>(id))!
    if (subscription.ended_at !== null) return false
    const now = this.now()
    const [item] = subscription.items.data
    const leaves = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item!.current_period_end : null)
    if (leaves !== null && leaves <= now) {
      await this.end(subscription)
      return true
    }
    const [oldestOpen] = await this.openInvoices(id)
    if (oldestOpen !== undefined && oldestOpen.created + GIVES_UP_AFTER <= now) {
      await this.end(subscription)
      return true
    }
    if (item!.current_period_end > now) return false
    await this.renew(subscription)
    return true
  }

  async renewNow(subscription: ProviderSubscription): Promise<void> {
    const now = this.now()
    subscription.billing_cycle_anchor = now
    subscription.items.data[0]!.current_period_end = now
    await this.renew(subscription)
  }

  async renew(subscription: ProviderSubscription): Promise<void> {
    const [item] = subscription.items.data
    const start = item!.current_period_end
    item!.current_period_start = start
    let months = 1
    while (monthsAfter(subscription.billing_cycle_anchor, months) <= start) months += 1
    item!.current_period_end = monthsAfter(subscription.billing_cycle_anchor, months)
    if (subscription.status === 'trialing') subscription.status = 'active'
    const customer = (await this.read<ProviderCustomer>(subscription.customer))!
    await this.charge(subscription, customer, this.#due(subscription), 'subscription_cycle')
    await this.save(subscription)
  }
}

function mayHaveStep(
  { ended_at: endedAt, cancel_at: leaves, status, items }: ProviderSubscription,
  now: number,
): boolean {
  if (endedAt !== null) return false
  return status === 'past_due' || items.data[0]!.current_period_end <= now || (leaves !== null && leaves <= now)
}

/** Without the internal note. */
export function withoutFutureSubscription(session: ProviderCheckout): Omit<ProviderCheckout, 'wish'> {
  const { wish: _, ...shown } = session
  return shown
}

export function withoutPayments(invoice: ProviderInvoice): Omit<ProviderInvoice, 'payments'> {
  const { payments: _, ...rest } = invoice
  return rest
}

/** Months are counted from the anchor, so the 31st comes back after a short month. */
function monthsAfter(anchor: number, months: number): number {
  const first = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC')
  return Math.floor(first.add({ months }).epochMilliseconds / 1000)
}
