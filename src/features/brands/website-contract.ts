import { z } from 'zod'
import { COUNTRIES, LANGUAGES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text.ts'
import { isWebAddress } from '#shared/web-address.ts'
import { sheetSchema } from './sheet-contract.ts'

const found = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    /** Address of the page. */
    source: z.string(),
    quote: z.string().optional(),
  })
const foundText = found(z.string())

const pages = z.array(
  z.object({ url: z.string(), outcome: z.enum(['read', 'not allowed', 'not found', 'not readable']) }),
)
const notes = z.array(z.string())

export const websiteReading = z.object({
  profile: z.object({
    name: foundText.optional(),
    country: found(z.enum(COUNTRIES)).optional(),
    language: found(z.enum(LANGUAGES)).optional(),
    products: foundText.optional(),
    averageOrderValue: foundText.optional(),
    tone: foundText.optional(),
    say: z.array(foundText),
    buyingProcess: foundText.optional(),
    commonObjections: foundText.optional(),
    complianceNotes: foundText.optional(),
  }),
  pages,
  notes,
})

const body = z.object({
  website: textField(2048, 'Enter the address of a public website.').refine(
    isWebAddress,
    'Enter the address of a public website.',
  ),
  /** The language of the brand where it is known: pages in other languages say nothing about it. */
  language: z.enum(LANGUAGES).optional(),
})

const reading = {
  gate: null,
  whileImpersonating: 'refuse',
  rate: 'lookup',
  audit: null,
  changes: [],
  errors: ['RATE_LIMITED', 'WEBSITE_ELSEWHERE', 'WEBSITE_UNREACHABLE'],
} as const

export const websiteEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/api/workspaces/{id}/website-profile',
    summary: 'Read what a website says about a brand; nothing is stored',
    params: z.object({ id: z.uuid() }),
    body,
    answer: websiteReading,
    access: { permission: 'CREATE_BRAND', tenant: { workspace: 'path.id' } },
    whenSuspended: 'refuse',
    ...reading,
  }),
  readFirst: endpoint({
    method: 'POST',
    path: '/api/website-profile',
    summary: 'Read what a website says about a brand, before there is a workspace; nothing is stored',
    body,
    answer: websiteReading,
    access: 'session',
    whenSuspended: 'ignore',
    ...reading,
  }),
  readForSheet: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/sheet/website',
    summary: 'Read the website of a brand, also with the model where one is set up, and propose the facts found there',
    params: z.object({ id: z.uuid() }),
    answer: z.object({
      sheet: sheetSchema,
      pages,
      notes,
      /** How many facts are new. */
      proposed: z.int(),
      /** How many facts a model named that the texts don't say. */
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
