import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-db.ts'
import { TEMPLATE, TEMPLATE_KEY, templateFingerprint, templateIsFresh } from './steps/database-template.mjs'

const current = templateFingerprint()
if (!templateIsFresh(current)) {
  const database = await openDatabase({ dataDir: null })
  await migrate(database)
  const { $client: client } = database.db as unknown as { $client: PGlite }
  await client.exec('vacuum full')
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('gzip')
  await database.close()

  await mkdir(path.dirname(TEMPLATE), { recursive: true })
  await rm(TEMPLATE_KEY, { force: true })
  const unfinished = `${TEMPLATE}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, TEMPLATE)
  await writeFile(TEMPLATE_KEY, current)
}
