import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { authEndpoints } from '#features/auth/contract.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { deviceName } from './device-name.ts'

const sessionsOptions = endpointQuery(authEndpoints.sessions, {})

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the person is signed in. */
export function SessionsCard() {
  const query = useQuery(sessionsOptions)
  const others = query.data?.sessions.filter(({ current }) => !current) ?? []
  return (
    <Card as="section">
      <CardHeader
        title="Where you are signed in"
        description="Devices that can open your account now."
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
                  {`Signed in ${moment.format(new Date(createdAt))}`}
                  {!current && ` · last used ${moment.format(new Date(lastSeenAt))}`}
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
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const signOut = useMutation({
    mutationFn: () => call(authEndpoints.endOtherSessions, {}),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: sessionsOptions.queryKey })
      setAsking(false)
      toast({ title: 'Signed Out Everywhere Else', description: 'Only this device is still signed in.' })
    },
    onError: (error) => {
      const description = errorMessage(error, 'The other devices are still signed in. Please try again.')
      toast({ title: 'Sign-out Failed', description, variant: 'destructive' })
    },
  })
  return (
    <>
      <Button variant="secondary" size="sm" className="max-md:h-(--touch)" onClick={() => setAsking(true)}>
        Sign Out Everywhere Else
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        description="Every other device has to sign in again. This one stays signed in."
        confirmLabel="Sign Out"
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate()}
      />
    </>
  )
}
