import { createHash, randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { type UserRow, insertSession } from './store.ts'

/** Roles with more rights get shorter sessions. */
export const SESSION_LIFE = {
  USER: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  SUPERADMIN: { idleMs: 1_800_000, absoluteMs: 8 * 3_600_000 },
  IMPERSONATION: { idleMs: 1_800_000, absoluteMs: 3_600_000 },
} as const

export interface NewSession {
  user: UserRow
  token: string
  expiresAt: Date
  superadminToken: string | null
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

export async function startSession(
  app: Pick<AppContext, 'db' | 'clock'>,
  user: UserRow,
  userAgent: string,
  until?: Date,
): Promise<NewSession> {
  const token = newToken()
  const superadminToken = user.role === 'SUPERADMIN' ? newToken() : null
  const now = app.clock.now()
  const expiresAt = until ?? new Date(now.getTime() + SESSION_LIFE[user.role].absoluteMs)
  await insertSession(app.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    lastSeenAt: now,
    userAgent,
    expiresAt,
    superadminTokenHash: superadminToken === null ? null : hashToken(superadminToken),
  })
  return { user, token, expiresAt, superadminToken }
}
