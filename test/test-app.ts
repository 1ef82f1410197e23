import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { type AppParts, type RunningApp, createApp } from '#app/server/create-app.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open-db.ts'
import { readEnv } from '#server/env.ts'
import type { Mail } from '#server/mailer.ts'
import { SERVER, bySocket, newMigratedDatabase, newServerDatabase } from './database-server.ts'
import { requireWorkspaceInStatements } from './workspace-statements.ts'
import { testClock } from './test-clock.ts'
import { testPasswords } from './test-passwords.ts'
import { testWebsite } from './test-website.ts'
import { testWriters } from './test-writers.ts'

export const TEMPLATE = fileURLToPath(new URL('../build/database/template.tgz', import.meta.url))

export const mails: Mail[] = []

requireWorkspaceInStatements()

/** Each worker has its own database. `TEST_DATABASE_URL` selects PostgreSQL. */
export const testApp: RunningApp = await startApp()

/** Listens from then on, for every file of this worker. */
export async function testPort(): Promise<number> {
  const { server } = testApp
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

/** The caller must stop the application that it starts. */
export async function startApp(
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<RunningApp> {
  const database = parts.database ?? (await openTestDatabase())
  await migrate(database)
  const env = readEnv({
    NODE_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    KLAVIYO_API_BASE: await refusingServer(),
    APP_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...settings,
  })
  const running = await createApp({
    env,
    database,
    log: pino({ level: env.LOG_LEVEL }),
    clock: testClock,
    mailer: { send: async (mail) => void mails.push(mail) },
    passwords: testPasswords,
    fetchPublic: testWebsite,
    // A test that names a provider uses the real choice.
    ...(env.writers.ideas.provider === 'planner'
      ? { ideaWriter: testWriters.ideas, sheetReader: testWriters.sheet }
      : {}),
    ...(env.writers.outlines.provider === 'planner' ? { outlineWriter: testWriters.outlines } : {}),
    // Tests move the clock, so scheduled jobs would run at any time.
    keepsTime: false,
    ...parts,
  })
  await running.server.ready()
  await running.work()
  return {
    ...running,
    async stop() {
      await running.stop()
      await database.close()
    },
  }
}

/** Rejects every key. A test that needs Klaviyo names its double. */
async function refusingServer(): Promise<string> {
  const server = createServer((_, response) => response.writeHead(401).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve).unref())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function openTestDatabase(): Promise<OpenDatabase> {
  if (SERVER === undefined) return openDatabase({ dataDir: null, template: TEMPLATE })
  return openDatabase({ databaseUrl: bySocket(await newMigratedDatabase(SERVER)), dataDir: null })
}

export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (SERVER === undefined) return openDatabase({ dataDir: null })
  return openDatabase({ databaseUrl: bySocket(await newServerDatabase(SERVER)), dataDir: null })
}
