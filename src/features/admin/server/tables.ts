import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The markup that measures visits of the public pages: one row for the whole platform, or none. */
export const trackingScripts = pgTable(
  'tracking_scripts',
  {
    only: boolean().primaryKey().default(true),
    scripts: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('tracking_scripts_only_one', sql`${table.only}`)],
)
