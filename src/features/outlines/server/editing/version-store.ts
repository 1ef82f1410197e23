import { and, desc, eq, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { type EditableContent, contentOf } from '../../content-fields.ts'
import { outlineActivity, outlineVersions, outlines } from '../tables.ts'
import type { OutlineRow } from '../store.ts'

export type VersionRow = Omit<typeof outlineVersions.$inferSelect, 'content'> & { content: EditableContent }
export type VersionHead = Omit<VersionRow, 'content'>

const ofOutline = (workspaceId: string, outlineId: string) =>
  and(eq(outlineVersions.workspaceId, workspaceId), eq(outlineVersions.outlineId, outlineId))

const newestFirst = [desc(outlineVersions.updatedAt), desc(outlineVersions.number)]

export async function findVersions({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<VersionHead[]> {
  const { content: _, ...head } = { ...outlineVersions }
  const { workspaceId: ofWorkspace, number, kind, type, changes, restoredFrom, generatedBy } = head
  return tx
    .select({
      workspaceId: ofWorkspace,
      outlineId: head.outlineId,
      number,
      kind,
      type,
      changes,
      restoredFrom,
      generatedBy,
      userId: head.userId,
      bySupport: head.bySupport,
      byToken: head.byToken,
      closed: head.closed,
      createdAt: head.createdAt,
      updatedAt: head.updatedAt,
    })
    .from(outlineVersions)
    .where(ofOutline(workspaceId, outlineId))
    .orderBy(...newestFirst)
}

export async function findVersion(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
  number: number,
): Promise<VersionRow | null> {
  const [row] = await tx
    .select()
    .from(outlineVersions)
    .where(and(ofOutline(workspaceId, outlineId), eq(outlineVersions.number, number)))
  return read(row)
}

export async function findNewestEdit(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
  userId: string,
): Promise<VersionRow | null> {
  const [row] = await tx
    .select()
    .from(outlineVersions)
    .where(
      and(ofOutline(workspaceId, outlineId), eq(outlineVersions.kind, 'edited'), eq(outlineVersions.userId, userId)),
    )
    .orderBy(...newestFirst)
    .limit(1)
  return read(row)
}

const read = (row: typeof outlineVersions.$inferSelect | undefined): VersionRow | null =>
  row === undefined ? null : { ...row, content: contentOf(row.content) }

export async function findLastNumber({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${outlineVersions.number}), 0)::int` })
    .from(outlineVersions)
    .where(ofOutline(workspaceId, outlineId))
  return row?.last ?? 0
}

export async function findMaker(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
): Promise<Pick<VersionRow, 'userId' | 'bySupport' | 'byToken'>> {
  const [row] = await tx
    .select({ userId: outlineActivity.userId, bySupport: outlineActivity.bySupport, byToken: outlineActivity.byToken })
    .from(outlineActivity)
    .where(
      and(
        eq(outlineActivity.workspaceId, workspaceId),
        eq(outlineActivity.outlineId, outlineId),
        eq(outlineActivity.kind, 'created'),
      ),
    )
    .limit(1)
  return row ?? { userId: null, bySupport: false, byToken: null }
}

export async function insertVersion({ tx }: WorkspaceTx, row: typeof outlineVersions.$inferInsert): Promise<void> {
  await tx.insert(outlineVersions).values(row)
}

export async function updateVersion(
  { tx, workspaceId }: WorkspaceTx,
  { outlineId, number }: Pick<VersionRow, 'outlineId' | 'number'>,
  change: Pick<VersionRow, 'content' | 'changes' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(outlineVersions)
    .set(change)
    .where(and(ofOutline(workspaceId, outlineId), eq(outlineVersions.number, number)))
}

export async function updateContent(
  { tx, workspaceId }: WorkspaceTx,
  outline: OutlineRow,
  { title, template, ...content }: EditableContent,
  change: Pick<OutlineRow, 'type' | 'generatedBy' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(outlines)
    .set({ ...change, title, template, content, contentRevision: outline.contentRevision + 1 })
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, outline.id)))
}

export async function updateHints(
  { tx, workspaceId }: WorkspaceTx,
  { id, contentRevision }: Pick<OutlineRow, 'id' | 'contentRevision'>,
  hints: Pick<OutlineRow, 'hints' | 'hintsOf'>,
): Promise<void> {
  await tx
    .update(outlines)
    .set(hints)
    .where(
      and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id), eq(outlines.contentRevision, contentRevision)),
    )
}

export async function insertActivity({ tx }: WorkspaceTx, entry: typeof outlineActivity.$inferInsert): Promise<void> {
  await tx.insert(outlineActivity).values(entry)
}
