import { z } from 'zod'
import { runFailure } from './failure-contract.ts'
import { endpoint } from '#shared/endpoint.ts'

/** A draft idea has no id yet and may still change. */
export const draftIdeaSchema = z.object({
  title: z.string(),
  description: z.string(),
  why: z.string().nullable(),
  /** Null for a manual idea. */
  template: z.string().nullable(),
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

export const runSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['ideas', 'outline']),
  status: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  brandId: z.uuid(),
  year: z.int().nullable(),
  month: z.int().nullable(),
  ideaId: z.uuid().nullable(),
  wanted: z.int().nullable(),
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
    token: 'read',
    tool: {
      name: 'get_run',
      title: 'Get a run',
      description:
        'Gets a generation that continues in the background: its status, its partial results and why it failed. `id` is the `run` of another answer.',
    },
    summary: 'Get a run with its partial results',
    answer: z.object({ run: runSchema }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { run: 'path.id' } },
    shows: ['run'],
  }),
  ofBrand: endpoint({
    ...looking,
    path: '/api/brands/{id}/runs',
    token: 'read',
    summary: 'List the active runs of a brand',
    answer: z.object({ runs: z.array(runSchema) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    shows: ['run', 'brands'],
  }),
  cancel: endpoint({
    ...deciding,
    path: '/api/runs/{id}/cancel',
    summary: "Cancel a run. Stores nothing and uses no quota. Completed runs don't change",
    answer: z.object({ run: runSchema }),
    changes: ['run', 'ideas'],
  }),
}
