/** Specific themes come before general ones. */
const THEMES = {
  lastchance: 'Last chance',
  giftguide: 'Gift guide',
  restock: 'Back in stock',
  winback: 'Win-back',
  replenish: 'Replenishment',
  quiz: 'Quiz',
  survey: 'Survey',
  vip: 'VIP',
  ugc: 'Reviews and customer stories',
  bestsellers: 'Bestsellers',
  story: 'Brand story',
  sale: 'Sale',
  launch: 'Launch',
  howto: 'How-to',
  // Words for sets are often product names, so themes with clearer words come first.
  bundle: 'Bundle',
} as const

export type CampaignTheme = keyof typeof THEMES

export const CAMPAIGN_THEMES = Object.keys(THEMES) as readonly CampaignTheme[]

export const isCampaignTheme = (theme: string): theme is CampaignTheme => theme in THEMES

export const themeText = (theme: CampaignTheme): string => THEMES[theme]
