import { z } from 'zod'
import { EMAIL_STYLES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'

export const bulkSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid(),
  year: z.int(),
  month: z.int(),
  style: z.enum(EMAIL_STYLES).nullable(),
  startedBy: z.string(),
  isMine: z.boolean(),
  status: z.enum(['running', 'stopping', 'done']),
  ended: z.enum(['all', 'limit', 'refused', 'stopped']),
  limit: z.int().nullable(),
  refusal: z.string().nullable(),
  items: z.array(
    z.object({
      ideaId: z.uuid(),
      title: z.string(),
      state: z.enum(['waiting', 'writing', 'written', 'failed', 'cancelled', 'not-started']),
      runId: z.uuid().nullable(),
      outlineId: z.uuid().nullable(),
      message: z.string().nullable(),
      /** No model could write it, so the user can ask the built-in writer. */
      offersPlanner: z.boolean(),
    }),
  ),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Bulk = z.infer<typeof bulkSchema>

/** Enough for two full months of ideas. */
export const MOST_IN_BULK = 200

const byId = z.object({ id: z.uuid() })

const deciding = {
  method: 'POST',
  params: byId,
  access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { run: 'path.id' } },
  gate: null,
  whenSuspended: 'refuse',
  rate: 'write',
  audit: null,
  errors: [],
} as const

export const bulkEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/outline-bulks',
    summary: "Generate the outlines of many ideas of a month, one after another, up to the plan's limit",
    params: byId,
    body: z.object({
      ideaIds: z
        .array(z.uuid('Choose ideas.'))
        .min(1, 'Choose ideas.')
        .max(MOST_IN_BULK, `Please choose at most ${MOST_IN_BULK} ideas`),
      type: z.enum(EMAIL_STYLES, 'Choose one of the email styles.').optional(),
      writer: z.literal('planner').optional(),
    }),
    answer: z.object({ bulk: bulkSchema }),
    status: 202,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id', idea: 'body.ideaIds' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'generate',
    audit: 'outlines.bulk_generated',
    changes: ['run'],
    errors: ['GENERATION_IN_PROGRESS'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/outline-bulks',
    summary: "List the bulk runs of a brand: those in progress, and your results that you haven't dismissed",
    answer: z.object({ bulks: z.array(bulkSchema) }),
    params: byId,
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['run', 'brands'],
    errors: [],
  }),
  stop: endpoint({
    ...deciding,
    path: '/api/outline-bulks/{id}/stop',
    summary: 'Stop a bulk run. With `cancelUnderWay`, also cancel outlines in progress',
    body: z.object({ cancelUnderWay: z.boolean().optional() }).optional(),
    answer: z.object({ bulk: bulkSchema }),
    changes: ['run'],
  }),
  dismiss: endpoint({
    ...deciding,
    path: '/api/outline-bulks/{id}/dismiss',
    summary: 'Dismiss the result of a bulk run',
    answer: z.object({ ok: z.boolean() }),
    whenSuspended: 'allow',
    changesOwn: ['run'],
  }),
}
