/** How a brand's readers are related to it, which decides what its segments and measures count and which texts suit it. */
export const SELLING_WAYS = [
  'orders',
  'keepsakes',
  'visits',
  'bookings',
  'members',
  'donations',
  'subscriptions',
  'courses',
  'accounts',
] as const
export type SellingWay = (typeof SELLING_WAYS)[number]
