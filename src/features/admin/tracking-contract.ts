import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { trackingScriptsSchema } from './contract.ts'

const body = z.object({
  scripts: z.string(),
})

export const trackingReportSchema = z.object({
  inserted: z.array(
    z.object({
      element: z.string(),
      line: z.int(),
      /** Null for inline code. */
      source: z.string().nullable(),
      length: z.int(),
    }),
  ),
  /** Skipped elements and text, e.g. `<img>` or `text`. */
  leftOut: z.array(z.string()),
  warnings: z.array(z.string()),
  sharesOrigin: z.boolean(),
})
export type TrackingReport = z.infer<typeof trackingReportSchema>

const ofPlatform = { access: 'superadmin', gate: null, whenSuspended: 'ignore', rate: 'write' } as const

export const trackingEndpoints = {
  save: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/tracking-scripts',
    summary: 'Update the tracking scripts',
    body,
    answer: z.object({ ...trackingScriptsSchema.shape, ...trackingReportSchema.shape }),
    audit: 'tracking_scripts.saved',
    changes: ['scripts'],
    errors: ['INVALID_INPUT'],
  }),
  check: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/tracking-scripts/check',
    summary: 'Validate tracking markup without saving it',
    body,
    answer: trackingReportSchema,
    audit: null,
    changesNothing: 'It only reads.',
    errors: ['INVALID_INPUT'],
  }),
}
