import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const ideaTrashEndpoints = {
  restore: endpoint({
    method: 'POST',
    path: '/api/email-ideas/{id}/restore',
    summary: 'Restore a topic with its subtopics, or one subtopic, from the trash',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ ok: z.boolean() }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'idea.restored',
    errors: ['CONFLICT', 'MANUAL_IDEA_LIMIT_REACHED'],
  }),
}
