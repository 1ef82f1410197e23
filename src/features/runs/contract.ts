import { z } from 'zod'
import { runFailure } from './failure-contract.ts'
import { endpoint } from '#shared/endpoint.ts'

/** An idea before it is stored: it has no id yet, and may still change. */
export const draftIdeaSchema = z.object({
  title: z.string(),
  description: z.string(),
  why: z.string().nullable(),
  /** The name of the campaign type, or null for an idea that a member typed. */
  template: z.string().nullable(),
  /** What the idea is tied to, for example an observance with its date. */
  anchor: z
    .object({
      type: z.enum(['date', 'season', 'evergreen']),
      name: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    })
    .nullable(),
})
export type DraftIdea = z.infer<typeof draftIdeaSchema>

const draftTopic = z.object({ title: z.string(), why: z.string().nullable(), ideas: z.array(draftIdeaSchema) })
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
}
