import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { BrandFact } from '#shared/brand-sheet.ts'
import { brandFacts } from '../tables.ts'

type FactRow = typeof brandFacts.$inferSelect

export async function findFacts({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<BrandFact[]> {
  const rows = await tx
    .select()
    .from(brandFacts)
    .where(and(eq(brandFacts.workspaceId, workspaceId), eq(brandFacts.brandId, brandId)))
    .orderBy(asc(brandFacts.createdAt), asc(brandFacts.key))
  return rows.map(factOf)
}

const factOf = ({ kind, key, value, source, state, quote, page }: FactRow) =>
  ({ kind, key, value, source, state, quote, page }) as BrandFact

export async function findFactsOf(
  { tx, workspaceId }: WorkspaceTx,
  brandIds: readonly string[],
): Promise<Map<string, BrandFact[]>> {
  if (brandIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(brandFacts)
    .where(and(eq(brandFacts.workspaceId, workspaceId), inArray(brandFacts.brandId, [...brandIds])))
    .orderBy(asc(brandFacts.createdAt), asc(brandFacts.key))
  const byBrand = Map.groupBy(rows, ({ brandId }) => brandId)
  return new Map([...byBrand].map(([brandId, facts]) => [brandId, facts.map(factOf)]))
}

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

/** Facts from pages stay unless everything is deleted. */
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
