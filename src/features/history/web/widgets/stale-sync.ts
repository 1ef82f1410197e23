import type { Brand } from '#features/brands/contract.ts'
import { keep, kept } from '#web/browser-storage.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'

const STALE_AFTER = 30 * DAY_MS
const SKIPPED_FOR = DAY_MS

const keyOf = (brandId: string) => `klaviyo-skipped-${brandId}`

export function isStale(
  { id, klaviyoApiKey, klaviyoLastSyncAt }: Pick<Brand, 'id' | 'klaviyoApiKey' | 'klaviyoLastSyncAt'>,
  now: Date,
): boolean {
  if (klaviyoApiKey === null || klaviyoLastSyncAt === null) return false
  const skippedAt = Number(kept('browser', keyOf(id)))
  return now.getTime() - Date.parse(klaviyoLastSyncAt) > STALE_AFTER && now.getTime() - skippedAt > SKIPPED_FOR
}

/** Hides the question for a day, for this brand in this browser. */
export const skipFor = (brandId: string, now: Date): void => keep('browser', keyOf(brandId), String(now.getTime()))
