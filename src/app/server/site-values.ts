import type { SiteValues } from '#shared/site-placeholders.ts'
import type { Env } from '#server/env.ts'
import { escapeHtml } from '#server/http/escape-html.ts'

export function siteValues(env: Env): SiteValues {
  return {
    origin: new URL(env.siteUrl).origin,
    productOrigin: env.SITE_URL === undefined ? '' : new URL(env.appUrl).origin,
    supportEmail: escapeHtml(env.supportEmail),
    demoUrl: escapeHtml(env.BOOK_DEMO_URL ?? `mailto:${env.supportEmail}?subject=Book%20a%20demo`),
    videoId: env.HERO_VIDEO_ID ?? '',
    offerEnds: env.LIFETIME_OFFER_ENDS,
    linkedinUrl: escapeHtml(env.SOCIAL_LINKEDIN_URL ?? ''),
    xUrl: escapeHtml(env.SOCIAL_X_URL ?? ''),
    facebookUrl: escapeHtml(env.SOCIAL_FACEBOOK_URL ?? ''),
    trackingConsent: env.TRACKING_CONSENT,
  }
}
