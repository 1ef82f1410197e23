import { getBrand } from '#features/brands/server/service.ts'
import { setSendTime } from '#features/outlines/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import type { Schedule, Unscheduled } from '../contract.ts'
import { presentSchedule, presentUnscheduled } from './present.ts'
import { brandWallClock, shownDays } from './send-time.ts'
import { deleteSchedule, findSchedule, findSchedulesBetween, findUnscheduled, putSchedule } from './store.ts'

export { type ScheduleRow, findScheduleWorkspace, putSchedule } from './store.ts'

export async function readMonth(
  app: AppContext,
  scope: Scope,
  brandId: string,
  month: YearMonth,
): Promise<{ schedules: Schedule[]; unscheduled: Unscheduled[] }> {
  const { from, before } = shownDays(month)
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const { timezone } = await getBrand(tx, brandId)
    const found = await findSchedulesBetween(tx, brandId, from, before)
    return {
      schedules: found.map((entry) => presentSchedule(entry, timezone)),
      unscheduled: (await findUnscheduled(tx, brandId, month)).map(presentUnscheduled),
    }
  })
}

export interface ScheduleRequest {
  scheduleId?: string | undefined
  outlineId?: string | undefined
  brandId?: string | undefined
  newSendTime: string
}

/** Puts an outline on a day by hand, or moves it; asking twice for the same outline moves it too. */
export async function scheduleByHand(app: AppContext, scope: Scope, request: ScheduleRequest): Promise<Schedule> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outlineId = await outlineOf(tx, request)
    const now = app.clock.now()
    const { brand } = await setSendTime(tx, scope, outlineId, now, ({ outline, brand: ofOutline }) => {
      // An outline and a brand that do not belong together name nothing.
      if (request.brandId !== undefined && request.brandId !== outline.brandId) throw new AppError('NOT_FOUND')
      return brandWallClock(request.newSendTime, ofOutline.timezone)
    })
    const kept = await putSchedule(tx, {
      workspaceId: scope.workspaceId,
      id: newId(),
      outlineId,
      manualOverride: true,
      justification: null,
      createdAt: now,
      updatedAt: now,
    })
    return presentSchedule((await findSchedule(tx, kept.id))!, brand.timezone)
  })
}

async function outlineOf(tx: WorkspaceTx, { scheduleId, outlineId }: ScheduleRequest): Promise<string> {
  if (scheduleId === undefined) return outlineId!
  const found = await findSchedule(tx, scheduleId)
  if (found === null || (outlineId !== undefined && found.outline.id !== outlineId)) throw new AppError('NOT_FOUND')
  return found.outline.id
}

export async function unschedule(app: AppContext, scope: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await findSchedule(tx, id)
    if (found === null) throw new AppError('NOT_FOUND')
    await setSendTime(tx, scope, found.outline.id, app.clock.now(), () => null)
    await deleteSchedule(tx, id)
  })
}
