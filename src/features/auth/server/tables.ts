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
    /** Only for a super admin who came from the settings of the server: a slow hash of the password they had there. */
    settingsPasswordHash: text(),
    currentWorkspaceId: uuid(),
    /** The offer somebody came to sign up with, for their first checkout. */
    signupCoupon: text(),
    createdAt: at().notNull(),
    /** When the person asked for their account to be deleted; null when they did not, or took it back. */
    deletionRequestedAt: at(),
    /** From here on nobody signs in: what is left waits for its time to be deleted. */
    closedAt: at(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), ...onlyListedValues(table)],
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
    purpose: oneOf(['reset_password', 'revert_email', 'confirm_email']).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that `revert_email` brings back or that `confirm_email` makes count. */
    email: text(),
    expiresAt: at().notNull(),
  },
  (table) => [index('one_time_tokens_user').on(table.userId), ...onlyListedValues(table)],
)

export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted for this user: a copy of this table makes no codes. */
  sealedSecret: text().notNull(),
  /** Null while the user sets it up: login asks for no code yet. */
  confirmedAt: at(),
  /** The 30-second step of the newest code that was used. No code of it or of an earlier step works again. */
  lastStep: bigint({ mode: 'number' }),
  createdAt: at().notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of 80 random bits. */
    codeHash: text().notNull(),
    usedAt: at(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** A login whose password was right and whose code is still missing. It isn't a session and opens nothing. */
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

/** Attempts by key and window, shared by all processes and kept over restarts. */
export const attemptCounts = pgTable('attempt_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: at().notNull(),
})
