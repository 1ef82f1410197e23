import type { HistoryFacts, PastCampaign } from '#server/ai/writers.ts'
import { median } from './send-effects.ts'
import type { CountedCampaign } from './counted-campaigns.ts'

type Measured = Pick<
  CountedCampaign,
  'id' | 'name' | 'subject' | 'segment' | 'theme' | 'sentAt' | 'deliveries' | 'opens' | 'clicks' | 'revenue'
>

const PER_SIDE = 5
const SMALLEST_SEND = 200
const SMALLEST_SHARE = 0.2

/** A campaign as the writers see it. `lift` is in percent. */
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
 * The five best and the five worst sends. Small sends prove nothing: at least 200 deliveries and a fifth of the median
 * are needed. Ranked by revenue per delivery, else by click rate, else by open rate: the first that any send has. `lifts`
 * says by campaign how many percent it did beyond what was expected of it; without that, it is told against the median.
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
  // With few sends one side may not eat the other: the middle belongs to neither.
  const perSide = Math.min(PER_SIDE, Math.floor(rated.length / 2))
  return {
    topPerformers: rated.slice(0, perSide).map(present),
    lowPerformers: rated
      .slice(rated.length - perSide)
      .toReversed()
      .map(present),
  }
}
