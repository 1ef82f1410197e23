import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { loginChallenges, recoveryCodes, secondFactors } from '../tables.ts'

export type FactorRow = typeof secondFactors.$inferSelect
export type ChallengeRow = typeof loginChallenges.$inferSelect

export async function findFactor(db: Db, userId: string): Promise<FactorRow | null> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return factor ?? null
}

export async function putUnconfirmedFactor(
  db: Db,
  factor: Pick<FactorRow, 'userId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const put = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret: factor.sealedSecret, createdAt: factor.createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return put.length > 0
}

export async function confirmFactor(
  db: Db,
  { userId, sealedSecret }: FactorRow,
  { confirmedAt, lastStep }: { confirmedAt: Date; lastStep: number },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt, lastStep })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** Uses up this step and every earlier one. Returns true for one of several concurrent calls. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const [deleted] = await db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
  return deleted !== undefined && deleted.confirmedAt !== null
}

export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

/** Returns `taken` for one of several concurrent calls. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  codeHash: string,
  usedAt: Date,
): Promise<'taken' | 'used' | 'unknown'> {
  const isThisOne = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(isThisOne, isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  if (taken.length > 0) return 'taken'
  return (await db.$count(recoveryCodes, isThisOne)) > 0 ? 'used' : 'unknown'
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

export async function insertChallenge(db: Db, challenge: typeof loginChallenges.$inferInsert): Promise<void> {
  await db.insert(loginChallenges).values(challenge)
}

export async function countTry(db: Db, tokenHash: string, now: Date): Promise<ChallengeRow | null> {
  const [challenge] = await db
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(and(eq(loginChallenges.tokenHash, tokenHash), gt(loginChallenges.expiresAt, now)))
    .returning()
  return challenge ?? null
}

export async function takeChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const taken = await db
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ userId: loginChallenges.userId })
  return taken.length > 0
}
