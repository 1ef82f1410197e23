const TOP_CAMPAIGNS = 5

export function datesAndTop(
  campaigns: readonly {
    name: string
    sentAt: string
    revenue?: number | null | undefined
    currency?: string | null | undefined
  }[],
  usualCurrency: string,
) {
  let earliest: string | null = null
  let latest: string | null = null
  const topCampaigns: { campaign: string; sentAt: string; revenue: number; currency: string }[] = []
  for (const { name, sentAt, revenue, currency } of campaigns) {
    if (earliest === null || sentAt < earliest) earliest = sentAt
    if (latest === null || sentAt > latest) latest = sentAt
    const least = topCampaigns.length < TOP_CAMPAIGNS ? 0 : topCampaigns.at(-1)!.revenue
    if ((revenue ?? 0) <= least) continue
    topCampaigns.push({ campaign: name, sentAt, revenue: revenue!, currency: currency ?? usualCurrency })
    topCampaigns.sort((one, other) => other.revenue - one.revenue).splice(TOP_CAMPAIGNS)
  }
  return { dateRange: { earliest, latest }, topCampaigns }
}
