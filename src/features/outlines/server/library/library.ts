import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import type { LibraryQuery } from '../../library-contract.ts'
import {
  type AssignedSummary,
  type Place,
  countMonths,
  countReadyForReview,
  findFirst,
  findMonthPage,
  findRecent,
  hasOutlines,
} from './library-store.ts'

const PAGE = 50
const RECENT = 5

/** A row of a library with the brand whose clock it is read by. */
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
    const months = await countMonths(tx, part)
    const first = months.length === 0 ? [] : await findFirst(tx, part, PAGE)
    return {
      months,
      first: first.map(({ outline, assignee }): SummaryView => ({ outline, assignee, brand })),
      hasOutlines: months.length > 0 || (await hasOutlines(tx, brandId)),
    }
  })
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

export async function readRecent(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
): Promise<{ views: SummaryView[]; readyForReview: number }> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    const recent = await findRecent(tx, brandId, RECENT)
    return {
      views: recent.map(({ outline, assignee }) => ({ outline, assignee, brand })),
      readyForReview: await countReadyForReview(tx, brandId),
    }
  })
}

/** A place says itself where it is, so that a page goes on where it stopped also when its last row has moved. */
const cursorOf = ({ time, title, id }: Place) => Buffer.from(`${time}\n${id}\n${title}`).toString('base64url')

const CURSOR = /^(\d{1,16}|-\d{1,16})\n([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\n(.*)$/

function placeOf(cursor: string): Place {
  const [, time, id, title] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined || title === undefined || title.includes('\0')) {
    throw new AppError('INVALID_INPUT', { details: { field: 'after' } })
  }
  return { time, id, title }
}
