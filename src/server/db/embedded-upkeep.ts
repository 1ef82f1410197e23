import { sql } from 'drizzle-orm'
import { nextTurn } from '../steps.ts'
import type { Db } from './open-db.ts'

/** Without statistics, the planner treats every table as almost empty. */
export async function keepStatistics(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select schemaname as schema, relname as name from pg_stat_user_tables
    where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup
    order by relname`)) as { rows: { schema: string; name: string }[] }
  for (const { schema, name } of rows) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(schema)}.${sql.identifier(name)}`)
    // The database runs on the main thread, so other requests get a turn between two tables.
    await nextTurn()
  }
  return rows.map(({ name }) => name)
}
