import { errorMessage } from '#web/api-client.ts'
import { useChanges } from '#web/use-change.ts'
import type { Outline } from '../../contract.ts'
import { FIELD_LABELS, WorkflowError, saveWorkflow, type Changeable, type Workflow } from './save-workflow.ts'

export function useSaveWorkflow(outline: Outline, onSaved: () => void) {
  const undo = useUndo()
  return useChanges((change, wanted: Partial<Workflow>) => saveWorkflow(change, outline, wanted), {
    onAnswer: onSaved,
    done: (saved) => {
      const moved =
        saved.workflowStatus !== outline.workflowStatus || saved.assignedToUserId !== outline.assignedToUserId
      return {
        title: 'Updated Successfully',
        ...(moved && { action: { label: 'Undo', onSelect: () => undo([{ before: outline, after: saved }]) } }),
      }
    },
    failed: updateFailed,
    always: true,
  })
}

export interface Change {
  before: Changeable
  after: Changeable
}

export function useSaveMany(fallback: string) {
  const undo = useUndo()
  const { mutateAsync, isPending } = useChanges(
    async (change, { outlines, wanted }: { outlines: readonly Changeable[]; wanted: Partial<Workflow> }) => {
      const done: Change[] = []
      const failed: { outline: Changeable; reason: string }[] = []
      for (const outline of outlines) {
        try {
          done.push({ before: outline, after: await saveWorkflow(change, outline, wanted) })
        } catch (error) {
          failed.push({ outline, reason: errorMessage(causeOf(error), fallback) })
        }
      }
      return { done, failed }
    },
    { always: true },
  )
  return { saveMany: mutateAsync, saving: isPending, undo }
}

function useUndo(): (changes: readonly Change[]) => void {
  const { mutate } = useChanges(
    async (change, changes: readonly Change[]) => {
      for (const { before, after } of changes) {
        const { assignedToUserId, workflowStatus } = before
        await saveWorkflow(change, after, { assignedToUserId, workflowStatus })
      }
    },
    { done: { title: 'Change undone' }, failed: updateFailed, always: true },
  )
  return mutate
}

const updateFailed = (error: Error) => ({ title: 'Update Failed', description: reasonOf(error) })

const causeOf = (error: unknown) => (error instanceof WorkflowError ? error.cause : error)

function reasonOf(error: unknown): string {
  const reason = errorMessage(causeOf(error), 'Failed to update outline')
  return error instanceof WorkflowError ? `${FIELD_LABELS[error.field]}: ${reason}` : reason
}
