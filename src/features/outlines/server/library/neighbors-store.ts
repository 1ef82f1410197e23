import { type SQL, and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { Neighbor } from '../../library-contract.ts'
import { outlines } from '../tables.ts'
import { type MonthCursor, type Part, listMonth, listTime, listTitle, ofPart, sourceOf } from './library-store.ts'

interface ListPosition extends MonthCursor {
  brandId: string
  month: number
}

export async function findPosition({ tx, workspaceId }: WorkspaceTx, id: string): Promise<ListPosition | null> {
  const [position] = await tx
    .select({
      brandId: outlines.brandId,
      month: listMonth,
      time: sql<string>`${listTime}::text`,
      title: listTitle,
      id: outlines.id,
    })
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id), isNull(outlines.deletedAt)))
  return position ?? null
}

type Side = 'before' | 'after'

const inMonth = (month: number) => sql`${listMonth} = ${month}`

/** Months are listed newest first, and the outlines of a month by time. */
const beyondMonth = (side: Side, month: number) =>
  side === 'before' ? sql`${listMonth} > ${month}` : sql`${listMonth} < ${month}`

function beyondPosition(side: Side, { time, title, id }: ListPosition): SQL {
  const key = sql`(${listTime}, ${listTitle}, ${outlines.id})`
  const own = sql`(${time}::bigint, ${title}, ${id}::uuid)`
  return side === 'before' ? sql`${key} < ${own}` : sql`${key} > ${own}`
}

/** Each query reads one end of an index. A single query in the order of the library would sort all outlines. */
async function findBeside(tx: WorkspaceTx, part: Part, position: ListPosition, side: Side): Promise<string | null> {
  const order = side === 'before' ? desc : asc
  const nearest = async (where: SQL | undefined) => {
    const [found] = await tx.tx
      .select({ id: sql<string>`${outlines.id}` })
      .from(sourceOf(part))
      .where(and(ofPart(tx, part), where))
      .orderBy(order(listTime), order(listTitle), order(outlines.id))
      .limit(1)
    return found?.id ?? null
  }
  const inSameMonth = await nearest(and(inMonth(position.month), beyondPosition(side, position)))
  if (inSameMonth !== null) return inSameMonth
  const [other] = await tx.tx
    .select({ month: listMonth })
    .from(sourceOf(part))
    .where(and(ofPart(tx, part), beyondMonth(side, position.month)))
    .orderBy((side === 'before' ? asc : desc)(listMonth))
    .limit(1)
  return other === undefined ? null : nearest(inMonth(other.month))
}

export async function findNeighbors(
  tx: WorkspaceTx,
  part: Part,
  position: ListPosition,
): Promise<{ previous: Neighbor | null; next: Neighbor | null }> {
  const [before, after] = [
    await findBeside(tx, part, position, 'before'),
    await findBeside(tx, part, position, 'after'),
  ]
  // A search reads a function that returns no titles.
  const found = await tx.tx
    .select({ id: outlines.id, title: outlines.title, ideaTitle: outlines.ideaTitle })
    .from(outlines)
    .where(
      and(
        eq(outlines.workspaceId, tx.workspaceId),
        inArray(
          outlines.id,
          [before, after].filter((id) => id !== null),
        ),
      ),
    )
  const titled = (id: string | null) => found.find((each) => each.id === id) ?? null
  return { previous: titled(before), next: titled(after) }
}

export async function countAround(
  tx: WorkspaceTx,
  part: Part,
  position: ListPosition,
): Promise<{ position: number; total: number }> {
  const isBefore = sql`${beyondMonth('before', position.month)} or ${and(inMonth(position.month), beyondPosition('before', position))}`
  const [found] = await tx.tx
    .select({ before: sql<number>`(count(*) filter (where ${isBefore}))::int`, total: count() })
    .from(sourceOf(part))
    .where(ofPart(tx, part))
  return { position: (found?.before ?? 0) + 1, total: found?.total ?? 0 }
}
