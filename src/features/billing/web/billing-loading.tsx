import { Card, CardBody } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { SOLD_PLANS } from '#shared/plan-texts.ts'

export function BillingLoading() {
  return (
    <LoadingRegion label="Loading your plan">
      <Card>
        <CardBody className="grid gap-6">
          <div className="grid gap-2">
            <Skeleton className="w-24" />
            <Skeleton className="h-8 w-40" />
            <Skeleton className="w-56" />
          </div>
          <div className="grid gap-5 @2xl:grid-cols-3">
            {['outlines', 'brands', 'members'].map((name) => (
              <Skeleton key={name} className="h-14.5" />
            ))}
          </div>
        </CardBody>
      </Card>
      <Skeleton className="mt-8 mb-4 h-6 w-32" />
      <div className="grid gap-3 @xl:grid-cols-2 @4xl:grid-cols-4">
        {SOLD_PLANS.map((plan) => (
          <Skeleton key={plan} className="h-96 rounded-xl" />
        ))}
      </div>
    </LoadingRegion>
  )
}
