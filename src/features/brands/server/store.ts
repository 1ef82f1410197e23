import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
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

export type Shelf = 'in use' | 'archived'
const on = (shelf: Shelf) => (shelf === 'in use' ? isNull(brands.archivedAt) : isNotNull(brands.archivedAt))

export const findBrandWorkspace = (
  db: Db,
  id: string,
  workspaceIds: readonly string[] | 'all',
  shelf: Shelf = 'in use',
) => workspaceOf(db, brands, id, workspaceIds, on(shelf))

export async function findBrand({ tx, workspaceId }: WorkspaceTx, id: string): Promise<BrandRow | null> {
  const [row] = await tx
    .select()
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.id, id), on('in use')))
  return row ?? null
}

/** Locks the brand until the transaction ends, so that dependent changes are serialized. */
export async function holdBrand({ tx, workspaceId }: WorkspaceTx, id: string): Promise<BrandRow | null> {
  const [row] = await tx
    .select()
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.id, id), on('in use')))
    .for('no key update')
  return row ?? null
}

export async function findArchivedBrands({ tx, workspaceId }: WorkspaceTx): Promise<BrandRow[]> {
  return tx
    .select()
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), on('archived')))
    .orderBy(desc(brands.archivedAt), asc(brands.id))
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

export async function countBrands({ tx, workspaceId }: WorkspaceTx, shelf: Shelf = 'in use'): Promise<number> {
  const [row] = await tx
    .select({ brands: count() })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), on(shelf)))
  return row?.brands ?? 0
}
