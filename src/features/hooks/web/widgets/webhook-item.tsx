import { Suspense, lazy, useState } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { formatMoment } from '#shared/calendar-dates.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useChange } from '#web/use-change.ts'
import { type Webhook, webhookEndpoints } from '../../contract.ts'
import { OFF_TEXTS, summaryOf } from '../webhook-texts.ts'
import { DeliveryList } from './delivery-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }))

interface WebhookItemProps {
  webhook: Webhook
  current: CurrentWorkspace
  locked: string | undefined
  lockedSecret: string | undefined
  lockedRemoval: string | undefined
}

export function WebhookItem({ webhook, current, locked, lockedSecret, lockedRemoval }: WebhookItemProps) {
  const [opened, setOpened] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [showsDeliveries, setShowsDeliveries] = useState(false)
  const close = () => setOpened(null)
  const input = () => ({ params: { id: webhook.id } })
  const test = useChange(webhookEndpoints.test, {
    input,
    onDone: () => setShowsDeliveries(true),
    failed: { title: 'Test Not Sent', fallback: "We couldn't send the test. Please try again." },
  })
  const turnOn = useChange(webhookEndpoints.change, {
    input: () => ({ ...input(), body: { on: true as const } }),
    done: { title: 'Webhook Turned On' },
    failed: { title: 'Webhook Not Turned On', fallback: "We couldn't turn on the webhook. Please try again." },
  })
  const rotate = useChange(webhookEndpoints.rotate, {
    input,
    onDone: (answer) => {
      close()
      setSecret(answer.secret)
    },
    failed: { title: 'Secret Not Changed', fallback: "We couldn't create a new secret. Please try again." },
  })
  const remove = useChange(webhookEndpoints.remove, {
    input,
    onDone: close,
    done: { title: 'Webhook Deleted' },
    failed: { title: 'Webhook Not Deleted', fallback: "We couldn't delete the webhook. Please try again." },
  })
  return (
    <li aria-label={webhook.url} className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-mono text-sm wrap-anywhere">{webhook.url}</p>
          <p className="mt-0.5 text-xs text-fg-3">{summaryOf(webhook)}</p>
        </div>
        <Badge variant={webhook.off === null ? 'default' : 'destructive'}>{webhook.off === null ? 'On' : 'Off'}</Badge>
      </div>
      {webhook.off !== null && <p className="text-sm text-fg-2">{OFF_TEXTS[webhook.off.reason]}</p>}
      {webhook.earlierSecretUntil !== null && (
        <p className="text-sm text-fg-2">The earlier secret signs until {formatMoment(webhook.earlierSecretUntil)}.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {webhook.off === null ? (
          <Button
            variant="secondary"
            size="touch-sm"
            reason={locked}
            busy={test.isPending}
            onClick={() => test.mutate()}
          >
            Send test
          </Button>
        ) : (
          <Button size="touch-sm" reason={locked} busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
            Turn on
          </Button>
        )}
        <Button variant="secondary" size="touch-sm" reason={locked} onClick={() => setOpened('edit')}>
          Edit events
        </Button>
        {webhook.kind === 'json' && (
          <Button variant="secondary" size="touch-sm" reason={lockedSecret} onClick={() => setOpened('rotate')}>
            New secret
          </Button>
        )}
        <Button variant="secondary" size="touch-sm" reason={lockedRemoval} onClick={() => setOpened('remove')}>
          Delete
        </Button>
        <Button
          variant="ghost"
          size="touch-sm"
          aria-expanded={showsDeliveries}
          onClick={() => setShowsDeliveries(!showsDeliveries)}
        >
          Last deliveries
        </Button>
      </div>
      {showsDeliveries && <DeliveryList webhookId={webhook.id} />}
      {opened === 'edit' && (
        <Suspense>
          <WebhookDialog current={current} webhook={webhook} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={opened === 'rotate'}
        onOpenChange={(open) => !open && close()}
        title="Create a new secret?"
        description="For 24 hours, we sign with both secrets, so that you can change your program."
        confirmLabel="New secret"
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate()}
      />
      <ConfirmDialog
        open={opened === 'remove'}
        onOpenChange={(open) => !open && close()}
        title="Delete this webhook?"
        description="We send no more messages to this address and delete the list of its deliveries. You can't undo this."
        confirmLabel="Delete"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </li>
  )
}
