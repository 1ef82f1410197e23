import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download, RotateCw, ScrollText } from 'lucide-react'
import { RETENTION_PERIODS, lengthInWords } from '#shared/retention-periods.ts'
import { download, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type AuditEvent, eventEndpoints } from '../../events-contract.ts'
import { momentText } from '../lists/moment-text.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { givenOnly, pagedQuery } from '../lists/paged-query.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { EventDetails } from './event-details.tsx'
import { EventFilters } from './event-filters.tsx'
import { actionText } from './event-texts.ts'
import { useEventAddress } from './event-address.ts'

export function EventsPanel() {
  const { filter, asked, change } = useEventAddress()
  const events = useInfiniteQuery(pagedQuery(eventEndpoints.logs, asked))
  const save = useMutation({
    mutationFn: () => download(eventEndpoints.exportLogs, { query: givenOnly(asked) }),
    onError: (error) =>
      toast({
        title: 'Export Failed',
        description: errorMessage(error, "We couldn't export the log. Please try again."),
        variant: 'destructive',
      }),
  })
  const forbidden = changeRefusal(useSuperAdmin())
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Card as="section" className="@container">
      <CardHeader
        title="Events"
        description={`Who did what on the platform. The log can't be changed. We keep entries for ${lengthInWords(RETENTION_PERIODS.securityLogs.length)}.`}
        actions={
          <div className="flex gap-2">
            <Button
              variant="ghost"
              size="touch-icon"
              aria-label="Refresh"
              busy={events.isRefetching}
              onClick={() => void events.refetch()}
            >
              <RotateCw aria-hidden />
            </Button>
            <Button
              variant="secondary"
              size="touch-fold"
              busy={save.isPending}
              reason={forbidden}
              onClick={() => save.mutate()}
            >
              <Download aria-hidden />
              <span className="max-md:sr-only">Export CSV</span>
            </Button>
          </div>
        }
      />
      <EventFilters filter={filter} onChange={change} />
      <PagedList
        query={events}
        what="events"
        folds
        rowsOf={({ logs }) => logs}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<ScrollText aria-hidden />}
            title={isFiltered ? 'No matching events' : 'No events yet'}
            description={isFiltered ? 'Change or clear the filters to see more.' : 'User activity appears here.'}
          />
        }
      >
        {(event) => (
          <Collapsible summary={<EventLine event={event} />} level={3}>
            <EventDetails event={event} onNarrow={change} />
          </Collapsible>
        )}
      </PagedList>
    </Card>
  )
}

function EventLine({ event }: { event: AuditEvent }) {
  const { action, actorEmail, occurredAt, workspaceName, metadata } = event
  const target = metadata['targetEmail']
  const impersonator = metadata['impersonatorEmail']
  const about = [typeof target === 'string' ? target : null, workspaceName].filter((part) => part !== null).join(' · ')
  return (
    <span className="grid gap-x-4 gap-y-0.5 text-sm font-normal @3xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_minmax(0,1fr)_12rem] @3xl:items-baseline">
      <span className="truncate font-medium">{actionText(action)}</span>
      <span className="truncate text-fg-2">
        {typeof impersonator === 'string'
          ? `${impersonator} as ${actorEmail ?? 'a user'}`
          : (actorEmail ?? (typeof metadata['email'] === 'string' ? metadata['email'] : 'System'))}
      </span>
      <span className="truncate text-fg-3 empty:hidden @3xl:empty:block">{about}</span>
      <time dateTime={occurredAt} className="tnum text-xs text-fg-3 @3xl:text-right">
        {momentText(occurredAt)}
      </time>
    </span>
  )
}
