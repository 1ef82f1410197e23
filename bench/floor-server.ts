import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'

// The minimum start time of any server on this database: the same template or folder, and one route.
const template = path.resolve(import.meta.dirname, '../build/database/template.tgz')
const folder = process.env['DATA_DIR']
if (folder === undefined) throw new Error('DATA_DIR says where the database goes.')
const database = existsSync(folder)
  ? await PGlite.create(folder)
  : await PGlite.create(folder, { loadDataDir: new Blob([await readFile(template)]) })
const app = Fastify()
app.get('/api/health', async () => (await database.query('select 1 as live')).rows[0])
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
