import { sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Db } from './open-db.ts'
import { APP_ROLE } from './tenant-table.ts'

/** A transaction held to one workspace. Stores take nothing else for a tenant's rows. */
export interface WorkspaceTx {
  readonly workspaceId: string
  readonly tx: Db
}

/**
 * Runs `work` in a short transaction that can see and write only this workspace: the stores name it in every
 * statement, and row-level security holds even a statement that forgets. Never wait for a network inside.
 */
export async function withWorkspace<T>(
  db: Db,
  workspaceId: string,
  work: (scope: WorkspaceTx) => Promise<T>,
): Promise<T> {
  return inTransaction(db, heldTo(workspaceId, work))
}

/**
 * The same for what several statements read together: all of them see the workspace as it is in one moment, so that
 * what moves meanwhile is counted once.
 */
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

/**
 * A transaction about one workspace that also changes accounts, which belong to none. The role of `withWorkspace` may
 * not touch those, so here only the statements themselves name the workspace.
 */
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

/** The same for what belongs to no workspace or to several: nothing holds it to one. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  return retryingConflicts(() => db.transaction((tx) => work(tx), config))
}

const RETRYABLE = new Set(['40001', '40P01'])

/** Serialisation failures and deadlocks are the database's way to say "again". */
async function retryingConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** The five-character SQLSTATE of a database error, on both databases. */
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
