import { endpointQuery } from '#web/endpoint-query.ts'
import { billingEndpoints } from '../contract.ts'

export const billingOptions = (workspaceId: string) =>
  endpointQuery(billingEndpoints.billing, { params: { id: workspaceId } })

export const invoicesOptions = (workspaceId: string) =>
  endpointQuery(billingEndpoints.invoices, { params: { id: workspaceId } })

export const paymentOptions = (sessionId: string) => endpointQuery(billingEndpoints.session, { params: { sessionId } })
