import { proveIdentity } from '#features/auth/server/identity-proof.ts'
import { sendLater } from '#features/auth/server/later-mail.ts'
import { nameHere } from '#features/access/server/people-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Actor, Scope } from '#server/scope.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { can } from '#shared/permissions.ts'
import type { TokenEntry, tokenEndpoints } from '../contract.ts'
import {
  type OwnedToken,
  type TokenRow,
  countLiveTokens,
  findLiveTokens,
  findToken,
  insertToken,
  lockMembership,
  setRevoked,
} from './store.ts'
import { tokenCreatedMail } from './token-mails.ts'
import { hashApiToken, newApiToken } from './token-text.ts'

const MOST_TOKENS = 20

const seesAll = ({ role }: Scope) => can(role, 'ACCESS_ADMIN_PANEL')

export async function listTokens(app: AppContext, scope: Scope): Promise<TokenEntry[]> {
  const ofUser = seesAll(scope) ? null : scope.userId
  const rows = await withWorkspace(app.db, scope.workspaceId, (tx) => findLiveTokens(tx, app.clock.now(), ofUser))
  return rows.map(presentToken)
}

function presentToken({ token, person }: OwnedToken): TokenEntry {
  const { id, name, scope, last4, userId, createdAt, expiresAt, lastUsedAt } = token
  return {
    id,
    name,
    scope,
    last4,
    createdBy: { userId, name: nameHere(person) },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

export async function createToken(
  app: AppContext,
  scope: Scope,
  actor: Actor,
  { name, scope: tokenScope, expiresInDays, currentPassword, code }: BodyOf<typeof tokenEndpoints.create>,
): Promise<{ token: string; entry: TokenEntry }> {
  const { workspaceId, userId } = scope
  if (tokenScope === 'write' && !can(scope.role, 'CREATE_EMAIL_IDEAS')) {
    throw new AppError('FORBIDDEN', {
      message: 'Your role can only create read-only tokens.',
      details: { field: 'scope' },
    })
  }
  if (!actor.memberships.some((membership) => membership.workspaceId === workspaceId)) {
    throw new AppError('FORBIDDEN', { message: 'Only members of the workspace can create its tokens.' })
  }
  await proveIdentity(app, userId, { currentPassword, code })
  const token = newApiToken()
  const now = app.clock.now()
  const row: TokenRow = {
    workspaceId,
    id: newId(),
    userId,
    name,
    tokenHash: hashApiToken(token),
    last4: token.slice(-4),
    scope: tokenScope,
    createdAt: now,
    expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
    lastUsedAt: null,
    revokedAt: null,
    expiryToldAt: null,
  }
  await withWorkspace(app.db, workspaceId, async (tx) => {
    // Serializes the requests of a user, so that the limit holds.
    if (!(await lockMembership(tx, userId))) throw new AppError('NOT_FOUND')
    if ((await countLiveTokens(tx, userId, now)) >= MOST_TOKENS) {
      throw new AppError('CONFLICT', { message: `You have ${MOST_TOKENS} API tokens. Revoke one to create another.` })
    }
    await insertToken(tx, row)
  })
  const workspace = await workspaceExists(app.db, workspaceId)
  sendLater(app, tokenCreatedMail(app, actor.email, { ...row, workspaceName: workspace?.name ?? '' }))
  const person = { name: scope.userName, email: actor.email, closedAt: null, calledHere: null }
  return { token, entry: presentToken({ token: row, person }) }
}

/** Revoking a revoked token succeeds, so that two users can do it at the same time. */
export async function revokeToken(app: AppContext, scope: Scope, id: string): Promise<TokenRow> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const token = await findToken(tx, id)
    if (token === null) throw new AppError('NOT_FOUND')
    if (token.userId !== scope.userId && !seesAll(scope)) throw new AppError('FORBIDDEN')
    await setRevoked(tx, id, app.clock.now())
    return token
  })
}
