import { sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Db } from './open-db.ts'
import { APP_ROLE } from './tenant-table.ts'

export interface WorkspaceTx {
  readonly workspaceId: string
  readonly tx: Db
}

/**
 * The stores name the workspace in every statement, and row-level security covers one that forgets. No network calls
 * inside: the transaction holds locks and, on the embedded database, the only connection.
 */
export async function withWorkspace<T>(
  db: Db,
  workspaceId: string,
  work: (scope: WorkspaceTx) => Promise<T>,
): Promise<T> {
  return inTransaction(db, heldTo(workspaceId, work))
}

/** Gives several reads one snapshot, so that concurrent changes count once. */
export async function readWorkspace<T>(
  db: Db,
  workspaceId: string,
  work: (scope: WorkspaceTx) => Promise<T>,
): Promise<T> {
  return inTransaction(db, heldTo(workspaceId, work), { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

const heldTo =
  <T>(workspaceId: string, work: (scope: WorkspaceTx) => Promise<T>) =>
  async (tx: Db): Promise<T> => {
    await tx.execute(
      sql`select set_config('role', ${APP_ROLE}, true), set_config('app.workspace_id', ${workspaceId}, true)`,
    )
    return work({ workspaceId, tx })
  }

/** Also changes accounts. The role of `withWorkspace` can't, so only the statements name the workspace. */
export async function withWorkspaceAndAccounts<T>(
  db: Db,
  workspaceId: string,
  work: (scope: WorkspaceTx) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('app.workspace_id', ${workspaceId}, true)`)
    return work({ workspaceId, tx })
  })
}

/** For data of no workspace or of several. Nothing limits it to one. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  return retryingConflicts(() => db.transaction((tx) => work(tx), config))
}

const RETRYABLE = new Set(['40001', '40P01'])

/** Retries serialization failures and deadlocks, as the database expects. */
async function retryingConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}
