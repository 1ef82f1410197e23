import { monthlyRecurringRevenue } from '#features/billing/server/revenue.ts'
import type { AppContext } from '#server/app-context.ts'
import { PLANS, type PlanName, effectivePlan } from '#shared/plan-catalog.ts'
import type { Overview } from '../../overview-contract.ts'
import { countEverything, countNewOutlines, countNewUsers, countNewWorkspaces, countStandings } from './store.ts'

const WEEKS = 12

export async function readOverview(app: AppContext): Promise<Overview> {
  const now = app.clock.now()
  const mondays = lastMondays(now, WEEKS)
  const since = new Date(`${mondays[0]}T00:00:00Z`)
  const [totals, standings, cents, newUsers, newWorkspaces, newOutlines] = await Promise.all([
    countEverything(app.db),
    countStandings(app.db),
    monthlyRecurringRevenue(app),
    countNewUsers(app.db, since),
    countNewWorkspaces(app.db, since),
    countNewOutlines(app.db, since),
  ])
  const planDistribution = Object.fromEntries(PLANS.map((plan) => [plan, 0])) as Record<PlanName, number>
  for (const { workspaces, ...standing } of standings) planDistribution[effectivePlan(standing, now)] += workspaces
  return {
    ...totals,
    mrr: cents / 100,
    planDistribution,
    growth: mondays.map((weekOf) => ({
      weekOf,
      users: newUsers.get(weekOf) ?? 0,
      workspaces: newWorkspaces.get(weekOf) ?? 0,
      outlines: newOutlines.get(weekOf) ?? 0,
    })),
  }
}

/** Mondays in UTC, with the current week last. */
export function lastMondays(now: Date, weeks: number): string[] {
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10))
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: weeks }, (_, index) => monday.subtract({ weeks: weeks - 1 - index }).toString())
}
