import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the product runs on. */
export const modesSchema = z.object({
  environment: z.enum(['development', 'test', 'production']),
  database: z.enum(['embedded', 'postgres']),
  mail: z.enum(['smtp', 'outbox']),
  /** Whether the page with the emails that were kept instead of sent can be opened. */
  outboxPage: z.boolean(),
  ideas: z.string(),
  outlines: z.string(),
  payments: z.enum(['stripe', 'simulated', 'off']),
})

/** For load balancers and people: is it up, can it work, and what runs as a simulation. */
export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the service is up, and what it runs on',
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
  errors: ['UNAVAILABLE'],
})
