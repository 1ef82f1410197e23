import type { HistoryFacts, PastCampaign } from '#writing/requests/history-facts.ts'
import { median } from './statistics.ts'
import type { CountedCampaign } from './counted-campaigns.ts'

type Measured = Pick<
  CountedCampaign,
  'id' | 'name' | 'subject' | 'segment' | 'theme' | 'sentAt' | 'deliveries' | 'opens' | 'clicks' | 'revenue'
>

const PER_SIDE = 5
const SMALLEST_SEND = 200
const SMALLEST_SHARE = 0.2

export function pastCampaign(
  {
    id,
    name,
    subject,
    sentAt,
    segment,
    theme,
  }: Pick<Measured, 'id' | 'name' | 'subject' | 'sentAt' | 'segment' | 'theme'>,
  lift: number,
): PastCampaign {
  return { id, name, subject, sentOn: sentAt.slice(0, 10), segment, theme, liftPct: Math.round(lift) }
}

/**
 * Ranks by revenue per delivery, else click rate, else open rate. A send needs at least 200 deliveries and a fifth of
 * the median. `lifts` is in percent.
 */
export function bestAndWorst(
  campaigns: readonly Measured[],
  lifts: ReadonlyMap<string, number>,
): Pick<HistoryFacts, 'topPerformers' | 'lowPerformers'> {
  const enough = Math.max(SMALLEST_SEND, SMALLEST_SHARE * median(campaigns.map(({ deliveries }) => deliveries)))
  const large = campaigns.filter(({ deliveries }) => deliveries >= enough)
  const measure = (['revenue', 'clicks', 'opens'] as const).find((name) =>
    large.some((campaign) => campaign[name] !== null),
  )
  if (measure === undefined) return { topPerformers: [], lowPerformers: [] }
  const rated = large
    .flatMap((campaign) =>
      campaign[measure] === null ? [] : [{ campaign, rate: campaign[measure] / campaign.deliveries }],
    )
    .toSorted((one, other) => other.rate - one.rate || (one.campaign.id < other.campaign.id ? -1 : 1))
  const usual = median(rated.map(({ rate }) => rate))
  const present = ({ campaign, rate }: (typeof rated)[number]): PastCampaign =>
    pastCampaign(campaign, lifts.get(campaign.id) ?? (usual === 0 ? 0 : (rate / usual - 1) * 100))
  // With few sends, the middle belongs to neither side.
  const perSide = Math.min(PER_SIDE, Math.floor(rated.length / 2))
  return {
    topPerformers: rated.slice(0, perSide).map(present),
    lowPerformers: rated
      .slice(rated.length - perSide)
      .toReversed()
      .map(present),
  }
}
