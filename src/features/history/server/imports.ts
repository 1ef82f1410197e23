import { nameHere } from '#features/access/server/people-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { nextTurn } from '#server/steps.ts'
import { AppError } from '#shared/errors.ts'
import type { PastImport } from '../contract.ts'
import {
  findImports,
  findStuckImports,
  holdImports,
  insertImport,
  insertNewCampaigns,
  lockImport,
  restoreCampaigns,
  touchStoring,
  updateImport,
} from './import-store.ts'
import { type ImportStatus } from './import-store.ts'
import { type KeyedCampaign, upsertCampaigns } from './store.ts'

/** Other requests to the embedded database wait until a portion is stored. */
const PORTION = 100

interface NewImport {
  brandId: string
  filename: string
  fileHash: string
  failedRows: number
}

/** In sorted portions, so that other requests run in between. Returns the number of campaigns that existed before. */
export async function storeImport(
  app: AppContext,
  { workspaceId, userId }: Pick<Scope, 'workspaceId' | 'userId'>,
  { brandId, filename, fileHash, failedRows }: NewImport,
  campaigns: readonly KeyedCampaign[],
): Promise<{ id: string; updatedRows: number }> {
  const id = newId()
  const within = <T>(work: (tx: WorkspaceTx) => Promise<T>) => withWorkspace(app.db, workspaceId, work)
  const now = app.clock.now()
  try {
    await within((tx) =>
      insertImport(tx, {
        workspaceId,
        id,
        brandId,
        filename,
        fileHash,
        successfulRows: campaigns.length,
        failedRows,
        status: 'storing',
        importedByUserId: userId,
        importedAt: now,
        touchedAt: now,
      }),
    )
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('CONFLICT', {
      message: "Another import for this brand is in progress. Try again when it's done.",
    })
  }
  try {
    let updatedRows = 0
    for (let at = 0; at < campaigns.length; at += PORTION) {
      const portion = campaigns.slice(at, at + PORTION).map((row) => ({ ...row, lastImportId: id }))
      // The embedded database allows one transaction at a time, so other requests can use it only here.
      await nextTurn()
      updatedRows += await within(async (tx) => {
        await holdImports(tx)
        await keepStoring(app, tx, id)
        const known = new Set(await insertNewCampaigns(tx, id, portion))
        if (known.size > 0) {
          await upsertCampaigns(
            tx,
            portion.filter(({ naturalKey }) => known.has(naturalKey)),
          )
        }
        return known.size
      })
    }
    await within(async (tx) => {
      await keepStoring(app, tx, id)
      await updateImport(tx, id, { status: 'done', updatedRows })
    })
    return { id, updatedRows }
  } catch (error) {
    await endImport(app, workspaceId, id, 'interrupted', ['storing'])
    throw error
  }
}

async function keepStoring(app: AppContext, tx: WorkspaceTx, id: string): Promise<void> {
  if (!(await touchStoring(tx, id, app.clock.now()))) throw new AppError('UNAVAILABLE')
}

function endImport(
  app: AppContext,
  workspaceId: string,
  id: string,
  status: ImportStatus,
  from: readonly ImportStatus[],
): Promise<{ removed: number; restored: number } | null> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    await holdImports(tx)
    const row = await lockImport(tx, id)
    if (row === null || !from.includes(row.status)) return null
    await updateImport(tx, id, { status, touchedAt: app.clock.now() })
    return restoreCampaigns(tx, id)
  })
}

export async function listImports(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<PastImport[]> {
  const imports = await withWorkspace(app.db, workspaceId, (tx) => findImports(tx, brandId))
  return imports.map(({ row, importedBy }) => ({
    id: row.id,
    filename: row.filename,
    importedAt: row.importedAt.toISOString(),
    importedBy: importedBy && nameHere(importedBy),
    successfulRows: row.successfulRows,
    failedRows: row.failedRows,
    updatedRows: row.updatedRows,
    status: row.status,
  }))
}

export async function undoImport(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
): Promise<{ removed: number; restored: number }> {
  const undone = await endImport(app, workspaceId, id, 'undone', ['done'])
  if (undone === null) throw new AppError('CONFLICT', { message: 'This import was already undone.' })
  return undone
}

const DEAD_AFTER_MS = 30_000

/** Rolls back imports that a crash interrupted, after this long without progress. */
export async function sweepImports(app: AppContext, deadAfterMs = DEAD_AFTER_MS): Promise<void> {
  const stuck = await findStuckImports(app.db, new Date(app.clock.now().getTime() - deadAfterMs))
  for (const { workspaceId, id } of stuck) await endImport(app, workspaceId, id, 'interrupted', ['storing'])
}
