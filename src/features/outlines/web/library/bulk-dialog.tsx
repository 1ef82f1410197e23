import { useState } from 'react'
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
    succeeded: 'Assigned Successfully',
    failed: 'Assignment Failed',
    done: (count: number) => `${count} outline(s) assigned`,
  },
  status: {
    title: 'Bulk Status',
    button: 'Update Status',
    succeeded: 'Status Updated',
    failed: 'Status Update Failed',
    done: (count: number) => `${count} outline(s) updated`,
  },
}

export interface BulkDialogProps {
  kind: keyof typeof WORDS
  outlines: readonly OutlineSummary[]
  brandId: string
  workspaceId: string
  /** What could not be changed stays selected. */
  onDone: (failedIds: readonly string[]) => void
  onClose: () => void
}

/** One choice for every selected outline. What could not be changed is said, and stays selected. */
export function BulkDialog({ kind, outlines, brandId, workspaceId, onDone, onClose }: BulkDialogProps) {
  const [assignee, setAssignee] = useState<string | null>()
  const [status, setStatus] = useState<WorkflowStatus>()
  const { saveMany, saving, undo } = useSaveMany(brandId)
  const words = WORDS[kind]
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
          <Button variant="secondary" className="max-md:h-(--touch)" disabled={saving} onClick={onClose}>
            Cancel
          </Button>
          <Button
            className="max-md:h-(--touch)"
            busy={saving}
            disabled={wanted === false || outlines.length === 0}
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
            className="max-md:h-(--touch)"
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
