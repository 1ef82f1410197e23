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

export const FIXTURE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const FIXTURE_RECOVERY_CODE = 'ABCD-EFGH-JKLM-NPQR'

export async function codeOf(secret = FIXTURE_SECRET, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(testClock.now().getTime() / 1000) + steps * 30 })
}

const STEP_MS = 30_000

/** For work that must not cross the end of a 30-second step. */
export async function earlyInStep<T>(work: () => Promise<T>): Promise<T> {
  return at(STEP_MS - (testClock.now().getTime() % STEP_MS), work)
}

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

/** Gives every fixture user the same second factor, so that one code works for all. */
export async function fixtureSecondFactors(state: 'none' | 'begun' | 'on'): Promise<{ code: string }> {
  const { db } = testApp.app
  const people = await db.select({ id: users.id }).from(users).where(like(users.name, '% Test'))
  const ids = people.map(({ id }) => id)
  if (state === 'none') await db.delete(secondFactors).where(inArray(secondFactors.userId, ids))
  else for (const id of ids) await aSecondFactor(id, { confirmed: state === 'on' })
  return { code: await codeOf() }
}

export async function aChallenge(): Promise<{ challenge: string; code: string }> {
  const { user } = await aPerson()
  await aSecondFactor(user.id)
  const { error } = await clientWith(null).call(authEndpoints.logIn, {
    body: { email: user.email, password: PERSON_PASSWORD },
  })
  return { challenge: String(error['challenge']), code: await codeOf() }
}
