import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#server/db/at.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    role: text().$type<'USER' | 'SUPERADMIN'>().notNull().default('USER'),
    /** `scrypt$N$r$p$salt$hash`. */
    passwordHash: text().notNull(),
    currentWorkspaceId: uuid(),
    /** The offer somebody came to sign up with, for their first checkout. */
    signupCoupon: text(),
    createdAt: at().notNull(),
    /** When the person asked for their account to be deleted; null when they did not, or took it back. */
    deletionRequestedAt: at(),
    /** From here on nobody signs in: what is left waits for its time to be deleted. */
    closedAt: at(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie: a copy of this table opens no session. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
    /** What the browser called itself, so that a person can tell the devices apart. */
    userAgent: text().notNull().default(''),
    expiresAt: at().notNull(),
    /** SHA-256 of the token that the super admin's calls need beside the cookie; null where it opens none. */
    superadminTokenHash: text(),
    /** The super admin who is signed in as the person; null when it is the person. */
    impersonatorUserId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** How long the session may last that the super admin goes back to. */
    impersonatorExpiresAt: at(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: text().$type<'reset_password' | 'revert_email'>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address a `revert_email` token brings back. */
    email: text(),
    expiresAt: at().notNull(),
  },
  (table) => [index('one_time_tokens_user').on(table.userId)],
)

/** Attempts by key and window, shared by all processes and kept over restarts. */
export const attemptCounts = pgTable('attempt_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: at().notNull(),
})
