import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow, findBrandsOf } from '#features/brands/server/store.ts'
import { countIdeasLeft } from '#features/ideas/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, readWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { type YearMonth, dayAfter, defaultMonth, monthKey, todayAt } from '#shared/calendar-dates.ts'
import type { MonthState } from '../../overview-contract.ts'
import type { SummaryView } from '../library/library.ts'
import type { AssignedSummary } from '../library/library-store.ts'
import { type OutlineCounts, countByMonth, countReviews, findReviews, findSends } from './overview-store.ts'

const DAYS_SHOWN = 14
const MOST_SENDS = 300
const MOST_REVIEWS = 20

export async function readMonthState(app: AppContext, { workspaceId }: Scope, brandId: string, month: YearMonth) {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    await getBrand(tx, brandId)
    const [state] = await statesOf(tx, [{ brandId, month }])
    return { state: state! }
  })
}

export async function readOverview(app: AppContext, { workspaceId }: Scope) {
  const now = app.clock.now()
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const brands = await findBrandsOf(tx.tx, [workspaceId])
    if (brands.length === 0) return { brands: [], sends: [], reviews: [], readyForReview: 0 }
    const ids = brands.map(({ id }) => id)
    const today = new Map(brands.map(({ id, timezone }) => [id, todayAt(timezone, now)]))
    const states = await statesOf(
      tx,
      brands.map(({ id, timezone }) => ({ brandId: id, month: defaultMonth(now, timezone) })),
    )
    const withBrand = viewsWith(brands)
    const reviews = withBrand(await findReviews(tx, ids, MOST_REVIEWS))
    return {
      brands: brands.map(({ id }, index) => ({ brandId: id, today: today.get(id)!, state: states[index]! })),
      sends: withBrand(await findSends(tx, ids, { ...daysShown([...today.values()]), limit: MOST_SENDS })).filter(
        ({ outline }) => isShown(outline.scheduledSendAt!, today.get(outline.brandId)!),
      ),
      reviews,
      readyForReview: reviews.length < MOST_REVIEWS ? reviews.length : await countReviews(tx, ids),
    }
  })
}

/** Covers the 14 days of every brand. Their zones may be a day apart. */
function daysShown(today: readonly string[]): { from: string; to: string } {
  const [first, last] = [today.toSorted()[0]!, today.toSorted().at(-1)!]
  return { from: `${first} 00:00:00`, to: `${dayAfter(last, DAYS_SHOWN)} 00:00:00` }
}

const isShown = (sendTime: string, today: string) =>
  sendTime.slice(0, 10) >= today && sendTime.slice(0, 10) < dayAfter(today, DAYS_SHOWN)

function viewsWith(brands: readonly BrandRow[]): (rows: AssignedSummary[]) => SummaryView[] {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  return (rows) => rows.map(({ outline, assignee }) => ({ outline, assignee, brand: byId.get(outline.brandId)! }))
}

async function statesOf(
  tx: WorkspaceTx,
  wanted: readonly { brandId: string; month: YearMonth }[],
): Promise<MonthState[]> {
  const brandIds = wanted.map(({ brandId }) => brandId)
  const months = [...new Map(wanted.map(({ month }) => [monthKey(month), month])).values()]
  const ideas = await countIdeasLeft(tx, brandIds, months)
  const written = await countByMonth(tx, brandIds, months)
  return wanted.map(({ brandId, month }) => {
    const isWanted = (row: YearMonth & { brandId: string }) =>
      row.brandId === brandId && row.year === month.year && row.month === month.month
    const left = ideas.find(isWanted)
    const counts = written.find(isWanted)?.counts ?? NOTHING_WRITTEN
    return { ...month, ideas: left?.ideas ?? 0, toWrite: left?.planned ?? 0, ...counts }
  })
}

const NOTHING_WRITTEN: OutlineCounts = {
  outlines: 0,
  readyForReview: 0,
  approved: 0,
  sent: 0,
  scheduled: 0,
  unscheduled: 0,
}
