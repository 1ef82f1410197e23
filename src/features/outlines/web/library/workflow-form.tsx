import { SUSPENDED } from '#features/access/web/suspended.ts'
import { useRef } from 'react'
import { NOTHING_CHANGED, PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { STATUS_LABELS, WORKFLOW_STATUSES, type Outline } from '../../contract.ts'
import { designLinkField, notesField } from '../../fields.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { useWorkflowDraft } from './use-workflow-draft.ts'
import type { Workflow } from './save-workflow.ts'
import { useSaveWorkflow } from './use-workflow.ts'

export const STATUS_OPTIONS = WORKFLOW_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
export interface WorkflowFormProps {
  outline: Outline
  workspaceId: string
  readOnly: boolean
  onSaved: () => void
}

/**
 * Sends only changed fields. Unsaved changes survive an error, closing the dialog, a reload and the end of the session.
 */
export function WorkflowForm({ outline, workspaceId, readOnly, onSaved }: WorkflowFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [{ changes: draft, startedFrom }, setDraft] = useWorkflowDraft(outline.id)
  const differs = draft.notes !== undefined && (draft.notes?.trim() || null) !== outline.notes
  const theirs = differs && startedFrom !== undefined && outline.notes !== startedFrom
  const save = useSaveWorkflow(startedFrom === undefined ? outline : { ...outline, notes: startedFrom }, () => {
    setDraft({ changes: {} })
    onSaved()
  })
  const now = { ...outline, ...draft }
  const change = (changes: Partial<Workflow>) => setDraft({ changes: { ...draft, ...changes }, startedFrom })
  const wanted = changesOf(outline, draft)
  const linkError = designLinkField.safeParse(now.designLink ?? '').error?.issues[0]?.message
  const notesError = notesField.safeParse(now.notes ?? '').error?.issues[0]?.message
  const nothingToSave = Object.keys(wanted).length === 0
  const refusal = readOnly
    ? SUSPENDED
    : nothingToSave
      ? NOTHING_CHANGED
      : theirs
        ? 'Choose which notes to keep first.'
        : linkError !== undefined || notesError !== undefined
          ? 'Correct the marked fields first.'
          : undefined
  const current =
    outline.assignedToUserId === null
      ? undefined
      : { id: outline.assignedToUserId, name: outline.assignedToName ?? 'Former member' }

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (refusal === undefined) save.mutate(wanted)
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Status">
          <Select
            size="touch"
            options={STATUS_OPTIONS}
            value={now.workflowStatus}
            disabled={readOnly}
            onValueChange={(workflowStatus) => change({ workflowStatus })}
          />
        </Field>
        <AssigneeSelect
          label="Assigned to"
          workspaceId={workspaceId}
          value={now.assignedToUserId}
          current={current}
          disabled={readOnly}
          onChange={(assignedToUserId) => change({ assignedToUserId })}
        />
      </div>
      <Field label="Design link" error={linkError}>
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
          onChange={(event) =>
            setDraft({
              changes: { ...draft, notes: event.target.value },
              startedFrom: draft.notes === undefined ? outline.notes : startedFrom,
            })
          }
        />
      </Field>
      {theirs && (
        <NotesOfOthers
          notes={outline.notes}
          onKeep={() => setDraft({ changes: draft, startedFrom: outline.notes })}
          onTake={() => {
            const { notes: _, ...rest } = draft
            setDraft({ changes: rest })
          }}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!nothingToSave && !readOnly && (
          <>
            <p className="min-w-48 flex-1 text-xs text-fg-3">
              Not saved yet. We&apos;ll keep your changes if you close this.
            </p>
            <Button
              variant="ghost"
              size="touch"
              reason={save.isPending ? PLEASE_WAIT : undefined}
              onClick={() => {
                setDraft({ changes: {} })
                form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
              }}
            >
              Discard
            </Button>
          </>
        )}
        <Button type="submit" size="touch" busy={save.isPending} reason={refusal}>
          Save Changes
        </Button>
      </div>
    </form>
  )
}

function NotesOfOthers(props: { notes: string | null; onKeep: () => void; onTake: () => void }) {
  return (
    <div
      role="group"
      aria-label="Two versions of Notes"
      className="grid gap-2 rounded-lg bg-warn-soft p-3 text-sm text-fg shadow-[inset_0_0_0_1px_var(--warn)]"
    >
      <p role="alert" className="font-medium">
        Someone else changed the notes while you were editing. Your version is above. Their version:
      </p>
      <p dir="auto" className="rounded-md bg-surface p-2.5 wrap-anywhere whitespace-pre-wrap hairline">
        {props.notes ?? <span className="text-fg-3">Empty</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="touch-sm" onClick={props.onKeep}>
          Keep mine
        </Button>
        <Button type="button" size="touch-sm" variant="secondary" onClick={props.onTake}>
          Use the other version
        </Button>
      </div>
    </div>
  )
}

function changesOf(outline: Outline, draft: Partial<Workflow>): Partial<Workflow> {
  const stored: Partial<Workflow> = {
    ...draft,
    ...(draft.designLink !== undefined && { designLink: draft.designLink?.trim() || null }),
    ...(draft.notes !== undefined && { notes: draft.notes?.trim() || null }),
  }
  const differing = (Object.keys(stored) as (keyof Workflow)[]).filter((field) => stored[field] !== outline[field])
  return Object.fromEntries(differing.map((field) => [field, stored[field]]))
}
