import { escapeHtml } from '#server/http/escape-html.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { emailField } from '#shared/text-fields.ts'
import { alertLine, dollars, testPage } from './page-frame.ts'
import { COUPONS } from './price-list.ts'
import type { ProviderCheckout, ProviderCustomer } from './provider-objects.ts'
import type { StripeDouble } from './stripe-double.ts'

export type Outcome = { goTo: string } | { page: string; status: number }

const closed = (session: ProviderCheckout | null): Outcome => ({
  page: testPage(
    'This checkout is closed',
    session === null ? '<p>There is no such checkout.</p>' : `<p>It's ${session.status}. You can't pay here.</p>`,
  ),
  status: session === null ? 404 : 410,
})

export async function checkoutPage(
  double: StripeDouble,
  id: string,
  refusal: string | null = null,
  typed: Record<string, string> = {},
): Promise<Outcome> {
  const kept = (name: string) => `value="${escapeHtml(typed[name]?.slice(0, 254) ?? '')}"`
  const session = await double.read<ProviderCheckout>(id)
  if (session?.object !== 'checkout.session' || session.status !== 'open') return closed(session)
  const price = double.prices.find((one) => one.id === session.wish.price)!
  const coupon = discountName(double, session)
  const known = session.customer === null ? null : await double.read<ProviderCustomer>(session.customer)
  const email = known?.email ?? session.customer_email
  const emailInput =
    email === null
      ? `<label>Email<input name="email" type="email" autocomplete="email" required maxlength="254" ${kept('email')}></label>`
      : `<p>Email: <strong>${escapeHtml(email)}</strong></p>`
  const codeField = session.allow_promotion_codes
    ? `<label>Promotion code (optional)<input name="code" maxlength="50" autocomplete="off" ${kept('code')}></label>`
    : ''
  return {
    status: refusal === null ? 200 : 402,
    page: testPage(
      `Subscribe to ${PLAN_CATALOG[price.plan].label}`,
      `<p class="price">${dollars(price.unit_amount)} a month${coupon === null ? '' : `, ${escapeHtml(coupon)}`}</p>
${alertLine(refusal)}
<form method="post">${emailInput}${codeField}
<div class="row"><button name="action" value="pay" class="main">Pay</button><button name="action" value="decline" class="bad" formnovalidate>Decline the card</button></div></form>
<form method="post"><button name="action" value="cancel">Cancel and go back</button></form>`,
    ),
  }
}

function discountName(double: StripeDouble, { discounts }: ProviderCheckout): string | null {
  const promotion = double.promotions().find(({ id }) => id === discounts[0]?.promotion_code)
  return COUPONS.find(({ id }) => id === promotion?.promotion.coupon)?.name ?? null
}

export async function pressOnCheckout(
  double: StripeDouble,
  id: string,
  fields: Record<string, string>,
): Promise<Outcome> {
  const session = await double.read<ProviderCheckout>(id)
  if (session?.object !== 'checkout.session' || session.status !== 'open') return closed(session)
  if (fields['action'] === 'cancel') return { goTo: session.cancel_url }
  const refuse = (sentence: string) => checkoutPage(double, id, sentence, fields)
  if (fields['action'] === 'decline') return refuse('Your card was declined. Nothing was paid.')
  const known = session.customer === null ? null : await double.read<ProviderCustomer>(session.customer)
  const email = known?.email ?? session.customer_email ?? fields['email']?.trim() ?? ''
  if (!emailField.safeParse(email).success) return refuse('Please enter your email address.')
  const code = session.allow_promotion_codes ? (fields['code']?.trim().toUpperCase() ?? '') : ''
  const typed = double.promotions().find((promotion) => promotion.code === code && promotion.active)
  if (code !== '' && typed === undefined) return refuse('This code is invalid.')
  await double.pay(session, email, session.discounts[0]?.promotion_code ?? typed?.id ?? null)
  return { goTo: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) }
}
