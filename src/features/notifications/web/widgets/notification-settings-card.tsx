import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspace, workspacesOptions } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { billingUrl } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
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
  assigned: { label: 'Assigned to you', description: 'Someone assigns you an outline.' },
  review_requested: {
    label: 'Review requested',
    description: 'An assignee asks for a review. Sent to owners, admins and managers.',
  },
  ready_for_review: { label: 'Ready for review', description: 'Sent to owners, admins and managers.' },
  approved: { label: 'Approved', description: 'Someone approves your outline or one you sent for review.' },
  mentioned: { label: 'Mentions', description: 'Someone mentions you in a comment.' },
  commented: {
    label: 'Comments',
    description: 'Someone comments on an outline assigned to you, or in a thread you wrote in.',
  },
  client_commented: {
    label: 'Client comments',
    description: 'A client comments on an outline assigned to you, or through a review link you created.',
  },
  client_decided: {
    label: 'Client decision',
    description: 'A client approves an email or requests changes, if it is assigned to you or you shared the link.',
  },
}
const CHANNEL_LABELS: Record<NotificationChannel, string> = { app: 'In the app', email: 'Email' }

export function NotificationSettingsCard() {
  const { workspaces } = useSuspenseQuery(workspacesOptions).data
  const mayUpgrade = useWorkspace()?.may('VIEW_BILLING') === true
  if (!workspaces.some(({ limits }) => limits?.notificationsEnabled)) {
    return (
      <LockedCard
        title="Notifications"
        requirement="Available only on Teams plan"
        description="Get notified in the app and by email when someone mentions you, and when an outline is assigned to you, ready for review or approved."
        action={
          mayUpgrade ? (
            <Button asChild variant="secondary" size="touch">
              <Link to={billingUrl()}>Upgrade to Teams</Link>
            </Button>
          ) : undefined
        }
      />
    )
  }
  return <Switches />
}

const CHOICES = ['notification-choices']

function Switches() {
  const queryClient = useQueryClient()
  const query = useQuery(choicesOptions)
  const { queryKey } = choicesOptions
  const change = useChange(notificationEndpoints.choose, {
    input: ({ kind, channel, on }: { kind: NotificationKind; channel: NotificationChannel; on: boolean }) => ({
      body: { [kind]: { [channel]: on } },
    }),
    // Requests run one after the other, so that the last response contains all changes.
    scope: { id: CHOICES[0]! },
    onMutate: ({ kind, channel, on }) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { choices: { ...known.choices, [kind]: { ...known.choices[kind], [channel]: on } } },
      ),
    onAnswer: (choices) => queryClient.setQueryData(queryKey, choices),
    isFollowed: () => queryClient.isMutating({ mutationKey: CHOICES }) > 1,
    mutationKey: CHOICES,
    failed: { title: 'Update Failed', fallback: "We couldn't change this setting" },
  })
  return (
    <Card as="section" id="notifications" className="scroll-mt-16">
      <CardHeader
        title="Notifications"
        description="Choose what we notify you about. These settings apply only to you."
      />
      <CardBody>
        {query.isError ? (
          <QueryFailed query={query} what="Your notification settings" className="py-4" />
        ) : query.data === undefined ? (
          <LoadingRegion label="Loading notification settings">
            <ChoiceTable />
          </LoadingRegion>
        ) : (
          <ChoiceTable
            loaded={{
              choices: query.data.choices,
              onChoose: (kind, channel, on) => change.mutate({ kind, channel, on }),
            }}
          />
        )}
      </CardBody>
    </Card>
  )
}

interface LoadedChoices {
  choices: NotificationChoices
  onChoose: (kind: NotificationKind, channel: NotificationChannel, on: boolean) => void
}

/** Until the choices have loaded, it has the same size without switches. */
function ChoiceTable({ loaded }: { loaded?: LoadedChoices }) {
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
                <span className="inline-grid place-items-center py-3">
                  {loaded === undefined ? (
                    <Skeleton className="h-5 w-9 rounded-full" />
                  ) : (
                    <Switch
                      aria-label={`${KIND_TEXTS[kind].label}: ${CHANNEL_LABELS[channel]}`}
                      checked={loaded.choices[kind][channel]}
                      onCheckedChange={(on) => loaded.onChoose(kind, channel, on)}
                    />
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
