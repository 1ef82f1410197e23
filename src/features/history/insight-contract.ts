import { z } from 'zod'
import { CAMPAIGN_THEMES } from '#shared/campaign-themes.ts'
import { endpoint } from '#shared/endpoint.ts'

/** Below this many campaigns nothing is drawn. */
export const FEWEST_CAMPAIGNS = 12

const theme = z.enum(CAMPAIGN_THEMES)

/** Percent above or below the usual, with the range that holds it four times in five. */
const change = z.object({ percent: z.number(), low: z.number(), high: z.number(), sends: z.int() })
export type Change = z.infer<typeof change>

const performer = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string().nullable(),
  /** `2026-05-04` */
  sentOn: z.string(),
  segment: z.string().nullable(),
  theme: theme.nullable(),
  deliveries: z.int(),
  clicks: z.int(),
  orders: z.int().nullable(),
  revenue: z.number().nullable(),
  /** ISO code of the revenue. */
  currency: z.string(),
  /** Above or below what its theme, audience and month would suggest. */
  percent: z.number(),
  reason: z.string(),
})
export type Performer = z.infer<typeof performer>

/** A picture: its rows, and the sentence that says what they mean. */
const picture = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), meaning: z.string() })

const insights = z.object({
  /** Campaigns of the last 365 days, and those that can be compared. */
  campaigns: z.int(),
  usable: z.int(),
  /** ISO code of `revenuePerRecipient`: the currency of most campaigns. The few in another one are left out of it. */
  currency: z.string(),
  /** What "how it did" is measured by: orders when there are enough of them, else clicks. Never opens. */
  measure: z.enum(['orders', 'clicks']),
  /** Where the campaigns come from; several sources may count differently. */
  sources: z.array(z.enum(['csv', 'klaviyo', 'demo'])),
  months: picture(
    z.object({
      /** `2026-05` */
      month: z.string(),
      sends: z.int(),
      deliveries: z.int(),
      clickRate: z.number().nullable(),
      /** Adjusted: a month of few orders is drawn towards the year. */
      revenuePerRecipient: z.number().nullable(),
    }),
  ),
  /** Sunday is 0. */
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
  /** Null with less than ten months. */
  season: picture(z.object({ month: z.string(), percent: z.number() })).nullable(),
  /** Null while too few sends were crowded, or too few were not. */
  fatigue: z.object({ clicks: change, crowded: z.int(), free: z.int(), meaning: z.string() }).nullable(),
  winners: z.array(performer),
  losers: z.array(performer),
  health: z.object({
    /** Of the last 90 days; null when nobody counted. */
    complaintRate: z.number().nullable(),
    unsubscribeRate: z.number().nullable(),
    /** Deliveries per campaign of the last 90 days against the 90 before. */
    reachPercent: z.number().nullable(),
    notes: z.array(z.object({ level: z.enum(['good', 'warn', 'bad']), text: z.string() })),
  }),
})
export type Insights = z.infer<typeof insights>

export const insightEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/insights',
    summary: 'What the campaigns of the last 365 days say; `insights` is null below twelve',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ campaigns: z.int(), insights: insights.nullable() }),
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
}
