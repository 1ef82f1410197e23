import { sql } from 'drizzle-orm'
import type { Db } from './open-db.ts'

export async function holdName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
