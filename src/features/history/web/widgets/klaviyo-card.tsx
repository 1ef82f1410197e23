import { RefreshCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { ApiError } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { type KlaviyoConnection, SYNC_DAYS } from '../../contract.ts'
import { dateText } from './csv-wording.ts'
import { progressText, summaryTexts } from './klaviyo-wording.ts'
import { useKlaviyo, useKlaviyoSync } from './use-klaviyo.ts'

interface KlaviyoCardProps {
  brand: Brand
  /** Why nothing can be changed here; undefined when it can. */
  locked?: string | undefined
  onSynced?: () => void
}

/** Connects a brand to Klaviyo, takes its campaigns over, and takes the key away again. */
export function KlaviyoCard({ brand, locked, onSynced }: KlaviyoCardProps) {
  const { connection, connect, disconnect } = useKlaviyo(brand.id)
  const sync = useKlaviyoSync(brand.id, onSynced)
  const [changing, setChanging] = useState(false)
  return (
    <section
      aria-label="Klaviyo sync"
      className="grid min-w-0 content-start gap-4 rounded-xl bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line-2)]"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-lg bg-teal-soft text-teal-ink">
          <RefreshCw aria-hidden className="size-4" />
        </span>
        <h3 className="flex-1 text-base font-semibold">Klaviyo</h3>
        {connection.data?.connected === true && <Badge>Connected</Badge>}
      </div>
      {locked !== undefined && <p className="text-sm text-fg-2">{locked}</p>}
      {connection.isPending ? (
        <LoadingRegion label="Loading the connection">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="mt-3 h-10 w-32" />
        </LoadingRegion>
      ) : connection.isError ? (
        <QueryFailed query={connection} what="The connection" />
      ) : connection.data.connected && !changing ? (
        <Connected
          state={connection.data}
          locked={locked}
          syncing={sync.isPending}
          disconnecting={disconnect.isPending}
          onSync={(days) => sync.mutate(days === undefined ? {} : { days })}
          onChange={() => setChanging(true)}
          onDisconnect={disconnect.mutate}
        />
      ) : (
        <KeyForm
          locked={locked}
          busy={connect.isPending || sync.isPending}
          refusal={connect.error}
          onSave={(apiKey) =>
            connect.mutate(apiKey, {
              onSuccess: () => {
                setChanging(false)
                sync.mutate({})
              },
            })
          }
          {...(changing && { onCancel: () => setChanging(false) })}
        />
      )}
    </section>
  )
}

interface KeyFormProps {
  locked: string | undefined
  busy: boolean
  refusal: Error | null
  onSave: (apiKey: string) => void
  onCancel?: () => void
}

function KeyForm({ locked, busy, refusal, onSave, onCancel }: KeyFormProps) {
  const [apiKey, setApiKey] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The wizard around it has a form of its own.
    event.stopPropagation()
    if (apiKey.trim() !== '') return onSave(apiKey.trim())
    setMissing(true)
    const description = 'Please enter your Klaviyo Private API Key'
    toast({ title: 'API Key required', description, variant: 'destructive' })
  }
  const error = missing
    ? 'Please enter your Klaviyo Private API Key'
    : refusal instanceof ApiError
      ? refusal.message
      : undefined
  return (
    <div className="grid gap-4">
      <p className="text-sm text-fg-2">
        A private key with the scopes accounts:read, campaigns:read and metrics:read is enough; lists:read and
        segments:read add the names of audiences. It is kept sealed and never shown again.
      </p>
      <Field label="Private API key" error={error}>
        <PasswordInput
          value={apiKey}
          autoComplete="off"
          placeholder="pk_…"
          readOnly={locked !== undefined}
          onChange={(event) => {
            setApiKey(event.target.value)
            setMissing(false)
          }}
          onKeyDown={(event) => event.key === 'Enter' && submit(event)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button className="max-md:h-(--touch)" busy={busy} disabled={locked !== undefined} onClick={submit}>
          Validate and Save
        </Button>
        {onCancel !== undefined && (
          <Button variant="ghost" className="max-md:h-(--touch)" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

interface ConnectedProps {
  state: KlaviyoConnection
  locked: string | undefined
  syncing: boolean
  disconnecting: boolean
  onSync: (days?: number) => void
  onChange: () => void
  onDisconnect: (_: void, done: { onSettled: () => void }) => void
}

function Connected({ state, locked, syncing, disconnecting, onSync, onChange, onDisconnect }: ConnectedProps) {
  const { accountName, maskedKey, lastSyncAt, sync } = state
  const [asking, setAsking] = useState(false)
  const running = syncing || sync?.status === 'waiting'
  return (
    <div className="grid min-w-0 gap-4">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-fg-3">Account</dt>
        <dd className="min-w-0 font-medium break-words">{accountName}</dd>
        <dt className="text-fg-3">Private API key</dt>
        <dd className="min-w-0 truncate tracking-wider" aria-label="hidden">
          {maskedKey}
        </dd>
        <dt className="text-fg-3">Last sync</dt>
        <dd className="tabular-nums">{lastSyncAt === null ? 'Never' : dateText(lastSyncAt)}</dd>
      </dl>
      <div aria-live="polite" className="grid gap-1 text-sm text-fg-2 empty:hidden">
        {running ? (
          <p>{sync?.status === 'waiting' ? progressText(sync) : 'Starting'}…</p>
        ) : sync?.status === 'failed' ? (
          <p className="font-medium text-bad">The last sync failed: {sync.error}</p>
        ) : (
          sync?.summary && summaryTexts(sync.summary).map((text) => <p key={text}>{text}</p>)
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="max-md:h-(--touch)" busy={running} disabled={locked !== undefined} onClick={() => onSync()}>
          {lastSyncAt === null ? 'Sync' : 'Sync now'}
        </Button>
        {lastSyncAt !== null && !running && (
          <Button
            variant="secondary"
            className="max-md:h-(--touch)"
            disabled={locked !== undefined}
            onClick={() => onSync(SYNC_DAYS)}
          >
            Resync the whole year
          </Button>
        )}
        <Button variant="ghost" className="max-md:h-(--touch)" disabled={locked !== undefined} onClick={onChange}>
          Change
        </Button>
        <Button
          variant="ghost"
          className="max-md:h-(--touch)"
          disabled={locked !== undefined}
          onClick={() => setAsking(true)}
        >
          Disconnect
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disconnect Klaviyo?"
        description="The key is forgotten. Campaigns that were taken over stay in the history of the brand."
        confirmLabel="Disconnect"
        destructive
        busy={disconnecting}
        onConfirm={() => onDisconnect(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
