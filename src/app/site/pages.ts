import type { ComponentType } from 'react'
import { FeaturesPage } from '#features/marketing/web/features-page/features-page.tsx'
import { PrivacyPage } from '#features/marketing/web/legal/privacy-page.tsx'
import { TermsPage } from '#features/marketing/web/legal/terms-page.tsx'
import { FriendsPage } from '#features/marketing/web/offers/friends-page.tsx'
import { LifetimePage } from '#features/marketing/web/offers/lifetime-page.tsx'
import { PricingPage } from '#features/marketing/web/pricing/pricing-page.tsx'
import { paths } from '#web/paths.ts'
import { framed } from './framed.tsx'
import { FramedFrontPage } from './framed-front-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export interface Page {
  path: string
  file: string
  title: string
  description: string
  keywords?: string
  headline?: string
  listed: boolean
  Content: ComponentType
}

/** A new page needs only an entry here. The server reads it from the build. */
export const pages: readonly Page[] = [
  {
    path: paths.frontPage,
    file: 'index.html',
    title: 'Mailmonth: email content that actually gets done',
    headline: 'Finally — Email Content That Actually Gets Done',
    description:
      'Plan, write and organize a month of email marketing: campaign ideas for your brand, then finished outlines. ' +
      'Works with any sending platform. Free forever plan, no credit card required.',
    keywords: 'email marketing calendar, campaign ideas, email outlines, content planning, ecommerce email',
    listed: true,
    Content: FramedFrontPage,
  },
  {
    path: paths.features,
    file: 'features.html',
    title: 'Features · Mailmonth',
    headline: 'Features',
    description:
      'AI email ideas, smart outlines, workflow, an email calendar, brand profiles and insight from past campaigns: ' +
      'everything between a blank month and approved emails.',
    keywords: 'AI email ideas, email outlines, email workflow, email calendar, brand profiles, campaign insights',
    listed: true,
    Content: framed(paths.features, FeaturesPage),
  },
  {
    path: paths.pricing,
    file: 'pricing.html',
    title: 'Pricing · Mailmonth',
    headline: 'Pricing',
    description:
      'Free forever for one brand. Starter, Pro and Teams from $29 a month, with more outlines, a calendar, a workflow ' +
      'and more brands. Billed monthly, no credit card required to start.',
    keywords: 'email planning pricing, email content plans, free email planner, email calendar for teams',
    listed: true,
    Content: framed(paths.pricing, PricingPage),
  },
  {
    path: paths.privacy,
    file: 'privacy.html',
    title: 'Privacy Policy · Mailmonth',
    description: 'What data Mailmonth stores about you, why and for how long, and your rights under GDPR and CCPA.',
    keywords: 'Mailmonth privacy policy, GDPR, CCPA, data retention, cookies',
    listed: true,
    Content: framed(paths.privacy, PrivacyPage),
  },
  {
    path: paths.terms,
    file: 'terms.html',
    title: 'Terms of Service · Mailmonth',
    description: 'The terms for using Mailmonth: plans, payment, content and liability.',
    keywords: 'Mailmonth terms of service',
    listed: true,
    Content: framed(paths.terms, TermsPage),
  },
  {
    path: paths.friends,
    file: 'friends.html',
    title: '30 days free from a friend · Mailmonth',
    headline: '30 days free from a friend',
    description: 'A friend invited you. With the code FRIENDS30, your first 30 days of a paid Mailmonth plan are free.',
    keywords: 'Mailmonth invitation, FRIENDS30, email planner free trial',
    listed: true,
    Content: framed(paths.friends, FriendsPage),
  },
  {
    path: paths.lifetime,
    file: 'lifetime.html',
    title: '50% off for life · Mailmonth',
    headline: '50% off for life',
    description: 'LIFETIME50 takes 50% off a paid Mailmonth plan for as long as you keep it.',
    keywords: 'Mailmonth lifetime offer, LIFETIME50, email planner discount',
    listed: true,
    Content: framed(paths.lifetime, LifetimePage),
  },
]

export const notFoundPage: Page = {
  path: '/404',
  file: '404.html',
  title: 'Page not found · Mailmonth',
  description: "This page doesn't exist.",
  listed: false,
  Content: NotFoundPage,
}
