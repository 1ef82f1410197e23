import { endpointQuery } from '#web/endpoint-query.ts'
import { usageEndpoints } from '../usage-contract.ts'

export const usageOptions = (workspaceId: string) =>
  endpointQuery(usageEndpoints.usage, { params: { id: workspaceId } })
