import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { type OutlineRow, findOutline } from '../store.ts'
import { openForChange } from './editing.ts'
import { judgeNow } from './hints.ts'
import { firstVersion, keepVersion } from './keep-version.ts'
import { withAuthorNames } from './version-authors.ts'
import { type VersionHead, type VersionRow, findVersion, findVersions } from './version-store.ts'

export interface VersionView<Row extends VersionHead = VersionHead> {
  version: Row & { userName: string }
  current: boolean
}

export async function readVersions(app: AppContext, { workspaceId }: Scope, id: string): Promise<VersionView[]> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const outline = await existing(tx, id)
    const versions: VersionHead[] = await findVersions(tx, id)
    const shown = versions.length > 0 ? versions : [await firstVersion(tx, outline)]
    return (await withAuthorNames(tx, shown)).map((version, index) => ({
      version,
      current: index === 0,
    }))
  })
}

export async function readVersion(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
  number: number,
): Promise<VersionView<VersionRow>> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const outline = await existing(tx, id)
    const [newest] = await findVersions(tx, id)
    const version = newest === undefined ? await firstVersion(tx, outline) : await findVersion(tx, id, number)
    if (version === null || version.number !== number) throw new AppError('NOT_FOUND')
    const [named] = await withAuthorNames(tx, [version])
    return { version: named!, current: newest === undefined || newest.number === number }
  })
}

export async function restoreVersion(app: AppContext, scope: Scope, id: string, number: number): Promise<void> {
  await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await openForChange(tx, id)
    const version = (await findVersion(tx, id, number)) ?? (await firstVersion(tx, outline))
    if (version.number !== number) throw new AppError('NOT_FOUND')
    await keepVersion(
      tx,
      outline,
      {
        kind: 'restored',
        content: version.content,
        type: version.type,
        restoredFrom: number,
        activity: { kind: 'restored', data: { version: number } },
      },
      { ...scope, now: app.clock.now() },
    )
  })
  await judgeNow(app, { workspaceId: scope.workspaceId, id })
}

async function existing(tx: WorkspaceTx, id: string): Promise<OutlineRow> {
  const found = await findOutline(tx, id)
  if (found === null) throw new AppError('NOT_FOUND')
  return found.outline
}
