import { Copy, Eye, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { STATUS_LABELS, type Outline } from '../../contract.ts'
import { KlaviyoSection } from '../klaviyo-draft/klaviyo-section.tsx'
import { ActivityLog } from './activity-log.tsx'
import { useDetailsExtra } from './details-extras.ts'
import { ExportMenu } from './export-menu.tsx'
import type { LibraryRights } from './library-rights.ts'
import { assigneeOf, webAddress } from './outline-wording.ts'
import { RequestReviewButton } from './request-review-button.tsx'
import { requestDay } from './use-review-request.ts'
import { WorkflowForm } from './workflow-form.tsx'

export interface DetailsContentProps {
  outline: Outline
  brand: Brand
  rights: LibraryRights
  onSaved: () => void
  onCopy: () => void
  onDelete: () => void
}

export function DetailsContent({ onCopy, onDelete, ...props }: DetailsContentProps) {
  const { outline, rights } = props
  return (
    <div className="grid gap-7">
      <Details {...props} />
      <div className="-mx-2 flex flex-wrap gap-2 border-t border-line pt-4">
        <ExportMenu outline={outline} rights={rights} variant="ghost" size="touch-sm" />
        {rights.edit && !rights.readOnly && (
          <>
            <Button variant="ghost" size="touch-sm" onClick={onCopy}>
              <Copy aria-hidden />
              Copy to…
            </Button>
            {rights.manage && (
              <Button variant="ghost" size="touch-sm" className="text-bad" onClick={onDelete}>
                <Trash2 aria-hidden />
                Delete outline
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

function Details(props: Omit<DetailsContentProps, 'onCopy' | 'onDelete'>) {
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
