import { isRunning } from '#features/runs/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { type FieldPath, type SomeContent, filledUp, overlaps } from '../../content-fields.ts'
import { mergeContent } from '../../content-merge.ts'
import type { Hint } from '../../editing-contract.ts'
import type { OutlineView } from '../service.ts'
import { type OutlineRow, contentNow, findOutlineForChange } from '../store.ts'
import { hintsOf, judgeNow } from './hints.ts'
import { keepVersion } from './keep-version.ts'
import { withAuthorNames } from './version-authors.ts'
import { type VersionHead, findVersions } from './version-store.ts'

export type NamedVersion = VersionHead & { userName: string }

export interface EditingView {
  view: OutlineView
  hints: Hint[]
  regenerating: boolean
  changedBy: NamedVersion | null
}

export async function openForChange(tx: WorkspaceTx, id: string): Promise<OutlineRow> {
  const outline = await findOutlineForChange(tx, id)
  if (outline === null) throw new AppError('NOT_FOUND')
  if (outline.workflowStatus === 'sent') throw new AppError('OUTLINE_LOCKED')
  return outline
}

export async function readEditing(app: AppContext, { workspaceId }: Scope, view: OutlineView): Promise<EditingView> {
  const { outline, brand } = view
  const hints = hintsOf(app, outline, brand)
  return withWorkspace(app.db, workspaceId, async (tx) => ({
    view,
    hints,
    regenerating: await isRunning(tx, 'rewrite', brand.id, outline.id),
    changedBy: (await withAuthorNames(tx, (await findVersions(tx, outline.id)).slice(0, 1)))[0] ?? null,
  }))
}

/** A text that both sides changed is a conflict, which overwrites nothing and names the other user. */
export async function editOutline(
  app: AppContext,
  scope: Scope,
  id: string,
  { base, changes, separately = false }: { base: SomeContent; changes: SomeContent; separately?: boolean | undefined },
): Promise<{ field: FieldPath; by: NamedVersion | null }[]> {
  const conflicts = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await openForChange(tx, id)
    const theirs = contentNow(outline)
    const { merged, conflicts } = mergeContent(
      { base: filledUp(theirs, base), mine: filledUp(theirs, changes), theirs },
      'theirs',
    )
    await keepVersion(
      tx,
      outline,
      {
        kind: 'edited',
        content: merged,
        type: outline.type,
        separately,
        activity: { kind: 'edited' },
      },
      { ...scope, now: app.clock.now() },
    )
    if (conflicts.length === 0) return []
    const versions = await withAuthorNames(tx, await findVersions(tx, id))
    return conflicts.map(({ field }) => ({
      field,
      by: versions.find((version) => version.changes.some((change) => overlaps(change, field))) ?? null,
    }))
  })
  await judgeNow(app, { workspaceId: scope.workspaceId, id })
  return conflicts
}
