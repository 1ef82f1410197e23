import { endpointQuery } from '#web/endpoint-query.ts'
import { billingEndpoints } from '../contract.ts'

/** How a workspace pays and what is due. Only for people who may see the billing. */
export const billingOptions = (workspaceId: string) =>
  endpointQuery(billingEndpoints.billing, { params: { id: workspaceId } })

export const invoicesOptions = (workspaceId: string) =>
  endpointQuery(billingEndpoints.invoices, { params: { id: workspaceId } })

/** Who paid in a checkout before there was an account. */
export const paymentOptions = (sessionId: string) => endpointQuery(billingEndpoints.session, { params: { sessionId } })

/** Everything that hangs on the plan: the workspaces themselves, their usage, their billing. */
export const PLAN_DEPENDENT = { queryKey: ['/api', 'workspaces'] }
