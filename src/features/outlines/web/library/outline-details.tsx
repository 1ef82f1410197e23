import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { STATUS_LABELS, TYPE_LABELS, type Outline } from '../../contract.ts'
import { titleOf } from '../outline-months.ts'
import { ActivityLog } from './activity-log.tsx'
import { useDetailsExtra } from './details-extras.ts'
import type { LibraryRights } from './library-rights.ts'
import { assigneeOf, sendTimeOf, webAddress } from './outline-wording.ts'
import { WorkflowForm } from './workflow-form.tsx'

export interface OutlineDetailsProps {
  outline: Outline
  brand: Brand
  rights: LibraryRights
  onClose: () => void
}

/** What surrounds an outline: its workflow, for those who manage it to change, and what happened to it. */
export function OutlineDetails({ outline, brand, rights, onClose }: OutlineDetailsProps) {
  const extra = useDetailsExtra()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={titleOf(outline)}
      description={`${outline.mainTopicTitle} · ${TYPE_LABELS[outline.type]} · ${sendTimeOf(outline, brand.country)}`}
    >
      <div className="grid gap-7">
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
                onSaved={onClose}
              />
            ) : (
              <WorkflowValues outline={outline} />
            )}
          </section>
        )}
        {extra(outline, brand)}
        <ActivityLog log={outline.activityLog} locked={outline.activityLogLocked} mayUpgrade={rights.upgrade} />
      </div>
    </Dialog>
  )
}

function WorkflowValues({ outline }: { outline: Outline }) {
  const design = outline.designLink === null ? null : webAddress(outline.designLink)
  return (
    <dl className="grid gap-4 text-base sm:grid-cols-2">
      <Value name="Status">{STATUS_LABELS[outline.workflowStatus]}</Value>
      <Value name="Assigned To">{assigneeOf(outline)}</Value>
      <Value name="Design Link">
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
