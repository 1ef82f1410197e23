import { z } from 'zod'
import { NOBODY } from '#features/outlines/library-contract.ts'
import { COUNTRIES } from '#shared/brand-brief.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { endpoint } from '#shared/endpoint.ts'
import { observanceSchema } from './contract.ts'
import { CALENDAR_STATUSES, scheduleSchema } from './fields.ts'

export const MOST_DAYS = 100
export const MOST_ITEMS = 1000
const MOST_BRANDS = 100

const rangeItemSchema = scheduleSchema.extend({ brandId: z.uuid(), assignedToName: z.string().nullable() })
export type RangeItem = z.infer<typeof rangeItemSchema>

const rangeObservanceSchema = observanceSchema.extend({ countries: z.array(z.enum(COUNTRIES)) })
export type RangeObservance = z.infer<typeof rangeObservanceSchema>

const day = z.iso.date('Choose a date.').refine((text) => text.startsWith('20'), 'Choose a date between 2000 and 2099.')

const brandIds = z
  .string()
  .max(MOST_BRANDS * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MOST_BRANDS, `Choose at most ${MOST_BRANDS} brands.`))

const rangeQuery = z
  .object({
    from: day,
    /** The last day, which is part of the range. */
    to: day,
    /** Ids with commas between them. By default, every brand in use. */
    brandIds: brandIds.optional(),
    status: CALENDAR_STATUSES.optional(),
    assignee: z.union([z.literal(NOBODY), z.uuid()]).optional(),
  })
  .refine(({ from, to }) => from <= to, { message: 'Choose a last day after the first one.', path: ['to'] })
  .refine(({ from, to }) => daysFrom(from, to) <= MOST_DAYS, {
    message: `Choose a range of ${MOST_DAYS} days or less.`,
    path: ['to'],
  })

export const rangeEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/calendar',
    summary: 'Get the scheduled emails of several brands between two days, by local send time, then by brand and title',
    params: z.object({ workspaceId: z.uuid() }),
    query: rangeQuery,
    answer: z.object({
      /** The brands that were read, oldest first. */
      brands: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.enum(COUNTRIES), timezone: z.string() })),
      items: z.array(rangeItemSchema),
      /** By planned month, for each month that the range touches. Status and assignee don't filter it. */
      unscheduled: z.array(z.object({ brandId: z.uuid(), year: z.int(), month: z.int(), count: z.int() })),
      /** With the countries of the brands that it concerns. */
      observances: z.array(rangeObservanceSchema),
      /** There are more than 1,000 emails, and the later ones are missing. */
      more: z.boolean(),
    }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { workspace: 'path.workspaceId', brand: 'query.brandIds' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'get_calendar',
      title: 'Get the calendar',
      description:
        'Gets the scheduled emails and holidays between two days (at most 100), for all brands or for `brandIds` with commas between them. Also counts emails without a date.',
    },
    audit: null,
    shows: ['schedules', 'outlines', 'brands'],
    errors: [],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/calendar/export/csv',
    summary: 'Export the scheduled emails of several brands between two days as CSV',
    params: z.object({ workspaceId: z.uuid() }),
    query: rangeQuery,
    answer: 'csv',
    access: { permission: 'DOWNLOAD_OUTLINES', tenant: { workspace: 'path.workspaceId', brand: 'query.brandIds' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'export',
    token: 'read',
    audit: null,
    errors: [],
  }),
}
