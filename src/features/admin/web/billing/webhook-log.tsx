import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Webhook } from 'lucide-react'
import { call, errorMessage } from '#web/api-client.ts'
import { Badge, type BadgeProps } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { NOTICE_OUTCOMES, type WebhookNotice, adminBillingEndpoints } from '../../billing-contract.ts'
import { useFilterAddress } from '../lists/filter-address.ts'
import { momentText } from '../lists/moment-text.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { pagedQuery } from '../lists/paged-query.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { BILLING_CHANGED } from './billing-changed.ts'

const OUTCOMES: Record<WebhookNotice['outcome'], { label: string; dot: NonNullable<BadgeProps['dot']> }> = {
  done: { label: 'Worked through', dot: 'ok' },
  failed: { label: 'Failed', dot: 'bad' },
  ignored: { label: 'Not about plans', dot: 'muted' },
}
const EVERY = 'every-outcome'

/** What the payment provider reported, what became of it, and the way to do it again. */
export function WebhookLog() {
  const { filter, change } = useFilterAddress(['outcome'])
  const outcome = NOTICE_OUTCOMES.find((each) => each === filter.outcome)
  const webhooks = useInfiniteQuery(pagedQuery(adminBillingEndpoints.webhooks, { outcome }))
  return (
    <Card as="section" className="@container">
      <CardHeader
        title="Webhook log"
        description="Notices of the payment provider, kept for thirty days. One that failed is sent again for three days."
        actions={
          <Select
            aria-label="Show"
            className="w-44 max-sm:w-full"
            value={outcome ?? EVERY}
            onValueChange={(chosen) => change({ outcome: chosen === EVERY ? undefined : chosen })}
            options={[
              { value: EVERY, label: 'Every notice' },
              ...NOTICE_OUTCOMES.map((value) => ({ value, label: OUTCOMES[value].label })),
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
            title={outcome === undefined ? 'No notices yet' : 'No such notices'}
            description="What happens to payments at the provider is reported here."
          />
        }
      >
        {(notice) => <NoticeRow notice={notice} />}
      </PagedList>
    </Card>
  )
}

function NoticeRow({ notice }: { notice: WebhookNotice }) {
  const queryClient = useQueryClient()
  const replay = useMutation({
    mutationFn: () => call(adminBillingEndpoints.replay, { params: { noticeId: notice.id } }),
    onSuccess: () =>
      toast({ title: 'Notice Replayed', description: 'What the provider says now is what counts here.' }),
    onError: (error) =>
      toast({
        title: 'Replay Failed',
        description: errorMessage(error, 'The notice could not be worked through. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries(BILLING_CHANGED),
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
            size="sm"
            className="max-md:h-(--touch)"
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
