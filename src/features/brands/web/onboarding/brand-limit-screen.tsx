import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { PLAN_CATALOGUE, hasLargerPlan } from '#shared/plan-catalogue.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'

export function BrandLimitScreen({ place }: { place: CurrentWorkspace }) {
  const { workspace, limits } = place
  const mayUpgrade = place.may('VIEW_BILLING')
  const included = `The ${PLAN_CATALOGUE[workspace.plan].label} plan includes ${limits.brands} ${limits.brands === 1 ? 'brand' : 'brands'}.`
  const larger = hasLargerPlan(workspace.plan)
  const advice = mayUpgrade
    ? 'Upgrade to describe another one.'
    : 'The owner of the workspace can upgrade it for another one.'
  return (
    <Card>
      <EmptyState
        icon={<Store aria-hidden />}
        title="Brand limit reached"
        description={larger ? `${included} ${advice}` : included}
        action={
          <>
            <Button asChild variant="secondary" className="max-md:h-(--touch)">
              <Link to={paths.dashboard}>Go to Dashboard</Link>
            </Button>
            {larger && mayUpgrade && (
              <Button asChild className="max-md:h-(--touch)">
                <Link to={paths.billing}>Upgrade Plan</Link>
              </Button>
            )}
          </>
        }
      />
    </Card>
  )
}
