import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { outlineSchema } from './contract.ts'

const trashedItem = z.object({
  kind: z.enum(['topic', 'idea', 'outline']),
  id: z.uuid(),
  title: z.string(),
  mainTopicTitle: z.string().nullable(),
  ideas: z.int().nullable(),
  planMonth: z.object({ year: z.int(), month: z.int() }),
  deletedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
})
export type TrashedItem = z.infer<typeof trashedItem>

const ofOutline = {
  params: z.object({ id: z.uuid() }),
  access: { permission: 'MANAGE_OUTLINES', tenant: { outline: 'path.id' } },
  gate: null,
  whenSuspended: 'refuse',
  rate: 'write',
  errors: [],
} as const

export const trashEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/trash',
    summary: 'List the newest 200 ideas and outlines of a brand that were deleted in the last 30 days',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ items: z.array(trashedItem) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['outlines', 'ideas', 'brands'],
    errors: [],
  }),
  removeOutline: endpoint({
    ...ofOutline,
    method: 'DELETE',
    path: '/api/email-outlines/{id}',
    summary: 'Delete an outline. You can restore it for 30 days',
    answer: z.object({ ok: z.boolean() }),
    audit: 'outline.deleted',
  }),
  restoreOutline: endpoint({
    ...ofOutline,
    method: 'POST',
    path: '/api/email-outlines/{id}/restore',
    summary: 'Restore an outline from the trash',
    answer: z.object({ outline: outlineSchema }),
    audit: 'outline.restored',
  }),
}
