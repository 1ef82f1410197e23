import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { PLAN_CATALOGUE, type PlanName } from '#shared/plan-catalogue.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'

export function BrandLimitScreen({ plan, limit }: { plan: PlanName; limit: number }) {
  return (
    <Card>
      <EmptyState
        icon={<Store aria-hidden />}
        title="Brand limit reached"
        description={`The ${PLAN_CATALOGUE[plan].label} plan includes ${limit} ${limit === 1 ? 'brand' : 'brands'}. Upgrade to describe another one.`}
        action={
          <>
            <Button asChild variant="secondary">
              <Link to={paths.dashboard}>Go to Dashboard</Link>
            </Button>
            <Button asChild>
              <Link to={paths.billing}>Upgrade Plan</Link>
            </Button>
          </>
        }
      />
    </Card>
  )
}
