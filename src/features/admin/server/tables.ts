import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/at.ts'

export const trackingScripts = pgTable(
  'tracking_scripts',
  {
    only: boolean().primaryKey().default(true),
    scripts: text().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [check('tracking_scripts_only_one', sql`${table.only}`)],
)
