import type { Stripe } from 'stripe'
import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { FRIENDS_CODE, LIFETIME_CODE } from '#shared/promotions.ts'

export type Discounts = NonNullable<Stripe.Checkout.SessionCreateParams['discounts']>

/** The offer ends in every time zone at its own midnight: the last one is half a day behind. */
const LAST_ZONE_MS = 12 * 3_600_000

/**
 * The discount a code stands for. Only the product's own codes count, and the lifetime offer only until its end; the
 * provider has the last word on whether a code still works.
 */
export async function discountOf(
  { env, clock }: Pick<AppContext, 'env' | 'clock'>,
  stripe: Stripe,
  given: string,
): Promise<Discounts> {
  const code = given.toUpperCase()
  if (code !== FRIENDS_CODE && code !== LIFETIME_CODE) {
    throw new AppError('PROMOTION_UNKNOWN', { details: { field: 'promotionCode' } })
  }
  const ended = new AppError('PROMOTION_ENDED', { details: { field: 'promotionCode' } })
  const end = Date.parse(`${env.LIFETIME_OFFER_ENDS}Z`) + LAST_ZONE_MS
  if (code === LIFETIME_CODE && clock.now().getTime() > end) throw ended
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 })
  const [promotion] = data
  if (promotion === undefined) throw ended
  return [{ promotion_code: promotion.id }]
}
