import { newId } from '#server/db/new-id.ts'
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

/** Who changes an outline, and when. */
export interface ChangeBy {
  userId: string | null
  bySupport: boolean
  now: Date
}

export interface NextVersion {
  kind: Exclude<VersionKind, 'generated'>
  content: EditableContent
  type: OutlineType
  generatedBy?: string
  restoredFrom?: number
  /** An edit that never goes on in the version its person began. */
  separately?: boolean
  /** What the activity log says of it. */
  activity: ActivityFacts
}

/** Somebody who comes back after this time begins another version. */
const SESSION_MS = 30 * 60_000

/**
 * Makes an outline say something else and keeps what it said. Edits of one person in a row are one version. The outline
 * is held by the transaction, so versions follow one another. False when nothing differs.
 */
export async function keepVersion(
  tx: WorkspaceTx,
  outline: OutlineRow,
  { kind, content, type, generatedBy, restoredFrom, separately = false, activity }: NextVersion,
  { userId, bySupport, now }: ChangeBy,
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
      createdAt: now,
      updatedAt: now,
    })
    await insertActivity(tx, { ...place, id: newId(), ...activity, userId, bySupport, occurredAt: now })
  }
  await updateContent(tx, outline, content, {
    type,
    generatedBy: generatedBy ?? outline.generatedBy,
    updatedAt: now,
  })
  return true
}

/** The one version of an outline that was never changed: what it was written as. */
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
    createdAt: outline.createdAt,
    updatedAt: outline.createdAt,
  }
}

/**
 * Whether an edit belongs to the version that its person began. Not when somebody else has meanwhile changed what either
 * of them wrote: then the words of both stay in versions of their own.
 */
function goesOn(open: VersionRow, before: EditableContent, changes: readonly string[], now: Date): boolean {
  if (now.getTime() - open.updatedAt.getTime() > SESSION_MS) return false
  const byOthers = changedFields(open.content, before)
  return !byOthers.some((other) => [...open.changes, ...changes].some((own) => overlaps(own, other)))
}
