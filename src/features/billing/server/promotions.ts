import type { Stripe } from 'stripe'
import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { FRIENDS_CODE, LIFETIME_CODE } from '#shared/promotions.ts'

export type Discounts = NonNullable<Stripe.Checkout.SessionCreateParams['discounts']>

/** The offer ends at midnight in every time zone. The last zone is 12 hours behind UTC. */
const LAST_ZONE_MS = 12 * 3_600_000

/**
 * Only our own codes count, and the lifetime code only until its end. The provider decides whether a code still works.
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
