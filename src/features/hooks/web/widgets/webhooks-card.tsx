import { useQuery } from '@tanstack/react-query'
import { Webhook as WebhookIcon } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { TeamsOnlyCard } from '#features/tokens/web/widgets/teams-only-card.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { MOST_WEBHOOKS } from '../../contract.ts'
import { webhooksOptions } from '../queries.ts'
import { WebhookItem } from './webhook-item.tsx'

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }))

export function WebhooksCard({ current }: { current: CurrentWorkspace }) {
  if (!current.may('ACCESS_ADMIN_PANEL')) return null
  return current.limits.apiEnabled ? (
    <Webhooks current={current} />
  ) : (
    <TeamsOnlyCard
      title="Webhooks and Slack"
      description="Tell Slack or your own programs when outlines, dates and reviews change."
      current={current}
    />
  )
}

function Webhooks({ current }: { current: CurrentWorkspace }) {
  const query = useQuery(webhooksOptions(current.workspace.id))
  const [creating, setCreating] = useState(false)
  const { impersonator } = useSignedIn()
  const webhooks = query.data?.webhooks ?? []
  const suspended = current.readOnly ? "This workspace is suspended, so you can't change its webhooks." : undefined
  const impersonating =
    impersonator === null ? undefined : "You can't create secrets while you're impersonating a user."
  const noRemoval = impersonator === null ? undefined : "You can't delete webhooks while you're impersonating a user."
  const full = webhooks.length >= MOST_WEBHOOKS ? `A workspace can have ${MOST_WEBHOOKS} webhooks.` : undefined
  return (
    <Card as="section" aria-label="Webhooks and Slack" className="lg:col-span-3">
      <CardHeader
        title="Webhooks and Slack"
        description="We tell Slack or your own programs when outlines, dates and reviews change. Only owners and admins see this."
        actions={
          <Button
            variant="secondary"
            size="touch-sm"
            reason={suspended ?? impersonating ?? full}
            onClick={() => setCreating(true)}
          >
            New webhook
          </Button>
        }
      />
      {query.isPending ? (
        <LoadingRegion label="Loading webhooks">
          <div className="flex h-17 items-center gap-4 border-t border-line px-5">
            <Skeleton className="w-56" />
          </div>
        </LoadingRegion>
      ) : query.data === undefined ? (
        <QueryFailed query={query} what="Your webhooks" />
      ) : webhooks.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState
            icon={<WebhookIcon aria-hidden />}
            title="No webhooks"
            description="Create a webhook to get a message when something changes."
          />
        </div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              current={current}
              locked={suspended}
              lockedSecret={suspended ?? impersonating}
              lockedRemoval={suspended ?? noRemoval}
            />
          ))}
        </ul>
      )}
      {creating && (
        <Suspense>
          <WebhookDialog current={current} webhook={null} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Card>
  )
}
