import { isRunning } from '#features/runs/server/service.ts'
import { markOutlined } from '#features/ideas/server/service.ts'
import { findTrashedIdeas } from '#features/ideas/server/trash-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { RETENTION_PERIODS } from '#shared/retention-periods.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { TrashedItem } from '../../trash-contract.ts'
import type { ActivityKind } from '../activity.ts'
import { type ActivityInsert, type OutlineRow, findOutlineForChange, findOutlineIdOfSubtopic } from '../store.ts'
import { findTrashedOutline, findTrashedOutlines, moveOutline } from '../trash-store.ts'

const SHOWN = 200
const KEPT_MS = RETENTION_PERIODS.trash.length.days * DAY_MS

export async function readTrash(app: AppContext, { workspaceId }: Scope, brandId: string): Promise<TrashedItem[]> {
  const { ideas, outlines } = await withWorkspace(app.db, workspaceId, async (tx) => ({
    ideas: await findTrashedIdeas(tx, brandId, SHOWN),
    outlines: await findTrashedOutlines(tx, brandId, SHOWN),
  }))
  return [
    ...ideas.map(({ year, month, deletedAt, ideas: held, ...idea }) => ({
      ...idea,
      ideas: idea.kind === 'topic' ? held : null,
      planMonth: { year, month },
      ...timesOf(deletedAt),
    })),
    ...outlines.map(({ id, title, ideaTitle, mainTopicTitle, planYear, planMonth, deletedAt }) => ({
      kind: 'outline' as const,
      id,
      title: title.trim() === '' ? ideaTitle : title,
      mainTopicTitle,
      ideas: null,
      planMonth: { year: planYear, month: planMonth },
      ...timesOf(deletedAt!),
    })),
  ]
    .toSorted((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1))
    .slice(0, SHOWN)
}

const timesOf = (deletedAt: Date) => ({
  deletedAt: deletedAt.toISOString(),
  keptUntil: new Date(deletedAt.getTime() + KEPT_MS).toISOString(),
})

export async function deleteOutline(app: AppContext, scope: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await findOutlineForChange(tx, id)
    if (outline === null) throw new AppError('NOT_FOUND')
    const { subtopicId } = outline
    const entry = entryOf(app, scope, id, 'deleted')
    await moveOutline(tx, id, { deletedAt: entry.occurredAt, subtopicId }, entry)
    if (subtopicId !== null) await markOutlined(tx, subtopicId, false)
  })
}

export async function restoreOutline(app: AppContext, scope: Scope, id: string): Promise<void> {
  try {
    await bringBack(app, scope, id)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await bringBack(app, scope, id)
  }
}

async function bringBack(app: AppContext, scope: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await findTrashedOutline(tx, id)
    if (outline === null) throw new AppError('NOT_FOUND')
    const subtopicId = (await isIdeaTaken(tx, outline)) ? null : outline.subtopicId
    await moveOutline(tx, id, { deletedAt: null, subtopicId }, entryOf(app, scope, id, 'restored'))
    if (subtopicId !== null) await markOutlined(tx, subtopicId)
  })
}

/** Reads runs before outlines, because a run that ends in between has already stored its outline. */
async function isIdeaTaken(tx: WorkspaceTx, { brandId, subtopicId }: OutlineRow): Promise<boolean> {
  if (subtopicId === null) return false
  const isWritten = await isRunning(tx, 'outline', brandId, subtopicId)
  return isWritten || (await findOutlineIdOfSubtopic(tx, subtopicId)) !== null
}

function entryOf(app: AppContext, scope: Scope, outlineId: string, kind: ActivityKind): ActivityInsert {
  const { workspaceId, userId, bySupport } = scope
  return { workspaceId, id: newId(), outlineId, kind, userId, bySupport, occurredAt: app.clock.now() }
}
