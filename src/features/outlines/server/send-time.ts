import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { sendTimeChanged } from './provided.ts'
import { type OutlineRow, findOutlineForChange, updateSendTime } from './store.ts'

export async function setSendTime(
  app: AppContext,
  tx: WorkspaceTx,
  scope: Scope,
  outlineId: string,
  chooseTime: (found: { outline: OutlineRow; brand: BrandRow }) => string | null,
): Promise<{ brand: BrandRow }> {
  const outline = await findOutlineForChange(tx, outlineId)
  if (outline === null) throw new AppError('NOT_FOUND')
  const brand = await getBrand(tx, outline.brandId)
  const time = chooseTime({ outline, brand })
  if (outline.workflowStatus === 'sent') {
    throw new AppError('CONFLICT', { message: "This email was already sent, so you can't change its date." })
  }
  if (outline.workflowStatus === 'archived') {
    throw new AppError('CONFLICT', { message: 'This outline is archived. Restore it first.' })
  }
  if (time === outline.scheduledSendAt) return { brand }
  await updateSendTime(tx, outlineId, time, {
    workspaceId: scope.workspaceId,
    id: newId(),
    outlineId,
    ...(time === null ? { kind: 'unscheduled' as const } : { kind: 'scheduled' as const, data: { time } }),
    userId: scope.userId,
    bySupport: scope.bySupport,
    byToken: scope.byToken,
    occurredAt: app.clock.now(),
  })
  await app.registered.tell(sendTimeChanged, app, tx, outline, time, brand)
  return { brand }
}
