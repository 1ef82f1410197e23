import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofWorkspace } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import {
  type BuyingJourney,
  COUNTRIES,
  type CustomerAvatar,
  EMAIL_STYLES,
  type Guidelines,
  LANGUAGES,
  type ProductsInfo,
} from '#shared/brand-brief.ts'
import { FACT_KINDS, FACT_SOURCES, FACT_STATES } from '#shared/brand-sheet.ts'

export const brands = pgTable(
  'brands',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    name: text().notNull(),
    website: text(),
    country: oneOf(COUNTRIES).notNull(),
    language: oneOf(LANGUAGES).notNull(),
    timezone: text().notNull(),
    defaultEmailType: oneOf(EMAIL_STYLES).notNull(),
    customerAvatar: jsonb().$type<CustomerAvatar>(),
    productsInfo: jsonb().$type<ProductsInfo>(),
    buyingJourney: jsonb().$type<BuyingJourney>(),
    guidelines: jsonb().$type<Guidelines>(),
    onboardingStep: integer(),
    klaviyoConnectedAt: at(),
    klaviyoLastSyncAt: at(),
    archivedAt: at(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('brands_id').on(table.id),
    index('brands_created').on(table.workspaceId, table.createdAt),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** Facts that can't be read from the profile again: decisions of members, and what was read elsewhere. */
export const brandFacts = pgTable(
  'brand_facts',
  {
    workspaceId: ofWorkspace(),
    brandId: uuid().notNull(),
    kind: oneOf(FACT_KINDS).notNull(),
    /** Two readings with the same key mean the same fact. See `factKey()`. */
    key: text().notNull(),
    value: jsonb().notNull(),
    source: oneOf(FACT_SOURCES).notNull(),
    state: oneOf(FACT_STATES).notNull(),
    quote: text(),
    page: text(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.brandId, table.kind, table.key] }),
    goesWith([table.workspaceId, table.brandId], brands),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
