import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw, Webhook } from 'lucide-react'
import { Badge, type BadgeProps } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Select } from '#web/kit/select.tsx'
import { useChange } from '#web/use-change.ts'
import { WEBHOOK_OUTCOMES, type WebhookEvent, adminBillingEndpoints } from '../../billing-contract.ts'
import { useFilterAddress } from '../lists/filter-address.ts'
import { momentText } from '../lists/moment-text.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { pagedQuery } from '../lists/paged-query.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'

const OUTCOMES: Record<WebhookEvent['outcome'], { label: string; dot: NonNullable<BadgeProps['dot']> }> = {
  done: { label: 'Processed', dot: 'ok' },
  failed: { label: 'Failed', dot: 'bad' },
  ignored: { label: 'Ignored', dot: 'muted' },
}
const EVERY = 'every-outcome'

export function WebhookLog() {
  const { filter, change } = useFilterAddress(['outcome'])
  const outcome = WEBHOOK_OUTCOMES.find((each) => each === filter.outcome)
  const webhooks = useInfiniteQuery(pagedQuery(adminBillingEndpoints.webhooks, { outcome }))
  return (
    <Card as="section" className="@container">
      <CardHeader
        title="Webhook log"
        description="Events from the payment provider, kept for 30 days. The provider retries failed events for three days."
        actions={
          <Select
            aria-label="Show"
            className="w-44 max-sm:w-full"
            value={outcome ?? EVERY}
            onValueChange={(chosen) => change({ outcome: chosen === EVERY ? undefined : chosen })}
            options={[
              { value: EVERY, label: 'All events' },
              ...WEBHOOK_OUTCOMES.map((value) => ({ value, label: OUTCOMES[value].label })),
            ]}
          />
        }
      />
      <PagedList
        query={webhooks}
        what="notices"
        rowsOf={(page) => page.webhooks}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<Webhook aria-hidden />}
            title={outcome === undefined ? 'No events yet' : 'No matching events'}
            description="Payment events from the provider appear here."
          />
        }
      >
        {(notice) => <WebhookEventRow notice={notice} />}
      </PagedList>
    </Card>
  )
}

function WebhookEventRow({ notice }: { notice: WebhookEvent }) {
  const replay = useChange(adminBillingEndpoints.replay, {
    input: () => ({ params: { noticeId: notice.id } }),
    done: { title: 'Event replayed', description: 'We read the current state from the provider.' },
    failed: { title: "Couldn't replay event", fallback: "We couldn't process the event. Please try again." },
    always: true,
  })
  const forbidden = changeRefusal(useSuperAdmin())
  const { label, dot } = OUTCOMES[notice.outcome]
  const tried = notice.attempts === 1 ? '' : ` · tried ${notice.attempts} times`
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 @2xl:grid-cols-[minmax(0,1fr)_9rem_7rem]">
      <div className="min-w-0">
        <p className="font-mono text-xs font-medium break-all">{notice.type}</p>
        <p className="text-xs break-words text-fg-3">
          <time dateTime={notice.receivedAt} className="tnum">
            {momentText(notice.receivedAt)}
          </time>
          {tried}
          {notice.subjectId !== null && ` · ${notice.subjectId}`}
        </p>
        {notice.error !== null && <p className="mt-0.5 text-xs text-bad">{notice.error}</p>}
      </div>
      <p>
        <Badge variant="secondary" dot={dot}>
          {label}
        </Badge>
      </p>
      <p className="flex @2xl:justify-end">
        {notice.canReplay && (
          <Button
            variant="secondary"
            size="touch-sm"
            busy={replay.isPending}
            reason={forbidden}
            onClick={() => replay.mutate()}
          >
            <RotateCcw aria-hidden />
            Replay
            <span className="sr-only">{` ${notice.type} of ${momentText(notice.receivedAt)}`}</span>
          </Button>
        )}
      </p>
    </div>
  )
}
