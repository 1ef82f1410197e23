import { sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgTableExtraConfigValue, foreignKey, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** The role every tenant transaction takes: row-level security holds it to one workspace. Made by `migrate()`. */
export const APP_ROLE = 'mailmonth_app'
const appRole = pgRole(APP_ROLE).existing()

/** The second net under `withWorkspace()`: the app role sees and writes only rows of the workspace it was set to. */
export function onlyOwnWorkspace(): PgTableExtraConfigValue {
  return pgPolicy('only_own_workspace', {
    as: 'permissive',
    for: 'all',
    to: appRole,
    using: sql`workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid`,
    withCheck: sql`workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid`,
  })
}

/** A row is part of another of its workspace, and goes with it. */
export const goesWith = (
  own: [workspaceId: AnyPgColumn, id: AnyPgColumn],
  whole: { workspaceId: AnyPgColumn; id: AnyPgColumn },
): PgTableExtraConfigValue =>
  foreignKey({ columns: own, foreignColumns: [whole.workspaceId, whole.id] }).onDelete('cascade')
