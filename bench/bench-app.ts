import { sql } from 'drizzle-orm'
import path from 'node:path'
import { pino } from 'pino'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { type RunningApp, createApp } from '#app/server/create-app.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import { readEnv } from '#server/env.ts'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { freePort } from '#test/free-port.ts'

/** Users of other workspaces, who must not slow anyone down. */
const OTHER_ACCOUNTS = 5000

export interface BenchApp extends RunningApp {
  workspaceId: string
  brandId: string
  userId: string
  call(row: AnyEndpoint, params: Record<string, string | number>, body?: object): Promise<{ json(): unknown }>
  listen(): Promise<string>
  cookie(): string
  close(): Promise<void>
}

/** With a folder of built pages, it serves them too. */
export async function benchApp(
  webFolder?: string,
  settings: Record<string, string> = {},
  databaseUrl?: string,
): Promise<BenchApp> {
  const database = await openDatabase({
    databaseUrl,
    dataDir: null,
    template: path.resolve(import.meta.dirname, '../build/database/template.tgz'),
  })
  await migrate(database)
  await database.db.execute(sql`
    insert into users (id, email, name, password_hash, created_at)
    select gen_random_uuid(), 'other-' || number || '@mailmonth.example', 'Other', 'none', now()
    from generate_series(1, ${OTHER_ACCOUNTS}::int) as number`)
  const port = await freePort()
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT: String(port), ...settings })
  const running = await createApp({
    env,
    database,
    log: pino({ level: env.LOG_LEVEL }),
    ...(webFolder === undefined ? {} : { webFolder }),
  })
  await running.work()
  let cookie = ''
  const call = async (row: AnyEndpoint, params: Record<string, string | number>, body?: object) => {
    const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const response = await running.server.inject({
      method: row.method,
      url,
      headers: { cookie },
      ...(body === undefined ? {} : { payload: body }),
    })
    if (response.statusCode >= 300) {
      throw new Error(`${row.method} ${url} answered ${response.statusCode}: ${response.body}`)
    }
    const [set] = response.cookies
    if (set !== undefined) cookie = `${set.name}=${set.value}`
    return response
  }
  const user = (
    await call(authEndpoints.signUp, {}, { email: 'bench@mailmonth.example', password: 'a bench password' })
  ).json() as { id: string }
  const { workspace } = (await call(workspaceEndpoints.create, {}, { name: 'Bench' })).json() as {
    workspace: { id: string }
  }
  await setPlanOverride(running.app.db, workspace.id, 'OMNI')
  const {
    name,
    website,
    country,
    language,
    defaultEmailType,
    customerAvatar,
    productsInfo,
    buyingJourney,
    guidelines,
  } = DEMO_BRANDS.quillhound
  const { brand } = (
    await call(
      brandEndpoints.create,
      {},
      { workspaceId: workspace.id, name, website, country, language, defaultEmailType },
    )
  ).json() as { brand: { id: string } }
  await call(
    brandEndpoints.update,
    { id: brand.id },
    { customerAvatar, productsInfo, buyingJourney, guidelines, onboardingStep: null },
  )
  return {
    ...running,
    call,
    userId: user.id,
    workspaceId: workspace.id,
    brandId: brand.id,
    listen: async () => {
      await running.server.listen({ port, host: '127.0.0.1' })
      return env.appUrl
    },
    cookie: () => cookie,
    async close() {
      await running.stop()
      await database.close()
    },
  }
}
