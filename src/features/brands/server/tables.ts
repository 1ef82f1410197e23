import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofWorkspace } from '#features/workspaces/server/tables.ts'
import { at } from '#server/db/at.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type {
  BuyingJourney,
  Country,
  CustomerAvatar,
  EmailStyle,
  Guidelines,
  Language,
  ProductsInfo,
} from '#shared/brand-brief.ts'

export const brands = pgTable(
  'brands',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    name: text().notNull(),
    website: text(),
    country: text().$type<Country>().notNull(),
    language: text().$type<Language>().notNull(),
    /** IANA zone; every schedule of the brand is wall-clock time there. */
    timezone: text().notNull(),
    defaultEmailType: text().$type<EmailStyle>().notNull(),
    customerAvatar: jsonb().$type<CustomerAvatar>(),
    productsInfo: jsonb().$type<ProductsInfo>(),
    buyingJourney: jsonb().$type<BuyingJourney>(),
    guidelines: jsonb().$type<Guidelines>(),
    /** The step of onboarding to go on with, 1 to 5; null once finished. */
    onboardingStep: integer(),
    /** Null while no key is kept for it. */
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
    onlyOwnWorkspace(),
  ],
)
