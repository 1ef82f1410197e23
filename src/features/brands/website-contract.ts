import { z } from 'zod'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'
import { isWebAddress } from '#shared/web-address.ts'
import { websiteReading } from './fields.ts'
import { sheetSchema } from './sheet-contract.ts'

const body = z.object({
  website: textField(2048, 'Enter the address of a public website.').refine(
    isWebAddress,
    'Enter the address of a public website.',
  ),
  language: z.enum(LANGUAGES).optional(),
})

const reading = {
  gate: null,
  whileImpersonating: 'refuse',
  rate: 'lookup',
  audit: null,
  errors: ['RATE_LIMITED', 'WEBSITE_ELSEWHERE', 'WEBSITE_UNREACHABLE'],
} as const

export const websiteEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/api/workspaces/{id}/website-profile',
    summary: 'Read what a website says about a brand. Stores nothing',
    params: z.object({ id: z.uuid() }),
    body,
    answer: websiteReading,
    access: { permission: 'CREATE_BRAND', tenant: { workspace: 'path.id' } },
    whenSuspended: 'refuse',
    ...reading,
    changesNothing: 'It stores nothing.',
  }),
  readFirst: endpoint({
    method: 'POST',
    path: '/api/website-profile',
    summary: 'Read what a website says about a brand, before there is a workspace. Stores nothing',
    body,
    answer: websiteReading,
    access: 'session',
    whenSuspended: 'ignore',
    ...reading,
    changesNothing: 'It stores nothing.',
  }),
  readForSheet: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/sheet/website',
    summary: 'Read the website of a brand and propose the facts found there. Uses the model if one is set up',
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      sheet: sheetSchema,
      ...websiteReading.pick({ pages: true, notes: true }).shape,
      proposed: z.int(),
      dropped: z.int(),
    }),
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    whenSuspended: 'refuse',
    ...reading,
    audit: 'brand.website_read',
    changes: ['brands'],
    errors: ['RATE_LIMITED', 'WEBSITE_ELSEWHERE', 'WEBSITE_UNREACHABLE', 'CONFLICT', 'GENERATION_CANCELLED'],
  }),
}
