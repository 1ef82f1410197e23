import { type AnyEndpoint, tokenUseOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Actor } from '../scope.ts'

/** Rows without a workspace can't have a gate, so the plan is checked on every request with a token. */
export function refuseToken(row: AnyEndpoint, actor: Actor | null): void {
  if (!actor?.token) return
  const use = tokenUseOf(row)
  if (use === 'refuse') throw new AppError('TOKEN_NOT_ALLOWED')
  if (use === 'write' && actor.token.scope === 'read') throw new AppError('TOKEN_READ_ONLY')
  if (!actor.memberships.some(({ limits }) => limits.apiEnabled)) {
    throw new AppError('PLAN_REQUIRED', { details: { gate: 'api' } })
  }
}
