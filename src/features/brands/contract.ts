import { z } from 'zod'
import { COUNTRIES, EMAIL_STYLES, LANGUAGES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { optionalText, textField } from '#shared/text.ts'
import { isTimeZone } from '#shared/time-zones.ts'
import { isWebAddress, websiteField } from '#shared/web-address.ts'

/** The longest free text a brand field takes. */
export const LONG_TEXT = 10_000

/** What stands for a key that must not be shown. */
export const KEY_DOTS = '•'.repeat(40)

const timeZoneField = z
  .string('Choose a time zone, for example America/New_York.')
  .max(64, 'Please use at most 64 characters')
  .refine(isTimeZone, 'Choose a time zone, for example America/New_York.')

export const brandBasics = z.object({
  name: textField(100, 'Brand name is required'),
  website: websiteField,
  country: z.enum(COUNTRIES),
  /** IANA zone; every schedule of the brand is wall-clock time there. */
  timezone: timeZoneField,
  language: z.enum(LANGUAGES),
  defaultEmailType: z.enum(EMAIL_STYLES),
})

export const customerAvatarFields = z.object({
  demographics: textField(LONG_TEXT, 'Demographics are required'),
  interests: textField(LONG_TEXT, 'Interests are required'),
  buyingTriggers: textField(LONG_TEXT, 'Buying triggers are required'),
  painPoints: optionalText(LONG_TEXT),
})

export const productsInfoFields = z.object({
  products: textField(LONG_TEXT, 'Products description is required'),
  averageOrderValue: textField(200, 'Average order value is required'),
})

export const buyingJourneyFields = z.object({
  buyingProcess: textField(LONG_TEXT, 'Buying process is required'),
  commonObjections: optionalText(LONG_TEXT),
})

/** Trimmed phrases without the empty ones and without repeats. */
const phrases = z
  .array(textField(200))
  .max(200, 'Please use at most 200 phrases')
  .transform((list) => [...new Set(list.filter((phrase) => phrase !== ''))])

export const guidelinesFields = z.object({
  tone: textField(LONG_TEXT, 'Brand tone is required'),
  say: phrases,
  dontSay: phrases,
  complianceNotes: optionalText(LONG_TEXT),
})

export const brandSchema = z.object({
  id: z.uuid(),
  workspaceId: z.uuid(),
  name: z.string(),
  website: z.string().nullable(),
  country: z.enum(COUNTRIES),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  defaultEmailType: z.enum(EMAIL_STYLES),
  customerAvatar: customerAvatarFields.nullable(),
  productsInfo: productsInfoFields.nullable(),
  buyingJourney: buyingJourneyFields.nullable(),
  guidelines: guidelinesFields.nullable(),
  /** The step of onboarding to go on with; null once it was finished or skipped. */
  onboardingStep: z.int().min(1).max(5).nullable(),
  /** Dots when a key is kept for the brand; the key itself is never told. */
  klaviyoApiKey: z.string().nullable(),
  klaviyoLastSyncAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Brand = z.infer<typeof brandSchema>

/** Texts that a profile takes over from the website of the brand, each with its page. */
const textsOfWebsite = z
  .array(
    z.object({
      text: textField(2000, 'Enter the text'),
      page: textField(2048).refine(isWebAddress, 'Enter the address of a page.'),
    }),
  )
  .max(20, 'Please name at most 20 texts')

const ofBrand = z.object({ id: z.uuid() })
const oneBrand = z.object({ brand: brandSchema })

export const brandEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/brands',
    summary: 'The brands of all workspaces of the signed-in person, oldest first',
    answer: z.object({ brands: z.array(brandSchema) }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/brands/{id}',
    summary: 'One brand',
    params: ofBrand,
    answer: oneBrand,
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/brands',
    summary: 'Create a brand',
    body: brandBasics.extend({
      workspaceId: z.uuid(),
      website: websiteField.optional(),
      /** Without it the brand gets the default zone of its country. */
      timezone: timeZoneField.optional(),
    }),
    answer: oneBrand,
    status: 201,
    access: { permission: 'CREATE_BRAND', tenant: { workspace: 'body.workspaceId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.created',
    errors: ['BRAND_LIMIT_REACHED'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/brands/{id}',
    summary: 'Change any part of a brand',
    params: ofBrand,
    body: brandBasics
      .extend({
        customerAvatar: customerAvatarFields,
        productsInfo: productsInfoFields,
        buyingJourney: buyingJourneyFields,
        guidelines: guidelinesFields,
        onboardingStep: z.int().min(1).max(5).nullable(),
        /** Facts that are read from these texts are shown with the page. */
        fromWebsite: textsOfWebsite,
      })
      .partial(),
    answer: oneBrand,
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.updated',
    errors: [],
  }),
  listArchived: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/archived-brands',
    summary: 'The archived brands of a workspace, the last archived first',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ brands: z.array(brandSchema) }),
    access: { permission: 'VIEW_BRAND', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/archive',
    summary: 'Put a brand away with its ideas, outlines and results; its place in the plan is free at once',
    params: ofBrand,
    answer: oneBrand,
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.archived',
    errors: ['ARCHIVED_BRAND_LIMIT_REACHED'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/restore',
    summary: 'Bring an archived brand back, while the plan has a place for it',
    params: ofBrand,
    answer: oneBrand,
    access: { permission: 'CREATE_BRAND', tenant: { archivedBrand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.restored',
    errors: ['BRAND_LIMIT_REACHED'],
  }),
  rememberBrand: endpoint({
    method: 'PATCH',
    path: '/api/memberships/last-accessed-brand',
    summary: 'Record the brand a person chose in a workspace',
    body: z.object({ brandId: z.uuid(), workspaceId: z.uuid() }),
    answer: z.object({ ok: z.boolean() }),
    access: { permission: 'VIEW_BRAND', tenant: { workspace: 'body.workspaceId', brand: 'body.brandId' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'write',
    audit: null,
    changes: [],
    errors: [],
  }),
}
