import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import { newId } from '#server/db/new-id.ts'
import { isRefusedWhileImpersonating } from '#shared/endpoint.ts'
import { type Client, clientWith, cookieOf } from '#test/client.ts'
import { ROWS, aFilledWorkspace } from '#test/example-calls.ts'
import { PERSON_PASSWORD, type Person, aMember, aPerson, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { HOUR, MINUTE, at } from '#test/test-clock.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

const { impersonate, stopImpersonating } = adminPeopleEndpoints
const { changePassword, me, logOut, logInAsSuperAdmin, sessions } = authEndpoints

/** Actions that stay with the user: exports, deletions, payments, ownership and credentials. */
const THEIRS_ALONE = [
  'DELETE /api/auth/sessions',
  'PATCH /api/settings/profile',
  'POST /api/auth/change-password',
  'GET /api/auth/second-factor',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/recovery-codes',
  'DELETE /api/auth/second-factor',
  'POST /api/settings/workspace/{workspaceId}/members/{userId}/reset-password',

  'GET /api/brands/{brandId}/plan/{year}/{month}/export/docx',
  'GET /api/calendar/export/csv',
  'GET /api/outlines/{id}/export/docx',
  'GET /api/outlines/{id}/export/html',
  'GET /api/outlines/{id}/export/txt',
  'GET /api/workspaces/{id}/audit/export',
  'GET /api/workspaces/{workspaceId}/calendar/export/csv',
  'POST /api/settings/export',
  'POST /api/settings/workspace/{id}/export',

  'DELETE /api/email-ideas/{id}',
  'DELETE /api/email-outlines/{id}',
  'DELETE /api/imports/{id}',
  'DELETE /api/settings/deletion',
  'DELETE /api/settings/workspace/{id}/deletion',
  'DELETE /api/settings/workspace/{workspaceId}/members/{userId}',
  'POST /api/settings/deletion',
  'POST /api/settings/workspace/{id}/deletion',

  'POST /api/billing/checkout',
  'POST /api/billing/checkout-guest',
  'POST /api/billing/link-subscription',
  'POST /api/billing/portal',

  'POST /api/workspaces/{id}/leave',
  'POST /api/workspaces/{id}/transfer-ownership',

  'DELETE /api/brands/{brandId}/calendar-feed',
  'DELETE /api/comments/{id}',
  'DELETE /api/comments/{id}/name',
  'DELETE /api/review-decisions/{id}/name',
  'DELETE /api/review-links/{id}',
  'DELETE /api/tokens/{id}',
  'DELETE /api/webhooks/{id}',
  'PATCH /api/review-links/{id}',
  'POST /api/brands/{id}/review-links',
  'POST /api/review-links/{id}/replace',
  'POST /api/webhooks/{id}/rotate',
  'POST /api/workspaces/{workspaceId}/tokens',
  'POST /api/workspaces/{workspaceId}/webhooks',
  'DELETE /api/brands/{id}/klaviyo',
  'POST /api/brands/{brandId}/calendar-feed',
  'POST /api/brands/{id}/klaviyo/sync',
  'POST /api/outlines/{id}/klaviyo-draft',
  'POST /api/settings/klaviyo/validate',
  'POST /api/settings/profile/email-link',

  'POST /api/brands/{id}/sheet/website',
  'POST /api/website-profile',
  'POST /api/workspaces/{id}/website-profile',
]

async function aSuperAdmin(): Promise<{ boss: Client; email: string; token: string }> {
  const { user } = await aPerson({ role: 'SUPERADMIN', name: 'Bo Boss' })
  const body = { email: user.email, password: PERSON_PASSWORD }
  const answer = await clientWith(null).call(logInAsSuperAdmin, { body })
  const token = answer.body.superadminToken!
  return { boss: clientWith(cookieOf(answer), testApp, token), email: user.email, token }
}

async function anImpersonation(of: Person): Promise<{ as: Client; email: string }> {
  const { boss, email, token } = await aSuperAdmin()
  const started = await boss.call(impersonate, { params: { id: of.user.id } })
  expect(started.status).toBe(200)
  return { as: clientWith(cookieOf(started), testApp, token), email }
}

describe('endpoints that stay with the user', () => {
  const outsideTheTable = (name: string) => name.includes('/api/superadmin/')

  test('match a list that was written by hand', () => {
    const refused = [...ROWS].flatMap(([name, row]) => (isRefusedWhileImpersonating(row) ? name : []))
    expect(refused.filter((name) => !outsideTheTable(name)).toSorted()).toEqual(THEIRS_ALONE.toSorted())
    const platform = [...ROWS].filter(([name, row]) => outsideTheTable(name) && row.access === 'superadmin')
    for (const [name, row] of platform) {
      const isReading = row.method === 'GET' && row.rate === 'read'
      const isAllowed = isReading || name === 'POST /api/superadmin/impersonate/stop'
      expect([name, isRefusedWhileImpersonating(row)]).toEqual([name, !isAllowed])
    }
  })

  test('fail over HTTP before anything is read: every row', async () => {
    const { as } = await anImpersonation((await aFilledWorkspace()).workspace.owner)
    const params = new Proxy({}, { get: () => newId() })
    for (const [name, row] of ROWS) {
      if (!isRefusedWhileImpersonating(row)) continue
      const { status, error } = await as.call(row, { params, body: {} })
      expect([name, status, error.code]).toEqual([name, 403, 'NOT_WHILE_IMPERSONATING'])
    }
    expect((await as.call(me)).status).toBe(200)
  })
})

test('audits actions while impersonating with both names', async () => {
  const { workspace, outlineId } = await aFilledWorkspace()
  const { as, email } = await anImpersonation(workspace.owner)
  await as.call(workspaceEndpoints.update, { params: { id: workspace.id }, body: { name: 'Helped' } })
  const entries = await testApp.app.db.select().from(auditLog).where(eq(auditLog.workspaceId, workspace.id))
  const entry = entries.find(({ action }) => action === 'workspace.updated')
  expect(entry).toMatchObject({
    actorUserId: workspace.owner.user.id,
    actorEmail: workspace.owner.user.email,
    metadata: { impersonatorEmail: email },
  })
  await as.call(outlineEndpoints.changeStatus, { params: { id: outlineId }, body: { status: 'in_design' } })
  const { body } = await workspace.owner.call(outlineEndpoints.getOrList, { params: { id: outlineId } })
  expect(JSON.stringify(body)).toContain('Robin Test (by support)')
})

test('a super admin who impersonates an assignee requests a review in their name', async () => {
  const { workspace, outlineId } = await aFilledWorkspace()
  const designer = await aMember(workspace, 'COLLABORATOR')
  const params = { id: outlineId }
  await workspace.owner.call(outlineEndpoints.assign, { params, body: { userId: designer.user.id } })
  const { as } = await anImpersonation(designer)
  const { status } = await as.call(outlineEndpoints.requestReview, { params })
  expect(status).toBe(200)
  const { body } = await workspace.owner.call(outlineEndpoints.getOrList, { params })
  expect('outline' in body && body.outline.activityLog.at(-1)).toMatchObject({
    action: 'review_requested',
    userName: 'COLLABORATOR Test (by support)',
  })
})

test("logs start and stop with the user's email, in the name of the super admin", async () => {
  const robin = await aPerson()
  const { as, email } = await anImpersonation(robin)
  await as.call(stopImpersonating)
  const again = await anImpersonation(robin)
  await again.as.call(logOut)
  const entries = await testApp.app.db.select().from(auditLog).where(eq(auditLog.targetId, robin.user.id))
  const told = entries
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .filter(({ action }) => action.startsWith('IMPERSONATION'))
    .map(({ action, actorEmail, metadata }) => [action, actorEmail, metadata['targetEmail']])
  expect(told).toEqual([
    ['IMPERSONATION_START', email, robin.user.email],
    ['IMPERSONATION_STOP', email, robin.user.email],
    ['IMPERSONATION_START', again.email, robin.user.email],
    ['IMPERSONATION_STOP', again.email, robin.user.email],
  ])
})

test('of many concurrent logouts, one is the stop', async () => {
  const robin = await aPerson()
  const { as } = await anImpersonation(robin)
  await Promise.all(Array.from({ length: 20 }, () => as.call(logOut)))
  const stops = await testApp.app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetId, robin.user.id), eq(auditLog.action, 'IMPERSONATION_STOP')))
  expect(stops).toHaveLength(1)
})

test('a new password of the super admin ends the impersonation', async () => {
  const robin = await aPerson()
  const { as, email } = await anImpersonation(robin)
  const body = { email, password: PERSON_PASSWORD }
  const elsewhere = clientWith(cookieOf(await clientWith(null).call(logInAsSuperAdmin, { body })))
  const passwords = { currentPassword: PERSON_PASSWORD, newPassword: 'another-good-one' }
  expect((await elsewhere.call(changePassword, { body: passwords })).status).toBe(200)
  expect((await as.call(me)).status).toBe(401)
  expect((await as.call(stopImpersonating)).status).toBe(401)
  expect([(await elsewhere.call(me)).status, (await robin.call(me)).status]).toEqual([200, 200])
})

test("can't impersonate a super admin, a deleted account or an unknown one", async () => {
  const { boss } = await aSuperAdmin()
  const other = await aPerson({ role: 'SUPERADMIN' })
  const closed = await aPerson({ closedAt: new Date() })
  const outcomes = await Promise.all(
    [other.user.id, closed.user.id, newId()].map(
      async (id) => (await boss.call(impersonate, { params: { id } })).error.code,
    ),
  )
  expect(outcomes).toEqual(['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND'])
  expect((await boss.call(me)).body.tokenType).toBe('session')
  const refused = await testApp.app.db.select().from(auditLog).where(eq(auditLog.targetId, other.user.id))
  expect(refused).toMatchObject([{ action: 'IMPERSONATION_REFUSED', metadata: { reason: 'FORBIDDEN' } }])
})

test('ends after an hour, and after half an hour without activity', async () => {
  const robin = await aPerson()
  const { as } = await anImpersonation(robin)
  expect((await at(29 * MINUTE, () => as.call(me))).status).toBe(200)
  expect((await at(58 * MINUTE, () => as.call(me))).status).toBe(200)
  expect((await at(HOUR + 1000, () => as.call(me))).status).toBe(401)
  const idle = await anImpersonation(robin)
  expect((await at(31 * MINUTE, () => idle.as.call(me))).status).toBe(401)
})

test("a logout ends both sessions and keeps the user's own", async () => {
  const robin = await aPerson()
  const { as } = await anImpersonation(robin)
  expect((await robin.call(sessions)).body.sessions).toHaveLength(1)
  await as.call(logOut)
  expect((await as.call(me)).status).toBe(401)
  expect((await robin.call(me)).status).toBe(200)
})

test('a super admin who loses the role also loses the impersonation', async () => {
  const robin = await aPerson()
  const { as, email } = await anImpersonation(robin)
  await testApp.app.db.execute(sql`update users set role = 'USER' where email = ${email}`)
  expect((await as.call(me)).status).toBe(401)
})

test("has exactly the user's permissions in a workspace", async () => {
  const { id, owner } = await aWorkspace()
  const stranger = await aPerson()
  const { as } = await anImpersonation(stranger)
  const rename = { params: { id }, body: { name: 'Taken' } }
  expect((await as.call(workspaceEndpoints.update, rename)).error.code).toBe('NOT_FOUND')
  const asOwner = (await anImpersonation(owner)).as
  expect((await asOwner.call(workspaceEndpoints.update, rename)).status).toBe(200)
})
