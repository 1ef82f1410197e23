import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { membersOptions } from '#features/team/web/queries.ts'
import { formatMoment } from '#shared/calendar-dates.ts'
import { download, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { SECURITY_ACTIONS, SECURITY_ACTION_TEXTS } from '../../security-actions.ts'
import { type SecurityEvent, securityEndpoints } from '../../security-contract.ts'
import { type SecurityFilter, securityEventsOptions } from '../queries.ts'
import { TeamsOnlyCard } from './teams-only-card.tsx'

const SUSPENDED = "This workspace is suspended, so its security log isn't available."
const IMPERSONATING = "You can't export data while you're impersonating a user."
const EVERY = 'every'
export function SecurityLogCard({ current }: { current: CurrentWorkspace }) {
  if (!current.may('ACCESS_ADMIN_PANEL')) return null
  if (!current.limits.apiEnabled) {
    return (
      <TeamsOnlyCard
        title="Security log"
        description="See who invited, removed or promoted members, and who created tokens."
        current={current}
      />
    )
  }
  return <SecurityLog current={current} />
}

function SecurityLog({ current }: { current: CurrentWorkspace }) {
  const { id } = current.workspace
  const { impersonator } = useSignedIn()
  const [filter, setFilter] = useState<SecurityFilter>({})
  const save = useMutation({
    mutationFn: () => download(securityEndpoints.exportEvents, { params: { id }, query: filter }),
    onError: (error) =>
      toast({
        title: 'Export Failed',
        description: errorMessage(error, "We couldn't export the log. Please try again."),
        variant: 'destructive',
      }),
  })
  const refusal = current.readOnly ? SUSPENDED : impersonator === null ? undefined : IMPERSONATING
  return (
    <Card as="section" aria-label="Security log" className="lg:col-span-3">
      <CardHeader
        title="Security log"
        description="Who changed members, tokens and connections in the last 12 months. Only owners and admins see it."
        actions={
          <Button
            variant="secondary"
            size="touch-sm"
            reason={refusal}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            <Download aria-hidden />
            Download CSV
          </Button>
        }
      />
      {current.readOnly ? (
        <CardBody>
          <p className="text-sm text-fg-2">{SUSPENDED}</p>
        </CardBody>
      ) : (
        <>
          <Filters workspaceId={id} filter={filter} onChange={setFilter} />
          <Events workspaceId={id} filter={filter} />
        </>
      )}
    </Card>
  )
}

interface FiltersProps {
  workspaceId: string
  filter: SecurityFilter
  onChange: (filter: SecurityFilter) => void
}

function Filters({ workspaceId, filter, onChange }: FiltersProps) {
  const members = useQuery(membersOptions(workspaceId)).data?.members ?? []
  const { action, userId } = filter
  return (
    <div
      role="search"
      aria-label="Filter the security log"
      className="grid gap-3 px-5 pb-4 sm:grid-cols-2 lg:max-w-2xl"
    >
      <Field label="Event">
        <Select
          size="touch"
          value={action ?? EVERY}
          onValueChange={(value) =>
            onChange({
              ...(value !== EVERY && { action: value }),
              ...(userId !== undefined && { userId }),
            })
          }
          options={[
            { value: EVERY, label: 'All events' },
            ...SECURITY_ACTIONS.map((value) => ({ value, label: SECURITY_ACTION_TEXTS[value] })),
          ]}
        />
      </Field>
      <Field label="By">
        <Select
          size="touch"
          value={userId ?? EVERY}
          onValueChange={(value) =>
            onChange({ ...(action !== undefined && { action }), ...(value !== EVERY && { userId: value }) })
          }
          options={[
            { value: EVERY, label: 'Everyone' },
            ...members.map((member) => ({ value: member.userId, label: member.user.name })),
          ]}
        />
      </Field>
    </div>
  )
}

function Events({ workspaceId, filter }: { workspaceId: string; filter: SecurityFilter }) {
  const query = useInfiniteQuery(securityEventsOptions(workspaceId, filter))
  const events = query.data?.pages.flatMap((page) => page.events) ?? []
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading the security log">
        <div className="flex h-15 items-center gap-4 border-t border-line px-5">
          <Skeleton className="w-2/5" />
        </div>
      </LoadingRegion>
    )
  }
  if (query.data === undefined) return <QueryFailed query={query} what="The security log" />
  if (events.length === 0) {
    const isFiltered = Object.keys(filter).length > 0
    return (
      <div className="border-t border-line">
        <EmptyState
          icon={<ScrollText aria-hidden />}
          title={isFiltered ? 'No matching events' : 'No events yet'}
          description={isFiltered ? 'Choose other filters to see more.' : 'Changes to members and tokens appear here.'}
        />
      </div>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
      {query.hasNextPage && (
        <footer className="flex justify-end border-t border-line px-5 py-3">
          <Button
            variant="secondary"
            size="touch"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </footer>
      )}
    </>
  )
}

function EventLine({ event }: { event: SecurityEvent }) {
  const { action, actor, target, details, occurredAt } = event
  const about = [target, details].filter((part) => part !== '').join(' · ')
  return (
    <li className="grid gap-x-4 px-5 py-3 text-sm sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 break-words">
        <p className="font-medium">{SECURITY_ACTION_TEXTS[action]}</p>
        <p className="text-fg-3">{`By ${actor}${about === '' ? '' : ` · ${about}`}`}</p>
      </div>
      <time dateTime={occurredAt} className="text-xs text-fg-3 sm:text-right">
        {formatMoment(occurredAt)}
      </time>
    </li>
  )
}
