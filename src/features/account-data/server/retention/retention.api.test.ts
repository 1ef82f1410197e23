import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { editingEndpoints } from '#features/outlines/editing-contract.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { insertCall } from '#features/models/server/call-store.ts'
import { insertNotifications } from '#features/notifications/server/store.ts'
import { insertCampaigns } from '#features/history/server/store.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { recordAudit } from '#server/audit.ts'
import { newId } from '#server/db/new-id.ts'
import { keepMail } from '#server/db/platform-store.ts'
import { sqlState, withWorkspace } from '#server/db/workspace-transaction.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import { clientWith, cookieOf } from '#test/client.ts'
import { type FilledWorkspace, aFilledWorkspace } from '#test/example-calls.ts'
import { PERSON_PASSWORD, aMember, aPerson, aSession, aReviewLink, aWorkspace, anIdea } from '#test/fixtures.ts'
import { mails, startApp, testApp } from '#test/test-app.ts'
import { FORGETS_WORKSPACE } from '#test/workspace-statements.ts'
import { DAY, MINUTE, at, testClock } from '#test/test-clock.ts'
import { aToken } from '#test/tokens.ts'
import { aStoredDelivery, aStoredWebhook } from '#test/webhooks.ts'
import { accountDataEndpoints } from '../../contract.ts'
import { DATA_MAP, isOfWorkspaces, nameOf } from '../export/data-map-store.ts'
import { keepRetention } from '../service.ts'
import { PURGES } from './purge.ts'

const { requestAccountDeletion, requestWorkspaceDeletion, withdrawAccountDeletion, deletions } = accountDataEndpoints
const password = PERSON_PASSWORD

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await testApp.app.db.execute(query)) as { rows: Row[] }).rows
}

const after = <T>(days: number, look: () => Promise<T>): Promise<T> =>
  at(days * DAY, async () => {
    await keepRetention(testApp.app)
    return look()
  })

const exists = async (table: string, column: string, value: string): Promise<boolean> =>
  (await rows(sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${value} limit 1`))
    .length > 0

async function aCampaign({ workspace, brandId }: FilledWorkspace): Promise<void> {
  await withWorkspace(testApp.app.db, workspace.id, (scope) =>
    insertCampaigns(scope, [
      {
        workspaceId: workspace.id,
        id: newId(),
        brandId,
        name: 'Spring coat',
        sentAt: '2026-03-04 10:00:00',
        deliveries: 100,
        source: 'csv',
      },
    ]),
  )
}

async function tablesWith(workspaceId: string): Promise<string[]> {
  const names = DATA_MAP.filter(isOfWorkspaces).map(nameOf)
  const found = await Promise.all(
    names.map(async (name) => ((await exists(name, 'workspace_id', workspaceId)) ? name : [])),
  )
  return found.flat()
}

test('every retention period has a purge', () => {
  const promised = Object.entries(RETENTION_PERIODS).flatMap(([id, { deletedBy }]) =>
    deletedBy === 'product' ? id : [],
  )
  expect(Object.keys(PURGES).toSorted()).toEqual(promised.toSorted())
})

async function aPayment(person: { id: string; email: string } | null, workspaceId: string | null): Promise<string> {
  const id = `sub_${newId()}`
  const now = sql`${testClock.now().toISOString()}::timestamptz`
  await testApp.app.db.execute(sql`
    insert into billing_subscriptions (id, customer_id, email, plan, status, monthly_amount, currency, created_at,
      period_anchor, ended_at, read_at, workspace_id, user_id)
    values (${id}, 'cus_1', ${person?.email ?? null}, 'PRO', 'canceled', 4900, 'usd', ${now}, ${now}, ${now}, 1,
      ${workspaceId}, ${person?.id ?? null})`)
  return id
}

/** Finds every column with the user's id through the database catalog. */
async function placesThatName(userId: string): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' and column_name like '%user_id'`)
  expect(columns.length).toBeGreaterThan(8)
  const found = await Promise.all(
    columns.map(async ({ table, column }) => ((await exists(table, column, userId)) ? `${table}.${column}` : [])),
  )
  return found.flat()
}

describe('a deleted account', () => {
  let place: FilledWorkspace
  let person: FilledWorkspace['workspace']['owner']
  let payment: string

  beforeAll(async () => {
    place = await aFilledWorkspace('TEAMS')
    person = place.workspace.owner
    await aCampaign(place)
    payment = await aPayment(person.user, place.workspace.id)
    await keepMail(testApp.app.db, {
      id: newId(),
      createdAt: testApp.app.clock.now(),
      recipient: person.user.email.toUpperCase(),
      subject: 'Hello',
      kind: 'test',
      body: 'Hello',
    })
    await person.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  })

  test('works until the end of the undo period', async () => {
    const { status, body } = await after(UNDO_DAYS - 0.01, () => person.call(workspaceEndpoints.list))
    expect([status, body.workspaces.length]).toEqual([200, 1])
  })

  test('rejects sessions and passwords after the undo period and closes its workspace', async () => {
    await after(UNDO_DAYS + 0.01, async () => {
      const [late, other] = await Promise.all([aSession(person.user.id), aSession((await aPerson()).user.id)])
      expect((await late.call(authEndpoints.me)).status).toBe(401)
      expect((await other.call(authEndpoints.me)).status).toBe(200)
      const superAdmin = await aPerson({ role: 'SUPERADMIN' })
      expect((await superAdmin.call(workspaceEndpoints.list)).body.workspaces).toEqual([])
      const closed = mails.findLast(({ to, kind }) => to === person.user.email && kind === 'account_deletion')
      expect(closed!.subject).toBe('We deleted your Mailmonth account')
    })
    const refused = await clientWith(null).call(authEndpoints.logIn, { body: { email: person.user.email, password } })
    expect([refused.status, refused.error.code]).toEqual([403, 'ACCOUNT_CLOSED'])
  })

  test('keeps its campaign data for 30 more days', async () => {
    expect(await after(UNDO_DAYS + 30 - 0.01, () => tablesWith(place.workspace.id))).toContain('campaigns')
    const left = await after(UNDO_DAYS + 30 + 0.01, () => tablesWith(place.workspace.id))
    expect(left).not.toContain('campaigns')
    expect(left).toContain('outlines')
  })

  test('disappears completely 90 days after the request', async () => {
    await after(90 - 0.01, async () => {
      expect(await exists('users', 'id', person.user.id)).toBe(true)
      expect(await exists('mail_outbox', 'recipient', person.user.email.toUpperCase())).toBe(true)
      expect(await tablesWith(place.workspace.id)).toContain('brands')
    })
    await after(90 + 0.01, async () => {
      expect(await exists('users', 'id', person.user.id)).toBe(false)
      expect(await exists('workspaces', 'id', place.workspace.id)).toBe(false)
      expect(await exists('mail_outbox', 'recipient', person.user.email.toUpperCase())).toBe(false)
      expect(await tablesWith(place.workspace.id)).toEqual([])
      // Security logs have their own retention period.
      expect(await placesThatName(person.user.id)).toEqual(['audit_log.actor_user_id'])
    })
  })

  test('leaves payment records for seven years, without the user', async () => {
    const record = sql`select email, user_id, monthly_amount as paid from billing_subscriptions where id = ${payment}`
    const years = 365.25 * 7
    const kept = await after(years - 2, () => rows(record))
    expect(kept).toEqual([{ email: null, user_id: null, paid: 4900 }])
    expect(await after(years + 2, () => rows(record))).toEqual([])
  })
})

test('the work of a deleted user stays with the team, without the name', async () => {
  const place = await aFilledWorkspace('TEAMS')
  const { workspace, outlineId } = place
  const person = await aMember(workspace, 'MANAGER')
  const assign = { params: { id: outlineId }, body: { userId: person.user.id } }
  await person.call(outlineEndpoints.assign, assign)
  await person.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  const read = async () =>
    (await aSession(workspace.owner.user.id)).call(outlineEndpoints.getOrList, { params: { id: outlineId } })
  expect(JSON.stringify((await read()).body)).toContain('MANAGER Test')
  await after(UNDO_DAYS + 0.01, async () => {
    const { body } = await read()
    expect(body).toMatchObject({ outline: { assignedToUserId: null } })
    expect(JSON.stringify(body)).not.toContain('MANAGER Test')
    expect(JSON.stringify(body)).toContain('Former member')
  })
  await after(91, async () => {
    expect(await exists('generation_runs', 'requested_by_user_id', person.user.id)).toBe(false)
    expect(await exists('workspaces', 'id', workspace.id)).toBe(true)
  })
})

/** Searches every text and JSON column of the database. */
async function columnsWith(words: string): Promise<string[]> {
  const columns = await rows<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`)
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const holds = sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text like ${`%${words}%`} limit 1`
      return (await rows(holds)).length > 0 ? `${table}.${column}` : []
    }),
  )
  return found.flat()
}

test('a deleted account reserves its email for 90 days and says so only with the right password', async () => {
  const person = await aPerson()
  const { email } = person.user
  await person.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  const stranger = clientWith(null)
  const signUp = () => stranger.call(authEndpoints.signUp, { body: { email, password: 'another horse battery' } })
  for (const days of [8, 89]) {
    await after(days, async () => {
      const { status, error } = await stranger.call(authEndpoints.logIn, { body: { email, password } })
      expect([status, error]).toEqual([
        403,
        {
          error: 'This account has been deleted.',
          code: 'ACCOUNT_CLOSED',
          emailFreeAt: expect.any(String) as string,
          supportEmail: 'support@localhost',
        },
      ])
      const daysLeft = (Date.parse(String(error['emailFreeAt'])) - testClock.now().getTime()) / DAY
      expect(Math.round(daysLeft)).toBe(90 - days)
      const guess = await stranger.call(authEndpoints.logIn, { body: { email, password: 'a guess at it' } })
      expect(guess.error).toEqual({ error: 'Invalid email or password', code: 'INVALID_CREDENTIALS' })
      expect((await signUp()).error.code).toBe('EMAIL_TAKEN')
    })
  }
  await after(98, async () => {
    expect((await signUp()).status).toBe(201)
  })
})

test("removes every former name of a deleted user and keeps a namesake's name", async () => {
  const place = await aFilledWorkspace('TEAMS')
  const { workspace, outlineId, brandId } = place
  const names = ['Marta Firstname', 'Marta Secondname', 'Marta Thirdname']
  const person = await aMember(workspace, 'MANAGER')
  const namesake = await aMember(workspace, 'MANAGER')
  const params = { id: outlineId }
  await namesake.call(authEndpoints.updateProfile, { body: { name: 'Marta Thirdname' } })
  for (const name of names) {
    await person.call(authEndpoints.updateProfile, { body: { name } })
    await workspace.owner.call(outlineEndpoints.assign, { params, body: { userId: person.user.id } })
    await person.call(outlineEndpoints.assign, { params, body: { userId: null } })
    const { body } = await person.call(editingEndpoints.editing, { params })
    const { cta } = body.outline
    await person.call(editingEndpoints.edit, { params, body: { base: { cta }, changes: { cta: `${cta} now` } } })
    const idea = await anIdea(workspace, brandId)
    await person.call(outlineEndpoints.generate, { params: { id: idea } })
    await person.call(calendarEndpoints.createFeed, { params: { brandId } })
  }
  await namesake.call(outlineEndpoints.assign, { params, body: { userId: namesake.user.id } })
  const entriesOf = async (name: string) => {
    const reader = await aSession(workspace.owner.user.id)
    const { body } = await reader.call(outlineEndpoints.getOrList, { params })
    if (!('outline' in body)) throw new Error('One outline was asked for.')
    return body.outline.activityLog.filter(({ userName, details }) => `${userName} ${details}`.includes(name))
  }
  expect((await entriesOf('Marta Firstname')).length + (await entriesOf('Marta Secondname')).length).toBe(0)
  await person.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  await after(95, async () => {
    expect(await exists('users', 'id', person.user.id)).toBe(false)
    expect(await columnsWith('Marta Firstname')).toEqual([])
    expect(await columnsWith('Marta Secondname')).toEqual([])
    expect(await columnsWith('Marta Thirdname')).toEqual(['users.name'])
    expect(await entriesOf('Marta Thirdname')).toMatchObject([
      { userName: 'Marta Thirdname', details: 'Assigned to Marta Thirdname' },
      { userName: 'Marta Thirdname', details: expect.stringMatching(/^Status changed/) as string },
    ])
    expect((await entriesOf('Former member')).length).toBeGreaterThan(6)
  })
})

test('a canceled deletion never happens', async () => {
  const place = await aFilledWorkspace('TEAMS')
  const { owner, id } = place.workspace
  const other = await aMember(place.workspace, 'CREATOR')
  const refused = await owner.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  expect([refused.status, refused.error]).toEqual([
    409,
    {
      error: '“Test workspace” has other members. Transfer ownership first, or choose to delete it with your account.',
      code: 'OWNS_WORKSPACES',
      field: 'deleteWorkspaces',
    },
  ])
  await owner.call(requestAccountDeletion, { body: { password, deleteWorkspaces: true } })
  expect((await other.call(deletions)).body).toMatchObject({ account: null, workspaces: [{ id, isOwner: false }] })
  expect(mails.findLast(({ to }) => to === other.user.email)!.subject).toBe(
    'The workspace Test workspace will be deleted',
  )
  await at(3 * DAY, () => owner.call(withdrawAccountDeletion))
  expect((await other.call(deletions)).body.workspaces).toEqual([])
  expect(mails.findLast(({ to }) => to === other.user.email)!.subject).toBe(
    'The owner canceled the deletion of the workspace Test workspace',
  )
  await after(91, async () => {
    expect(await exists('users', 'id', owner.user.id)).toBe(true)
    expect(await tablesWith(id)).toContain('outlines')
  })
})

test('rejects a cancellation after the undo period', async () => {
  const { owner, id } = await aWorkspace()
  const params = { id }
  await owner.call(requestWorkspaceDeletion, { params, body: { password } })
  await owner.call(requestAccountDeletion, { body: { password, deleteWorkspaces: true } })
  await at(UNDO_DAYS * DAY, async () => {
    const later = await aSession(owner.user.id)
    const tooLate = { error: 'The undo period has ended.', code: 'CONFLICT' }
    expect((await later.call(withdrawAccountDeletion)).error).toEqual(tooLate)
    expect((await later.call(accountDataEndpoints.withdrawWorkspaceDeletion, { params })).error).toEqual(tooLate)
  })
})

test('a deleted workspace closes for everyone, and its members keep their accounts', async () => {
  const place = await aFilledWorkspace('TEAMS')
  const { owner, id } = place.workspace
  const member = await aMember(place.workspace, 'ADMIN')
  await owner.call(requestWorkspaceDeletion, { params: { id }, body: { password } })
  await after(UNDO_DAYS + 0.01, async () => {
    for (const person of [owner, member]) {
      const later = await aSession(person.user.id)
      expect((await later.call(workspaceEndpoints.list)).body.workspaces).toEqual([])
      const reading = await later.call(outlineEndpoints.getOrList, { params: { id: place.outlineId } })
      expect([reading.status, reading.error.code]).toEqual([404, 'NOT_FOUND'])
    }
  })
  await after(91, async () => {
    expect(await exists('workspaces', 'id', id)).toBe(false)
    expect(await exists('users', 'id', owner.user.id)).toBe(true)
  })
})

test("a late retention job doesn't extend access", async () => {
  const person = await aPerson()
  await person.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  await after(95, async () => expect(await exists('users', 'id', person.user.id)).toBe(false))
})

describe('data with a maximum age', () => {
  let place: FilledWorkspace

  beforeAll(async () => {
    place = await aFilledWorkspace('TEAMS')
  })

  test('deleted ideas and outlines: 30 days', async () => {
    const { workspace, brandId } = place
    const idea = await anIdea(workspace, brandId)
    await workspace.owner.call(ideaEndpoints.remove, { params: { id: idea } })
    const outline = await place.freshOutline()
    await workspace.owner.call(trashEndpoints.removeOutline, { params: { id: outline } })
    await after(30 - 0.01, async () => {
      expect(await exists('subtopics', 'id', idea)).toBe(true)
      expect(await exists('outlines', 'id', outline)).toBe(true)
    })
    await after(30 + 0.01, async () => {
      expect(await exists('subtopics', 'id', idea)).toBe(false)
      expect(await exists('outlines', 'id', outline)).toBe(false)
      expect(await exists('outlines', 'id', place.outlineId)).toBe(true)
      expect(await exists('subtopics', 'id', place.ideaId)).toBe(true)
    })
  })

  test('API tokens: 90 days after they expired or were revoked', async () => {
    const now = testApp.app.clock.now()
    const ended = [
      await aToken(place.workspace, { expiresAt: now }),
      await aToken(place.workspace, { revokedAt: now, expiresAt: new Date(now.getTime() + 365 * DAY) }),
    ]
    const live = await aToken(place.workspace, { expiresAt: new Date(now.getTime() + 365 * DAY) })
    await after(90 - 0.01, async () => {
      for (const { id } of ended) expect(await exists('api_tokens', 'id', id)).toBe(true)
    })
    await after(90 + 0.01, async () => {
      for (const { id } of ended) expect(await exists('api_tokens', 'id', id)).toBe(false)
      expect(await exists('api_tokens', 'id', live.id)).toBe(true)
    })
  })

  test('webhook deliveries: 30 days after they were created', async () => {
    const webhook = await aStoredWebhook(place.workspace)
    const delivery = await aStoredDelivery(place.workspace, webhook)
    const isThere = () => exists('webhook_deliveries', 'id', delivery)
    await after(30 - 0.01, async () => expect(await isThere()).toBe(true))
    await after(30 + 0.01, async () => {
      expect(await isThere()).toBe(false)
      expect(await exists('webhooks', 'id', webhook)).toBe(true)
    })
  })

  test('notifications and client review links: 90 days after they were told or ended', async () => {
    const { workspace, brandId, outlineId: outline } = place
    const now = testClock.now()
    const told = newId()
    await withWorkspace(testApp.app.db, workspace.id, (scope) =>
      insertNotifications(scope, [
        {
          workspaceId: workspace.id,
          id: told,
          userId: workspace.owner.user.id,
          kind: 'assigned',
          outlineId: outline,
          outlineTitle: 'Spring coat',
          commentId: null,
          actorUserId: null,
          actorName: 'Robin',
          decision: null,
          inApp: true,
          mailDueAt: null,
          createdAt: now,
          readAt: null,
        },
      ]),
    )
    const { link } = await aReviewLink(workspace, brandId, [outline], { expiresInDays: 7 })
    const held = async () => [await exists('notifications', 'id', told), await exists('review_links', 'id', link.id)]
    expect(await after(90 - 0.01, held)).toEqual([true, true])
    expect(await after(90 + 0.01, held)).toEqual([false, true])
    expect(await after(97 - 0.01, held)).toEqual([false, true])
    expect(await after(97 + 0.01, held)).toEqual([false, false])
    expect(await exists('outlines', 'id', outline)).toBe(true)
  })

  test('emails that were stored instead of sent: 90 days', async () => {
    const { app } = testApp
    const id = newId()
    const to = { recipient: 'someone@example.com', subject: 'Hello', kind: 'test', body: 'Hello' }
    await keepMail(app.db, { id, createdAt: app.clock.now(), ...to })
    await after(90 - 0.01, async () => expect(await exists('mail_outbox', 'id', id)).toBe(true))
    await after(90 + 0.01, async () => expect(await exists('mail_outbox', 'id', id)).toBe(false))
  })

  test('security logs: 12 months', async () => {
    const requestId = newId()
    await recordAudit(testApp.app, 'test.event', { actor: null, scope: null, target: {}, requestId })
    await after(364, async () => expect(await exists('audit_log', 'request_id', requestId)).toBe(true))
    await after(366, async () => expect(await exists('audit_log', 'request_id', requestId)).toBe(false))
  })

  test('analytics: 24 months', async () => {
    const { workspace, outlineId } = place
    const kept = ['ai_calls', 'generation_runs', 'usage_ledger', 'usage_counters']
    await withWorkspace(testApp.app.db, workspace.id, (scope) =>
      insertCall(scope, {
        workspaceId: workspace.id,
        id: newId(),
        runId: newId(),
        promptType: 'anthropic_outlines',
        promptVersion: 1,
        provider: 'openai',
        model: 'any',
        state: 'done',
        inputTokens: 1,
        outputTokens: 1,
        createdAt: testClock.now(),
      }),
    )
    const held = async () => (await tablesWith(workspace.id)).filter((name) => kept.includes(name))
    expect((await after(729, held)).toSorted()).toEqual(kept.toSorted())
    expect(await after(732, held)).toEqual([])
    expect(await exists('outlines', 'id', outlineId)).toBe(true)
  })
})

test('deletes sessions, links and counters when they expire', async () => {
  const person = await aPerson()
  await clientWith(null).call(authEndpoints.forgotPassword, { body: { email: person.user.email } })
  const counter = `retention:${person.user.id}`
  const challenge = newId()
  await testApp.app.db.execute(sql`insert into attempt_counts (key, count, window_ends_at)
    values (${counter}, 1, ${new Date(testClock.now().getTime() + 10 * MINUTE).toISOString()})`)
  await testApp.app.db.execute(sql`insert into login_challenges (token_hash, user_id, purpose, expires_at)
    values (${challenge}, ${person.user.id}, 'login', ${new Date(testClock.now().getTime() + 10 * MINUTE).toISOString()})`)
  const short = async () => [
    await exists('attempt_counts', 'key', counter),
    await exists('login_challenges', 'token_hash', challenge),
  ]
  expect(await after(0, short)).toEqual([true, true])
  expect(await after(1 / 48, short)).toEqual([false, false])
  expect(await exists('one_time_tokens', 'user_id', person.user.id)).toBe(true)
  await after(1, async () => expect(await exists('one_time_tokens', 'user_id', person.user.id)).toBe(false))
  expect(await exists('sessions', 'user_id', person.user.id)).toBe(true)
  await after(31, async () => expect(await exists('sessions', 'user_id', person.user.id)).toBe(false))
})

describe('the audit log', () => {
  const attempts = {
    changed: sql`update audit_log set action = 'nothing.happened'`,
    deleted: sql`delete from audit_log`,
    emptied: sql`truncate audit_log`,
  }

  test.each(Object.entries(attempts))('cannot be %s', async (_, statement) => {
    await recordAudit(testApp.app, 'test.event', { actor: null, scope: null, target: {}, requestId: newId() })
    const refusal = await testApp.app.db.execute(statement).catch((error: Error) => String(error.cause))
    expect(refusal).toContain('The audit log is append-only')
  })

  test('loses only entries that the purge names', async () => {
    const requestId = newId()
    await recordAudit(testApp.app, 'test.event', { actor: null, scope: null, target: {}, requestId })
    const tooMuch = testApp.app.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.audit_purge_before', '2020-01-01T00:00:00Z', true)`)
      await tx.execute(sql`delete from audit_log where request_id = ${requestId}`)
    })
    expect(await tooMuch.catch(sqlState)).toBe('42501')
    expect(await exists('audit_log', 'request_id', requestId)).toBe(true)
  })

  test("can't be read or changed from inside a workspace", async () => {
    const { workspace } = await aFilledWorkspace()
    const reading = withWorkspace(testApp.app.db, workspace.id, ({ tx }) =>
      tx.execute(sql`${FORGETS_WORKSPACE}select 1 from audit_log`),
    )
    expect(await reading.catch(sqlState)).toBe('42501')
  })
})

describe('the schedule', () => {
  let app: RunningApp

  beforeAll(async () => {
    app = await startApp({}, { keepsTime: true })
  })
  afterAll(() => app.stop())

  test('runs the retention job hourly in one process and catches up on a missed run', async () => {
    const { rows: schedules } = (await app.app.db.execute(
      sql`select name, cron, timezone, options from pgboss.schedule where name = 'retention'`,
    )) as { rows: Record<string, unknown>[] }
    expect(schedules).toMatchObject([
      { name: 'retention', cron: '17 * * * *', timezone: 'UTC', options: { missed: 'once' } },
    ])
    const { rows: queues } = (await app.app.db.execute(
      sql`select policy from pgboss.queue where name = 'retention'`,
    )) as { rows: Record<string, unknown>[] }
    expect(queues).toEqual([{ policy: 'exclusive' }])
    const account = { email: 'late@example.com', password: 'correct horse battery' }
    const person = clientWith(cookieOf(await clientWith(null, app).call(authEndpoints.signUp, { body: account })), app)
    expect((await person.call(authEndpoints.me)).status).toBe(200)
  })
})
