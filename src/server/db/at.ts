import { timestamp } from 'drizzle-orm/pg-core'

/** The column of a point in time; the columns of wall-clock times are `timestamp({ mode: 'string' })`. */
export const at = () => timestamp({ withTimezone: true })
