import { endpointQuery } from '#web/endpoint-query.ts'
import { type Brand, brandEndpoints } from '../contract.ts'

/** The brands of all workspaces of the person, oldest first. */
export const brandsOptions = endpointQuery(brandEndpoints.list, {})

/** The brand a page shows: the address's, else the one used last, else the oldest; null when there is none. */
export function chooseBrand(
  brands: readonly Brand[],
  asked: string | undefined,
  lastAccessed: string | null | undefined,
): Brand | null {
  const byId = (id: string | null | undefined) => brands.find((brand) => brand.id === id)
  return byId(asked) ?? byId(lastAccessed) ?? brands[0] ?? null
}
