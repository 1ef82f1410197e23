import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { billingUrl } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
  notificationEndpoints,
} from '../../contract.ts'
import { choicesOptions } from '../queries.ts'

const KIND_TEXTS: Record<NotificationKind, { label: string; description: string }> = {
  assigned: { label: 'Assigned to you', description: 'Somebody gives you an outline.' },
  review_requested: {
    label: 'Review requested',
    description: 'An assignee asks for a review. Goes to owners, admins and managers.',
  },
  ready_for_review: { label: 'Ready for review', description: 'Goes to owners, admins and managers.' },
  approved: { label: 'Approved', description: 'An outline of yours, or one you put up for review.' },
}
const CHANNEL_LABELS: Record<NotificationChannel, string> = { app: 'In the app', email: 'Email' }

/** Of what the person is told, and how: a switch for each. */
export function NotificationSettingsCard() {
  const { workspaces } = useSuspenseQuery(workspacesOptions).data
  const mayUpgrade = useWorkspace()?.may('VIEW_BILLING') === true
  if (!workspaces.some(({ limits }) => limits?.notificationsEnabled)) {
    return (
      <LockedCard
        title="Notifications"
        requirement="Available only on Teams plan"
        description="Hear of it, in the app and by email, when an outline is assigned to you, ready for review or approved."
        action={
          mayUpgrade ? (
            <Button asChild variant="secondary" className="max-md:h-(--touch)">
              <Link to={billingUrl()}>Upgrade to Teams</Link>
            </Button>
          ) : undefined
        }
      />
    )
  }
  return <Switches />
}

function Switches() {
  const queryClient = useQueryClient()
  const query = useQuery(choicesOptions)
  const { queryKey } = choicesOptions
  const change = useMutation({
    mutationFn: ({ kind, channel, on }: { kind: NotificationKind; channel: NotificationChannel; on: boolean }) =>
      call(notificationEndpoints.choose, { body: { [kind]: { [channel]: on } } }),
    // One after the other, so that the last answer has them all.
    scope: { id: 'notification-choices' },
    onMutate: ({ kind, channel, on }) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { choices: { ...known.choices, [kind]: { ...known.choices[kind], [channel]: on } } },
      ),
    async onError(error) {
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: errorMessage(error, 'The switch could not be changed'),
      })
      await queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <Card as="section" id="notifications" className="scroll-mt-16">
      <CardHeader title="Notifications" description="What you are told, and how. This is for you alone." />
      <CardBody>
        {query.isError ? (
          <QueryFailed query={query} what="Your choices" className="py-4" />
        ) : query.data === undefined ? (
          <LoadingRegion label="Loading notification settings">
            <div className="grid max-w-2xl gap-4">
              {NOTIFICATION_KINDS.map((kind) => (
                <Skeleton key={kind} className="h-11" />
              ))}
            </div>
          </LoadingRegion>
        ) : (
          <ChoiceTable
            choices={query.data.choices}
            onChoose={(kind, channel, on) => change.mutate({ kind, channel, on })}
          />
        )}
      </CardBody>
    </Card>
  )
}

function ChoiceTable(props: {
  choices: NotificationChoices
  onChoose: (kind: NotificationKind, channel: NotificationChannel, on: boolean) => void
}) {
  return (
    <table className="w-full max-w-2xl text-sm">
      <thead>
        <tr className="text-xs text-fg-3">
          <th scope="col" className="sr-only">
            Event
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="w-20 pb-2 text-center font-medium">
              {CHANNEL_LABELS[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="py-3 pr-3 text-left font-normal">
              <span className="block font-medium">{KIND_TEXTS[kind].label}</span>
              <span className="block text-fg-3">{KIND_TEXTS[kind].description}</span>
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel} className="text-center align-middle">
                <span className="inline-grid h-(--touch) place-items-center">
                  <Switch
                    aria-label={`${KIND_TEXTS[kind].label}: ${CHANNEL_LABELS[channel]}`}
                    checked={props.choices[kind][channel]}
                    onCheckedChange={(on) => props.onChoose(kind, channel, on)}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
