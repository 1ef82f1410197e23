import { endpointQuery } from '#web/endpoint-query.ts'
import { outlineEndpoints } from '../../contract.ts'

/** All outlines of a brand, archived ones included; stale with everything else under the brand's address. */
export const outlinesOptions = (brandId: string) =>
  endpointQuery(outlineEndpoints.listByMonth, { params: { id: brandId } })

/** One outline, of whichever brand. */
export const outlineOptions = (id: string) => endpointQuery(outlineEndpoints.getOrList, { params: { id } })
