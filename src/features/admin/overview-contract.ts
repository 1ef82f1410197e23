import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { PLANS } from '#shared/plan-catalog.ts'

const count = z.int()

export const overviewSchema = z.object({
  totalUsers: count,
  totalWorkspaces: count,
  totalBrands: count,
  totalSubscriptions: count,
  /** In US dollars, after recurring discounts. Plan overrides don't count. */
  mrr: z.number(),
  totalOutlines: count,
  planDistribution: z.object(
    Object.fromEntries(PLANS.map((plan) => [plan, count])) as Record<(typeof PLANS)[number], z.ZodInt>,
  ),
  suspendedWorkspaces: count,
  /** Oldest week first. The last week isn't over yet. */
  growth: z.array(z.object({ weekOf: z.iso.date(), users: count, workspaces: count, outlines: count })),
})
export type Overview = z.infer<typeof overviewSchema>

export const adminOverviewEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/api/superadmin/overview',
    summary: 'Get the key figures of the platform',
    answer: overviewSchema,
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['accounts', 'payments', 'operations'],
    errors: [],
  }),
}
