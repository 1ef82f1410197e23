import { z } from 'zod'
import { CAMPAIGN_THEMES } from '#shared/campaign-themes.ts'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'

export const NO_THEME = 'none'

export const COUNTED_AS = [...CAMPAIGN_THEMES, NO_THEME] as const

const theme = z.enum(CAMPAIGN_THEMES)
const countedAs = z.enum(COUNTED_AS).nullable()
export type CountedAs = z.infer<typeof countedAs>

const pastCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string().nullable(),
  segment: z.string().nullable(),
  /** The brand's local time, e.g. `2026-05-04 10:00:00`. */
  sentAt: z.string(),
  deliveries: z.int(),
  /** The theme that we read from the name, or null. */
  proposedTheme: theme.nullable(),
  countedAs,
})
export type PastCampaign = z.infer<typeof pastCampaign>

export const campaignEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/campaigns',
    summary: 'List the past campaigns of a brand with the theme each counts as, newest first',
    params: z.object({ id: z.uuid() }),
    query: z.object(pageFields),
    answer: z.object({ campaigns: z.array(pastCampaign), nextCursor }),
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['imports', 'brands'],
    errors: [],
  }),
  countAs: endpoint({
    method: 'PATCH',
    path: '/api/campaigns/{id}',
    summary: 'Set the theme a past campaign counts as. Null restores the theme read from its name',
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
