import { endpointQuery } from '#web/endpoint-query.ts'
import { webhookEndpoints } from '../contract.ts'

export const webhooksOptions = (workspaceId: string) =>
  endpointQuery(webhookEndpoints.list, { params: { workspaceId } })

export const deliveriesOptions = (id: string) => endpointQuery(webhookEndpoints.deliveries, { params: { id } })
