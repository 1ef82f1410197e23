import { ensureDatabaseTemplate } from './database-template.mjs'
import { ensureServerBundle } from './server-bundle.mjs'
import { ensureWebBundle } from './web-bundle.mjs'

/** Builds everything in `build/` that is missing or outdated. */
export async function ensureBuilt(node) {
  await ensureWebBundle(node)
  await ensureServerBundle(node)
  await ensureDatabaseTemplate(node)
}
