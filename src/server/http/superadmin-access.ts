import { createHash, timingSafeEqual } from 'node:crypto'
import type { Actor } from './route.ts'

export const SUPERADMIN_TOKEN_HEADER = 'x-superadmin-token'

/**
 * The super admin's calls need two things that belong together: the session of a super admin, or of one who is signed in
 * as somebody else, and the token that was given out with it. Neither opens anything alone.
 */
export function opensSuperadminCalls(actor: Actor | null, token: string | string[] | undefined): boolean {
  if (actor === null || typeof token !== 'string' || actor.superadminTokenHash === null) return false
  if (actor.role !== 'SUPERADMIN' && actor.impersonator === null) return false
  const given = createHash('sha256').update(token).digest()
  const known = Buffer.from(actor.superadminTokenHash, 'hex')
  return given.length === known.length && timingSafeEqual(given, known)
}
