import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'
import { outlineSummarySchema } from './library-contract.ts'

export const searchEndpoints = {
  outlines: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/search',
    summary: 'Find outlines of every brand of a workspace by their words, as in the library. At most 20',
    params: z.object({ id: z.uuid() }),
    query: z.object({ q: textField(200) }),
    answer: z.object({
      /** First the outlines whose title has every word, then by how near their month is. Without archived outlines. */
      outlines: z.array(outlineSummarySchema),
    }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['outlines', 'schedules', 'brands'],
    errors: [],
  }),
}
