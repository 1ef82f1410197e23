import { z } from 'zod'
import { runFailure } from '#features/runs/failure-contract.ts'
import { mainTopicSchema, subtopicSchema } from '#features/ideas/contract.ts'
import { EMAIL_STYLES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'

/** An idea before it is stored: it has no id yet, and may still change. */
const draftIdea = subtopicSchema.pick({ title: true, description: true, why: true, template: true, anchor: true })
const draftTopic = mainTopicSchema.pick({ title: true, why: true }).extend({ ideas: z.array(draftIdea) })
export type DraftTopic = z.infer<typeof draftTopic>

const draftSection = z.object({ section: z.string(), visual: z.string(), copy: z.string() })

/** One piece of generation: a month of ideas, or an outline. */
export const runSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['ideas', 'outline']),
  status: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  brandId: z.uuid(),
  year: z.int().nullable(),
  month: z.int().nullable(),
  /** The idea whose outline it writes. */
  ideaId: z.uuid().nullable(),
  /** How many parts it will have, where that is known: topics. */
  wanted: z.int().nullable(),
  /** What is there so far, to look at while it runs; empty before and afterwards. */
  topics: z.array(draftTopic),
  sections: z.array(draftSection),
  outlineId: z.uuid().nullable(),
  failure: runFailure.nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Run = z.infer<typeof runSchema>

export const bulkSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid(),
  /** The month its ideas belong to. */
  year: z.int(),
  month: z.int(),
  /** The style that was asked for; null for the brand's. */
  style: z.enum(EMAIL_STYLES).nullable(),
  startedBy: z.string(),
  /** Asked for by the caller. */
  isMine: z.boolean(),
  status: z.enum(['running', 'stopping', 'done']),
  /** Why it ended before its last idea. */
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
      /** No model could write it: the built-in planner may be asked to. */
      offersPlanner: z.boolean(),
    }),
  ),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Bulk = z.infer<typeof bulkSchema>

/** Two months full of ideas. */
export const MOST_IN_BULK = 200

const byId = z.object({ id: z.uuid() })

const looking = {
  method: 'GET',
  params: byId,
  gate: null,
  whenSuspended: 'allow',
  rate: 'read',
  audit: null,
  errors: [],
} as const

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

export const runEndpoints = {
  get: endpoint({
    ...looking,
    path: '/api/runs/{id}',
    summary: 'A generation with what is there of it so far',
    answer: z.object({ run: runSchema }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { run: 'path.id' } },
  }),
  ofBrand: endpoint({
    ...looking,
    path: '/api/brands/{id}/runs',
    summary: 'The generations of a brand that are under way, without their parts',
    answer: z.object({ runs: z.array(runSchema) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
  }),
  cancel: endpoint({
    ...deciding,
    path: '/api/runs/{id}/cancel',
    summary: 'Cancel a generation: nothing is stored and nothing used; one that has ended stays as it is',
    answer: z.object({ run: runSchema }),
    changes: ['run', 'ideas'],
  }),
  startBulk: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/outline-bulks',
    summary: 'Write the outlines of many ideas of a month, one after another, until the limit of the plan',
    params: byId,
    body: z.object({
      ideaIds: z
        .array(z.uuid('Choose ideas.'))
        .min(1, 'Choose ideas.')
        .max(MOST_IN_BULK, `Please choose at most ${MOST_IN_BULK} ideas`),
      type: z.enum(EMAIL_STYLES, 'Choose one of the email styles.').optional(),
      /** Asks for the built-in writer, also where a model is set up. */
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
  bulks: endpoint({
    ...looking,
    path: '/api/brands/{id}/outline-bulks',
    summary: 'Bulk generations of a brand: those under way, and the results of the caller that were not put away',
    answer: z.object({ bulks: z.array(bulkSchema) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
  }),
  stopBulk: endpoint({
    ...deciding,
    path: '/api/outline-bulks/{id}/stop',
    summary: 'Start no more outlines; with `cancelUnderWay`, give up those being written as well',
    body: z.object({ cancelUnderWay: z.boolean().optional() }).optional(),
    answer: z.object({ bulk: bulkSchema }),
    changes: ['run'],
  }),
  dismissBulk: endpoint({
    ...deciding,
    path: '/api/outline-bulks/{id}/dismiss',
    summary: 'Put the result of a bulk generation away',
    answer: z.object({ ok: z.boolean() }),
    whenSuspended: 'allow',
    changes: [],
  }),
}
