import { sql } from 'drizzle-orm'
import { adminBillingEndpoints } from '#features/admin/billing-contract.ts'
import { eventEndpoints } from '#features/admin/events-contract.ts'
import { adminPeopleEndpoints } from '#features/admin/people-contract.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import type { Db } from '#server/db/open-db.ts'
import { cursorAfter } from '#server/page-cursor.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, type Row, inTurns } from './measure.ts'

const MANY = 100_000
const FEW = 1000
/** A page of a long list may take at most this many times as long as one of a short list. */
const AT_MOST = 2

const LISTS = [
  { name: 'Users', row: adminPeopleEndpoints.users, keys: (middle: Place) => [middle.id] },
  { name: 'Workspaces', row: adminPeopleEndpoints.workspaces, keys: (middle: Place) => [middle.id] },
  { name: 'Subscriptions', row: adminBillingEndpoints.subscriptions, keys: (middle: Place) => [middle.id] },
  { name: 'Events', row: eventEndpoints.logs, keys: (middle: Place) => [middle.at, middle.id] },
] as const

interface Place {
  id: string
  at: string
}

export const adminLists: Measure = {
  name: 'admin-lists',
  async run(smoke) {
    const many = await platformOf(smoke ? FEW * 2 : MANY)
    const few = await platformOf(FEW)
    try {
      const rows: Row[] = []
      for (const list of LISTS) {
        const times = await inTurns(
          smoke ? 2 : 40,
          () => many.page(list),
          () => few.page(list),
        )
        if (!smoke && times.ours > times.floor * AT_MOST) {
          throw new Error(`${list.name}: ${times.ours} ms for a page of many, ${times.floor} ms for a page of few.`)
        }
        rows.push({
          name: `${list.name}: 50 of ${many.count.toLocaleString('en')}, from the middle`,
          ...times,
          unit: 'ms',
          against: `50 of ${FEW.toLocaleString('en')}`,
        })
      }
      return rows
    } finally {
      await many.close()
      await few.close()
    }
  },
}

async function platformOf(count: number) {
  const bench = await benchApp()
  const { db } = bench.app
  await fill(db, count)
  await db.execute(sql`update users set role = 'SUPERADMIN' where id = ${bench.userId}`)
  const account = { email: 'bench@mailmonth.example', password: 'a bench password' }
  const signIn = await bench.call(authEndpoints.logInAsSuperAdmin, {}, account)
  const { superadminToken } = signIn.json() as { superadminToken: string }
  const headers = { cookie: bench.cookie(), 'x-superadmin-token': superadminToken }
  const middle = placeOf(Math.floor(count / 2))
  return {
    count,
    close: () => bench.close(),
    async page({ row, keys }: (typeof LISTS)[number]): Promise<number> {
      const start = performance.now()
      const query = { limit: '50', cursor: cursorAfter(keys(middle)) }
      const response = await bench.server.inject({ method: 'GET', url: row.path, query, headers })
      if (response.statusCode !== 200) throw new Error(`${row.path} answered ${response.statusCode}: ${response.body}`)
      return performance.now() - start
    },
  }
}

const START = Date.UTC(2026, 0, 1)

const placeOf = (n: number): Place => ({
  id: `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
  at: new Date(START + n * 1000).toISOString(),
})

async function fill(db: Db, count: number): Promise<void> {
  const numbers = sql`generate_series(1, ${count}::int) as n`
  const id = sql`('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  const at = sql`${new Date(START).toISOString()}::timestamptz + n * interval '1 second'`
  await db.execute(sql`insert into users (id, email, password_hash, created_at)
    select ${id}, 'person' || n || '@many.example', '', ${at} from ${numbers}`)
  await db.execute(sql`insert into workspaces (id, name, owner_user_id, created_at)
    select ${id}, 'Workspace ' || n, ${id}, ${at} from ${numbers}`)
  await db.execute(sql`insert into memberships (workspace_id, user_id, id, role, last_used_at, created_at)
    select ${id}, ${id}, ${id}, 'OWNER', ${at}, ${at} from ${numbers}`)
  await db.execute(sql`insert into subscriptions (workspace_id, period_anchor) select ${id}, ${at} from ${numbers}`)
  await db.execute(sql`insert into audit_log (id, occurred_at, action, actor_user_id, actor_email, workspace_id)
    select ${id}, ${at}, 'user.logged_in', ${id}, 'person' || n || '@many.example', ${id} from ${numbers}`)
  await db.execute(sql`analyze`)
}
