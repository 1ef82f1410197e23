import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { type KlaviyoSettings, klaviyoRequests, links } from './klaviyo-requests.ts'

const accounts = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        attributes: z.object({
          contact_information: z.object({ organization_name: z.string().nullish() }).nullish(),
          preferred_currency: z.string().nullish(),
        }),
      }),
    )
    .min(1),
})

const metrics = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({
        name: z.string().nullish(),
        integration: z.object({ category: z.string().nullish() }).nullish(),
      }),
    }),
  ),
  links,
})

const relation = z.object({ data: z.array(z.object({ id: z.string() })).nullish() }).nullish()
const campaignPage = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({
        name: z.string(),
        send_time: z.string().nullish(),
        audiences: z.object({ included: z.array(z.string()).nullish() }).nullish(),
      }),
      relationships: z.object({ 'campaign-messages': relation }).nullish(),
    }),
  ),
  included: z
    .array(
      z.object({
        id: z.string(),
        attributes: z
          .object({
            definition: z.object({ content: z.object({ subject: z.string().nullish() }).nullish() }).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  links,
})

const named = z.object({
  data: z.array(z.object({ id: z.string(), attributes: z.object({ name: z.string().nullish() }) })),
  links,
})

const STATISTICS = [
  'delivered',
  'opens_unique',
  'clicks_unique',
  'conversions',
  'conversion_value',
  'unsubscribes',
  'spam_complaints',
] as const
type Statistic = (typeof STATISTICS)[number]
export type Results = Record<Statistic, number>

const report = z.object({
  data: z.object({
    attributes: z.object({
      results: z.array(
        z.object({
          groupings: z.object({ campaign_id: z.string() }),
          statistics: z.partialRecord(z.enum(STATISTICS), z.number().nullable()),
        }),
      ),
    }),
  }),
  links,
})

export interface SentCampaign {
  id: string
  name: string
  subject: string | null
  sentAt: string
  audiences: string[]
}

export interface KlaviyoClient {
  account(): Promise<{ name: string; currency: string | null }>
  /** The event that counts as an order. If `isOrder` is false, it is only an event that the report API accepts. */
  conversionMetric(): Promise<{ id: string; name: string; isOrder: boolean } | null>
  campaigns(since: Date, seen: (count: number) => Promise<void>): Promise<SentCampaign[]>
  /** Empty if the key can't read lists and segments. The sync works without their names. */
  audienceNames(): Promise<Map<string, string>>
  results(conversionMetricId: string): Promise<Map<string, Results>>
}

/** The Klaviyo endpoints that a sync needs. Every error has a message for the user. */
export function klaviyoClient(settings: KlaviyoSettings): KlaviyoClient {
  const { request, pages } = klaviyoRequests(settings)

  return {
    async account() {
      const { data } = await request(accounts, '/api/accounts')
      const { contact_information: contact, preferred_currency: currency } = data[0]!.attributes
      return { name: contact?.organization_name || 'Klaviyo account', currency: currency ?? null }
    },

    async conversionMetric() {
      const all: z.output<typeof metrics>['data'] = []
      await pages(metrics, '/api/metrics', ({ data }) => void all.push(...data))
      const orders = all.filter(({ attributes }) => attributes.name === 'Placed Order')
      const chosen = orders.find(({ attributes }) => attributes.integration?.category === 'eCommerce') ?? orders[0]
      const any = chosen ?? all[0]
      if (any === undefined) return null
      return { id: any.id, name: any.attributes.name ?? any.id, isOrder: chosen !== undefined }
    },

    async campaigns(since, seen) {
      const found: SentCampaign[] = []
      // Klaviyo can't filter by send time, and campaigns that were sent immediately have no scheduled time. So we
      // filter by creation date.
      const filter = `and(equals(messages.channel,'email'),equals(status,'Sent'),greater-or-equal(created_at,${since.toISOString()}))`
      const query = new URLSearchParams({
        filter,
        include: 'campaign-messages',
        sort: '-created_at',
        'page[size]': '100',
      })
      await pages(campaignPage, `/api/campaigns?${query}`, async ({ data, included }) => {
        const subjects = new Map(
          included?.map(({ id, attributes }) => [id, attributes?.definition?.content?.subject ?? null]),
        )
        for (const { id, attributes, relationships } of data) {
          const message = relationships?.['campaign-messages']?.data?.[0]?.id
          if (typeof attributes.send_time !== 'string') continue
          found.push({
            id,
            name: attributes.name,
            subject: (message === undefined ? null : subjects.get(message)) ?? null,
            sentAt: attributes.send_time,
            audiences: attributes.audiences?.included ?? [],
          })
        }
        await seen(found.length)
      })
      return found
    },

    async audienceNames() {
      const names = new Map<string, string>()
      for (const kind of ['lists', 'segments'] as const) {
        try {
          await pages(named, `/api/${kind}`, ({ data }) => {
            for (const { id, attributes } of data) {
              if (typeof attributes.name === 'string') names.set(id, attributes.name)
            }
          })
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'KLAVIYO_SCOPES_MISSING')) throw error
        }
      }
      return names
    },

    async results(conversionMetricId) {
      const sums = new Map<string, Results>()
      const body = {
        data: {
          type: 'campaign-values-report',
          attributes: {
            statistics: STATISTICS,
            timeframe: { key: 'last_365_days' },
            conversion_metric_id: conversionMetricId,
            filter: 'equals(send_channel,"email")',
          },
        },
      }
      const take = ({ data }: z.output<typeof report>) => {
        for (const { groupings, statistics } of data.attributes.results) {
          const sum = sums.get(groupings.campaign_id) ?? noResults()
          for (const name of STATISTICS) sum[name] += statistics[name] ?? 0
          sums.set(groupings.campaign_id, sum)
        }
      }
      await pages(report, '/api/campaign-values-reports', take, body)
      return sums
    },
  }
}

const noResults = () => Object.fromEntries(STATISTICS.map((name) => [name, 0])) as Results
