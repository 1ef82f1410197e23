import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { FolderRefused } from '../db/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-db.ts'
import { SettingsError, readEnv } from '../env.ts'
import { type RunningApp, createApp } from './create-app.ts'
import { prepareAccounts } from './first-accounts.ts'
import { readyLines } from './ready-lines.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const DRAIN_AT_MOST_MS = 25_000

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = pino({ level: env.LOG_LEVEL }, pino.destination({ fd: 2, sync: false }))
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: fromRoot('build/database/template.tgz'),
  })
  let running: RunningApp | undefined
  const end = async () => {
    await running?.stop()
    await database.close()
  }
  try {
    await migrate(database)
    running = await createApp({ env, database, log, webFolder: fromRoot('build/web') })
    const { app } = running
    // Processes that start together on an empty database would make the same accounts.
    const accounts = await database.oneProcessAtATime(() =>
      prepareAccounts(app, { withDemoWorkspace: process.argv.includes('--demo') }),
    )
    await running.server.listen({ port: env.PORT, host: env.HOST })
    console.log(readyLines(running.app, accounts).join('\n'))
    drainOnSignal(end)
    // Kept now, for a process that ends without a word later. Nothing to keep without NODE_COMPILE_CACHE.
    flushCompileCache()
  } catch (error) {
    await end()
    throw error
  }
}

/** Finishes what is under way, then ends. Whoever does not finish in time is cut off. */
function drainOnSignal(drain: () => Promise<void>): void {
  let draining = false
  const end = () => {
    if (draining) return
    draining = true
    setTimeout(() => process.exit(1), DRAIN_AT_MOST_MS).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}

/** What a person can do about it, in one sentence; undefined for what nobody expected. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof FolderRefused) return error.message
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that program, or choose another port with PORT=${(port ?? 3000) + 1}.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account: choose one above 1023 with PORT=3000.`
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database does not answer (${message}): check DATABASE_URL and that the server runs.`
  }
  if (code === '28P01' || code === '3D000') {
    return `The database refused the connection (${message}): check DATABASE_URL.`
  }
  return undefined
}

try {
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
