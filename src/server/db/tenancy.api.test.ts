import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FilledWorkspace, aFilledWorkspace } from '#test/example-calls.ts'
import { testApp } from '#test/test-app.ts'
import { FORGETS_WORKSPACE } from '#test/workspace-statements.ts'
import { migrate } from './migrate.ts'
import { newId } from './new-id.ts'
import type { Db } from './open-db.ts'
import { APP_ROLE } from './tenant-table.ts'
import { sqlState, withWorkspace } from './workspace-transaction.ts'

async function rows<Row>(query: ReturnType<typeof sql>, db: Db = testApp.app.db): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

/** Tables without a workspace. Every new table is a tenant table or is in this list. */
const PLATFORM_TABLES = [
  'ai_prompts',
  'ai_token_days',
  'attempt_counts',
  'audit_log',
  'billing_events',
  'billing_notices',
  // Payments exist before accounts and outlive them.
  'billing_subscriptions',
  'login_challenges',
  'mail_outbox',
  // Belongs to the user, in every workspace.
  'notification_choices',
  'one_time_tokens',
  'recovery_codes',
  'second_factors',
  'service_failures',
  'sessions',
  'simulated_payments',
  'tracking_scripts',
  'users',
  'workspaces',
]

interface TableFacts {
  name: string
  primaryKey: string[]
  secured: boolean
}

const allTables = () =>
  rows<TableFacts>(sql`
    select c.relname as name, c.relrowsecurity as secured,
      array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as "primaryKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`)

describe('the database schema', () => {
  test('has the workspace first in the key of every tenant table, with a policy', async () => {
    const tables = (await allTables()).filter(({ name }) => !PLATFORM_TABLES.includes(name))
    expect(tables.length).toBeGreaterThan(8)
    for (const { name, primaryKey, secured } of tables) {
      expect([name, primaryKey[0], secured]).toEqual([name, 'workspace_id', true])
    }
    const policies = await rows<{ name: string; read: string; write: string; roles: string[]; command: string }>(sql`
      select tablename as name, qual as read, with_check as write, roles::text[] as roles, cmd as command
      from pg_policies where schemaname = 'public' order by 1`)
    expect(policies.map(({ name }) => name)).toEqual(tables.map(({ name }) => name))
    for (const { name, read, write, roles, command } of policies) {
      expect([name, roles, command]).toEqual([name, [APP_ROLE], 'ALL'])
      expect(read).toMatch(/^\(workspace_id = .*current_setting\('app\.workspace_id'/)
      expect(write).toBe(read)
    }
  })

  test('has only the intended platform tables', async () => {
    const names = (await allTables()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(PLATFORM_TABLES))
  })

  test('keeps every reference within its workspace', async () => {
    const foreignKeys = await rows<{ name: string; from: string; to: string; columns: string[] }>(sql`
      select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
        array(select attname::text from unnest(conkey) k join pg_attribute on attrelid = conrelid and attnum = k) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    const between = foreignKeys.filter(({ from, to }) => ![from, to].some((name) => PLATFORM_TABLES.includes(name)))
    expect(between.length).toBeGreaterThan(4)
    for (const { name, columns } of between) expect([name, columns.includes('workspace_id')]).toEqual([name, true])
  })

  test('has only hashes of tokens unique across workspaces', async () => {
    const keys = await rows<{ table: string; columns: string }>(sql`
      select c.relname as table, pg_get_indexdef(i.indexrelid) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and i.indisunique and not exists (
        select from pg_attribute where attrelid = c.oid and attname = 'workspace_id' and attnum = any(i.indkey))
      order by 1`)
    const ofTenants = keys.filter(({ table }) => !PLATFORM_TABLES.includes(table))
    expect(ofTenants.map(({ table, columns }) => [table, /\((\w+)\)$/.exec(columns)?.[1]])).toEqual([
      ['api_tokens', 'token_hash'],
      ['calendar_feeds', 'token_hash'],
      ['review_links', 'token_hash'],
    ])
  })

  test('grants the tenant role the tenant tables, and only inserts into the log', async () => {
    const rights = await rows<{ name: string; rights: string[] }>(sql`
      select c.relname as name, array(
        select r from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
        where has_table_privilege(${APP_ROLE}, c.oid, r) order by 1) as rights
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'p', 'f', 'S') order by 1`)
    const tenants = (await allTables()).map(({ name }) => name).filter((name) => !PLATFORM_TABLES.includes(name))
    const expected = {
      ...Object.fromEntries(tenants.map((name) => [name, ['DELETE', 'INSERT', 'SELECT', 'UPDATE']])),
      audit_log: ['INSERT'],
      workspace_people: ['SELECT'],
    }
    const held = rights.filter((right) => right.rights.length > 0)
    expect(Object.fromEntries(held.map((right) => [right.name, right.rights]))).toEqual(expected)
    const columns = await rows(sql`
      select table_name, column_name from information_schema.column_privileges
      where grantee = ${APP_ROLE} and table_schema = 'public' and table_name = any(array[${sql.join(
        PLATFORM_TABLES.filter((name) => name !== 'audit_log').map((name) => sql`${name}`),
        sql`, `,
      )}])`)
    expect(columns).toEqual([])
  })

  test.each([
    sql`revoke update on brands from ${sql.raw(APP_ROLE)}`,
    sql`grant select on users to ${sql.raw(APP_ROLE)}`,
  ])('gets its rights back when a start finds others', async (change) => {
    const rights = () =>
      rows(sql`
        select c.relname, array(
          select privilege_type::text from aclexplode(c.relacl) held
          where held.grantee = ${APP_ROLE}::regrole order by 1) as held
        from pg_class c where c.relname in ('brands', 'users') order by 1`)
    const before = await rights()
    await testApp.app.db.execute(change)
    expect(await rights()).not.toEqual(before)
    await migrate(testApp.app.database)
    expect(await rights()).toEqual(before)
  })

  test('has everyone named in a row of a workspace in its view of people', async () => {
    const [view] = await rows<{ definition: string }>(
      sql`select pg_get_viewdef('workspace_people'::regclass) as definition`,
    )
    const columns = await rows<{ name: string }>(sql`
      select p.tablename || '.' || a.attname as name from pg_policies p
      join pg_attribute a on a.attrelid = p.tablename::regclass and a.attname like '%user_id' and not a.attisdropped
      where p.schemaname = 'public' order by 1`)
    const missing = columns.map(({ name }) => name).filter((name) => !view!.definition.includes(`${name} = users.id`))
    expect([columns.length > 8, missing]).toEqual([true, []])
  })

  test('lists every table with a workspace and no policy in the decision note', async () => {
    const note = readFileSync(
      new URL('../../../docs/decisions/0006-row-level-security-as-second-net.md', import.meta.url),
      'utf8',
    )
    const open = await rows<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind = 'r'
        and not exists (select from pg_policies where schemaname = 'public' and tablename = c.relname) order by 1`)
    const unnamed = open.map(({ name }) => name).filter((name) => !note.includes(`- \`${name}\`: `))
    expect([open.length > 0, unnamed]).toEqual([true, []])
  })

  test('gives the tenant role no way around the policies', async () => {
    const [role] = await rows(sql`
      select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = ${APP_ROLE}`)
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false })
  })
})

describe('a transaction of a workspace', () => {
  let own: FilledWorkspace
  let foreign: FilledWorkspace

  beforeAll(async () => {
    own = await aFilledWorkspace()
    foreign = await aFilledWorkspace()
  })

  const inOwn = <Row>(query: ReturnType<typeof sql>) =>
    withWorkspace(testApp.app.db, own.workspace.id, ({ tx }) => rows<Row>(sql`${FORGETS_WORKSPACE}${query}`, tx))

  test('sees only its own rows, even if a statement forgets the workspace', async () => {
    const tables = (await allTables()).filter(({ name }) => !PLATFORM_TABLES.includes(name))
    for (const { name } of tables) {
      const found = await inOwn<{ id: string }>(sql`select distinct workspace_id as id from ${sql.identifier(name)}`)
      expect([name, found.filter(({ id }) => id !== own.workspace.id)]).toEqual([name, []])
    }
    const everywhere = await rows<{ id: string }>(sql`select distinct workspace_id as id from brands`)
    expect(everywhere.map(({ id }) => id)).toEqual(expect.arrayContaining([own.workspace.id, foreign.workspace.id]))
  })

  test("can't change or delete rows of others", async () => {
    await inOwn(sql`update brands set name = 'Taken over'`)
    await inOwn(sql`delete from outline_activity`)
    const [brand] = await rows<{ name: string }>(sql`select name from brands where id = ${foreign.brandId}`)
    expect(brand!.name).toBe('Tannholt Kaffee')
    const [own_] = await rows<{ name: string }>(sql`select name from brands where id = ${own.brandId}`)
    expect(own_!.name).toBe('Taken over')
    const activity = sql`select 1 from outline_activity where workspace_id = ${foreign.workspace.id}`
    expect(await rows(activity)).not.toEqual([])
  })

  const insertTopic = (workspaceId: string, brandId: string) => sql`
    insert into main_topics (workspace_id, id, brand_id, year, month, title, is_manual, position, created_at)
    values (${workspaceId}, ${newId()}, ${brandId}, 2026, 12, 'Smuggled', true, 0, now())`

  test("can't write into other workspaces", async () => {
    const refusal = inOwn(insertTopic(foreign.workspace.id, foreign.brandId)).catch(sqlState)
    expect(await refusal).toBe('42501')
  })

  test("can't refer to rows of others", async () => {
    expect(await inOwn(insertTopic(own.workspace.id, foreign.brandId)).catch(sqlState)).toBe('23503')
    expect(await inOwn(insertTopic(own.workspace.id, own.brandId))).toEqual([])
  })

  test('sees only the people of its workspace', async () => {
    const known = (await inOwn<{ id: string }>(sql`select id from workspace_people`)).map(({ id }) => id)
    expect(known).toContain(own.workspace.owner.user.id)
    expect(known).not.toContain(foreign.workspace.owner.user.id)
    expect(await inOwn(sql`select email from users`).catch(sqlState)).toBe('42501')
  })

  test('sees nothing without a workspace', async () => {
    const seen = await testApp.app.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', ${APP_ROLE}, true)`)
      return rows(
        sql`${FORGETS_WORKSPACE}select id from brands union all select id from workspace_people`,
        tx as unknown as Db,
      )
    })
    expect(seen).toEqual([])
  })

  test('resets role and workspace', async () => {
    await inOwn(sql`select 1`)
    const [left] = await rows<{ role: string; workspace: string | null }>(
      sql`select current_user::text as role, nullif(current_setting('app.workspace_id', true), '') as workspace`,
    )
    expect(left!.role).not.toBe(APP_ROLE)
    expect(left!.workspace).toBeNull()
  })
})
