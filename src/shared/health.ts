import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const modesSchema = z.object({
  environment: z.enum(['development', 'test', 'production']),
  database: z.enum(['embedded', 'postgres']),
  mail: z.enum(['smtp', 'outbox']),
  outboxPage: z.boolean(),
  ideas: z.string(),
  outlines: z.string(),
  payments: z.enum(['stripe', 'simulated', 'off']),
})

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Get the status of the service',
  answer: z.object({
    live: z.boolean(),
    ready: z.boolean(),
    modes: modesSchema,
  }),
  access: 'public',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'read',
  audit: null,
  showsNothing: 'It is about the server, and no page shows it.',
  errors: ['UNAVAILABLE'],
})
