import { outlineEndpoints } from '#features/outlines/contract.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { commentEndpoints } from '../contract.ts'

export const threadsOptions = (outlineId: string) => endpointQuery(commentEndpoints.list, { params: { id: outlineId } })

export const countsOptions = (brandId: string, outlineIds: readonly string[]) =>
  endpointQuery(commentEndpoints.counts, { params: { id: brandId }, query: { outlineIds: outlineIds.join(',') } })

export const membersOptions = (workspaceId: string) =>
  endpointQuery(outlineEndpoints.assignees, { params: { workspaceId } })
