import { z } from 'zod'
import { type AnswerOf, endpoint } from '#shared/endpoint.ts'

export const trackingScriptsSchema = z.object({
  /** Markup of `script`, `noscript` and `style` elements; empty when nothing is measured. */
  scripts: z.string(),
  updatedAt: z.string().nullable(),
})

export const adminEndpoints = {
  trackingScripts: endpoint({
    method: 'GET',
    path: '/api/superadmin/tracking-scripts',
    summary: 'What the public pages put into their head for measuring',
    answer: trackingScriptsSchema,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    cacheSeconds: 300,
    audit: null,
    errors: [],
  }),
}

export type TrackingScripts = AnswerOf<typeof adminEndpoints.trackingScripts>

/** The most characters the super admin's markup may have. */
export const TRACKING_SCRIPTS_LENGTH = 50_000
