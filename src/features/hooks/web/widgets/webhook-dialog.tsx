import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { DialogActions } from '#web/kit/dialog-actions.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { type Webhook, webhookEndpoints } from '../../contract.ts'
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from '../../events.ts'
import { editedWebhookFields, newWebhookFields } from '../../fields.ts'
import { EVENT_LABELS, KIND_LABELS } from '../webhook-texts.ts'
import { CheckList } from './check-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'

interface WebhookDialogProps {
  current: CurrentWorkspace
  /** Null for a new one. */
  webhook: Webhook | null
  onClose: () => void
}

export function WebhookDialog({ current, webhook, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={webhook === null ? 'New webhook' : 'Edit events'}
      description="We send ids, titles and a link. We never send the texts of your emails."
    >
      {webhook === null ? (
        <NewWebhook current={current} onClose={onClose} onSecret={setSecret} />
      ) : (
        <EditedWebhook current={current} webhook={webhook} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface NewWebhookProps {
  current: CurrentWorkspace
  onClose: () => void
  onSecret: (secret: string) => void
}

function NewWebhook({ current, onClose, onSecret }: NewWebhookProps) {
  const form = useProductForm({
    resolver: zodResolver(newWebhookFields),
    defaultValues: { kind: 'slack', url: '', events: [...WEBHOOK_EVENTS] },
  })
  const { errors } = form.formState
  const create = useChange(webhookEndpoints.create, {
    input: (body: Parameters<Parameters<typeof form.handleSubmit>[0]>[0]) => ({
      params: { workspaceId: current.workspace.id },
      body,
    }),
    onDone: ({ secret }) => (secret === null ? onClose() : onSecret(secret)),
    done: { title: 'Webhook Created' },
    failed: { title: 'Webhook Not Created', fallback: "We couldn't create the webhook. Please try again." },
    form,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => create.mutate(body))(event)}
    >
      <Field label="Kind" error={errors.kind?.message}>
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <Select
              size="touch"
              value={field.value}
              onValueChange={field.onChange}
              options={WEBHOOK_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
            />
          )}
        />
      </Field>
      <Field label="Address" required hint="It starts with https://." error={errors.url?.message}>
        <Input {...form.register('url')} size="touch" inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <Controller
        control={form.control}
        name="events"
        render={({ field }) => (
          <EventList value={field.value} onChange={field.onChange} error={errors.events?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="brandIds"
        render={({ field }) => (
          <BrandList
            current={current}
            value={field.value ?? []}
            onChange={(ids) => field.onChange(ids.length === 0 ? undefined : ids)}
          />
        )}
      />
      <Actions label="Create webhook" busy={create.isPending} onCancel={onClose} />
    </form>
  )
}

function EditedWebhook({ current, webhook, onClose }: WebhookDialogProps & { webhook: Webhook }) {
  const form = useProductForm({
    resolver: zodResolver(editedWebhookFields),
    defaultValues: { events: webhook.events, brandIds: webhook.brandIds },
  })
  const save = useChange(webhookEndpoints.change, {
    input: (body: Parameters<Parameters<typeof form.handleSubmit>[0]>[0]) => ({ params: { id: webhook.id }, body }),
    onDone: onClose,
    done: { title: 'Webhook Saved' },
    failed: { title: 'Webhook Not Saved', fallback: "We couldn't save the webhook. Please try again." },
    form,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}
    >
      <Controller
        control={form.control}
        name="events"
        render={({ field }) => (
          <EventList value={field.value} onChange={field.onChange} error={form.formState.errors.events?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="brandIds"
        render={({ field }) => (
          <BrandList
            current={current}
            value={field.value ?? []}
            onChange={(ids) => field.onChange(ids.length === 0 ? null : ids)}
          />
        )}
      />
      <Actions label="Save Changes" busy={save.isPending} onCancel={onClose} />
    </form>
  )
}

interface ListProps<Value extends string> {
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

const EventList = (props: ListProps<Webhook['events'][number]> & { error?: string | undefined }) => (
  <CheckList
    legend="Events"
    options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: EVENT_LABELS[event] }))}
    {...props}
  />
)

function BrandList({ current, ...props }: ListProps<string> & { current: CurrentWorkspace }) {
  const brands = useQuery(brandsOptions).data?.brands ?? []
  const options = brands
    .filter(({ workspaceId }) => workspaceId === current.workspace.id)
    .map(({ id, name }) => ({ value: id, label: name }))
  if (options.length < 2) return null
  return <CheckList legend="Brands" hint="Choose none to include all brands." options={options} {...props} />
}

function Actions(props: { label: string; busy: boolean; onCancel: () => void }) {
  return (
    <DialogActions>
      <Button variant="secondary" size="touch" onClick={props.onCancel}>
        Cancel
      </Button>
      <Button type="submit" size="touch" busy={props.busy}>
        {props.label}
      </Button>
    </DialogActions>
  )
}
