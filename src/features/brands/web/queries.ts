import { endpointQuery } from '#web/endpoint-query.ts'
import { type Brand, brandEndpoints } from '../contract.ts'
import { sheetEndpoints } from '../sheet-contract.ts'

export const brandsOptions = endpointQuery(brandEndpoints.list, {})

export const sheetOptions = (brandId: string) => endpointQuery(sheetEndpoints.get, { params: { id: brandId } })

export function chooseBrand(
  brands: readonly Brand[],
  asked: string | undefined,
  lastAccessed: string | null | undefined,
): Brand | null {
  const byId = (id: string | null | undefined) => brands.find((brand) => brand.id === id)
  return byId(asked) ?? byId(lastAccessed) ?? brands[0] ?? null
}
