import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { readEnv } from '#server/env.ts'
import { createLog, errorForTerminal } from '#server/log.ts'
import type { RunningApp } from './create-app.ts'
import { sentenceFor } from './start-failures.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const DRAIN_AT_MOST_MS = 25_000

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL, pino.destination({ fd: 2, sync: false }))
  // The database opens while the modules load.
  const [database, { createApp }, { prepareAccounts }, { readyLines }] = await Promise.all([
    openDatabase({
      databaseUrl: env.DATABASE_URL,
      migrationUrl: env.MIGRATION_DATABASE_URL,
      dataDir: env.DATA_DIR,
      template: fromRoot('build/database/template.tgz'),
    }),
    import('./create-app.ts'),
    import('./first-accounts.ts'),
    import('./ready-lines.ts'),
  ])
  let running: RunningApp | undefined
  const end = async () => {
    await running?.stop()
    await database.close()
  }
  try {
    await migrate(database)
    running = await createApp({ env, database, log, webFolder: fromRoot('build/web') })
    const { app } = running
    // Processes that start together on an empty database would create the same accounts.
    const accounts = await database.oneProcessAtATime(() =>
      prepareAccounts(app, { withDemoWorkspace: process.argv.includes('--demo') }),
    )
    if (accounts.superAdmin !== null) running.showFirstLogin?.(accounts.superAdmin)
    await running.server.listen({ port: env.PORT, host: env.HOST })
    // The first pages don't need the jobs.
    await running.work()
    console.log(readyLines(running.app, accounts).join('\n'))
    const started = running
    drainOnSignal(async () => {
      started.leave()
      await wait(env.drainSeconds * 1000)
      await end()
    })
    // Flushes now, in case the process is killed later. Does nothing without NODE_COMPILE_CACHE.
    flushCompileCache()
  } catch (error) {
    await end()
    throw error
  }
}

/** Finishes running work, then exits. Work that takes too long is cut off. */
function drainOnSignal(drain: () => Promise<void>): void {
  let draining = false
  const end = () => {
    if (draining) return
    draining = true
    setTimeout(() => process.exit(1), DRAIN_AT_MOST_MS).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(errorForTerminal(error))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}

try {
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? errorForTerminal(error))
  process.exit(1)
}
