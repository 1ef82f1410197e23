import { ensureDatabaseTemplate } from './database-template.mjs'
import { ensureWebBundle } from './web-bundle.mjs'

/** Makes whatever in `build/` is missing or older than what it is made from. */
export async function ensureBuilt(node) {
  await ensureWebBundle(node)
  await ensureDatabaseTemplate(node)
}
