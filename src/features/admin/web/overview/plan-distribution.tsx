import { PLANS, PLAN_CATALOG, type PlanName } from '#shared/plan-catalog.ts'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { shareText } from './shares.ts'

const COLOURS: Record<PlanName, string> = {
  FREE: 'bg-(--line-control)',
  STARTER: 'bg-(--chart-3)',
  PRO: 'bg-(--chart-1)',
  TEAMS: 'bg-(--chart-2)',
  OMNI: 'bg-(--chart-4)',
}

export function PlanDistribution({ distribution }: { distribution: Record<PlanName, number> }) {
  const all = PLANS.reduce((sum, plan) => sum + distribution[plan], 0)
  return (
    <Card as="section">
      <CardHeader title="Plan distribution" description="Workspaces by current plan." />
      <CardBody>
        <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-surface-3">
          {PLANS.filter((plan) => distribution[plan] > 0).map((plan) => (
            <span
              key={plan}
              className={classNames('min-w-1', COLOURS[plan])}
              style={{ flexGrow: distribution[plan] }}
            />
          ))}
        </div>
        <ul className="mt-4 grid gap-2.5">
          {PLANS.map((plan) => (
            <li key={plan} className="flex items-center gap-2.5 text-sm">
              <span aria-hidden className={classNames('size-2.5 rounded-full', COLOURS[plan])} />
              <span className="flex-1">{PLAN_CATALOG[plan].label}</span>
              <span className="tnum font-medium">{distribution[plan].toLocaleString('en-US')}</span>
              <span className="tnum w-12 text-right text-fg-3">{shareText(distribution[plan], all)}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
