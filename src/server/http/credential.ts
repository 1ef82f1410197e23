import type { IncomingHttpHeaders } from 'node:http'
import type { AppContext } from '../app-context.ts'
import type { Actor } from '../scope.ts'
import { AppError } from '#shared/errors.ts'

export type Credential = { kind: 'session' | 'token'; value: string } | null

export interface Identifying {
  authenticate: (app: AppContext, sessionToken: string) => Promise<Actor | null>
  authenticateToken: (app: AppContext, apiToken: string) => Promise<Actor | null>
}

/** Null without a bearer token. Other schemes belong to proxies in front of the app. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  const [, value] = /^bearer(?: +(.*))?$/i.exec(authorization ?? '') ?? []
  return authorization !== undefined && /^bearer\b/i.test(authorization) ? (value ?? '').trim() : null
}

/** A bearer token replaces the cookie, so a stronger session beside it gives no more rights. */
export function credentialOf(headers: IncomingHttpHeaders, sessionToken: string | null): Credential {
  const bearer = bearerOf(headers)
  if (bearer !== null) return { kind: 'token', value: bearer }
  return sessionToken === null ? null : { kind: 'session', value: sessionToken }
}

export async function identify(
  app: AppContext,
  { authenticate, authenticateToken }: Identifying,
  credential: Credential,
): Promise<Actor | null> {
  if (credential === null) return null
  if (credential.kind === 'session') return authenticate(app, credential.value)
  const actor = await authenticateToken(app, credential.value)
  if (actor === null) throw new AppError('INVALID_API_TOKEN')
  return actor
}
