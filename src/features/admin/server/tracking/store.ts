import type { Db } from '#server/db/open-db.ts'
import { trackingScripts } from '../tables.ts'

export interface StoredScripts {
  scripts: string
  updatedAt: Date
}

export async function readScripts(db: Db): Promise<StoredScripts | null> {
  const [row] = await db.select().from(trackingScripts)
  return row ?? null
}

export async function replaceScripts(tx: Db, next: StoredScripts): Promise<StoredScripts | null> {
  const inserted = await tx.insert(trackingScripts).values(next).onConflictDoNothing().returning()
  if (inserted.length > 0) return null
  const [before] = await tx.select().from(trackingScripts).for('update')
  await tx.update(trackingScripts).set(next)
  return before ?? null
}
