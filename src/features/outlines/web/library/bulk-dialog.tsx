import { useState } from 'react'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast-store.ts'
import type { WorkflowStatus } from '../../contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { outlineCount } from './outline-wording.ts'
import { useSaveMany } from './use-workflow.ts'
import { STATUS_OPTIONS } from './workflow-form.tsx'

const WORDS = {
  assign: {
    title: 'Bulk Assign',
    button: 'Assign Outlines',
    missing: 'Choose a team member first.',
    succeeded: 'Assigned Successfully',
    failed: 'Assignment Failed',
    fallback: 'Failed to assign outlines',
    done: (count: number) => `${count} outline(s) assigned`,
  },
  status: {
    title: 'Bulk Status',
    button: 'Update Status',
    missing: 'Choose a status first.',
    succeeded: 'Status Updated',
    failed: 'Status Update Failed',
    fallback: 'Failed to update status',
    done: (count: number) => `${count} outline(s) updated`,
  },
}

export interface BulkDialogProps {
  kind: keyof typeof WORDS
  outlines: readonly OutlineSummary[]
  workspaceId: string
  onDone: (failedIds: readonly string[]) => void
  onClose: () => void
}

export function BulkDialog({ kind, outlines, workspaceId, onDone, onClose }: BulkDialogProps) {
  const [assignee, setAssignee] = useState<string | null>()
  const [status, setStatus] = useState<WorkflowStatus>()
  const words = WORDS[kind]
  const { saveMany, saving, undo } = useSaveMany(words.fallback)
  const wanted =
    kind === 'assign'
      ? assignee !== undefined && { assignedToUserId: assignee }
      : status !== undefined && { workflowStatus: status }

  const save = async () => {
    if (wanted === false) return
    const { done, failed } = await saveMany({ outlines, wanted })
    const reason = failed[0]?.reason
    toast({
      ...(reason === undefined
        ? { title: words.succeeded, description: words.done(done.length) }
        : {
            variant: 'destructive' as const,
            title: words.failed,
            description: `${words.done(done.length)}, ${failed.length} failed: ${reason}`,
          }),
      ...(done.length > 0 && { action: { label: 'Undo', onSelect: () => undo(done) } }),
    })
    onDone(failed.map(({ outline }) => outline.id))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !saving) onClose()
      }}
      size="sm"
      title={words.title}
      description={`For ${outlineCount(outlines.length)}.`}
      footer={
        <>
          <Button variant="secondary" size="touch" reason={saving ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="touch"
            busy={saving}
            reason={wanted === false ? words.missing : outlines.length === 0 ? 'No outline is selected.' : undefined}
            onClick={() => void save()}
          >
            {words.button}
          </Button>
        </>
      }
    >
      {kind === 'assign' ? (
        <AssigneeSelect label="Team member" workspaceId={workspaceId} value={assignee} onChange={setAssignee} />
      ) : (
        <Field label="Status">
          <Select
            size="touch"
            options={STATUS_OPTIONS}
            value={status}
            placeholder="Choose a status"
            onValueChange={setStatus}
          />
        </Field>
      )}
    </Dialog>
  )
}
