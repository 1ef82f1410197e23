import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Subject } from './subjects.ts'

export interface LiveEvent {
  type: 'changed'
  what: Subject
  brandId?: string
  id?: string
}

export interface LiveHint {
  workspaceId: string | null
  userId?: string
  event: LiveEvent
}

export interface LiveGreeting {
  /** Events may have been lost, so the client must load everything again. */
  missed: boolean
  /** Only events of this process arrive, so clients should also poll. */
  partial: boolean
}

export const liveEndpoint = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Stream change events of your workspaces (server-sent events)',
  query: z.object({
    /** The time since the client last knew everything. The server repeats events since then. */
    sinceMs: z.coerce.number().int().min(0).max(86_400_000).optional(),
    /** Sends what is new and ends, for clients that can't keep a stream open. */
    once: z.literal('true').optional(),
  }),
  answer: 'events',
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'stream',
  audit: null,
  errors: [],
})
