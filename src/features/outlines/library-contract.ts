import { z } from 'zod'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text.ts'
import { WORKFLOW_STATUSES, outlineSchema } from './contract.ts'

/** The tabs of the library. What is archived is only under Archived. */
export const LIBRARY_FILTERS = ['all', 'my-assignments', 'ready_for_review', 'approved', 'archived'] as const
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number]

/** Outlines that nobody has. */
export const NOBODY = 'nobody'

/** What a row of the library shows; everything else an outline says is asked for when the row opens. */
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

/** Which outlines of a brand: all of these hold together. */
const libraryQuery = z.object({
  filter: z.enum(LIBRARY_FILTERS).optional(),
  /** Every word of it begins a word of title, idea, topic, subject lines, preview text, brief or notes. */
  search: textField(200).optional(),
  status: z.enum(WORKFLOW_STATUSES).optional(),
  assignee: z.union([z.literal(NOBODY), z.uuid()]).optional(),
  type: z.enum(OUTLINE_TYPES).optional(),
  /** An outline that is among them whatever the rest says: the one an address asks for. */
  including: z.uuid().optional(),
})
export type LibraryQuery = z.infer<typeof libraryQuery>

const reading = {
  method: 'GET',
  access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
  gate: null,
  whenSuspended: 'allow',
  rate: 'read',
  audit: null,
  errors: [],
} as const

const brandParams = z.object({ id: z.uuid() })

export const libraryEndpoints = {
  months: endpoint({
    ...reading,
    path: '/api/brands/{id}/library',
    summary: 'The months of a library that have outlines, newest first, and the first 50 outlines of them',
    params: brandParams,
    query: libraryQuery,
    answer: z.object({
      months: z.array(z.object({ year: z.int(), month: z.int(), outlines: z.int() })),
      /** The newest month's first, then those of the month before it; a month that is short enough is all here. */
      first: z.array(outlineSummarySchema),
      /** False: there is nothing to filter or search. */
      hasOutlines: z.boolean(),
    }),
  }),
  month: endpoint({
    ...reading,
    path: '/api/brands/{id}/library/{year}/{month}',
    summary: 'A page of the outlines of one month of a library: by send time, then by title',
    params: brandParams.extend({
      year: z.coerce.number().int().min(2000).max(2200),
      month: z.coerce.number().int().min(1).max(12),
    }),
    query: libraryQuery.extend({
      /** `next` of the page before. */
      after: z.string().max(1000).optional(),
    }),
    answer: z.object({ outlines: z.array(outlineSummarySchema), next: z.string().nullable() }),
  }),
  recent: endpoint({
    ...reading,
    path: '/api/brands/{id}/library/recent',
    summary: 'The five outlines of a brand that were written last, and how many wait for review',
    params: brandParams,
    answer: z.object({ outlines: z.array(outlineSummarySchema), readyForReview: z.int() }),
  }),
}
