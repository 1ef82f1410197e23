import type { PastCampaign, IdeaStage } from '#server/ai/writers.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { Season } from '#server/marketing-knowledge/seasons.ts'
import type { Vertical } from '#server/marketing-knowledge/verticals.ts'
import type { Country } from '#shared/brand-brief.ts'
import type { MonthOccasion } from './month-occasions.ts'

const COUNTRY_NAMES: Record<Country, string> = {
  US: 'the United States',
  CA: 'Canada',
  GB: 'the United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  IT: 'Italy',
}
const STAGE_NAMES: Record<IdeaStage, string> = {
  new: 'new subscribers',
  first_purchase: 'readers before their first order',
  repeat: 'returning customers',
  vip: 'your most loyal customers',
  lapsed: 'customers who went quiet',
}
const DAY = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function englishDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`))
}

/** One English sentence for the planner's screen, by the fact an idea rests on. */
export const whySentences = {
  holiday: (occasion: MonthOccasion, country: Country) =>
    `The calendar of ${COUNTRY_NAMES[country]} has ${occasion.englishName} ${occasion.approximate ? 'around' : 'on'} ${englishDay(occasion.date)}.`,
  shipping: () => 'Parcels for Christmas need a last day to order; confirm the date with your carrier.',
  winner: (campaign: PastCampaign) =>
    `Your mail “${campaign.subject ?? campaign.name}” of ${campaign.sentOn.slice(0, 10)} did ${Math.round(campaign.liftPct)}% better than expected.`,
  objection: (objection: string) => `You list “${objection}” as a common objection before a purchase.`,
  commonObjection: (objection: string) =>
    `Your brand form lists no objection yet; “${objection}” is a common one before a first order.`,
  pain: (pain: string) => `“${pain}” is one of your customers' pain points.`,
  commonPain: (pain: string) => `Your brand form lists no pain point yet; “${pain}” is one that most shoppers know.`,
  trigger: (trigger: string) => `“${trigger}” is one of the reasons your customers buy.`,
  commonTrigger: (trigger: string) => `Your brand form lists no buying trigger yet; “${trigger}” is a common one.`,
  interest: (interest: string) => `Your audience is interested in “${interest}”.`,
  say: (phrase: string) => `“${phrase}” is one of the phrases you like to read.`,
  product: (product: string) => `${product} is on your product list.`,
  season: (season: Season, country: Country, year: number, month: number) =>
    `${monthTitle({ year, month })} is ${season} in ${COUNTRY_NAMES[country]}.`,
  trade: (vertical: Vertical, theme: string) =>
    vertical === 'general'
      ? `“${theme}” is a subject of every shop, and it names no fact you have not stated.`
      : `Your texts point to ${vertical.replace('-', ' ')}, and “${theme}” is a subject of that trade.`,
  stage: (stage: IdeaStage) =>
    `Written for ${STAGE_NAMES[stage]}, so that the month reaches every stage of the buying journey.`,
} as const
