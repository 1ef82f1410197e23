import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Db, OpenDatabase } from './open-db.ts'
import { APP_ROLE } from './tenant-table.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** Brings the schema up to date. Safe when several processes start at once: they wait for each other. */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.oneProcessAtATime(async (db) => {
    await makeAppRole(db)
    if (database.kind === 'embedded') {
      const { migrate: run } = await import('drizzle-orm/pglite/migrator')
      await run(db as unknown as Parameters<typeof run>[0], { migrationsFolder: MIGRATIONS })
    } else {
      const { migrate: run } = await import('drizzle-orm/node-postgres/migrator')
      await run(db as unknown as Parameters<typeof run>[0], { migrationsFolder: MIGRATIONS })
    }
    await db.execute(sql.raw(`grant usage on schema public to ${APP_ROLE}`))
    await db.execute(sql.raw(`grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`))
    // Work inside a workspace may add to the audit log and read nothing of it.
    await db.execute(sql.raw(`revoke select, update, delete on audit_log from ${APP_ROLE}`))
  })
}

/** Roles belong to the whole server, so another database may be making the same one at this moment. */
async function makeAppRole(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`do $$ begin
      if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`),
  )
  await db.execute(
    sql.raw(`do $$ begin
      if not pg_has_role(current_user, '${APP_ROLE}', 'member') then execute format('grant ${APP_ROLE} to %I', current_user); end if;
    end $$`),
  )
}
