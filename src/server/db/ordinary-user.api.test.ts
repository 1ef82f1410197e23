import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { clientWith } from '#test/client.ts'
import { SERVER } from '#test/database-server.ts'
import { brandFields } from '#test/fixtures.ts'
import { openTestDatabase, startApp } from '#test/test-app.ts'
import { type OpenDatabase, openDatabase } from './open-db.ts'
import { sqlState } from './workspace-transaction.ts'

const SCRIPT = new URL('../../../scripts/database/prepare-database.sql', import.meta.url)
const PREPARATION = readFileSync(SCRIPT, 'utf8')
  .replaceAll(/^(--|\\).*$/gm, '')
  .replaceAll(":'password'", "'letters'")
  .trim()
  .split(/;\n\n/)

let running: RunningApp
let administrator: Client | undefined

beforeAll(async () => void (running = await startApp({}, { database: await preparedDatabase() })))

afterAll(async () => {
  await running.stop()
  await administrator?.end()
})

async function preparedDatabase(): Promise<OpenDatabase> {
  if (SERVER === undefined) return openTestDatabase()
  const user = `ordinary_${randomUUID().replaceAll('-', '')}`
  administrator = new Client({ connectionString: SERVER })
  await administrator.connect()
  for (const statement of PREPARATION) await administrator.query(statement.replaceAll(/\bmailmonth\b/g, user))
  const url = new URL(SERVER)
  url.username = user
  url.password = 'letters'
  url.pathname = `/${user}`
  return openDatabase({ databaseUrl: url.href, dataDir: null })
}

test('compose.yaml uses the ordinary database user from the script', () => {
  const compose = readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8')
  expect(compose).toContain('DATABASE_URL: postgres://mailmonth:')
  expect(compose).toContain('./scripts/database/prepare-database.sql:/docker-entrypoint-initdb.d/')
  expect(compose).not.toContain('POSTGRES_USER')
  expect(PREPARATION.join(';')).toMatch(/create role mailmonth login .* nosuperuser nocreatedb nocreaterole/)
})

test('migrates and works as that user', async () => {
  const email = `${randomUUID()}@example.com`
  const signedUp = await clientWith(null, running).call(authEndpoints.signUp, {
    body: { email, password: 'staple battery horse', name: 'Robin' },
  })
  expect(signedUp.status).toBe(201)
  const person = clientWith(String(signedUp.headers['set-cookie']).split(';')[0]!, running)
  const workspace = await person.call(workspaceEndpoints.create, { body: { name: 'Ordinary' } })
  expect(workspace.status).toBe(201)
  const { id: workspaceId } = workspace.body.workspace
  const brand = await person.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })
  expect(brand.status).toBe(201)
  const members = await person.call(teamEndpoints.members, { params: { workspaceId } })
  expect(members.body.members.map(({ user }) => user.email)).toEqual([email])
})

test("on PostgreSQL, that user can't reach files, programs or other databases", async () => {
  const isSuperuser = SERVER === undefined
  const { rows } = (await running.app.db.execute(sql`
    select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication from pg_roles
    where rolname = current_user`)) as { rows: Record<string, boolean>[] }
  expect(rows.flatMap(Object.values)).toEqual(Array(5).fill(isSuperuser))
  const attempts = [
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    'create role another',
  ]
  for (const statement of isSuperuser ? [] : attempts) {
    expect(await running.app.db.execute(sql.raw(statement)).catch(sqlState)).toBe('42501')
  }
})
