import { type Brand, KEY_DOTS } from '../contract.ts'
import type { BrandRow } from './store.ts'

export function presentBrand(brand: BrandRow): Brand {
  const { archivedAt: _, updatedAt: __, klaviyoConnectedAt, klaviyoLastSyncAt, createdAt, ...fields } = brand
  return {
    ...fields,
    klaviyoApiKey: klaviyoConnectedAt === null ? null : KEY_DOTS,
    klaviyoLastSyncAt: klaviyoLastSyncAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
