import { z } from 'zod'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'
import { WORKFLOW_STATUSES, outlineSchema } from './contract.ts'

export const LIBRARY_FILTERS = ['all', 'my-assignments', 'ready_for_review', 'approved', 'archived'] as const
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number]

export const NOBODY = 'nobody'

export const outlineSummarySchema = outlineSchema.pick({
  id: true,
  brandId: true,
  title: true,
  ideaTitle: true,
  mainTopicTitle: true,
  type: true,
  template: true,
  planMonth: true,
  workflowStatus: true,
  assignedToUserId: true,
  assignedToName: true,
  reviewRequestedAt: true,
  scheduledSendAt: true,
  createdAt: true,
})
export type OutlineSummary = z.infer<typeof outlineSummarySchema>

const libraryQuery = z.object({
  filter: z.enum(LIBRARY_FILTERS).optional(),
  /** Every word has to begin a word of title, idea, topic, subject lines, preview text, executive brief or notes. */
  search: textField(200).optional(),
  status: z.enum(WORKFLOW_STATUSES).optional(),
  assignee: z.union([z.literal(NOBODY), z.uuid()]).optional(),
  type: z.enum(OUTLINE_TYPES).optional(),
  /** Includes this outline even if the filters exclude it, because the address asks for it. */
  including: z.uuid().optional(),
})
export type LibraryQuery = z.infer<typeof libraryQuery>

const neighbor = outlineSummarySchema.pick({ id: true, title: true, ideaTitle: true })
export type Neighbor = z.infer<typeof neighbor>

const reading = {
  method: 'GET',
  access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
  gate: null,
  whenSuspended: 'allow',
  rate: 'read',
  audit: null,
  shows: ['outlines', 'schedules', 'brands'],
  errors: [],
} as const

const brandParams = z.object({ id: z.uuid() })

export const libraryEndpoints = {
  months: endpoint({
    ...reading,
    path: '/api/brands/{id}/library',
    token: 'read',
    summary: 'List the months of a library that have outlines, newest first, with their first 50 outlines',
    params: brandParams,
    query: libraryQuery,
    answer: z.object({
      months: z.array(z.object({ year: z.int(), month: z.int(), outlines: z.int() })),
      first: z.array(outlineSummarySchema),
      hasOutlines: z.boolean(),
    }),
  }),
  month: endpoint({
    ...reading,
    path: '/api/brands/{id}/library/{year}/{month}',
    token: 'read',
    tool: {
      name: 'list_outlines',
      title: 'List outlines of a month',
      description:
        'Lists the outlines of one month of a brand, without their texts, 50 at a time. Pass `next` of the answer as `after` to get more. `id` is the brand.',
    },
    summary: 'List a page of outlines of a month, by send time, then by title',
    params: brandParams.extend({
      year: z.coerce.number().int().min(2000).max(2200),
      month: z.coerce.number().int().min(1).max(12),
    }),
    query: libraryQuery.extend({
      after: z.string().max(1000).optional(),
    }),
    answer: z.object({ outlines: z.array(outlineSummarySchema), next: z.string().nullable() }),
  }),
  neighbors: endpoint({
    ...reading,
    path: '/api/email-outlines/{id}/neighbors',
    summary: 'Get the previous and the next outline in the order and with the filters of the library',
    params: z.object({ id: z.uuid() }),
    query: libraryQuery.omit({ including: true }),
    answer: z.object({
      previous: neighbor.nullable(),
      next: neighbor.nullable(),
      /** Begins at 1. The outline counts even if the filters exclude it. */
      position: z.int(),
      total: z.int(),
    }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { outline: 'path.id' } },
    shows: ['outlines', 'schedules'],
  }),
}
