import type { Brand } from '../contract.ts'
import type { BrandRow } from './service.ts'

export function presentBrand(brand: BrandRow): Brand {
  const { archivedAt: _archivedAt, updatedAt: _updatedAt, klaviyoLastSyncAt, createdAt, ...fields } = brand
  return { ...fields, klaviyoLastSyncAt: klaviyoLastSyncAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}
