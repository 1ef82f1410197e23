import { sql } from 'drizzle-orm'
import type { TokenScope } from '#features/tokens/fields.ts'
import { insertToken } from '#features/tokens/server/store.ts'
import { hashApiToken, newApiToken } from '#features/tokens/server/token-text.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type Client, clientWith } from './client.ts'
import type { Person, TestWorkspace } from './fixtures.ts'
import { testApp } from './test-app.ts'
import { DAY, testClock } from './test-clock.ts'

export interface TokenClient extends Client {
  id: string
  token: string
}

/** Every request of the client carries the token, and `cookie` beside it if given. */
export function clientByToken(token: string, to: Pick<RunningApp, 'server'> = testApp, cookie?: string | null): Client {
  const client = clientWith(cookie ?? null, to)
  return {
    ...client,
    call: (row, input) =>
      client.call(row, { ...input, headers: { authorization: `Bearer ${token}`, ...input?.headers } }),
  }
}

interface TokenChanges {
  scope?: TokenScope
  name?: string
  of?: Person
  expiresAt?: Date
  revokedAt?: Date
}

export async function aToken(
  { id: workspaceId, owner }: TestWorkspace,
  { scope = 'write', name = 'Weekly sheet', of = owner, ...changes }: TokenChanges = {},
  to: Pick<RunningApp, 'app' | 'server'> = testApp,
): Promise<TokenClient> {
  const token = newApiToken()
  const id = newId()
  const now = testClock.now()
  await withWorkspace(to.app.db, workspaceId, (tx) =>
    insertToken(tx, {
      workspaceId,
      id,
      userId: of.user.id,
      name,
      tokenHash: hashApiToken(token),
      last4: token.slice(-4),
      scope,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 90 * DAY),
      ...changes,
    }),
  )
  return { ...clientByToken(token, to), id, token }
}

/** A user has at most 20 tokens, and an example call may be made any number of times. */
export async function revokeExamples({ id }: Pick<TestWorkspace, 'id'>): Promise<void> {
  await testApp.app.db.execute(
    sql`update api_tokens set revoked_at = now() where workspace_id = ${id} and name = 'Example'`,
  )
}
