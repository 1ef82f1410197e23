import { z } from 'zod'
import { type AnswerOf, endpoint } from '#shared/endpoint.ts'

export const trackingScriptsSchema = z.object({
  scripts: z.string(),
  updatedAt: z.string().nullable(),
})

export const adminEndpoints = {
  trackingScripts: endpoint({
    method: 'GET',
    path: '/api/superadmin/tracking-scripts',
    summary: 'Get the tracking scripts of the public pages',
    answer: trackingScriptsSchema,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    cacheSeconds: 300,
    audit: null,
    shows: ['scripts'],
    errors: [],
  }),
}

export type TrackingScripts = AnswerOf<typeof adminEndpoints.trackingScripts>

export const TRACKING_SCRIPTS_LENGTH = 50_000
