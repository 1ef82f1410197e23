import { z } from 'zod'
import {
  DAYS_TOLD,
  FACT_KINDS,
  FACT_SOURCES,
  FACT_STATES,
  FAMILIES,
  type FactKind,
  factValues,
} from '#shared/brand-sheet.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { typedRules } from './fields.ts'

const ofBrand = z.object({ id: z.uuid() })

function byKind<Extra extends z.ZodRawShape, OfPhrase extends z.ZodRawShape>(extra: Extra, ofPhrase: OfPhrase) {
  const of = <Kind extends FactKind>(kind: Kind) =>
    z.object({ kind: z.literal(kind), value: factValues[kind], ...extra })
  return z.discriminatedUnion('kind', [
    of('business'),
    of('trade'),
    of('family'),
    of('buyers'),
    of('offer'),
    of('doubt'),
    of('pain'),
    of('moment'),
    of('voice'),
    of('say').extend(ofPhrase),
    of('neverSay'),
    of('rule'),
    of('answer'),
    of('rhythm'),
  ])
}

const ofFact = {
  key: z.string(),
  source: z.enum(FACT_SOURCES),
  state: z.enum(FACT_STATES),
  quote: z.string().nullable(),
  page: z.string().nullable(),
  isUsed: z.boolean(),
}

/** What a phrase says of a day, as emails tell it. */
const dayTold = z.object({ what: z.enum(DAYS_TOLD), from: z.string(), to: z.string(), by: z.string().nullable() })
export type DayTold = z.infer<typeof dayTold>

const factSchema = byKind(ofFact, { day: dayTold.optional() })

export const sheetSchema = z.object({
  facts: z.array(factSchema),
  unused: z.array(
    z.object({
      field: z.enum([
        'products',
        'averageOrderValue',
        'painPoints',
        'buyingTriggers',
        'buyingProcess',
        'commonObjections',
        'complianceNotes',
      ]),
      text: z.string(),
    }),
  ),
  trades: z.array(z.object({ id: z.string(), name: z.string(), family: z.enum(FAMILIES).nullable() })),
  hasModel: z.boolean(),
})
export type BrandSheet = z.infer<typeof sheetSchema>

export const MOST_CHANGES = 200
export const MOST_FACTS = 500

const decided = {
  kind: z.enum(FACT_KINDS),
  key: z.string().min(1, 'Name the fact by its key').max(200),
}

export const sheetEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/sheet',
    summary: 'List the facts about a brand with the source and state of each',
    params: ofBrand,
    answer: sheetSchema,
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['brands', 'imports'],
    errors: [],
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/brands/{id}/sheet',
    summary: 'Confirm, reject or reset facts of a brand',
    params: ofBrand,
    body: z.object({
      facts: z
        .array(z.object({ ...decided, state: z.enum(FACT_STATES) }))
        .min(1, 'Name at least one fact')
        .max(MOST_CHANGES, `Please change at most ${MOST_CHANGES} facts at a time`),
    }),
    answer: sheetSchema,
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.facts_decided',
    errors: ['CONFLICT'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/sheet/facts',
    summary: 'Add or correct a fact about a brand. The fact counts as confirmed',
    params: ofBrand,
    body: byKind({ key: z.string().min(1).max(200).optional() }, {}),
    answer: sheetSchema,
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.fact_written',
    errors: ['CONFLICT'],
  }),
  writeRules: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/sheet/rules',
    summary: 'Read rules from a text and add them to the brand. Each sentence becomes a rule',
    params: ofBrand,
    body: typedRules,
    answer: sheetSchema,
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'brand.rules_written',
    errors: ['CONFLICT'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/sheet/reading',
    summary: 'Let the model read the profile of a brand and propose the facts it finds, each with its quote',
    params: ofBrand,
    answer: z.object({
      sheet: sheetSchema,
      proposed: z.int(),
      dropped: z.int(),
    }),
    access: { permission: 'EDIT_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'lookup',
    audit: 'brand.profile_read',
    errors: ['CONFLICT', 'RATE_LIMITED', 'GENERATION_CANCELLED', ...AI_REFUSALS],
  }),
}
