import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Db, OpenDatabase } from './open-db.ts'
import { APP_ROLE } from './tenant-table.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** Safe when several processes start together, because they wait for each other. */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.oneProcessAtATime(async (db) => {
    if (await isMigrated(db)) return
    await makeAppRole(db)
    await runMigrations(db, database.kind, MIGRATIONS)
    await grantWhatTenantsNeed(db)
  })
}

/** One statement, because most starts have nothing to migrate. A restored database may lack the role or its rights. */
async function isMigrated(db: Db): Promise<boolean> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const question = sql.raw(`
    with app as (select oid from pg_roles where rolname = '${APP_ROLE}' and pg_has_role(current_user, oid, 'member')),
      held as (
        select c.oid, rights.privilege_type from app, pg_class c, aclexplode(c.relacl) rights
        where c.relnamespace = 'public'::regnamespace and rights.grantee = app.oid),
      needed as (
        select polrelid, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) from app, pg_policy
        where app.oid = any(polroles)
        union select 'workspace_people'::regclass, 'SELECT' union select 'audit_log'::regclass, 'INSERT')
    select (select max(created_at) from drizzle.__drizzle_migrations) as newest
    from app
    where has_schema_privilege(app.oid, 'public', 'usage')
      and not exists (table held except table needed) and not exists (table needed except table held)`)
  try {
    const { rows } = (await db.execute(question)) as { rows: { newest: string | number }[] }
    return Number(rows[0]?.newest ?? 0) >= journal.entries.at(-1)!.when
  } catch {
    // An empty database has none of these tables.
    return false
  }
}

async function runMigrations(db: Db, kind: OpenDatabase['kind'], migrationsFolder: string): Promise<void> {
  if (kind === 'embedded') {
    const { migrate: run } = await import('drizzle-orm/pglite/migrator')
    await run(db as unknown as Parameters<typeof run>[0], { migrationsFolder })
  } else {
    const { migrate: run } = await import('drizzle-orm/node-postgres/migrator')
    await run(db as unknown as Parameters<typeof run>[0], { migrationsFolder })
  }
}

export async function migrateOnly(database: OpenDatabase, migrationsFolder: string): Promise<void> {
  await database.oneProcessAtATime(async (db) => {
    await makeAppRole(db)
    await runMigrations(db, database.kind, migrationsFolder)
  })
}

/** Uses one statement, so that no other process sees the role without rights. */
async function grantWhatTenantsNeed(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`do $$ declare held record; begin
      revoke all on all tables in schema public from ${APP_ROLE};
      grant usage on schema public to ${APP_ROLE};
      for held in select distinct tablename from pg_policies where schemaname = 'public' and '${APP_ROLE}' = any(roles) loop
        execute format('grant select, insert, update, delete on %I to ${APP_ROLE}', held.tablename);
      end loop;
      grant select on workspace_people to ${APP_ROLE};
      grant insert on audit_log to ${APP_ROLE};
    end $$`),
  )
}

/** Roles belong to the whole server, so another database may create the same one concurrently. */
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
