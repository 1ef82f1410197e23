import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { filesBelow, fingerprint, inProject, Refusal } from './project.mjs'
import { runWithProgressLine } from './run-command.mjs'

/** A dump of a migrated, empty database. Restoring it is several times faster than creating one. */
export const TEMPLATE = inProject('build', 'database', 'template.tgz')
export const TEMPLATE_KEY = inProject('build', 'database', 'template.key')

/** Depends on the migrations, the code that applies them and the version of the embedded database. */
export function templateFingerprint() {
  const { version } = JSON.parse(
    readFileSync(inProject('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'),
  )
  const files = filesBelow(['drizzle', 'src/server/db', 'scripts/build-database.ts']).filter(
    (file) => !/\.(test|opener)\.ts$/.test(file),
  )
  return createHash('sha256').update(version).update(fingerprint(files)).digest('hex')
}

export function templateIsFresh(current = templateFingerprint()) {
  return existsSync(TEMPLATE) && existsSync(TEMPLATE_KEY) && readFileSync(TEMPLATE_KEY, 'utf8') === current
}

export async function ensureDatabaseTemplate(node) {
  if (templateIsFresh()) return
  const script = inProject('scripts', 'build-database.ts')
  const code = await runWithProgressLine('Preparing the database', node, [script])
  if (code !== 0) throw new Refusal("We couldn't prepare the database. See the reason above.")
}
