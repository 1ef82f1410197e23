import { RefreshCw } from 'lucide-react'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { type KlaviyoConnection, SYNC_DAYS } from '../../contract.ts'
import { runningText, summaryTexts } from './klaviyo-wording.ts'
import { useKlaviyo, useKlaviyoSync } from './use-klaviyo.ts'

interface KlaviyoCardProps {
  brand: Brand
  locked?: string | undefined
  /** True disables the button without a key. Otherwise the button asks for one. */
  waitsForKey?: boolean
  onSynced?: () => void
}

export function KlaviyoCard({ brand, locked, waitsForKey = false, onSynced }: KlaviyoCardProps) {
  const { connection, connect, disconnect } = useKlaviyo(brand.id)
  const sync = useKlaviyoSync(brand.id, onSynced)
  const [changing, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const keyField = useRef<HTMLInputElement>(null)
  const shown = connection.data === undefined ? null : connection.data.connected && !changing ? 'connection' : 'form'
  const shownBefore = useRef(shown)
  useEffect(() => {
    const swapped = shownBefore.current !== null && shownBefore.current !== shown
    shownBefore.current = shown
    // If the pressed button disappeared, we move the focus. Focus elsewhere stays.
    if (swapped && document.activeElement === document.body) (changing ? keyField : heading).current?.focus()
  }, [shown, changing])
  return (
    <section
      aria-label="Klaviyo sync"
      className="grid min-w-0 content-start gap-4 rounded-xl bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line-2)]"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-lg bg-teal-soft text-teal-ink">
          <RefreshCw aria-hidden className="size-4" />
        </span>
        <h3 ref={heading} tabIndex={-1} className="flex-1 text-base font-semibold outline-none">
          Klaviyo
        </h3>
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
          country={brand.country}
          locked={locked}
          syncing={sync.isPending}
          disconnecting={disconnect.isPending}
          onSync={(days) => sync.mutate(days === undefined ? {} : { days })}
          onChange={() => setChanging(true)}
          onDisconnect={disconnect.mutate}
        />
      ) : (
        <KeyForm
          keyField={keyField}
          locked={locked}
          waitsForKey={waitsForKey}
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
  keyField: Ref<HTMLInputElement>
  locked: string | undefined
  waitsForKey: boolean
  busy: boolean
  refusal: Error | null
  onSave: (apiKey: string) => void
  onCancel?: () => void
}

function KeyForm({ keyField, locked, waitsForKey, busy, refusal, onSave, onCancel }: KeyFormProps) {
  const [apiKey, setApiKey] = useState('')
  const [missing, setMissing] = useState(false)
  const isEmpty = apiKey.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The wizard around it has its own form.
    event.stopPropagation()
    if (busy || locked !== undefined) return
    if (!isEmpty) return onSave(apiKey.trim())
    if (waitsForKey) return
    setMissing(true)
    const description = 'Please enter your Klaviyo Private API Key'
    toast({ title: 'API Key required', description, variant: 'destructive' })
  }
  const error = missing
    ? 'Please enter your Klaviyo Private API Key'
    : refusal === null
      ? undefined
      : errorMessage(refusal, 'Invalid Klaviyo API key')
  return (
    <div className="grid gap-4">
      <p className="text-sm text-fg-2">
        A private key with the scopes accounts:read, campaigns:read and metrics:read is enough. Add lists:read and
        segments:read to get the names of audiences. To create drafts of approved outlines, the key also needs
        campaigns:write, templates:write, lists:read and segments:read. We store it encrypted. You won't see it again.
      </p>
      <Field label="Private API key" error={error}>
        <PasswordInput
          ref={keyField}
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
        <Button
          size="touch"
          busy={busy}
          reason={locked ?? (waitsForKey && isEmpty ? 'Enter your Klaviyo private API key first.' : undefined)}
          onClick={submit}
        >
          Validate and save
        </Button>
        {onCancel !== undefined && (
          <Button variant="ghost" size="touch" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

interface ConnectedProps {
  state: KlaviyoConnection
  country: Brand['country']
  locked: string | undefined
  syncing: boolean
  disconnecting: boolean
  onSync: (days?: number) => void
  onChange: () => void
  onDisconnect: (_: void, done: { onSettled: () => void }) => void
}

function Connected({ state, country, locked, syncing, disconnecting, onSync, onChange, onDisconnect }: ConnectedProps) {
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
        <dd className="tabular-nums">{lastSyncAt === null ? 'Never' : formatDay(lastSyncAt, country)}</dd>
      </dl>
      <div aria-live="polite" className="grid gap-1 text-sm text-fg-2 empty:hidden">
        {running ? (
          <p>{runningText(sync)}</p>
        ) : sync?.status === 'failed' ? (
          <p className="font-medium text-bad">The last sync failed: {sync.error}</p>
        ) : (
          sync?.summary && summaryTexts(sync.summary, country).map((text) => <p key={text}>{text}</p>)
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="touch" busy={running} reason={locked} onClick={() => onSync()}>
          {lastSyncAt === null ? 'Sync' : 'Sync now'}
        </Button>
        {lastSyncAt !== null && (
          <Button
            variant="secondary"
            size="touch"
            reason={locked ?? (running ? 'A sync is already running.' : undefined)}
            onClick={() => onSync(SYNC_DAYS)}
          >
            Resync the last 365 days
          </Button>
        )}
        <Button variant="ghost" size="touch" reason={locked} onClick={onChange}>
          Change
        </Button>
        <Button variant="ghost" size="touch" reason={locked} onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Disconnect Klaviyo?"
        description="We'll delete the key. Imported campaigns stay in the brand's history."
        confirmLabel="Disconnect"
        destructive
        busy={disconnecting}
        onConfirm={() => onDisconnect(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
