import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { attemptCounts, loginChallenges, oneTimeTokens, sessions, users } from './tables.ts'

export type UserRow = typeof users.$inferSelect

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return user ?? null
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user ?? null
}

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user)
}

export async function setSignupCoupon(db: Db, userId: string, signupCoupon: string): Promise<void> {
  await db.update(users).set({ signupCoupon }).where(eq(users.id, userId))
}

export async function findSignupCoupon(db: Db, userId: string): Promise<string | null | undefined> {
  const [user] = await db.select({ coupon: users.signupCoupon }).from(users).where(eq(users.id, userId))
  return user?.coupon
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** Locks the row until the transaction ends. Other transactions can still insert rows that refer to it. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function setCurrentWorkspace(db: Db, userId: string, workspaceId: string): Promise<void> {
  await db.update(users).set({ currentWorkspaceId: workspaceId }).where(eq(users.id, userId))
}

export async function forgetCurrentWorkspace(db: Db, workspaceId: string): Promise<void> {
  await db.update(users).set({ currentWorkspaceId: null }).where(eq(users.currentWorkspaceId, workspaceId))
}

export async function lockedUser(db: Db, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update')
  return user!
}

export async function updateUser(
  db: Db,
  userId: string,
  changes: Partial<Pick<UserRow, 'name' | 'email' | 'phone' | 'address'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, userId))
}

export async function setDeletionRequest(db: Db, userId: string, requestedAt: Date | null): Promise<void> {
  await db.update(users).set({ deletionRequestedAt: requestedAt }).where(eq(users.id, userId))
}

export async function findAccountsToClose(db: Db, requestedUntil: Date): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(lte(users.deletionRequestedAt, requestedUntil), isNull(users.closedAt)))
}

/** Deletes sessions and tokens, so no one can log in anymore. */
export async function closeAccount(db: Db, userId: string, closedAt: Date): Promise<void> {
  await db.update(users).set({ closedAt, currentWorkspaceId: null }).where(eq(users.id, userId))
  await deleteSessionsOf(db, userId)
  await deleteAllTokens(db, userId)
}

export async function findClosedAccounts(db: Db, requestedUntil: Date): Promise<Pick<UserRow, 'id' | 'email'>[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(lte(users.deletionRequestedAt, requestedUntil), sql`${users.closedAt} is not null`))
}

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

export async function deleteExpiredAccess(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now))
  await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now))
  await db.delete(attemptCounts).where(lte(attemptCounts.windowEndsAt, now))
}

export async function setRole(db: Db, userId: string, role: UserRow['role']): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId))
}

export async function setSettingsPasswordHash(
  db: Db,
  userId: string,
  settingsPasswordHash: string | null,
): Promise<void> {
  await db.update(users).set({ settingsPasswordHash }).where(eq(users.id, userId))
}

export async function findConfiguredSuperAdmins(db: Db): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, 'SUPERADMIN'), isNotNull(users.settingsPasswordHash)))
}

export async function countSuperAdmins(db: Db): Promise<number> {
  return db.$count(users, eq(users.role, 'SUPERADMIN'))
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Returns the session to one of several concurrent calls. */
export async function takeSession(db: Db, tokenHash: string): Promise<typeof sessions.$inferSelect | null> {
  const [taken] = await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning()
  return taken ?? null
}

export async function setSuperadminToken(db: Db, tokenHash: string, superadminTokenHash: string): Promise<void> {
  await db.update(sessions).set({ superadminTokenHash }).where(eq(sessions.tokenHash, tokenHash))
}

const sessionsOf = (userId: string) => or(eq(sessions.userId, userId), eq(sessions.impersonatorUserId, userId))

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(sessionsOf(userId))
  await deleteChallengesOf(db, userId)
}

export async function deleteOtherSessions(db: Db, userId: string, keptHash: string): Promise<void> {
  await db.delete(sessions).where(and(sessionsOf(userId), ne(sessions.tokenHash, keptHash)))
  await deleteChallengesOf(db, userId)
}

/** A pending second step began with the old password, so it ends with the sessions. */
async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
}

export async function findLiveSessions(
  db: Db,
  userId: string,
  now: Date,
  idleMs: number,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        // Leaves out sessions of a super admin who impersonates the user.
        isNull(sessions.impersonatorUserId),
        gt(sessions.expiresAt, now),
        gte(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

export async function touchSession(db: Db, tokenHash: string, lastSeenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash))
}

export async function replaceOneTimeToken(db: Db, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, token.userId), eq(oneTimeTokens.purpose, token.purpose)))
  await db.insert(oneTimeTokens).values(token)
}

export async function insertOneTimeToken(db: Db, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db.insert(oneTimeTokens).values(token)
}

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose']

export async function deleteTokens(db: Db, userId: string, purposes: Purpose[]): Promise<void> {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}

export const deleteResetTokens = (db: Db, userId: string): Promise<void> => deleteTokens(db, userId, ['reset_password'])

export async function deleteAllTokens(db: Db, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

const workingToken = (tokenHash: string, purpose: Purpose, now: Date) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now))

export async function findTokenOwner(db: Db, tokenHash: string, purpose: Purpose, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(workingToken(tokenHash, purpose, now))
  return found?.userId ?? null
}

export async function findPendingEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'confirm_email'),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return found?.email ?? null
}

/** Returns the token to one of several concurrent calls. */
export async function takeOneTimeToken(
  db: Db,
  tokenHash: string,
  purpose: Purpose,
  now: Date,
): Promise<typeof oneTimeTokens.$inferSelect | null> {
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(workingToken(tokenHash, purpose, now))
    .returning()
  return taken ?? null
}

/** Deletes later tokens, too, so that no one can undo the owner's restore. */
export async function takeRevertToken(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const taken = await takeOneTimeToken(db, tokenHash, 'revert_email', now)
  if (taken === null) return null
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, taken.userId),
        eq(oneTimeTokens.purpose, 'revert_email'),
        gte(oneTimeTokens.expiresAt, taken.expiresAt),
      ),
    )
  return taken.email
}

export async function countAttempt(
  db: Db,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ count: number; windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(attemptCounts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${attemptCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz then 1 else ${attemptCounts.count} + 1 end`,
        windowEndsAt: sql`case when ${attemptCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz then excluded.window_ends_at else ${attemptCounts.windowEndsAt} end`,
      },
    })
    .returning()
  return row!
}

export async function removeAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
    .where(eq(attemptCounts.key, key))
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attemptCounts).where(eq(attemptCounts.key, key))
}
