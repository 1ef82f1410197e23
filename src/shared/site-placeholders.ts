/**
 * What only the running server knows, as it stands in the prerendered public pages. The server writes the values over
 * these when it reads the pages.
 */
export const SITE_PLACEHOLDERS = {
  /** Link previews and search engines need absolute addresses. */
  origin: '__APP_ORIGIN__',
  /** Before links into the product; empty where the public pages share its address. */
  productOrigin: '__PRODUCT_ORIGIN__',
  supportEmail: '__SUPPORT_EMAIL__',
  /** Where "Book a Demo" leads: a web address, or a mail. */
  demoUrl: '__BOOK_DEMO_URL__',
  /** The hero's video at its provider; empty for the drawn scene alone. */
  videoId: '__HERO_VIDEO_ID__',
  /** The last second of the lifetime offer as wall-clock time, `2025-11-05T23:59:59`. */
  offerEnds: '__LIFETIME_OFFER_ENDS__',
  /** Our profiles elsewhere; empty for none. An element with `data-when` is left out when the value is empty. */
  linkedinUrl: '__SOCIAL_LINKEDIN_URL__',
  xUrl: '__SOCIAL_X_URL__',
  facebookUrl: '__SOCIAL_FACEBOOK_URL__',
  /** `on`: visits are measured only by consent. */
  trackingConsent: '__TRACKING_CONSENT__',
} as const

export type SiteValues = Record<keyof typeof SITE_PLACEHOLDERS, string>

/** Writes the values over their placeholders. They land in attributes and text, so they come escaped. */
export function fillPlaceholders(html: string, values: SiteValues): string {
  const names = Object.keys(SITE_PLACEHOLDERS) as (keyof SiteValues)[]
  const filled = names.reduce((text, name) => text.replaceAll(SITE_PLACEHOLDERS[name], () => values[name]), html)
  return filled.replace(/<li data-when="">.*?<\/li>/gs, '')
}
