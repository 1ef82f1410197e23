import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { createApp } from '#app/server/create-app.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { readEnv } from '#server/env.ts'
import { freePort } from '#test/free-port.ts'

const BUILD = path.resolve(import.meta.dirname, '../build')
const WEB = path.join(BUILD, 'web')

export interface SiteServer {
  url: string
  pages: string[]
  close(): Promise<void>
}

export async function startSite(): Promise<SiteServer> {
  const database = await openDatabase({ dataDir: null, template: path.join(BUILD, 'database/template.tgz') })
  await migrate(database)
  const env = readEnv({ NODE_ENV: 'test', PORT: String(await freePort()), RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const running = await createApp({ env, database, log: pino({ level: env.LOG_LEVEL }), webFolder: WEB })
  await running.server.listen({ port: env.PORT, host: '127.0.0.1' })
  await running.work()
  const { prerendered } = JSON.parse(readFileSync(path.join(WEB, 'pages.json'), 'utf8')) as {
    prerendered: Record<string, string>
  }
  return {
    url: env.appUrl,
    pages: Object.keys(prerendered),
    async close() {
      await running.stop()
      await database.close()
    },
  }
}
