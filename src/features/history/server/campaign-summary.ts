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
  const times = campaigns.map(({ sentAt }) => sentAt).toSorted()
  const earning = campaigns.flatMap(({ name, sentAt, revenue, currency }) =>
    (revenue ?? 0) <= 0 ? [] : [{ campaign: name, sentAt, revenue: revenue!, currency: currency ?? usualCurrency }],
  )
  return {
    dateRange: { earliest: times[0] ?? null, latest: times.at(-1) ?? null },
    topCampaigns: earning.toSorted((one, other) => other.revenue - one.revenue).slice(0, TOP_CAMPAIGNS),
  }
}
