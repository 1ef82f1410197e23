import { z } from 'zod'
import { COUNTRIES, EMAIL_STYLES, LANGUAGES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField, websiteField } from '#shared/text-fields.ts'
import { isWebAddress } from '#shared/web-address.ts'
import {
  brandBasics,
  buyingJourneyFields,
  customerAvatarFields,
  guidelinesFields,
  productsInfoFields,
  timeZoneField,
} from './fields.ts'

export const KEY_DOTS = '•'.repeat(40)

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
  onboardingStep: z.int().min(1).max(5).nullable(),
  /** Dots when the brand has a key. The key itself is never returned. */
  klaviyoApiKey: z.string().nullable(),
  klaviyoLastSyncAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Brand = z.infer<typeof brandSchema>

const textsOfWebsite = z
  .array(
    z.object({
      text: textField(2000, 'Enter the text'),
      page: textField(2048).refine(isWebAddress, 'Enter the URL of a page.'),
    }),
  )
  .max(20, 'Please name at most 20 texts')

const ofBrand = z.object({ id: z.uuid() })
const oneBrand = z.object({ brand: brandSchema })

export const brandEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/brands',
    summary: 'List the brands of all your workspaces, oldest first',
    answer: z.object({ brands: z.array(brandSchema) }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'list_brands',
      title: 'List brands',
      description:
        'Lists the brands of the workspace with their ids, languages, countries, time zones and profiles. Call this first: most tools need a brand id or the workspaceId of a brand.',
    },
    audit: null,
    shows: ['brands', 'workspace'],
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/brands/{id}',
    summary: 'Get a brand',
    params: ofBrand,
    answer: oneBrand,
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'get_brand',
      title: 'Get a brand',
      description:
        'Gets one brand: who buys, what it sells, how it speaks, what it always and never says, and its rules. Read this before you write for the brand.',
    },
    audit: null,
    shows: ['brands'],
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/brands',
    summary: 'Create a brand',
    body: brandBasics.extend({
      workspaceId: z.uuid(),
      website: websiteField.optional(),
      /** Without a zone the brand gets the default zone of its country. */
      timezone: timeZoneField.optional(),
    }),
    answer: oneBrand,
    status: 201,
    access: { permission: 'CREATE_BRAND', tenant: { workspace: 'body.workspaceId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.created',
    changes: ['brands', 'workspace'],
    errors: ['BRAND_LIMIT_REACHED'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/brands/{id}',
    summary: 'Update any part of a brand',
    params: ofBrand,
    body: brandBasics
      .extend({
        customerAvatar: customerAvatarFields,
        productsInfo: productsInfoFields,
        buyingJourney: buyingJourneyFields,
        guidelines: guidelinesFields,
        onboardingStep: z.int().min(1).max(5).nullable(),
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
    summary: 'List the archived brands of a workspace, last archived first',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ brands: z.array(brandSchema) }),
    access: { permission: 'VIEW_BRAND', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['brands', 'workspace'],
    errors: [],
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/archive',
    summary: 'Archive a brand with its ideas, outlines and results. It stops counting toward the plan',
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
    summary: "Restore an archived brand if the plan's brand limit allows it",
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
    summary: 'Save the brand you last chose in a workspace',
    body: z.object({ brandId: z.uuid(), workspaceId: z.uuid() }),
    answer: z.object({ ok: z.boolean() }),
    access: { permission: 'VIEW_BRAND', tenant: { workspace: 'body.workspaceId', brand: 'body.brandId' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'write',
    audit: null,
    changesOwn: ['members'],
    errors: [],
  }),
}
