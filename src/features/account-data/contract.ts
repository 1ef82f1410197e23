import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const accountDataEndpoints = {
  support: endpoint({
    method: 'GET',
    path: '/api/settings/support',
    summary: 'Where to find help: addresses of pages, and of the people who answer',
    answer: z.object({ docsUrl: z.string(), helpUrl: z.string(), supportEmail: z.string() }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
}
