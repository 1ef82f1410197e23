import { z } from 'zod'
import { CAMPAIGN_THEMES } from '#shared/campaign-themes.ts'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'

/** What a member says of a campaign that has no theme. */
export const NO_THEME = 'none'

export const COUNTED_AS = [...CAMPAIGN_THEMES, NO_THEME] as const

const theme = z.enum(CAMPAIGN_THEMES)
/** What a campaign counts as because a member said so. Null where nobody did, and its name decides. */
const countedAs = z.enum(COUNTED_AS).nullable()
export type CountedAs = z.infer<typeof countedAs>

const pastCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string().nullable(),
  segment: z.string().nullable(),
  /** Wall-clock time of the brand, e.g. `2026-05-04 10:00:00`. */
  sentAt: z.string(),
  deliveries: z.int(),
  /** The theme that its name tells; null where it tells none. */
  proposedTheme: theme.nullable(),
  countedAs,
})
export type PastCampaign = z.infer<typeof pastCampaign>

export const campaignEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/campaigns',
    summary: 'The past campaigns of a brand and what each counts as, the newest first, a page at a time',
    params: z.object({ id: z.uuid() }),
    query: z.object(pageFields),
    answer: z.object({ campaigns: z.array(pastCampaign), nextCursor }),
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  countAs: endpoint({
    method: 'PATCH',
    path: '/api/campaigns/{id}',
    summary: 'Say what a past campaign counts as; null goes back to what its name tells',
    params: z.object({ id: z.uuid() }),
    body: z.object({ countedAs }),
    answer: z.object({ campaign: pastCampaign }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { campaign: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'history.campaign_counted',
    errors: [],
  }),
}
