import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay, todayAt } from '#shared/calendar-dates.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
import { type ReviewLink, reviewEndpoints } from '../../contract.ts'
import { linksOptions } from '../queries.ts'
import { LinkAddress } from './link-address.tsx'

export interface LinkListProps {
  brand: Brand
  mayChange: boolean
  /** Why nothing can change, if the workspace is suspended. */
  reason: string | undefined
  onClose: () => void
}

export function LinkListDialog({ brand, mayChange, reason, onClose }: LinkListProps) {
  const query = useQuery(linksOptions(brand.id))
  const [asked, setAsked] = useState<{ link: ReviewLink; what: 'replace' | 'end' }>()
  const failed = {
    title: 'Update failed',
    fallback: "We couldn't change the link. Check your connection and try again.",
  }
  const replace = useChange(reviewEndpoints.replaceLink, {
    input: (link: ReviewLink) => ({ params: { id: link.id } }),
    failed,
  })
  const end = useChange(reviewEndpoints.endLink, {
    input: (link: ReviewLink) => ({ params: { id: link.id } }),
    done: { title: 'Link turned off' },
    failed,
  })
  const links = query.data?.links
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Review links"
      description={`Clients who have one of these links can review emails of ${brand.name} without an account.`}
    >
      {query.isError ? (
        <QueryFailed query={query} what="The review links" />
      ) : links === undefined ? (
        <LoadingRegion label="Loading the review links">
          <Skeleton className="h-32 w-full" />
        </LoadingRegion>
      ) : links.length === 0 ? (
        <p className="py-6 text-base text-fg-3">
          No links yet. Select emails in the library, then choose “Share for review”.
        </p>
      ) : (
        <ul aria-label="Review links" className="grid gap-3 pb-4">
          {links.map((link) => (
            <li key={link.id} className="grid gap-3 rounded-lg p-4 shadow-[inset_0_0_0_1px_var(--line)]">
              <LinkFacts link={link} brand={brand} />
              {replace.data?.link.id === link.id && link.state === 'live' && <LinkAddress {...replace.data} />}
              {mayChange && link.state !== 'off' && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    size="touch-sm"
                    reason={reason}
                    aria-label={`Replace link: ${link.name}`}
                    busy={replace.isPending && replace.variables.id === link.id}
                    onClick={() => setAsked({ link, what: 'replace' })}
                  >
                    Replace link
                  </Button>
                  <Button
                    variant="ghost"
                    size="touch-sm"
                    reason={reason}
                    aria-label={`Turn off: ${link.name}`}
                    busy={end.isPending && end.variables.id === link.id}
                    onClick={() => setAsked({ link, what: 'end' })}
                  >
                    Turn off
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked?.what === 'end' ? 'Turn off this link?' : 'Replace this link?'}
        description="The current address stops working right away. Decisions that clients already made stay."
        confirmLabel={asked?.what === 'end' ? 'Turn off' : 'Replace link'}
        onConfirm={() => {
          if (asked !== undefined) (asked.what === 'end' ? end : replace).mutate(asked.link)
          setAsked(undefined)
        }}
      />
    </Dialog>
  )
}

const STATE_WORDS = { live: 'Working', expired: 'Expired', off: 'Turned off' }

function LinkFacts({ link, brand }: { link: ReviewLink; brand: Brand }) {
  const day = (instant: string) => formatDay(todayAt(brand.timezone, new Date(instant)), brand.country)
  const emails = link.outlines.length
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 dir="auto" className="min-w-0 text-base font-semibold wrap-anywhere">
          {link.name}
        </h3>
        <Badge variant={link.state === 'live' ? 'default' : 'secondary'}>{STATE_WORDS[link.state]}</Badge>
        <Badge variant="outline">{`${link.reviewed} of ${emails} reviewed`}</Badge>
      </div>
      <p className="text-sm text-fg-2">
        {`${emails === 1 ? '1 email' : `${emails} emails`}. Created by ${link.createdByName} on ${day(link.createdAt)}. `}
        {link.state === 'expired' ? `Expired on ${day(link.expiresAt)}. ` : ''}
        {link.state === 'live' ? `Works until ${day(link.expiresAt)}. ` : ''}
        {link.lastOpenedAt === null ? 'Not opened yet.' : `Last opened on ${day(link.lastOpenedAt)}.`}
      </p>
      <details className="text-sm text-fg-2">
        <summary className="cursor-pointer py-1">Emails</summary>
        <ul className="grid gap-1 py-1 pl-4">
          {link.outlines.map(({ id, title }) => (
            <li key={id} dir="auto" className="list-disc wrap-anywhere">
              {title}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
