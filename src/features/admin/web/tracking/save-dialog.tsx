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

export function SaveDialog({ before, after, report, busy, onSave, onClose }: SaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Run this on every public page?"
      description="It takes effect right away for every visitor. The audit log keeps both versions."
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
              A script can read and change everything on the public pages. Only paste scripts from a service you trust.
            </span>
            {report.sharesOrigin && (
              <span>
                Your public pages share their address with the app. So a script can also act as any logged-in visitor.
                It can read and change their workspaces, and with your super admin session the whole platform. Don't
                open public pages while you're logged in as a super admin, or set SITE_URL to give them their own
                address.
              </span>
            )}
          </span>
        </p>
        <ReportList report={report} />
        <TextDiff label="Markup changes" before={before} after={after} />
      </div>
    </Dialog>
  )
}
