import { eq, inArray, like } from 'drizzle-orm'
import { generate } from 'otplib'
import { authEndpoints } from '#features/auth/contract.ts'
import { secretOwner } from '#features/auth/server/second-factor/proof.ts'
import { recoveryCodes, secondFactors, users } from '#features/auth/server/tables.ts'
import { hashToken } from '#features/auth/server/sessions.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { clientWith } from './client.ts'
import { PERSON_PASSWORD, aPerson } from './fixtures.ts'
import { testApp } from './test-app.ts'
import { at, testClock } from './test-clock.ts'

/** The secret of every second factor that a fixture makes, and its recovery code. */
export const FIXTURE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const FIXTURE_RECOVERY_CODE = 'ABCD-EFGH-JKLM-NPQR'

/** The code that an authenticator app shows now, or a number of 30-second steps away from now. */
export async function codeOf(secret = FIXTURE_SECRET, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(testClock.now().getTime() / 1000) + steps * 30 })
}

const STEP_MS = 30_000

/** Runs work that must not meet the end of a 30-second step: the clock stands at the beginning of one. */
export async function earlyInStep<T>(work: () => Promise<T>): Promise<T> {
  return at(STEP_MS - (testClock.now().getTime() % STEP_MS), work)
}

/** Gives a user a second factor that no code was used of yet. */
export async function aSecondFactor(
  userId: string,
  { confirmed = true, to = testApp }: { confirmed?: boolean; to?: Pick<RunningApp, 'app'> } = {},
): Promise<void> {
  const { db, secrets } = to.app
  const now = testClock.now()
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.insert(secondFactors).values({
    userId,
    sealedSecret: secrets.seal(FIXTURE_SECRET, secretOwner(userId)),
    confirmedAt: confirmed ? now : null,
    createdAt: now,
  })
  if (!confirmed) return
  const codeHash = hashToken(FIXTURE_RECOVERY_CODE.replaceAll('-', ''))
  await db.insert(recoveryCodes).values({ userId, codeHash })
}

/** Brings the second factor of every fixture person to the same state, so that one code opens whichever of them. */
export async function fixtureSecondFactors(state: 'none' | 'begun' | 'on'): Promise<{ code: string }> {
  const { db } = testApp.app
  const people = await db.select({ id: users.id }).from(users).where(like(users.name, '% Test'))
  const ids = people.map(({ id }) => id)
  if (state === 'none') await db.delete(secondFactors).where(inArray(secondFactors.userId, ids))
  else for (const id of ids) await aSecondFactor(id, { confirmed: state === 'on' })
  return { code: await codeOf() }
}

/** The first step of a login with a second factor is done; this is what the second step needs. */
export async function aChallenge(): Promise<{ challenge: string; code: string }> {
  const { user } = await aPerson()
  await aSecondFactor(user.id)
  const { error } = await clientWith(null).call(authEndpoints.logIn, {
    body: { email: user.email, password: PERSON_PASSWORD },
  })
  return { challenge: String(error['challenge']), code: await codeOf() }
}
