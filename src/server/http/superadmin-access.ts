import { createHash, timingSafeEqual } from 'node:crypto'
import type { Actor } from '../scope.ts'

export const SUPERADMIN_TOKEN_HEADER = 'x-superadmin-token'

/** These requests need the session of a super admin and the token that was issued with it. */
export function opensSuperadminCalls(actor: Actor | null, token: string | string[] | undefined): boolean {
  if (actor === null || typeof token !== 'string' || actor.superadminTokenHash === null) return false
  if (actor.role !== 'SUPERADMIN' && actor.impersonator === null) return false
  const given = createHash('sha256').update(token).digest()
  const known = Buffer.from(actor.superadminTokenHash, 'hex')
  return given.length === known.length && timingSafeEqual(given, known)
}
