import { timestamp } from 'drizzle-orm/pg-core'

/** An instant. Columns of local times use `timestamp({ mode: 'string' })`. */
export const at = () => timestamp({ withTimezone: true })
