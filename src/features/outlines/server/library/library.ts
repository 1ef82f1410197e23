import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import type { LibraryQuery, Neighbor } from '../../library-contract.ts'
import {
  type AssignedSummary,
  type MonthCursor,
  type Part,
  countMonths,
  findFirst,
  findMonthPage,
  findMonthsAndFirst,
  hasOutlines,
} from './library-store.ts'
import { countAround, findNeighbors, findPosition } from './neighbors-store.ts'

const PAGE = 50

export interface SummaryView extends AssignedSummary {
  brand: BrandRow
}

export async function readMonths(
  app: AppContext,
  { workspaceId, userId }: Scope,
  brandId: string,
  query: LibraryQuery,
) {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    const part = { ...query, brandId, userId }
    const { months, first } = await (part.search === undefined
      ? countAndFindFirst(tx, part)
      : findMonthsAndFirst(tx, part, PAGE))
    return {
      months,
      first: first.map(({ outline, assignee }): SummaryView => ({ outline, assignee, brand })),
      hasOutlines: months.length > 0 || (await hasOutlines(tx, brandId)),
    }
  })
}

async function countAndFindFirst(tx: WorkspaceTx, part: Part) {
  const months = await countMonths(tx, part)
  return { months, first: months.length === 0 ? [] : await findFirst(tx, part, PAGE) }
}

export async function readMonthPage(
  app: AppContext,
  { workspaceId, userId }: Scope,
  brandId: string,
  month: YearMonth,
  { after, ...query }: LibraryQuery & { after?: string | undefined },
): Promise<{ views: SummaryView[]; next: string | null }> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    const found = await findMonthPage(
      tx,
      { ...query, brandId, userId },
      { month, after: after === undefined ? null : placeOf(after), limit: PAGE + 1 },
    )
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return {
      views: page.map(({ outline, assignee }) => ({ outline, assignee, brand })),
      next: found.length > PAGE && last !== undefined ? cursorOf(last.place) : null,
    }
  })
}

interface Neighbors {
  previous: Neighbor | null
  next: Neighbor | null
  position: number
  total: number
}

export async function readNeighbors(
  app: AppContext,
  { workspaceId, userId }: Scope,
  id: string,
  query: LibraryQuery,
): Promise<Neighbors> {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const position = await findPosition(tx, id)
    if (position === null) throw new AppError('NOT_FOUND')
    const brand = await getBrand(tx, position.brandId)
    const part = { ...query, including: id, brandId: brand.id, userId }
    return {
      ...(await findNeighbors(tx, part, position)),
      ...(await countAround(tx, part, position)),
    }
  })
}

/** The cursor holds the sort key, so paging continues even if the last row moved. */
const cursorOf = ({ time, title, id }: MonthCursor) => Buffer.from(`${time}\n${id}\n${title}`).toString('base64url')

const CURSOR = /^(\d{1,16}|-\d{1,16})\n([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\n(.*)$/

function placeOf(cursor: string): MonthCursor {
  const [, time, id, title] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined || title === undefined || title.includes('\0')) {
    throw new AppError('INVALID_INPUT', { details: { field: 'after' } })
  }
  return { time, id, title }
}
