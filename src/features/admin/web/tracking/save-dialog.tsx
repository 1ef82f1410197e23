import { TriangleAlert } from 'lucide-react'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import type { TrackingReport } from '../../tracking-contract.ts'
import { TextDiff } from '../lists/text-diff.tsx'
import { ReportList } from './report-list.tsx'

interface SaveDialogProps {
  before: string
  after: string
  report: TrackingReport
  busy: boolean
  onSave: () => void
  onClose: () => void
}

/** Shows what will run for every visitor, before it does. */
export function SaveDialog({ before, after, report, busy, onSave, onClose }: SaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Run this on every public page?"
      description="It takes effect at once, for every visitor. Both versions are kept in the log."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} reason={busy ? PLEASE_WAIT : undefined}>
            Cancel
          </Button>
          <Button busy={busy} onClick={onSave}>
            Save scripts
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="flex items-start gap-2.5 rounded-lg bg-warn-soft px-4 py-3 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="grid gap-2">
            <span>
              A script can read and change everything on the public pages. Only paste what comes from a service you
              trust.
            </span>
            {report.sharesOrigin && (
              <span>
                Here the public pages share their address with the product. So a script can also act as any signed-in
                visitor: it can read and change their workspaces, and with your super admin session the whole platform.
                Do not open public pages while you are signed in as super admin, or set SITE_URL to give them an address
                of their own.
              </span>
            )}
          </span>
        </p>
        <ReportList report={report} />
        <TextDiff label="Changes of the markup" before={before} after={after} />
      </div>
    </Dialog>
  )
}
