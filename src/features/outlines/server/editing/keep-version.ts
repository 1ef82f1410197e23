import { newId } from '#server/db/new-id.ts'
import type { Author } from '#features/access/server/people-store.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import { type EditableContent, changedFields, overlaps } from '../../content-fields.ts'
import type { VersionKind } from '../../editing-contract.ts'
import type { ActivityFacts } from '../activity.ts'
import { type OutlineRow, contentNow } from '../store.ts'
import {
  type VersionRow,
  findLastNumber,
  findMaker,
  findNewestEdit,
  insertActivity,
  insertVersion,
  updateContent,
  updateVersion,
} from './version-store.ts'

export interface ChangeBy extends Author {
  now: Date
}

export interface NextVersion {
  kind: Exclude<VersionKind, 'generated'>
  content: EditableContent
  type: OutlineType
  generatedBy?: string
  restoredFrom?: number
  separately?: boolean
  activity: ActivityFacts
}

/** After this pause an edit starts a new version. */
const SESSION_MS = 30 * 60_000

/** Consecutive edits of a user share a version. Returns false when nothing differs. */
export async function keepVersion(
  tx: WorkspaceTx,
  outline: OutlineRow,
  { kind, content, type, generatedBy, restoredFrom, separately = false, activity }: NextVersion,
  { userId, bySupport, byToken = null, now }: ChangeBy,
): Promise<boolean> {
  const before = contentNow(outline)
  const changes = changedFields(before, content)
  if (changes.length === 0 && type === outline.type) return false
  const place = { workspaceId: tx.workspaceId, outlineId: outline.id }
  const last = await findLastNumber(tx, outline.id)
  if (last === 0) await insertVersion(tx, await firstVersion(tx, outline))

  const open = kind === 'edited' && !separately && userId !== null ? await findNewestEdit(tx, outline.id, userId) : null
  if (open !== null && goesOn(open, before, changes, now)) {
    await updateVersion(tx, open, { content, changes: [...new Set([...open.changes, ...changes])], updatedAt: now })
  } else {
    await insertVersion(tx, {
      ...place,
      number: Math.max(1, last) + 1,
      kind,
      type,
      content,
      changes,
      restoredFrom: restoredFrom ?? null,
      generatedBy: generatedBy ?? null,
      userId,
      bySupport,
      byToken,
      createdAt: now,
      updatedAt: now,
    })
    await insertActivity(tx, { ...place, id: newId(), ...activity, userId, bySupport, byToken, occurredAt: now })
  }
  await updateContent(tx, outline, content, {
    type,
    generatedBy: generatedBy ?? outline.generatedBy,
    updatedAt: now,
  })
  return true
}

/** An outline that was never changed has no version row, so this builds its only version. */
export async function firstVersion(tx: WorkspaceTx, outline: OutlineRow): Promise<VersionRow> {
  return {
    workspaceId: outline.workspaceId,
    outlineId: outline.id,
    number: 1,
    kind: 'generated',
    type: outline.type,
    content: contentNow(outline),
    changes: [],
    restoredFrom: null,
    generatedBy: outline.generatedBy,
    ...(await findMaker(tx, outline.id)),
    closed: false,
    createdAt: outline.createdAt,
    updatedAt: outline.createdAt,
  }
}

/**
 * Starts a new version if another user changed the same text meanwhile, so that the words of both are kept, and after a
 * client's decision, so that the text that the client read can be compared.
 */
function goesOn(open: VersionRow, before: EditableContent, changes: readonly string[], now: Date): boolean {
  if (open.closed || now.getTime() - open.updatedAt.getTime() > SESSION_MS) return false
  const byOthers = changedFields(open.content, before)
  return !byOthers.some((other) => [...open.changes, ...changes].some((own) => overlaps(own, other)))
}
