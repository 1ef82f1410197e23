import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { PLANS } from '#shared/plan-catalogue.ts'

const count = z.int()

export const overviewSchema = z.object({
  totalUsers: count,
  totalWorkspaces: count,
  totalBrands: count,
  /** Subscriptions that run at the payment provider. */
  totalSubscriptions: count,
  /** Monthly recurring revenue in US dollars, after lasting discounts; plans that were given away count nothing. */
  mrr: z.number(),
  totalOutlines: count,
  /** Workspaces by the plan that counts for them now. */
  planDistribution: z.object(
    Object.fromEntries(PLANS.map((plan) => [plan, count])) as Record<(typeof PLANS)[number], z.ZodInt>,
  ),
  suspendedWorkspaces: count,
  /** Newcomers week by week, the oldest first; the last week still runs. */
  growth: z.array(z.object({ weekOf: z.iso.date(), users: count, workspaces: count, outlines: count })),
})
export type Overview = z.infer<typeof overviewSchema>

export const adminOverviewEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/api/superadmin/overview',
    summary: 'The platform in figures',
    answer: overviewSchema,
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
}
