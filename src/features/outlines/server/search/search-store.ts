import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type AssignedSummary, monthNumber, summaries } from '../library/library-store.ts'
import { searchCondition, searchWords } from '../library/search-words.ts'
import { outlines } from '../tables.ts'

interface Wanted {
  brandIds: readonly string[]
  q: string
  near: YearMonth
  limit: number
}

export async function findAcrossBrands(tx: WorkspaceTx, wanted: Wanted): Promise<AssignedSummary[]> {
  const ids = await findIds(tx, wanted)
  if (ids.length === 0) return []
  const rows = await summaries(tx, and(eq(outlines.workspaceId, tx.workspaceId), inArray(outlines.id, ids)))
  return rows.toSorted((a, b) => ids.indexOf(a.outline.id) - ids.indexOf(b.outline.id))
}

async function findIds({ tx }: WorkspaceTx, { brandIds, q, near, limit }: Wanted): Promise<string[]> {
  const words = searchWords(q)
  if (words.length === 0) return []
  const conditions = brandIds.map((brandId) => searchCondition(brandId, q))
  const inTitle = sql.join(
    words.map((word) => sql`strpos(' ' || found.list_title, ${` ${word}`}) > 0`),
    sql` and `,
  )
  const rows = await tx
    .select({ id: sql<string>`found.id` })
    .from(
      sql`unnest(${sql.param(brandIds)}::uuid[], ${sql.param(conditions)}::text[]) as asked(brand, words),
        lateral outlines_found(asked.brand, asked.words, null) as found`,
    )
    .where(sql`found.workflow_status <> 'archived'`)
    .orderBy(
      sql`(${inTitle}) desc, abs(found.list_month - ${monthNumber(near)}), found.list_month desc, found.list_time`,
      sql`found.list_title, found.id`,
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}
