import { sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgTableExtraConfigValue, foreignKey, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** Row-level security limits this role to one workspace. `migrate()` creates it. */
export const APP_ROLE = 'mailmonth_app'
const appRole = pgRole(APP_ROLE).existing()

/** The second safeguard under `withWorkspace()`: the role sees and writes only rows of its workspace. */
export function onlyOwnWorkspace(): PgTableExtraConfigValue {
  return pgPolicy('only_own_workspace', {
    as: 'permissive',
    for: 'all',
    to: appRole,
    using: sql`workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid`,
    withCheck: sql`workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid`,
  })
}

export const goesWith = (
  own: [workspaceId: AnyPgColumn, id: AnyPgColumn],
  whole: { workspaceId: AnyPgColumn; id: AnyPgColumn },
): PgTableExtraConfigValue =>
  foreignKey({ columns: own, foreignColumns: [whole.workspaceId, whole.id] }).onDelete('cascade')
