import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { type Person, aPerson } from './fixtures.ts'
import { testApp } from './test-app.ts'

// Every action of a super admin is in the log, and no endpoint removes or changes an entry.

let place: FilledWorkspace
let before: LogDigest
beforeAll(async () => {
  place = await aFilledWorkspace('OMNI')
  before = await digest()
})

interface LogDigest {
  newest: string
  content: string
}

async function digest(upTo?: string): Promise<LogDigest> {
  const { rows } = (await testApp.app.db.execute(sql`
    select max(id::text) as newest, md5(string_agg(audit_log::text, '|' order by id)) as content
    from audit_log where ${upTo === undefined ? sql`true` : sql`id <= ${upTo}::uuid`}`)) as { rows: LogDigest[] }
  return rows[0]!
}

interface Entry {
  action: string
  call: string | null
}

async function entriesOf({ user }: Person): Promise<Entry[]> {
  const { rows } = (await testApp.app.db.execute(
    sql`select action, metadata ->> 'call' as call from audit_log where actor_user_id = ${user.id}`,
  )) as { rows: Entry[] }
  return rows
}

/** These endpoints only read, although they don't use GET. */
const LOOKS_UP = [
  'POST /api/superadmin/tracking-scripts/check',
  'POST /api/superadmin/ai-prompts/preview',
  // No one was impersonating.
  'POST /api/superadmin/impersonate/stop',
  // A super admin isn't a member of the workspace.
  'POST /api/workspaces/{id}/leave',
]

const writes = (row: AnyEndpoint) => row.method !== 'GET' && row.access !== 'public'

describe('actions of a super admin appear in the events', () => {
  const acts = [...ROWS].filter(([name, row]) => writes(row) && !LOOKS_UP.includes(name))

  test.each(acts)('%s', async (name, row) => {
    const admin = await aPerson({ role: 'SUPERADMIN' })
    const { status } = await admin.call(row, await EXAMPLE_CALLS[name]!(place))
    const entries = await entriesOf(admin)
    const refused = row.auditRefusal === undefined ? [] : [{ action: row.auditRefusal, call: null }]
    const done = [row.audit === null ? { action: 'superadmin.acted', call: name } : { action: row.audit, call: null }]
    // The server settings own the super admin's account, so some endpoints reject it.
    expect([name, entries]).toEqual([name, status < 300 ? done : refused])
  })
})

describe('the log', () => {
  test('keeps every entry, whatever is called', async () => {
    const admin = await aPerson({ role: 'SUPERADMIN' })
    const reads = [...ROWS].filter(([, row]) => !writes(row) && row.answer !== 'events')
    for (const [name, row] of reads) await admin.call(row, await EXAMPLE_CALLS[name]!(place))
    expect(before.content).toMatch(/^[0-9a-f]{32}$/)
    expect(await digest(before.newest)).toEqual(before)
  })

  test('has no endpoint that could change it', async () => {
    const about = [...ROWS.values()].filter(({ path }) => path.startsWith('/api/superadmin/logs'))
    expect(about.map(({ method }) => method)).toEqual(about.map(() => 'GET'))
    const admin = await aPerson({ role: 'SUPERADMIN' })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const url of ['/api/superadmin/logs', `/api/superadmin/logs/${before.newest}`]) {
        const { statusCode } = await testApp.server.inject({ method, url, headers: { cookie: admin.cookie! } })
        expect([method, url, statusCode]).toEqual([method, url, 404])
      }
    }
  })
})
