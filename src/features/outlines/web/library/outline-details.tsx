import { useQuery } from '@tanstack/react-query'
import { Copy, Eye, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { STATUS_LABELS, TYPE_LABELS, type Outline } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { CopyDialog } from '../copying/copy-dialog.tsx'
import { KlaviyoSection } from '../klaviyo-draft/klaviyo-section.tsx'
import { titleOf } from '../outline-months.ts'
import { DeleteOutlineDialog } from './delete-outline-dialog.tsx'
import { ActivityLog } from './activity-log.tsx'
import { useDetailsExtra } from './details-extras.ts'
import { ExportMenu } from './export-menu.tsx'
import type { LibraryRights } from './library-rights.ts'
import { assigneeOf, sendTimeOf, webAddress } from './outline-wording.ts'
import { outlineOptions } from '../outlines-query.ts'
import { RequestReviewButton } from './request-review-button.tsx'
import { requestDay } from './use-review-request.ts'
import { WorkflowForm } from './workflow-form.tsx'

export interface OutlineDetailsProps {
  outline: OutlineSummary
  brand: Brand
  rights: LibraryRights
  onClose: () => void
  onDeleted?: () => void
}

export function OutlineDetails({ outline: summary, brand, rights, onClose, onDeleted = onClose }: OutlineDetailsProps) {
  const [deleting, setDeleting] = useState(false)
  const [copying, setCopying] = useState(false)
  const query = useQuery(outlineOptions(summary.id))
  const outline = query.data !== undefined && 'outline' in query.data ? query.data.outline : undefined
  const known = outline ?? summary
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !deleting && !copying) onClose()
        }}
        title={titleOf(known)}
        description={`${known.mainTopicTitle} · ${TYPE_LABELS[known.type]} · ${sendTimeOf(known, brand.country)}`}
      >
        {outline !== undefined ? (
          <div className="grid gap-7">
            <Details outline={outline} brand={brand} rights={rights} onSaved={onClose} />
            <div className="-mx-2 flex flex-wrap gap-2 border-t border-line pt-4">
              <ExportMenu outline={outline} rights={rights} variant="ghost" size="touch-sm" />
              {rights.edit && !rights.readOnly && (
                <>
                  <Button variant="ghost" size="touch-sm" onClick={() => setCopying(true)}>
                    <Copy aria-hidden />
                    Copy to…
                  </Button>
                  {rights.manage && (
                    <Button variant="ghost" size="touch-sm" className="text-bad" onClick={() => setDeleting(true)}>
                      <Trash2 aria-hidden />
                      Delete outline
                    </Button>
                  )}
                </>
              )}
            </div>
          </div>
        ) : query.isError ? (
          <QueryFailed query={query} what="The outline" />
        ) : (
          <DetailsLoading />
        )}
      </Dialog>
      {copying && <CopyDialog outlines={[known]} brand={brand} onClose={() => setCopying(false)} />}
      {deleting && <DeleteOutlineDialog outline={known} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}

function Details(props: { outline: Outline; brand: Brand; rights: LibraryRights; onSaved: () => void }) {
  const { outline, brand, rights, onSaved } = props
  const extra = useDetailsExtra()
  return (
    <>
      {rights.workflow && (
        <section className="grid gap-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-base font-semibold">Workflow Management</h3>
            {!rights.manage && <Badge variant="secondary">View Only</Badge>}
          </div>
          {rights.manage ? (
            <WorkflowForm
              outline={outline}
              workspaceId={brand.workspaceId}
              readOnly={rights.readOnly}
              onSaved={onSaved}
            />
          ) : (
            <WorkflowValues outline={outline} />
          )}
          <ReviewRequest outline={outline} brand={brand} rights={rights} />
        </section>
      )}
      {rights.klaviyo && <KlaviyoSection outline={outline} brand={brand} rights={rights} />}
      {extra(outline, brand)}
      <ActivityLog log={outline.activityLog} locked={outline.activityLogLocked} mayUpgrade={rights.upgrade} />
    </>
  )
}

function ReviewRequest({ outline, brand, rights }: { outline: Outline; brand: Brand; rights: LibraryRights }) {
  const { assignedToName, reviewRequestedAt } = outline
  return (
    <>
      {reviewRequestedAt !== null && (
        <p role="note" className="flex items-start gap-2.5 rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn">
          <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {assignedToName ?? 'The assignee'} requested a review on {requestDay(reviewRequestedAt, brand)}.
          </span>
        </p>
      )}
      <RequestReviewButton
        outline={outline}
        brand={brand}
        rights={rights}
        size="touch-sm"
        className="justify-self-start"
      />
    </>
  )
}

function DetailsLoading() {
  return (
    <LoadingRegion label="Loading the details">
      <div className="grid min-h-72 content-start gap-4">
        <Skeleton className="w-48" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </LoadingRegion>
  )
}

function WorkflowValues({ outline }: { outline: Outline }) {
  const design = outline.designLink === null ? null : webAddress(outline.designLink)
  return (
    <dl className="grid gap-4 text-base sm:grid-cols-2">
      <Value name="Status">{STATUS_LABELS[outline.workflowStatus]}</Value>
      <Value name="Assigned to">{assigneeOf(outline)}</Value>
      <Value name="Design link">
        {design === null ? (
          'None'
        ) : (
          <a href={design} target="_blank" rel="noopener noreferrer" className="text-teal hover:underline">
            {design}
          </a>
        )}
      </Value>
      <Value name="Notes">{outline.notes ?? 'None'}</Value>
    </dl>
  )
}

function Value({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-fg-3">{name}</dt>
      <dd dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {children}
      </dd>
    </div>
  )
}
