import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatMoment } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
import { type CalendarFeed, calendarEndpoints } from '../contract.ts'
import { feedOptions } from './queries.ts'

export function FeedDialog(props: { brand: Brand; mayChange: boolean; suspended: boolean; onClose: () => void }) {
  const { brand, mayChange } = props
  const params = { brandId: brand.id }
  const queryClient = useQueryClient()
  const query = useQuery(feedOptions(brand.id))
  const linkButton = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const failed = {
    title: 'Update failed',
    fallback: "We couldn't update the feed. Check your connection and try again.",
  }
  const create = useChange(calendarEndpoints.createFeed, {
    input: () => ({ params }),
    onAnswer: ({ feed }) => queryClient.setQueryData(feedOptions(brand.id).queryKey, { feed }),
    failed,
  })
  const end = useChange(calendarEndpoints.revokeFeed, {
    input: () => ({ params }),
    onAnswer: () => {
      create.reset()
      // "Turn off" disappears with the link, so we move the focus.
      linkButton.current?.focus()
      queryClient.setQueryData(feedOptions(brand.id).queryKey, { feed: null })
    },
    failed,
  })
  const feed = query.data?.feed ?? null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title="Calendar feed"
      description={`Shows ${brand.name}'s scheduled emails in Google Calendar, Outlook or Apple Calendar and keeps them up to date.`}
      footer={
        mayChange &&
        query.isSuccess && (
          <>
            {feed !== null && (
              <Button variant="ghost" size="touch" busy={end.isPending} onClick={() => setAsked('end')}>
                Turn off
              </Button>
            )}
            <Button
              ref={linkButton}
              variant={feed === null ? 'primary' : 'secondary'}
              size="touch"
              busy={create.isPending}
              onClick={() => (feed === null ? create.mutate() : setAsked('renew'))}
            >
              {feed === null ? 'Create link' : 'Replace link'}
            </Button>
          </>
        )
      }
    >
      {query.isPending ? (
        <LoadingRegion label="Loading the feed">
          <Skeleton className="h-16 w-full" />
        </LoadingRegion>
      ) : query.isError ? (
        <QueryFailed query={query} what="The feed" />
      ) : feed === null ? (
        <p className="text-base text-fg-2">
          {mayChange
            ? 'No link yet. Anyone with the link can see the schedule without an account, until you turn it off.'
            : `No link yet.${props.suspended ? ' The workspace is suspended.' : ' A manager can create one.'}`}
        </p>
      ) : (
        <div className="grid gap-4">
          {create.data !== undefined && <FeedAddress url={create.data.url} />}
          <FeedFacts feed={feed} told={create.data !== undefined} />
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked === 'end' ? 'Turn the feed off?' : 'Replace the link?'}
        description="The current link stops working right away in every calendar that uses it."
        confirmLabel={asked === 'end' ? 'Turn off' : 'Replace link'}
        onConfirm={() => {
          setAsked(null)
          if (asked === 'end') end.mutate()
          else create.mutate()
        }}
      />
    </Dialog>
  )
}

function FeedAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      toast({ variant: 'destructive', title: 'Not copied', description: 'Select the link and copy it yourself.' })
    }
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <Field label="Link" hint="Copy it now. You won't see it again." className="min-w-0 flex-1">
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="touch" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
        </Button>
        <Button asChild variant="secondary" size="touch">
          <a href={url.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
        </Button>
      </div>
    </div>
  )
}

function FeedFacts({ feed, told }: { feed: CalendarFeed; told: boolean }) {
  const { createdAt, createdByName, lastReadAt } = feed
  return (
    <p className="text-sm text-fg-2">
      Created by {createdByName} on {formatMoment(createdAt)}.{' '}
      {lastReadAt === null ? 'No calendar app has used this link yet.' : `Last used ${formatMoment(lastReadAt)}.`}
      {!told && " We don't store the link. If you lose it, replace it."}
    </p>
  )
}
