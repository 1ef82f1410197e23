import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Send } from 'lucide-react'
import { useState } from 'react'
import { SUSPENDED } from '#features/access/web/suspended.ts'
import type { Brand } from '#features/brands/contract.ts'
import { klaviyoOptions } from '#features/history/web/queries.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Outline } from '../../contract.ts'
import type { KlaviyoDraftState } from '../../klaviyo-draft-contract.ts'
import type { LibraryRights } from '../library/library-rights.ts'
import { CreateDraftDialog } from './create-draft-dialog.tsx'
import { klaviyoDraftOptions } from './draft-query.ts'
import { CREATE_FAILED, useCreateDraft } from './use-create-draft.ts'

export function KlaviyoSection({ outline, brand, rights }: { outline: Outline; brand: Brand; rights: LibraryRights }) {
  const connection = useQuery(klaviyoOptions(brand.id))
  const state = useQuery(klaviyoDraftOptions(outline.id))
  const [isOpen, setIsOpen] = useState(false)
  const failed = connection.isError ? connection : state.isError ? state : undefined
  const isConnected = connection.data?.connected === true
  const refusal = rights.readOnly
    ? SUSPENDED
    : outline.workflowStatus !== 'approved'
      ? 'Approve this outline first.'
      : connection.data !== undefined && !isConnected
        ? "Klaviyo isn't connected to this brand."
        : undefined
  return (
    <section aria-label="Klaviyo" className="grid min-w-0 gap-3">
      <h3 className="text-base font-semibold">Klaviyo</h3>
      {failed !== undefined ? (
        <QueryFailed query={failed} what="The draft" />
      ) : connection.data === undefined || state.data === undefined ? (
        <LoadingRegion label="Loading the draft">
          <Skeleton className="h-9 w-48" />
        </LoadingRegion>
      ) : (
        <>
          <MadeDraft state={state.data} brand={brand} />
          {!isConnected && (
            <p className="text-sm text-fg-2">
              Klaviyo isn&apos;t connected to this brand.{' '}
              <Link
                to={paths.settings}
                search={{ tab: 'integrations' }}
                className="text-teal underline underline-offset-4"
              >
                Open Integrations
              </Link>
            </p>
          )}
          {state.data.unfinished !== null ? (
            <Unfinished id={outline.id} choice={state.data.unfinished} refusal={refusal} />
          ) : (
            <Button
              variant="secondary"
              size="touch"
              className="justify-self-start"
              reason={refusal}
              onClick={() => setIsOpen(true)}
            >
              <Send aria-hidden />
              {state.data.draft === null ? 'Create Klaviyo draft' : 'Create another draft'}
            </Button>
          )}
          {isOpen && (
            <CreateDraftDialog
              outline={outline}
              brand={brand}
              accountName={connection.data.accountName ?? 'Klaviyo'}
              again={state.data.draft !== null}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </section>
  )
}

function MadeDraft({ state: { draft }, brand }: { state: KlaviyoDraftState; brand: Brand }) {
  if (draft === null) return null
  return (
    <div className="grid gap-2 rounded-lg bg-surface-2 px-3 py-2.5 text-sm hairline">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">Draft created</span>
        {draft.url === null && <Badge variant="secondary">Sample</Badge>}
        <span className="min-w-0 wrap-anywhere text-fg-2">
          {`${formatDay(draft.madeAt, brand.country)} by ${draft.madeByName}`}
        </span>
      </p>
      {draft.isChanged && <p className="text-warn">Changed since the draft was created.</p>}
      {draft.url === null ? (
        <p className="text-fg-2">It is a sample. Klaviyo has no such draft.</p>
      ) : (
        <a
          href={draft.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1.5 justify-self-start text-teal hover:underline max-md:py-2.5"
        >
          <ExternalLink aria-hidden className="size-4" />
          Open in Klaviyo
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  )
}

function Unfinished(props: {
  id: string
  choice: NonNullable<KlaviyoDraftState['unfinished']>
  refusal: string | undefined
}) {
  const { mutate, isPending, error } = useCreateDraft(props.id)
  const text = 'The campaign is in Klaviyo, but its content is missing. Try again to finish it.'
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn">
      <p>{error === null ? text : errorMessage(error, CREATE_FAILED)}</p>
      <Button
        variant="secondary"
        size="touch-sm"
        className="justify-self-start"
        busy={isPending}
        reason={props.refusal}
        onClick={() => mutate(props.choice)}
      >
        Try again
      </Button>
    </div>
  )
}
