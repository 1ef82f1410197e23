import { z } from 'zod'
import { CAMPAIGN_THEMES } from '#shared/campaign-themes.ts'
import { endpoint } from '#shared/endpoint.ts'

export const FEWEST_CAMPAIGNS = 12

const theme = z.enum(CAMPAIGN_THEMES)

/** Percent above or below the usual, with an 80% range. */
const change = z.object({ percent: z.number(), low: z.number(), high: z.number(), sends: z.int() })
export type Change = z.infer<typeof change>

const performer = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string().nullable(),
  sentOn: z.string(),
  segment: z.string().nullable(),
  theme: theme.nullable(),
  deliveries: z.int(),
  clicks: z.int(),
  orders: z.int().nullable(),
  revenue: z.number().nullable(),
  currency: z.string(),
  percent: z.number(),
  reason: z.string(),
})
export type Performer = z.infer<typeof performer>

const picture = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), meaning: z.string() })

const insights = z.object({
  campaigns: z.int(),
  usable: z.int(),
  /** The currency of most campaigns. `revenuePerRecipient` leaves out campaigns in other currencies. */
  currency: z.string(),
  /** We measure orders if there are enough of them, else clicks. We never use opens. */
  measure: z.enum(['orders', 'clicks']),
  /** Sources may count differently. */
  sources: z.array(z.enum(['csv', 'klaviyo', 'demo'])),
  months: picture(
    z.object({
      month: z.string(),
      sends: z.int(),
      deliveries: z.int(),
      clickRate: z.number().nullable(),
      revenuePerRecipient: z.number().nullable(),
    }),
  ),
  weekdays: picture(change.extend({ weekday: z.int().min(0).max(6) })),
  dayparts: picture(change.extend({ daypart: z.string(), time: z.string().nullable() })),
  themes: picture(change.extend({ theme, clear: z.boolean() })),
  segments: picture(
    z.object({
      segment: z.string(),
      sends: z.int(),
      deliveries: z.int(),
      revenuePerRecipient: z.number().nullable(),
      unsubscribesPerThousand: z.number().nullable(),
    }),
  ),
  season: picture(z.object({ month: z.string(), percent: z.number() })).nullable(),
  /** Null without enough crowded or uncrowded sends. */
  fatigue: z.object({ clicks: change, crowded: z.int(), free: z.int(), meaning: z.string() }).nullable(),
  winners: z.array(performer),
  losers: z.array(performer),
  health: z.object({
    complaintRate: z.number().nullable(),
    unsubscribeRate: z.number().nullable(),
    /** Deliveries per campaign of the last 90 days, compared with the 90 days before. */
    reachPercent: z.number().nullable(),
    notes: z.array(z.object({ level: z.enum(['good', 'warn', 'bad']), text: z.string() })),
  }),
})
export type Insights = z.infer<typeof insights>

export const insightEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/insights',
    summary: 'Get insights from the last 365 days. `insights` is null with fewer than 12 campaigns',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ campaigns: z.int(), insights: insights.nullable() }),
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'get_insights',
      title: 'Get insights',
      description:
        'Gets what worked in past campaigns of a brand: best campaigns, types, segments, days and times, as far as results were imported. `id` is the brand.',
    },
    audit: null,
    shows: ['imports', 'brands'],
    errors: [],
  }),
}
