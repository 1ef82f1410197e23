import { sql } from 'drizzle-orm'
import { Client } from 'pg'

// The view and the function read the workspace of the transaction.
const NAMES_WORKSPACE = /workspace_id|"workspaces"\."id"|workspace_people|outlines_found|forgets the workspace/
const TOUCHES_NO_ROW = /^\s*(savepoint|release|rollback to|set |show |do \$|select set_config|select pg_\w+)/i

/** Marks the statements of tests that prove the row-level security. */
export const FORGETS_WORKSPACE = sql.raw('/* forgets the workspace */ ')

const inWorkspace = new WeakSet<Client>()
const { query } = Client.prototype

/**
 * Rejects a statement in the transaction of a workspace that doesn't name the workspace. Row-level security would limit
 * it, but a sharded database would have to ask every shard.
 */
export function requireWorkspaceInStatements(): void {
  Client.prototype.query = function queryOfWorkspace(this: Client, ...given: unknown[]) {
    const text = textOf(given[0])
    if (text.includes("set_config('role'")) inWorkspace.add(this)
    else if (/^\s*(commit|rollback)\s*$/i.test(text)) inWorkspace.delete(this)
    else if (inWorkspace.has(this) && !TOUCHES_NO_ROW.test(text) && !NAMES_WORKSPACE.test(text)) {
      return Promise.reject(new Error(`This statement of a workspace doesn't name it: ${text}`))
    }
    return Reflect.apply(query, this, given)
  } as typeof query
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '')
