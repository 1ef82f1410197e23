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
  first_purchase: 'readers around their first order',
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
const DAY_OF_THE_YEAR = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const DAY_ALONE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A subject line that is one quotation has its marks already. */
const quoted = (text: string): string => (/^[“”"„«].*[“”"»]$/u.test(text) ? text : `“${text}”`)

function inEnglish(date: string, format = DAY): string {
  return format.format(new Date(`${date}T00:00:00Z`))
}

const mailOf = ({ subject, name, sentOn }: PastCampaign): string =>
  `Your mail ${quoted(subject ?? name)} of ${inEnglish(sentOn.slice(0, 10), DATE)}`

/** Reasons as one English sentence for the planner's screen. */
export function whySentence(...reasons: readonly string[]): string {
  return `${reasons.map((reason, index) => (index === 0 ? reason : continued(reason))).join('; ')}.`
}

function continued(reason: string): string {
  return /^(?:You|Your|Written|Mails)\b/.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason
}

/** The facts an idea may rest on, in English, without a full stop: each may stand alone or follow another. */
export const whyReasons = {
  calendar: (occasion: MonthOccasion, country: Country) =>
    `The calendar of ${COUNTRY_NAMES[country]} has ${occasion.englishName} ${occasion.approximate ? 'around' : 'on'} ${inEnglish(occasion.date)}`,
  holiday: (occasion: MonthOccasion, year: number) => {
    const { englishName, approximate, date } = occasion
    const verb = /(?:sales|sale days)$/.test(englishName) ? 'start' : 'is'
    return `${englishName} ${verb} ${approximate ? 'around' : 'on'} ${inEnglish(date, date.startsWith(`${year}-`) ? DAY_OF_THE_YEAR : DAY)}`
  },
  lead: (occasion: MonthOccasion) => `Mails about it fit from ${inEnglish(occasion.from, DAY_ALONE)}`,
  noted: (words: string, date: string) =>
    `Your notes for this month say “${words}”; that is ${inEnglish(date, DAY_OF_THE_YEAR)}`,
  shipping: () => 'Parcels for Christmas need a last day to order; confirm the date with your carrier',
  winner: (campaign: PastCampaign) => `${mailOf(campaign)} did ${Math.round(campaign.liftPct)}% better than expected`,
  earlier: (campaign: PastCampaign) => `${mailOf(campaign)} is taken up`,
  objection: (objection: string) => `You list “${objection}” as a common objection before a purchase`,
  commonObjection: (objection: string) =>
    `Your brand form lists no objection yet, and “${objection}” is a common one before a first order`,
  pain: (pain: string) => `“${pain}” is one of your customers' pain points`,
  commonPain: (pain: string) => `Your brand form lists no pain point yet, and “${pain}” is one that most shoppers know`,
  trigger: (trigger: string) => `“${trigger}” is one of the reasons your customers buy`,
  commonTrigger: (trigger: string) => `Your brand form lists no buying trigger yet, and “${trigger}” is a common one`,
  interest: (interest: string) => `Your audience is interested in “${interest}”`,
  say: (phrase: string) => `“${phrase}” is one of the phrases your brand likes to use`,
  product: (...products: readonly string[]) =>
    `${products.join(' and ')} ${products.length > 1 ? 'are' : 'is'} on your product list`,
  season: (season: Season, country: Country, year: number, month: number) =>
    `${monthTitle({ year, month })} is ${season} in ${COUNTRY_NAMES[country]}`,
  trade: (vertical: Vertical, theme: string) =>
    vertical === 'general'
      ? `“${theme}” is a subject of every shop, and it names no fact you have not stated`
      : `Your texts point to ${vertical.replace('-', ' ')}, and “${theme}” is a subject of that trade`,
  stage: (stage: IdeaStage) =>
    `Written for ${STAGE_NAMES[stage]}, so that the month reaches every stage of the buying journey`,
  readers: (stage: IdeaStage) => `Written for ${STAGE_NAMES[stage]}`,
} as const
