import type { SiteValues } from '#shared/site-placeholders.ts'
import type { Env } from '../env.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** What the public pages show of the settings. */
export function siteValues(env: Env): SiteValues {
  return {
    origin: new URL(env.appUrl).origin,
    supportEmail: escapeHtml(env.supportEmail),
    demoUrl: escapeHtml(env.BOOK_DEMO_URL ?? `mailto:${env.supportEmail}?subject=Book%20a%20demo`),
    videoId: env.HERO_VIDEO_ID ?? '',
    offerEnds: env.LIFETIME_OFFER_ENDS,
    trackingConsent: env.TRACKING_CONSENT,
  }
}
