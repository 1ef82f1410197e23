import { sql } from 'drizzle-orm'
import type { Db } from './open-db.ts'

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

export interface JobCount {
  queue: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  jobs: number
}

export async function countJobs(db: Db): Promise<JobCount[]> {
  return rowsOf(
    db,
    sql`select name as queue, state::text as state, count(*)::int as jobs from pgboss.job group by 1, 2`,
  )
}

export interface NewestJob {
  queue: string
  state: JobCount['state']
  at: Date
  output: { message?: unknown } | null
}

export async function newestJobs(db: Db, queues: readonly string[]): Promise<NewestJob[]> {
  if (queues.length === 0) return []
  const names = sql.join(
    queues.map((queue) => sql`${queue}`),
    sql`, `,
  )
  const rows = await rowsOf<Omit<NewestJob, 'at'> & { at: string | Date }>(
    db,
    sql`select distinct on (name) name as queue, state::text as state, output,
          coalesce(completed_on, started_on, created_on) as at
        from pgboss.job where name in (${names}) order by name, created_on desc`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export interface DatabaseState {
  sizeBytes: number
  tables: { name: string; sizeBytes: number }[]
  postgres: string
  migration: string
}

const LARGEST = 8

export async function databaseState(db: Db): Promise<DatabaseState> {
  const [whole] = await rowsOf<{ size: string; version: string; migrations: number }>(
    db,
    sql`select pg_database_size(current_database())::text as size, current_setting('server_version') as version,
          (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  )
  const tables = await rowsOf<{ name: string; size: string }>(
    db,
    sql`select c.relname as name, pg_total_relation_size(c.oid)::text as size
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc limit ${LARGEST}`,
  )
  return {
    sizeBytes: Number(whole?.size ?? 0),
    tables: tables.map(({ name, size }) => ({ name, sizeBytes: Number(size) })),
    postgres: whole?.version ?? '',
    migration: String(whole?.migrations ?? 0),
  }
}
