import { presentPerson, standing } from '#features/access/server/session-check.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Actor } from '#server/scope.ts'
import { findTokenByHash, touchToken } from './store.ts'
import { hashApiToken, isApiToken } from './token-text.ts'

/** Writing on every request would double its cost. */
const TOUCH_EVERY_MS = 5 * 60_000

/** A token is its user in one workspace, with the role of that moment. It never has the rights of a super admin. */
export async function authenticateToken(app: AppContext, given: string): Promise<Actor | null> {
  if (!isApiToken(given)) return null
  const tokenHash = hashApiToken(given)
  const found = await findTokenByHash(app.db, tokenHash)
  if (found === null) return null
  const { token, user } = found
  const now = app.clock.now()
  if (token.revokedAt !== null || now >= token.expiresAt || user.closedAt !== null) return null
  const memberships = standing(found, now)
  if (memberships.length === 0) return null
  const unlessSince = new Date(now.getTime() - TOUCH_EVERY_MS)
  if (token.lastUsedAt === null || token.lastUsedAt < unlessSince) {
    await touchToken(app.db, tokenHash, now, unlessSince)
  }
  return {
    ...presentPerson(user),
    role: 'USER',
    sessionHash: '',
    impersonator: null,
    superadminTokenHash: null,
    memberships,
    token: { id: token.id, name: token.name, scope: token.scope },
  }
}
