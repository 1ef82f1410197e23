import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { outlineSummarySchema } from './library-contract.ts'

export const monthStateSchema = z.object({
  year: z.int(),
  month: z.int(),
  ideas: z.int(),
  toWrite: z.int(),
  outlines: z.int(),
  readyForReview: z.int(),
  approved: z.int(),
  sent: z.int(),
  scheduled: z.int(),
  unscheduled: z.int(),
})
export type MonthState = z.infer<typeof monthStateSchema>

export const overviewEndpoints = {
  month: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/months/{year}/{month}',
    summary: 'Get how far a month of a brand is',
    params: z.object({
      id: z.uuid(),
      year: z.coerce.number().int().min(2000).max(2200),
      month: z.coerce.number().int().min(1).max(12),
    }),
    answer: z.object({ state: monthStateSchema }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['outlines', 'ideas', 'schedules', 'brands'],
    errors: [],
  }),
  workspace: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/overview',
    summary: 'Get the coming month of each brand, the emails of the next 14 days, and what is ready for review',
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      /** From the 15th on, in the time zone of the brand, the coming month is the next one. */
      brands: z.array(z.object({ brandId: z.uuid(), today: z.iso.date(), state: monthStateSchema })),
      sends: z.array(outlineSummarySchema),
      /** Oldest request first, then oldest change. At most 20. */
      reviews: z.array(outlineSummarySchema),
      readyForReview: z.int(),
    }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['outlines', 'ideas', 'schedules', 'brands'],
    errors: [],
  }),
}
