import { sql } from 'drizzle-orm'
import type { Db } from './open-db.ts'

/** From here to the end of the transaction nobody else holds this name: for what has no row that could be held. */
export async function holdName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
