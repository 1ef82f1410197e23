import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { templateFingerprint } from '../scripts/steps/database-template.mjs'

/** Undefined without a test PostgreSQL. Then the tests use the embedded database. */
export const SERVER: string | undefined = process.env['TEST_DATABASE_URL'] || undefined

/** The folder of the server's socket, if it has one on this machine. */
const SOCKET: string | undefined = process.env['TEST_DATABASE_SOCKET'] || undefined

/** The same database by its socket. Tests of the connection use TCP. */
export function bySocket(address: string): string {
  if (SOCKET === undefined) return address
  const url = new URL(address)
  url.searchParams.set('host', SOCKET)
  return url.href
}

const MAKING_TEMPLATE = 72_901

export async function newServerDatabase(server: string, copyOf?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) =>
    client.query(`create database ${name} ${copyOf === undefined ? '' : `template ${copyOf}`}`),
  )
  return addressOf(server, name)
}

let template: Promise<string> | undefined

/** A copy, because running all migrations takes ten times as long. */
export async function newMigratedDatabase(server: string): Promise<string> {
  return newServerDatabase(server, await (template ??= ensureTemplate(server)))
}

/** Only one of several concurrent processes creates it. */
async function ensureTemplate(server: string): Promise<string> {
  const name = `template_${templateFingerprint().slice(0, 32)}`
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MAKING_TEMPLATE])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate(server, client, name)
  })
  return name
}

/** The database gets its name at the end, so a half-made one is created again. */
async function makeTemplate(server: string, client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${name}_new`)
  await client.query(`create database ${name}_new`)
  const database = await openDatabase({ databaseUrl: addressOf(server, `${name}_new`), dataDir: null })
  await migrate(database)
  await database.close()
  await client.query(`alter database ${name}_new rename to ${name}`)
}

async function onServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
