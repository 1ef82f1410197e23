import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { BrandFact } from '#shared/brand-sheet.ts'
import { brandFacts } from '../tables.ts'

type FactRow = typeof brandFacts.$inferSelect

/** The stored facts of a brand, the oldest first. */
export async function findFacts({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<BrandFact[]> {
  const rows = await tx
    .select()
    .from(brandFacts)
    .where(and(eq(brandFacts.workspaceId, workspaceId), eq(brandFacts.brandId, brandId)))
    .orderBy(asc(brandFacts.createdAt), asc(brandFacts.key))
  return rows.map(({ kind, key, value, source, state, quote, page }) => {
    return { kind, key, value, source, state, quote, page } as BrandFact
  })
}

/** Stores facts; one that is there already takes the new value and state. */
export async function saveFacts(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  facts: readonly BrandFact[],
  now: Date,
): Promise<void> {
  if (facts.length === 0) return
  const rows: FactRow[] = facts.map((fact) => ({ ...fact, workspaceId, brandId, createdAt: now, updatedAt: now }))
  await tx
    .insert(brandFacts)
    .values(rows)
    .onConflictDoUpdate({
      target: [brandFacts.workspaceId, brandFacts.brandId, brandFacts.kind, brandFacts.key],
      set: {
        value: sql`excluded.value`,
        source: sql`excluded.source`,
        state: sql`excluded.state`,
        quote: sql`excluded.quote`,
        page: sql`excluded.page`,
        updatedAt: now,
      },
    })
}

export async function deleteFact(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { kind, key }: Pick<FactRow, 'kind' | 'key'>,
): Promise<void> {
  await tx
    .delete(brandFacts)
    .where(
      and(
        eq(brandFacts.workspaceId, workspaceId),
        eq(brandFacts.brandId, brandId),
        eq(brandFacts.kind, kind),
        eq(brandFacts.key, key),
      ),
    )
}

/** Deletes what a model read and no member has decided. Facts from pages stay unless all of it goes. */
export async function deleteModelProposals(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  which: 'read in the profile' | 'read by a model',
): Promise<void> {
  await tx
    .delete(brandFacts)
    .where(
      and(
        eq(brandFacts.workspaceId, workspaceId),
        eq(brandFacts.brandId, brandId),
        eq(brandFacts.source, 'model'),
        eq(brandFacts.state, 'proposed'),
        which === 'read in the profile' ? isNull(brandFacts.page) : undefined,
      ),
    )
}
