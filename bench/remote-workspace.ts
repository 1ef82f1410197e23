import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { openDatabase } from '#server/db/open-db.ts'
import type { DatabaseWithBrand } from '#test/crash/databases.ts'
import { aRemoteBrand } from '#test/crash/remote-brand.ts'
import { RemotePerson } from '#test/crash/remote-person.ts'
import { startServerProcess } from '#test/crash/server-process.ts'
import { providePostgres } from '../scripts/steps/real-postgres.mjs'

export interface BenchDatabase {
  settings: Record<string, string>
  remove(): Promise<void>
}

export async function embeddedDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-data-'))
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A new database on the server of `TEST_DATABASE_URL`, or else on a server that ends with it. */
export async function postgresDatabase(): Promise<BenchDatabase> {
  const server = await providePostgres()
  if (server === undefined) throw new Error('This measure needs PostgreSQL 15 or newer, or TEST_DATABASE_URL.')
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await administer(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    settings: { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: '' },
    async remove() {
      await administer(`drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

/** Someone who is logged in and owns a workspace without limits, with a brand. */
export async function aRemoteWorkspace({ settings }: BenchDatabase): Promise<DatabaseWithBrand> {
  const server = await startServerProcess(settings)
  const credentials = { email: 'bench@mailmonth.example', password: 'a bench password' }
  const signedUp = await new RemotePerson(server, '').call('POST', '/api/auth/signup', credentials)
  const cookie = signedUp.headers.get('set-cookie')!.split(';')[0]!
  const person = new RemotePerson(server, cookie)
  const { body } = await person.call('POST', '/api/workspaces', { name: 'Bench' })
  const workspaceId = (body as { workspace: { id: string } }).workspace.id
  const brandId = await aRemoteBrand(async (...call) => (await person.call(...call)).body, workspaceId)
  // Only one process can open the embedded database.
  await server.stop()
  const database = await openDatabase({
    databaseUrl: settings['DATABASE_URL'] || undefined,
    dataDir: settings['DATA_DIR'] ?? null,
  })
  await setPlanOverride(database.db, workspaceId, 'OMNI')
  await database.close()
  if (brandId === undefined) throw new Error('The server made no brand.')
  return { settings, cookie, workspaceId, brandId }
}
