import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { letOthersIn } from './embedded-turns.ts'
import { lockFolder } from './folder-lock.ts'
import { makeAllPrivate } from './private-folder.ts'
import { socketWithLimit } from './socket-with-limit.ts'

export interface Broadcast {
  /** At most 7,900 bytes. */
  send(text: string): Promise<void>
  /** `onGap` means that messages may be lost. Returns a function that stops. */
  listen(onText: (text: string) => void, onGap: () => void): Promise<() => Promise<void>>
}

/** Nothing outside this folder knows which database it is. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  kind: 'embedded' | 'postgres'
  db: Db
  jobs: ConstructorOptions
  oneProcessAtATime<T>(work: (db: Db) => Promise<T>): Promise<T>
  broadcast: Broadcast | null
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined
  /** A direct connection for migrations if `databaseUrl` uses a pooler. */
  migrationUrl?: string | undefined
  dataDir: string | null
  /** A dump of a migrated, empty database, which opens four times faster than creating one. */
  template?: string | undefined
}

const STARTING_LOCK = 72_001
/** Memory of this process, which every start fills with zeros. PostgreSQL would take 128 MB. */
const BUFFERS = '32MB'
const CHANNEL = 'mailmonth'
const LISTEN_AGAIN_MS = 2_000
const CONNECT_WITHIN_MS = 5_000
const STATEMENT_AT_MOST_MS = 10_000
/** A server that hangs can't end its statements, so we end the connection. */
const SILENT_AT_MOST_MS = 15_000
/** The upkeep of the queues has statements without a limit. */
const JOBS_SILENT_AT_MOST_MS = 30_000
/** Often enough to find a dead connection, and often enough that a living one is never silent for too long. */
const PING_EVERY_MS = 5_000

export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined ? openEmbedded(settings) : openPostgres(settings, settings.databaseUrl)
}

async function openEmbedded({ dataDir, template }: DatabaseSettings): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { fromPglite } = await import('pg-boss')
  const lock = dataDir === null ? null : await lockFolder(dataDir)
  let client: PGlite
  try {
    const dump = template === undefined || !existsSync(template) ? undefined : new Blob([await readFile(template)])
    client =
      dataDir === null
        ? await PGlite.create(embeddedOptions(PGlite, dump))
        : await openFolder(PGlite, join(dataDir, 'database'), dump)
  } catch (error) {
    await lock?.release()
    throw error
  }
  letOthersIn(client)
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db
  return {
    kind: 'embedded',
    db,
    jobs: { db: fromPglite(client), backend: 'pglite', useListenNotify: true },
    oneProcessAtATime: (work) => work(db),
    broadcast: null,
    isReady: () => answersInTime(client.query('select 1')),
    async close() {
      await client.close()
      await lock?.release()
    },
  }
}

function embeddedOptions(Client: typeof PGlite, dump?: Blob): PGliteOptions {
  return {
    startParams: [...Client.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    ...(dump !== undefined && { loadDataDir: dump }),
  }
}

async function openFolder(Client: typeof PGlite, folder: string, dump: Blob | undefined): Promise<PGlite> {
  const client = await openOrMake(Client, folder, dump)
  await makeAllPrivate(folder)
  return client
}

/** If a first start is killed, the next one deletes its `.new` folder. */
async function openOrMake(Client: typeof PGlite, folder: string, dump: Blob | undefined): Promise<PGlite> {
  if (existsSync(folder)) return Client.create(folder, embeddedOptions(Client))
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const first = await Client.create(unfinished, embeddedOptions(Client, dump))
  await first.close()
  await rename(unfinished, folder)
  return Client.create(folder, embeddedOptions(Client))
}

async function openPostgres({ migrationUrl }: DatabaseSettings, url: string): Promise<OpenDatabase> {
  const { Client } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { returningPool } = await import('./returning-pool.ts')
  const pool = returningPool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_AT_MOST_MS,
    stream: () => socketWithLimit(SILENT_AT_MOST_MS),
  })
  const direct = { connectionString: migrationUrl ?? url, stream: () => socketWithLimit(SILENT_AT_MOST_MS) }
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Db
  return {
    kind: 'postgres',
    db,
    jobs: {
      connectionString: url,
      useListenNotify: migrationUrl === undefined,
      max: 4,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      stream: () => socketWithLimit(JOBS_SILENT_AT_MOST_MS),
    } as ConstructorOptions,
    async oneProcessAtATime(work) {
      const client = new Client({ connectionString: migrationUrl ?? url })
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [STARTING_LOCK])
        return await work(drizzle(client, { casing: 'snake_case' }))
      } finally {
        await client.end()
      }
    },
    broadcast: {
      send: async (text) => void (await pool.query('select pg_notify($1, $2)', [CHANNEL, text])),
      listen: (onText, onGap) => keepListening(() => new Client(direct), onText, onGap),
    },
    isReady: () => answersInTime(pool.query('select 1')),
    close: () => pool.end(),
  }
}

async function keepListening(
  connect: () => Client,
  onText: (text: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let client: Client | null = null
  let again: NodeJS.Timeout | undefined
  let over = false
  const ping = setInterval(() => void client?.query('select 1').catch(() => {}), PING_EVERY_MS).unref()
  const listen = async () => {
    const fresh = connect()
    const lost = () => {
      if (over || client !== fresh) return
      client = null
      onGap()
      again = setTimeout(() => void attempt(), LISTEN_AGAIN_MS).unref()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ payload }) => onText(payload ?? ''))
    client = fresh
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
  }
  const attempt = async () => {
    try {
      await listen()
      onGap()
    } catch {
      // A connection that ended by itself also reports here, and one retry is enough.
      const failed = client
      client = null
      failed?.end().catch(() => {})
      clearTimeout(again)
      if (!over) again = setTimeout(() => void attempt(), LISTEN_AGAIN_MS).unref()
    }
  }
  await listen()
  return async () => {
    over = true
    clearTimeout(again)
    clearInterval(ping)
    await client?.end()
  }
}

async function answersInTime(query: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, 1000, false).unref())
  return Promise.race([
    query.then(
      () => true,
      () => false,
    ),
    tooLate,
  ])
}
