import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { hashToken, newToken } from '../sessions.ts'
import type { UserRow } from '../store.ts'
import { type ChallengeRow, findFactor, insertChallenge } from './store.ts'

const CHALLENGE_MS = 10 * 60_000

export async function challengeFor(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Db,
  { id: userId }: UserRow,
  { userAgent, purpose }: Pick<ChallengeRow, 'userAgent' | 'purpose'>,
): Promise<string | null> {
  const factor = await findFactor(tx, userId)
  if (factor === null || factor.confirmedAt === null) return null
  const token = newToken()
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS)
  await insertChallenge(tx, { tokenHash: hashToken(token), userId, userAgent, purpose, expiresAt })
  return token
}
