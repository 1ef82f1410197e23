import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { PLAN_CATALOG, hasLargerPlan } from '#shared/plan-catalog.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'

export function BrandLimitScreen({ place }: { place: CurrentWorkspace }) {
  const { workspace, limits } = place
  const mayUpgrade = place.may('VIEW_BILLING')
  const included = `The ${PLAN_CATALOG[workspace.plan].label} plan includes ${limits.brands} ${limits.brands === 1 ? 'brand' : 'brands'}.`
  const larger = hasLargerPlan(workspace.plan)
  const advice = mayUpgrade
    ? 'Upgrade to add another brand.'
    : 'Ask the workspace owner to upgrade so that you can add another brand.'
  return (
    <Card>
      <EmptyState
        icon={<Store aria-hidden />}
        title="Brand limit reached"
        description={larger ? `${included} ${advice}` : included}
        action={
          <>
            <Button asChild variant="secondary" size="touch">
              <Link to={paths.dashboard}>Go to Dashboard</Link>
            </Button>
            {larger && mayUpgrade && (
              <Button asChild size="touch">
                <Link to={paths.billing}>Upgrade Plan</Link>
              </Button>
            )}
          </>
        }
      />
    </Card>
  )
}
