import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { trackingScriptsSchema } from './contract.ts'

const body = z.object({
  /** Markup of `script`, `noscript` and `style` elements; empty measures nothing. */
  scripts: z.string(),
})

export const trackingReportSchema = z.object({
  /** What the pages will get, in order. */
  inserted: z.array(
    z.object({
      /** `script`, `noscript` or `style`. */
      element: z.string(),
      line: z.int(),
      /** Where it is loaded from; null for what stands in the markup itself. */
      source: z.string().nullable(),
      /** Characters between its tags. */
      length: z.int(),
    }),
  ),
  /** What stands beside them and is left out, e.g. `<img>` or `text`. */
  leftOut: z.array(z.string()),
  /** What will run, but probably not as it was meant. */
  warnings: z.array(z.string()),
  /** The pages share their address with the product, so a script on them can act as whoever is signed in. */
  sharesOrigin: z.boolean(),
})
export type TrackingReport = z.infer<typeof trackingReportSchema>

const ofPlatform = { access: 'superadmin', gate: null, whenSuspended: 'ignore', rate: 'write' } as const

export const trackingEndpoints = {
  save: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/tracking-scripts',
    summary: 'Change what the public pages put into their head for measuring',
    body,
    answer: z.object({ ...trackingScriptsSchema.shape, ...trackingReportSchema.shape }),
    audit: 'tracking_scripts.saved',
    errors: ['INVALID_INPUT'],
  }),
  check: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/tracking-scripts/check',
    summary: 'Read markup as the public pages would, without changing anything',
    body,
    answer: trackingReportSchema,
    audit: null,
    errors: ['INVALID_INPUT'],
  }),
}
