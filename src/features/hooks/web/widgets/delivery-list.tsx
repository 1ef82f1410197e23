import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#shared/calendar-dates.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { deliveriesOptions } from '../queries.ts'
import { deliveredLabel, outcomeText } from '../webhook-texts.ts'

export function DeliveryList({ webhookId }: { webhookId: string }) {
  const query = useQuery(deliveriesOptions(webhookId))
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading deliveries">
        <Skeleton className="h-10 w-full" />
      </LoadingRegion>
    )
  }
  if (query.data === undefined) return <QueryFailed query={query} what="The deliveries" />
  const { deliveries } = query.data
  if (deliveries.length === 0) return <p className="text-sm text-fg-3">Nothing was sent yet.</p>
  return (
    <ul aria-label="Last deliveries" className="divide-y divide-line rounded-lg text-sm hairline">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-3 py-2">
          <span>{deliveredLabel(delivery.event)}</span>
          <span className="text-fg-3">{formatMoment(delivery.triedAt ?? delivery.createdAt)}</span>
          <span className="basis-full text-fg-2">{outcomeText(delivery)}</span>
        </li>
      ))}
    </ul>
  )
}
