import type { Brand } from '#features/brands/contract.ts'
import { keep, kept } from '#web/browser-storage.ts'

const DAY = 86_400_000
const STALE_AFTER = 30 * DAY
const SKIPPED_FOR = DAY

const keyOf = (brandId: string) => `klaviyo-skipped-${brandId}`

/** Whether a connected brand was last synced over thirty days ago, and nobody put the question off today. */
export function isStale(
  { id, klaviyoApiKey, klaviyoLastSyncAt }: Pick<Brand, 'id' | 'klaviyoApiKey' | 'klaviyoLastSyncAt'>,
  now: Date,
): boolean {
  if (klaviyoApiKey === null || klaviyoLastSyncAt === null) return false
  const skippedAt = Number(kept('browser', keyOf(id)))
  return now.getTime() - Date.parse(klaviyoLastSyncAt) > STALE_AFTER && now.getTime() - skippedAt > SKIPPED_FOR
}

/** Puts the question off for a day, for this brand in this browser. */
export const skipFor = (brandId: string, now: Date): void => keep('browser', keyOf(brandId), String(now.getTime()))
