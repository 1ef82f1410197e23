import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { DisabledReason } from '#web/kit/tooltip.tsx'
import { STATUS_LABELS, WORKFLOW_STATUSES, designLinkField, notesField, type Outline } from '../../contract.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import type { Workflow } from './save-workflow.ts'
import { useSaveWorkflow } from './use-workflow.ts'

export const STATUS_OPTIONS = WORKFLOW_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
export const SUSPENDED = 'This workspace is suspended. Please contact support for assistance.'

export interface WorkflowFormProps {
  outline: Outline
  workspaceId: string
  readOnly: boolean
  onSaved: () => void
}

/** Where an outline stands and who has it. Only what was changed is sent; a failure keeps what was typed. */
export function WorkflowForm({ outline, workspaceId, readOnly, onSaved }: WorkflowFormProps) {
  const [draft, setDraft] = useState<Partial<Workflow>>({})
  const save = useSaveWorkflow(outline, onSaved)
  const now = { ...outline, ...draft }
  const change = (changes: Partial<Workflow>) => setDraft({ ...draft, ...changes })
  const wanted = changesOf(outline, draft)
  const linkError = designLinkField.safeParse(now.designLink ?? '').error?.issues[0]?.message
  const notesError = notesField.safeParse(now.notes ?? '').error?.issues[0]?.message
  const nothingToSave = Object.keys(wanted).length === 0
  const current =
    outline.assignedToUserId === null
      ? undefined
      : { id: outline.assignedToUserId, name: outline.assignedToName ?? 'Former member' }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!readOnly && !nothingToSave && linkError === undefined && notesError === undefined) save.mutate(wanted)
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Status">
          <Select
            className="max-md:h-(--touch)"
            options={STATUS_OPTIONS}
            value={now.workflowStatus}
            disabled={readOnly}
            onValueChange={(workflowStatus) => change({ workflowStatus })}
          />
        </Field>
        <AssigneeSelect
          label="Assigned To"
          workspaceId={workspaceId}
          value={now.assignedToUserId}
          current={current}
          disabled={readOnly}
          onChange={(assignedToUserId) => change({ assignedToUserId })}
        />
      </div>
      <Field label="Design Link" error={linkError}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          disabled={readOnly}
          value={now.designLink ?? ''}
          onChange={(event) => change({ designLink: event.target.value })}
        />
      </Field>
      <Field label="Notes" error={notesError}>
        <Textarea
          dir="auto"
          disabled={readOnly}
          value={now.notes ?? ''}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
      <div className="flex justify-end">
        <DisabledReason reason={readOnly ? SUSPENDED : undefined}>
          <Button
            type="submit"
            className="max-md:h-(--touch)"
            busy={save.isPending}
            disabled={readOnly || nothingToSave || linkError !== undefined || notesError !== undefined}
          >
            Save Changes
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

/** What of a draft differs from the outline; texts as they are stored, so that empty is none. */
function changesOf(outline: Outline, draft: Partial<Workflow>): Partial<Workflow> {
  const stored: Partial<Workflow> = {
    ...draft,
    ...(draft.designLink !== undefined && { designLink: draft.designLink?.trim() || null }),
    ...(draft.notes !== undefined && { notes: draft.notes?.trim() || null }),
  }
  const differing = (Object.keys(stored) as (keyof Workflow)[]).filter((field) => stored[field] !== outline[field])
  return Object.fromEntries(differing.map((field) => [field, stored[field]]))
}
