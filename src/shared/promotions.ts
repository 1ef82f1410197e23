/** The two promotion codes and what each one gives. */
export const FRIENDS_CODE = 'FRIENDS30'
export const FRIENDS_FREE_DAYS = 30

export const LIFETIME_CODE = 'LIFETIME50'
export const LIFETIME_PERCENT_OFF = 50
/** The last second of the offer where the visitor is, as wall-clock time. A new campaign sets LIFETIME_OFFER_ENDS. */
export const LIFETIME_OFFER_ENDS = '2025-11-05T23:59:59'

/** `14.50` for 29: what a month costs with the lifetime offer. */
export function lifetimePrice(price: number): string {
  return (price * (1 - LIFETIME_PERCENT_OFF / 100)).toFixed(2)
}
