import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordAudit } from '#server/audit.ts'
import { newId } from '#server/db/new-id.ts'
import type { SentQuery } from '#shared/endpoint.ts'
import { type Person, type TestWorkspace, aPerson, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, HOUR, at, testClock } from '#test/test-clock.ts'
import { type AuditEvent, eventEndpoints } from '../../events-contract.ts'

type Filter = SentQuery<typeof eventEndpoints.exportLogs>

let admin: Person
let workspace: TestWorkspace
const kind = `test.${newId()}`

const note = (actor: { userId: string; email: string }, metadata: object = {}, workspaceId?: string) =>
  recordAudit(testApp.app, kind, {
    actor: null,
    scope: null,
    target: { actor, metadata: { ...metadata }, ...(workspaceId !== undefined && { workspaceId }) },
    requestId: 'a-request',
  })
const aPersonNamed = (name: string) => ({ userId: newId(), email: `${name}@${kind.slice(5)}.example` })

async function list(filter: Filter & { limit?: number }): Promise<AuditEvent[]> {
  const { body } = await admin.call(eventEndpoints.logs, { query: filter })
  return body.logs
}
const names = async (filter: Filter) => (await list(filter)).map(({ actorEmail }) => actorEmail?.split('@')[0])

const inTime = (ms: number) => new Date(testClock.now().getTime() + ms).toISOString()

const first = aPersonNamed('ada')
const second = aPersonNamed('bea')

beforeAll(async () => {
  admin = await aPerson({ role: 'SUPERADMIN' })
  workspace = await aWorkspace()
  await note(first)
  await at(DAY, () => note(second, { before: '=1+1', after: 'two' }, workspace.id))
  await at(2 * DAY, () => note(first, { impersonatorEmail: second.email }))
})

describe('the log', () => {
  test('shows who did what where, newest first, with the earlier values', async () => {
    const logs = await list({ action: kind })
    expect(logs.map(({ occurredAt }) => occurredAt)).toEqual(
      logs.map(({ occurredAt }) => occurredAt).toSorted((a, b) => b.localeCompare(a)),
    )
    expect(logs[1]).toEqual({
      id: expect.any(String),
      occurredAt: expect.any(String),
      action: kind,
      actorUserId: second.userId,
      actorEmail: second.email,
      workspaceId: workspace.id,
      workspaceName: 'Test workspace',
      targetType: null,
      targetId: null,
      requestId: 'a-request',
      metadata: { before: '=1+1', after: 'two' },
    })
  })

  test.each<[string, () => Filter, string[]]>([
    [
      'by how the address of the actor begins, in any case',
      () => ({ actor: first.email.toUpperCase() }),
      ['ada', 'ada'],
    ],
    ['by the person who was logged in as the actor', () => ({ actor: second.email }), ['ada', 'bea']],
    ['by nothing that only looks like a pattern', () => ({ actor: 'a%', action: kind }), []],
    ['by the id of a workspace', () => ({ workspace: workspace.id, action: kind }), ['bea']],
    ['by part of the name of a workspace', () => ({ workspace: 'est WORK', action: kind }), ['bea']],
    ['by a workspace that is not there', () => ({ workspace: newId(), action: kind }), []],
    ['from a moment on', () => ({ action: kind, from: inTime(HOUR) }), ['ada', 'bea']],
    ['until a moment', () => ({ action: kind, from: inTime(HOUR), to: inTime(DAY + HOUR) }), ['bea']],
  ])('can be filtered %s', async (_, filter, wanted) => {
    expect(await names(filter())).toEqual(wanted)
  })

  test('comes in pages with each entry once, even if many have the same time', async () => {
    const many = aPersonNamed('many')
    for (let count = 0; count < 7; count++) await note(many)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { actor: many.email, limit: 3, ...(cursor !== undefined && { cursor }) }
      const { body } = await admin.call(eventEndpoints.logs, { query })
      seen.push(...body.logs.map(({ id }) => id))
      cursor = body.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  })

  test('rejects an invalid cursor', async () => {
    for (const cursor of ['nonsense', Buffer.from('["2031-01-01","x"]').toString('base64url')]) {
      const { status, error } = await admin.call(eventEndpoints.logs, { query: { cursor } })
      expect([status, error.field]).toEqual([400, 'cursor'])
    }
  })

  test('lists the types of its events', async () => {
    const { body } = await admin.call(eventEndpoints.actions)
    expect(body.actions).toEqual(body.actions.toSorted())
    expect(new Set(body.actions).size).toBe(body.actions.length)
    expect(body.actions).toContain(kind)
  })
})

describe('the log as CSV', () => {
  test('contains the filtered events without formulas and is an event itself', async () => {
    const risky = { userId: newId(), email: '=cmd|calc@evil.example' }
    await note(risky, { before: 1, after: 2 })
    const { status, bytes, headers } = await admin.call(eventEndpoints.exportLogs, { query: { action: kind } })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const rows = Papa.parse<string[]>(bytes.toString().slice(1), { skipEmptyLines: true }).data
    expect(rows[0]).toEqual(expect.arrayContaining(['Time (UTC)', 'Actor', 'Details']))
    expect(rows.slice(1)).toHaveLength((await list({ action: kind })).length)
    const row = rows.find((cells) => cells.includes(risky.userId))!
    expect(row.slice(1, 4)).toEqual([kind, `'${risky.email}`, risky.userId])
    expect(JSON.parse(row.at(-1)!)).toEqual({ before: 1, after: 2 })
    const [entry] = await list({ action: 'audit_log.exported', actor: admin.user.email })
    expect(entry?.metadata).toEqual({ filter: { action: kind } })
  })

  test('continues past one portion', async () => {
    const many = aPersonNamed('thousands')
    // The database has 10 connections.
    for (let portion = 0; portion < 110; portion++) await Promise.all(Array.from({ length: 10 }, () => note(many)))
    const { bytes } = await admin.call(eventEndpoints.exportLogs, { query: { actor: many.email } })
    expect(bytes.toString().split('\r\n').filter(Boolean)).toHaveLength(1101)
  })
})
