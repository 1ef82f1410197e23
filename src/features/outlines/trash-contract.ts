import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { outlineSchema } from './contract.ts'

const trashedItem = z.object({
  /** A topic comes back with its ideas. */
  kind: z.enum(['topic', 'idea', 'outline']),
  id: z.uuid(),
  title: z.string(),
  /** The topic of an idea or an outline. */
  mainTopicTitle: z.string().nullable(),
  /** How many ideas a topic brings back; null for everything else. */
  ideas: z.int().nullable(),
  planMonth: z.object({ year: z.int(), month: z.int() }),
  deletedAt: z.iso.datetime(),
  /** Until then it can be restored. */
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
    summary: 'The ideas and outlines of a brand that were deleted in the last 30 days, the newest 200',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ items: z.array(trashedItem) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  removeOutline: endpoint({
    ...ofOutline,
    method: 'DELETE',
    path: '/api/email-outlines/{id}',
    summary: 'Delete an outline; it can be restored for 30 days',
    answer: z.object({ ok: z.boolean() }),
    audit: 'outline.deleted',
  }),
  restoreOutline: endpoint({
    ...ofOutline,
    method: 'POST',
    path: '/api/email-outlines/{id}/restore',
    summary: 'Take an outline out of the trash',
    answer: z.object({ outline: outlineSchema }),
    audit: 'outline.restored',
  }),
}
