import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { authEndpoints } from '#features/auth/contract.ts'
import { formatMoment } from '#shared/calendar-dates.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
import { deviceName } from './device-name.ts'

const sessionsOptions = endpointQuery(authEndpoints.sessions, {})

export function SessionsCard() {
  const query = useQuery(sessionsOptions)
  const others = query.data?.sessions.filter(({ current }) => !current) ?? []
  return (
    <Card as="section">
      <CardHeader
        title="Where you're logged in"
        description="Devices that are logged in to your account."
        {...(others.length > 0 && { actions: <SignOutElsewhere /> })}
      />
      {query.isPending ? (
        <LoadingRegion label="Loading your devices">
          <div className="flex h-17 items-center gap-4 border-t border-line px-5">
            <Skeleton className="size-5" />
            <Skeleton className="w-56" />
          </div>
        </LoadingRegion>
      ) : query.data === undefined ? (
        <QueryFailed query={query} what="Your devices" />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {query.data.sessions.map(({ userAgent, createdAt, lastSeenAt, current }, index) => (
            <li key={`${createdAt} ${index}`} className="flex items-center gap-4 px-5 py-3.5">
              <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-fg-3" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 text-base font-medium">
                  {deviceName(userAgent)}
                  {current && <Badge>This device</Badge>}
                </p>
                <p className="text-sm text-fg-3">
                  {`Logged in ${formatMoment(createdAt)}`}
                  {!current && ` · last used ${formatMoment(lastSeenAt)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function SignOutElsewhere() {
  const [asking, setAsking] = useState(false)
  const signOut = useChange(authEndpoints.endOtherSessions, {
    input: () => ({}),
    onDone: () => setAsking(false),
    done: { title: 'Logged out on other devices', description: "You're now logged in only on this device." },
    failed: {
      title: "Couldn't log out other devices",
      fallback: "We couldn't log out your other devices. Please try again.",
    },
  })
  return (
    <>
      <Button variant="secondary" size="touch-sm" onClick={() => setAsking(true)}>
        Log out other devices
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out other devices?"
        description="You'll need to log in again on your other devices. This device stays logged in."
        confirmLabel="Log out"
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate()}
      />
    </>
  )
}
