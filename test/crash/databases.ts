import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { clientWith, cookieOf } from '../client.ts'
import { SERVER, newMigratedDatabase, newServerDatabase } from '../database-server.ts'
import { brandDetails, brandFields, newCredentials } from '../fixtures.ts'
import { TEMPLATE, startApp } from '../test-app.ts'

type Settings = Record<string, string>

const inFolder = (folder: string): Settings => ({ DATA_DIR: folder, DATABASE_URL: '' })
const onServer = (url: string): Settings => ({ DATABASE_URL: url, MIGRATION_DATABASE_URL: '' })

export async function anEmptyDatabase(folder: string): Promise<Settings> {
  return SERVER === undefined ? inFolder(folder) : onServer(await newServerDatabase(SERVER))
}

export interface DatabaseWithBrand {
  settings: Settings
  cookie: string
  workspaceId: string
  brandId: string
}

/** Has the owner of a workspace with a brand, who is logged in. The demo takes several times as long. */
export async function aDatabaseWithBrand(folder: string): Promise<DatabaseWithBrand> {
  const databaseUrl = SERVER === undefined ? undefined : await newMigratedDatabase(SERVER)
  const database = await openDatabase({
    databaseUrl,
    dataDir: databaseUrl === undefined ? folder : null,
    template: TEMPLATE,
  })
  const running = await startApp({}, { database })
  try {
    const cookie = cookieOf(await clientWith(null, running).call(authEndpoints.signUp, { body: newCredentials() }))!
    const owner = clientWith(cookie, running)
    const { body: created } = await owner.call(workspaceEndpoints.create, { body: { name: 'Killed' } })
    const workspaceId = created.workspace.id
    await setPlanOverride(running.app.db, workspaceId, 'OMNI')
    const { body } = await owner.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })
    const brandId = body.brand.id
    await owner.call(brandEndpoints.update, {
      params: { id: brandId },
      body: { ...brandDetails, onboardingStep: null },
    })
    const settings = databaseUrl === undefined ? inFolder(folder) : onServer(databaseUrl)
    return { settings, cookie, workspaceId, brandId }
  } finally {
    await running.stop()
  }
}
