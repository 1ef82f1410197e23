import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { outlines } from '#features/outlines/server/tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { reviewLinkOutlines, reviewLinks } from './tables.ts'

export type LinkRow = typeof reviewLinks.$inferSelect
export type LinkOutlineRow = typeof reviewLinkOutlines.$inferSelect

/** Many more than a brand can have at the same time. Older ones are only there for the record. */
const MOST_LISTED = 200

const byId = (workspaceId: string, id: string) => and(eq(reviewLinks.workspaceId, workspaceId), eq(reviewLinks.id, id))

const works = (now: Date) => and(isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now))

export const findLinkWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, reviewLinks, id, workspaceIds)

export async function findLinkByToken(db: Db, tokenHash: string, now: Date): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.tokenHash, tokenHash), works(now)))
  return row ?? null
}

export async function findLinksOf({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<LinkRow[]> {
  return tx
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.workspaceId, workspaceId), eq(reviewLinks.brandId, brandId)))
    .orderBy(desc(reviewLinks.createdAt), desc(reviewLinks.id))
    .limit(MOST_LISTED)
}

export async function findLink({ tx, workspaceId }: WorkspaceTx, id: string): Promise<LinkRow | null> {
  const [row] = await tx.select().from(reviewLinks).where(byId(workspaceId, id))
  return row ?? null
}

export async function findLinkForChange({ tx, workspaceId }: WorkspaceTx, id: string): Promise<LinkRow | null> {
  const [row] = await tx.select().from(reviewLinks).where(byId(workspaceId, id)).for('update')
  return row ?? null
}

export async function countLiveLinks(
  { tx, workspaceId }: WorkspaceTx,
  { brandId, exceptId }: { brandId: string; exceptId?: string },
  now: Date,
): Promise<number> {
  const live = await tx
    .select({ id: reviewLinks.id })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.workspaceId, workspaceId), eq(reviewLinks.brandId, brandId), works(now)))
  return live.filter(({ id }) => id !== exceptId).length
}

export async function insertLink({ tx }: WorkspaceTx, link: LinkRow): Promise<void> {
  await tx.insert(reviewLinks).values(link)
}

export async function updateLink(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  changes: Partial<Omit<LinkRow, 'workspaceId' | 'id' | 'brandId'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(reviewLinks).set(changes).where(byId(workspaceId, id))
}

export interface LinkedOutline {
  row: LinkOutlineRow
  title: string
  contentRevision: number
}

/** In the order of the link, without outlines in the trash. */
export async function findLinkedOutlines(
  { tx, workspaceId }: WorkspaceTx,
  linkIds: string[],
): Promise<LinkedOutline[]> {
  if (linkIds.length === 0) return []
  return tx
    .select({ row: reviewLinkOutlines, title: outlines.title, contentRevision: outlines.contentRevision })
    .from(reviewLinkOutlines)
    .innerJoin(
      outlines,
      and(
        eq(outlines.workspaceId, reviewLinkOutlines.workspaceId),
        eq(outlines.id, reviewLinkOutlines.outlineId),
        isNull(outlines.deletedAt),
      ),
    )
    .where(and(eq(reviewLinkOutlines.workspaceId, workspaceId), inArray(reviewLinkOutlines.linkId, linkIds)))
    .orderBy(asc(reviewLinkOutlines.position))
}

/** Outlines in the trash or in the archive are not shown. */
export async function showsOutline(
  { tx, workspaceId }: WorkspaceTx,
  linkId: string,
  outlineId: string,
): Promise<boolean> {
  const [shown] = await tx
    .select({ id: outlines.id })
    .from(reviewLinkOutlines)
    .innerJoin(
      outlines,
      and(eq(outlines.workspaceId, reviewLinkOutlines.workspaceId), eq(outlines.id, reviewLinkOutlines.outlineId)),
    )
    .where(
      and(
        eq(reviewLinkOutlines.workspaceId, workspaceId),
        eq(reviewLinkOutlines.linkId, linkId),
        eq(reviewLinkOutlines.outlineId, outlineId),
        isNull(outlines.deletedAt),
        ne(outlines.workflowStatus, 'archived'),
      ),
    )
  return shown !== undefined
}

/** Outlines that stay on the link keep the time at which it asked for them. */
export async function putLinkedOutlines(
  { tx, workspaceId }: WorkspaceTx,
  linkId: string,
  outlineIds: readonly string[],
  now: Date,
): Promise<void> {
  const ofLink = and(eq(reviewLinkOutlines.workspaceId, workspaceId), eq(reviewLinkOutlines.linkId, linkId))
  const before = await tx.select().from(reviewLinkOutlines).where(ofLink)
  const asked = new Map(before.map(({ outlineId, askedAt }) => [outlineId, askedAt]))
  await tx.delete(reviewLinkOutlines).where(ofLink)
  await tx.insert(reviewLinkOutlines).values(
    outlineIds.map((outlineId, position) => ({
      workspaceId,
      linkId,
      outlineId,
      position,
      askedAt: asked.get(outlineId) ?? now,
    })),
  )
}

export interface LiveAsk {
  outlineId: string
  askedAt: Date
  link: { id: string; name: string }
}

/** The working links that show these outlines, newest first. */
export async function findLiveAsks(
  { tx, workspaceId }: WorkspaceTx,
  outlineIds: readonly string[],
  now: Date,
): Promise<LiveAsk[]> {
  return tx
    .select({
      outlineId: reviewLinkOutlines.outlineId,
      askedAt: reviewLinkOutlines.askedAt,
      link: { id: reviewLinks.id, name: reviewLinks.name },
    })
    .from(reviewLinkOutlines)
    .innerJoin(
      reviewLinks,
      and(eq(reviewLinks.workspaceId, reviewLinkOutlines.workspaceId), eq(reviewLinks.id, reviewLinkOutlines.linkId)),
    )
    .where(
      and(
        eq(reviewLinkOutlines.workspaceId, workspaceId),
        inArray(reviewLinkOutlines.outlineId, [...outlineIds]),
        works(now),
      ),
    )
    .orderBy(desc(reviewLinks.createdAt), desc(reviewLinks.id))
}

export async function askAgainOn(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
  linkIds: readonly string[],
  askedAt: Date,
): Promise<void> {
  await tx
    .update(reviewLinkOutlines)
    .set({ askedAt })
    .where(
      and(
        eq(reviewLinkOutlines.workspaceId, workspaceId),
        eq(reviewLinkOutlines.outlineId, outlineId),
        inArray(reviewLinkOutlines.linkId, [...linkIds]),
      ),
    )
}
