import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'

export const PLATFORM_ROLES = ['USER', 'SUPERADMIN'] as const

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    role: oneOf(PLATFORM_ROLES).notNull().default('USER'),
    /** `scrypt$N$r$p$salt$hash`. */
    passwordHash: text().notNull(),
    /** Only for the configured super admin: a slow hash of the configured password. */
    settingsPasswordHash: text(),
    currentWorkspaceId: uuid(),
    signupCoupon: text(),
    createdAt: at().notNull(),
    deletionRequestedAt: at(),
    closedAt: at(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), ...onlyListedValues(table)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie, so a copy of this table opens no session. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
    userAgent: text().notNull().default(''),
    expiresAt: at().notNull(),
    /** SHA-256 of the token that super admin requests need beside the cookie. Null where it opens none. */
    superadminTokenHash: text(),
    impersonatorUserId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    impersonatorExpiresAt: at(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: oneOf(['reset_password', 'revert_email', 'confirm_email']).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that `revert_email` restores or `confirm_email` applies. */
    email: text(),
    expiresAt: at().notNull(),
  },
  (table) => [index('one_time_tokens_user').on(table.userId), ...onlyListedValues(table)],
)

export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted for this user, so a copy of this table makes no codes. */
  sealedSecret: text().notNull(),
  confirmedAt: at(),
  /** The 30-second step of the newest used code. Codes of this step and earlier ones no longer work. */
  lastStep: bigint({ mode: 'number' }),
  createdAt: at().notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: at(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** A login whose password was right and whose code is missing. It isn't a session and opens nothing. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    purpose: oneOf(['login', 'superadmin']).notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: at().notNull(),
  },
  (table) => [
    index('login_challenges_user').on(table.userId),
    index('login_challenges_expiry').on(table.expiresAt),
    ...onlyListedValues(table),
  ],
)

/** All processes share these counters, and they survive restarts. */
export const attemptCounts = pgTable('attempt_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: at().notNull(),
})
