/** Values that only the running server knows. The server replaces them when it reads the prerendered pages. */
export const SITE_PLACEHOLDERS = {
  origin: '__APP_ORIGIN__',
  productOrigin: '__PRODUCT_ORIGIN__',
  supportEmail: '__SUPPORT_EMAIL__',
  demoUrl: '__BOOK_DEMO_URL__',
  videoId: '__HERO_VIDEO_ID__',
  /** The end of the lifetime offer in local time, `2025-11-05T23:59:59`. */
  offerEnds: '__LIFETIME_OFFER_ENDS__',
  linkedinUrl: '__SOCIAL_LINKEDIN_URL__',
  xUrl: '__SOCIAL_X_URL__',
  facebookUrl: '__SOCIAL_FACEBOOK_URL__',
  /** `on` means that analytics load only with consent. */
  trackingConsent: '__TRACKING_CONSENT__',
} as const

export type SiteValues = Record<keyof typeof SITE_PLACEHOLDERS, string>

export function fillPlaceholders(html: string, values: SiteValues): string {
  const names = Object.keys(SITE_PLACEHOLDERS) as (keyof SiteValues)[]
  const filled = names.reduce((text, name) => text.replaceAll(SITE_PLACEHOLDERS[name], () => values[name]), html)
  return filled.replace(/<li data-when="">.*?<\/li>/gs, '')
}
