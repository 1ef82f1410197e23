import { endpointQuery } from '#web/endpoint-query.ts'
import { usageEndpoints } from '../usage-contract.ts'

/** What a workspace has used of its limits this billing period. */
export const usageOptions = (workspaceId: string) =>
  endpointQuery(usageEndpoints.usage, { params: { id: workspaceId } })
