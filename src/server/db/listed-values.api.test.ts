import { globSync, readFileSync } from 'node:fs'
import { is, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFilledWorkspace } from '#test/example-calls.ts'
import { testApp } from '#test/test-app.ts'
import { sqlState } from './workspace-transaction.ts'

const ROOT = new URL('../../../', import.meta.url).pathname
const FILES = ['src/server/db/platform-tables.ts', ...globSync('src/features/*/server/*tables.ts', { cwd: ROOT })]

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await testApp.app.db.execute(query)) as { rows: Row[] }).rows
}

async function listedByTheCode(): Promise<Record<string, string[]>> {
  const modules = await Promise.all(
    FILES.map(async (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `${ROOT}${file}`)),
  )
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  const columns = tables.flatMap((table) => {
    const { name, columns: all } = getTableConfig(table)
    return all.flatMap(({ name: column, enumValues }) =>
      enumValues === undefined ? [] : [[`${name}.${toSnakeCase(column)}`, enumValues.toSorted()] as const],
    )
  })
  return Object.fromEntries(columns)
}

async function listedByTheDatabase(): Promise<Record<string, string[]>> {
  const checks = await rows<{ column: string; definition: string }>(sql`
    select conrelid::regclass || '.' || attname as "column", pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and convalidated and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace
      and atttypid = 'text'::regtype`)
  return Object.fromEntries(
    checks.map(({ column, definition }) => [
      column,
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value!).toSorted(),
    ]),
  )
}

describe('the values of a column', () => {
  test('match between code and database', async () => {
    const listed = await listedByTheCode()
    expect(Object.keys(listed).length).toBeGreaterThan(30)
    expect(await listedByTheDatabase()).toEqual(listed)
  })

  test('are listed only with `oneOf()`, because a type alone creates no check', () => {
    // Error codes come and go, and stored rows keep the codes of their time.
    const typed = FILES.flatMap((file) =>
      [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/\btext\([^)]*\)\s*\.\$type<(?!ErrorCode>)[^>]+>/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
    expect(typed).toEqual([])
  })

  test('are listed for every status, role, plan, kind, source or state', async () => {
    const free = [
      // No code depends on the kind of a stored email.
      'mail_outbox.kind',
      // The simulated provider uses the names of the real one.
      'simulated_payments.kind',
    ]
    const columns = await rows<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
        and column_name ~ '(^|_)(status|role|plan|kind|source|state)$' order by 1`)
    const listed = await listedByTheDatabase()
    expect(columns.map(({ name }) => name).filter((name) => !(name in listed))).toEqual(free)
  })
})

describe('an unlisted value', () => {
  let workspaceId: string
  beforeAll(async () => {
    workspaceId = (await aFilledWorkspace()).workspace.id
  })

  const setStatus = (status: string) => rows(sql`update workspaces set status = ${status} where id = ${workspaceId}`)

  test("is rejected, and a listed one isn't", async () => {
    expect(await setStatus('ASLEEP').catch(sqlState)).toBe('23514')
    expect(await setStatus('ACTIVE')).toEqual([])
  })

  test('may be missing in a nullable column', async () => {
    const setOverride = (plan: string | null) =>
      rows(sql`update subscriptions set plan_override = ${plan} where workspace_id = ${workspaceId}`)
    expect(await setOverride('GOLD').catch(sqlState)).toBe('23514')
    expect(await setOverride('OMNI')).toEqual([])
    expect(await setOverride(null)).toEqual([])
  })
})
