import { getBrand } from '#features/brands/server/service.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import { type MovedDay, movePlannedDays } from '#features/ideas/server/series-days.ts'
import { updatePlanMonth } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { monthOfDay } from '../../calendar-days.ts'

export async function moveDays(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  days: readonly MovedDay[],
): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (tx) => moveDaysOf(tx, await getBrand(tx, brandId), days))
}

/** An outline without a date waits in the month of its planned day. */
export async function moveDaysOf(tx: WorkspaceTx, brand: BrandRow, days: readonly MovedDay[]): Promise<void> {
  await movePlannedDays(tx, brand, days)
  for (const { ideaId, to } of days) await updatePlanMonth(tx, ideaId, monthOfDay(to))
}
