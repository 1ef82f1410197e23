import type { CampaignTheme } from '#shared/campaign-themes.ts'

/** A past campaign as the writers see it: never customer data. `liftPct` is percent above or below what was expected. */
export interface PastCampaign {
  id: string
  name: string
  subject: string | null
  sentOn: string
  segment: string | null
  theme: CampaignTheme | null
  liftPct: number
}

/** What history says about a brand; `null` where it has none. */
export interface HistoryFacts {
  topPerformers: PastCampaign[]
  lowPerformers: PastCampaign[]
  /** Themes that clearly bring more or less than the others, as natural logarithms of "so many times the usual". */
  themeLifts: { theme: CampaignTheme; lift: number }[]
}
