import { escapeHtml } from '#server/http/escape-html.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import type { Outcome } from './checkout-page.ts'
import { buttonForm, dateOf, dollars, testPage } from './page-frame.ts'
import type { ProviderCustomer, ProviderInvoice, ProviderPortal, ProviderSubscription } from './provider-objects.ts'
import type { StripeDouble } from './stripe-double.ts'

const nothing: Outcome = { page: testPage('There is nothing here', '<p>The link is not known.</p>'), status: 404 }

async function opened(double: StripeDouble, id: string) {
  const portal = await double.read<ProviderPortal>(id)
  if (portal?.object !== 'billing_portal.session') return null
  const customer = (await double.read<ProviderCustomer>(portal.customer))!
  const all = await double.list<ProviderSubscription>('subscription')
  const own = all.filter((one) => one.customer === customer.id)
  return { portal, customer, subscription: own.findLast((one) => one.ended_at === null) ?? own.at(-1)! }
}

export async function portalPage(double: StripeDouble, id: string): Promise<Outcome> {
  const found = await opened(double, id)
  if (found === null) return nothing
  const { portal, customer, subscription } = found
  const back = `<p><a class="button" href="${escapeHtml(portal.return_url)}">Go back</a></p>`
  if (portal.flow !== null && subscription.ended_at === null) return flowPage(double, found, back)
  return {
    status: 200,
    page: testPage(
      'Your subscription',
      `${facts(double, found)}${subscription.ended_at === null ? actions(double, subscription, customer) : ''}
${invoiceList(await invoicesOf(double, customer.id))}${back}`,
    ),
  }
}

const planOf = (double: StripeDouble, priceId: string | null | undefined) =>
  double.prices.find(({ id }) => id === priceId)

type Opened = NonNullable<Awaited<ReturnType<typeof opened>>>

function facts(double: StripeDouble, { subscription, customer }: Opened): string {
  const [item] = subscription.items.data
  const plan = planOf(double, item!.price.id)
  const ends = subscription.cancel_at_period_end ? item!.current_period_end : subscription.cancel_at
  const next =
    subscription.ended_at !== null
      ? `<dt>Ended</dt><dd>${dateOf(subscription.ended_at)}</dd>`
      : ends === null
        ? `<dt>Next payment</dt><dd>${dateOf(item!.current_period_end)}</dd>`
        : `<dt>Ends</dt><dd>${dateOf(ends)}</dd>`
  return `<dl><dt>Plan</dt><dd>${PLAN_CATALOG[plan?.plan ?? 'FREE'].label}, ${dollars(item!.price.unit_amount)} a month</dd>
<dt>Status</dt><dd>${escapeHtml(subscription.status.replace('_', ' '))}</dd>${next}<dt>Email</dt><dd>${escapeHtml(customer.email)}</dd>
<dt>Card</dt><dd>${customer.metadata['card'] === 'declines' ? 'test card that will be declined' : 'test card that works'}</dd></dl>`
}

function actions(
  double: StripeDouble,
  { items, cancel_at_period_end: leaves }: ProviderSubscription,
  { metadata }: ProviderCustomer,
) {
  const choices = double.prices
    .filter(({ id }) => id !== items.data[0]!.price.id)
    .map(
      ({ id, plan, unit_amount: amount }) =>
        `<option value="${escapeHtml(id)}">${PLAN_CATALOG[plan].label}, ${dollars(amount)} a month</option>`,
    )
    .join('')
  return `<h2>Change the plan</h2><form method="post"><label>Plan<select name="price">${choices}</select></label>
<button name="action" value="swap" class="main">Swap the plan now</button></form>
<h2>Cancel</h2>${leaves ? buttonForm('keep', 'Keep the subscription') : buttonForm('leave', 'Cancel at the end of the period', 'bad')}
<h2>Try out payments</h2>
${metadata['card'] === 'declines' ? buttonForm('card', 'Use a card that works') : buttonForm('no-card', 'Fail the next renewal', 'bad')}
${buttonForm('renew', 'Renew now')}`
}

function invoiceList(invoices: ProviderInvoice[]): string {
  const rows = invoices.map(
    ({ number, status, amount_due: amount, created, hosted_invoice_url: url }) =>
      `<li>${escapeHtml(number)}, ${dateOf(created)}: ${dollars(amount)}, ${status === 'open' ? `<a href="${escapeHtml(url)}">open, pay it</a>` : status}</li>`,
  )
  return `<h2>Invoices</h2><ul>${rows.join('')}</ul>`
}

async function invoicesOf(double: StripeDouble, customer: string): Promise<ProviderInvoice[]> {
  return (await double.list<ProviderInvoice>('invoice')).filter((one) => one.customer === customer).toReversed()
}

function flowPage(double: StripeDouble, { portal, subscription }: Opened, back: string): Outcome {
  const flow = portal.flow!
  if (flow.type === 'subscription_cancel') {
    return {
      status: 200,
      page: testPage(
        'Cancel your subscription',
        `<p>The subscription continues until ${dateOf(subscription.items.data[0]!.current_period_end)} and then ends.</p>${buttonForm('confirm', 'Cancel the subscription', 'bad')}${back}`,
      ),
    }
  }
  const to = planOf(double, flow.price)
  return {
    status: 200,
    page: testPage(
      `Change to ${PLAN_CATALOG[to?.plan ?? 'FREE'].label}`,
      `<p class="price">${dollars(to?.unit_amount ?? 0)} a month. What is left of this month is charged or credited in proportion now.</p>
${buttonForm('confirm', 'Confirm the change', 'main')}${back}`,
    ),
  }
}

export async function pressOnPortal(
  double: StripeDouble,
  id: string,
  fields: Record<string, string>,
): Promise<Outcome> {
  const found = await opened(double, id)
  if (found === null) return nothing
  const { portal, customer, subscription } = found
  if (subscription.ended_at !== null) return { goTo: portal.url }
  const leave = (leaves: boolean) =>
    double.save({ ...subscription, cancel_at_period_end: leaves, canceled_at: leaves ? double.now() : null })
  const card = (metadata: Record<string, string>) => double.write({ ...customer, metadata })
  const { flow } = portal
  if (fields['action'] === 'confirm' && flow !== null) {
    if (flow.type === 'subscription_cancel') await leave(true)
    else await double.swap(subscription, flow.price!)
    await double.write({ ...portal, flow: null })
    return { goTo: flow.return_url }
  }
  const price = fields['price']
  const presses: Record<string, () => Promise<void>> = {
    swap: async () => {
      if (price !== undefined && planOf(double, price) !== undefined) await double.swap(subscription, price)
    },
    leave: () => leave(true),
    keep: () => leave(false),
    'no-card': () => card({ card: 'declines' }),
    card: () => card({}),
    renew: () => double.renewNow(subscription),
  }
  await presses[fields['action'] ?? '']?.()
  return { goTo: portal.url }
}

export async function invoicePage(double: StripeDouble, id: string): Promise<Outcome> {
  const invoice = await double.read<ProviderInvoice>(id)
  if (invoice?.object !== 'invoice') return nothing
  const { number, amount_due: amount, status } = invoice
  return {
    status: 200,
    page: testPage(
      `Invoice ${number}`,
      `<p class="price">${dollars(amount)}, ${status}</p>${status === 'open' ? buttonForm('pay', 'Pay this invoice', 'main') : ''}
<p><a class="button" href="${escapeHtml(double.appUrl)}/dashboard/billing">Go to Mailmonth</a></p>`,
    ),
  }
}

export async function pressOnInvoice(double: StripeDouble, id: string): Promise<Outcome> {
  const invoice = await double.read<ProviderInvoice>(id)
  if (invoice?.object !== 'invoice') return nothing
  if (invoice.status === 'open') await double.payInvoice(invoice)
  return { goTo: invoice.hosted_invoice_url }
}
