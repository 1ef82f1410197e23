import { endpointQuery } from '#web/endpoint-query.ts'
import { planEndpoints } from '../usage-contract.ts'

/** What a workspace has used of its limits this billing period. */
export const usageOptions = (workspaceId: string) => endpointQuery(planEndpoints.usage, { params: { id: workspaceId } })
