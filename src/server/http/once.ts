import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Once } from '../once.ts'
import type { Actor } from '../scope.ts'
import type { RowInput } from './row-input.ts'

const LONGEST_KEY = 80

/** People have no key: the app asks again only on purpose. */
export function onceOf(
  { method, path, rate }: AnyEndpoint,
  { actor, params, body }: { actor: Actor | null; params: unknown; body: unknown },
  { header }: RowInput,
): Once | null {
  const key = header?.('idempotency-key')
  if (key === undefined || !actor?.token || method !== 'POST' || rate !== 'generate') return null
  if (key.length < 1 || key.length > LONGEST_KEY) {
    throw new AppError('INVALID_INPUT', {
      message: `Idempotency-Key needs 1 to ${LONGEST_KEY} characters.`,
      details: { field: 'Idempotency-Key' },
    })
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify([path, params, body]))
    .digest('hex')
  return { tokenId: actor.token.id, key, requestHash }
}
