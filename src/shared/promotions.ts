export const FRIENDS_CODE = 'FRIENDS30'
export const FRIENDS_FREE_DAYS = 30

export const LIFETIME_CODE = 'LIFETIME50'
export const LIFETIME_PERCENT_OFF = 50
/** The end of the offer in the visitor's local time. LIFETIME_OFFER_ENDS overrides it. */
export const LIFETIME_OFFER_ENDS = '2025-11-05T23:59:59'

export function lifetimePrice(price: number): string {
  return (price * (1 - LIFETIME_PERCENT_OFF / 100)).toFixed(2)
}
