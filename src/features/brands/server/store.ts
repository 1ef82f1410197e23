import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { brands } from './tables.ts'

export type BrandRow = typeof brands.$inferSelect

export async function findBrandsOf(db: Db, workspaceIds: string[]): Promise<BrandRow[]> {
  if (workspaceIds.length === 0) return []
  return db
    .select()
    .from(brands)
    .where(and(inArray(brands.workspaceId, workspaceIds), isNull(brands.archivedAt)))
    .orderBy(asc(brands.createdAt), asc(brands.id))
}

/** Where a brand lives, looking only in the given workspaces. */
export async function findBrandWorkspace(
  db: Db,
  id: string,
  workspaceIds: readonly string[] | 'all',
): Promise<string | null> {
  if (workspaceIds.length === 0) return null
  const [row] = await db
    .select({ workspaceId: brands.workspaceId })
    .from(brands)
    .where(and(eq(brands.id, id), workspaceIds === 'all' ? undefined : inArray(brands.workspaceId, [...workspaceIds])))
  return row?.workspaceId ?? null
}

export async function findBrand({ tx, workspaceId }: WorkspaceTx, id: string): Promise<BrandRow | null> {
  const [row] = await tx
    .select()
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.id, id)))
  return row ?? null
}

export async function insertBrand({ tx }: WorkspaceTx, brand: typeof brands.$inferInsert): Promise<void> {
  await tx.insert(brands).values(brand)
}

export async function updateBrand(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  change: Partial<BrandRow>,
): Promise<BrandRow | null> {
  const [row] = await tx
    .update(brands)
    .set(change)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.id, id)))
    .returning()
  return row ?? null
}

export async function countBrands({ tx, workspaceId }: WorkspaceTx): Promise<number> {
  const [row] = await tx
    .select({ brands: count() })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), isNull(brands.archivedAt)))
  return row?.brands ?? 0
}
