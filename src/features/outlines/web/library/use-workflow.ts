import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import type { Outline } from '../../contract.ts'
import {
  FIELD_LABELS,
  WorkflowError,
  refreshOutlines,
  saveWorkflow,
  type Changeable,
  type Workflow,
} from './save-workflow.ts'

/** Saves what somebody changed in one outline, says so, and offers to take a new status or assignee back. */
export function useSaveWorkflow(outline: Outline, onSaved: () => void) {
  const queryClient = useQueryClient()
  const undo = useUndo(outline.brandId)
  return useMutation({
    mutationFn: (wanted: Partial<Workflow>) => saveWorkflow(outline, wanted),
    onSuccess: (saved) => {
      onSaved()
      const moved =
        saved.workflowStatus !== outline.workflowStatus || saved.assignedToUserId !== outline.assignedToUserId
      toast({
        title: 'Updated Successfully',
        ...(moved && { action: { label: 'Undo', onSelect: () => undo([{ before: outline, after: saved }]) } }),
      })
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Update Failed', description: reasonOf(error) }),
    onSettled: () => refreshOutlines(queryClient, outline.brandId),
  })
}

export interface Change {
  before: Changeable
  after: Changeable
}

/** The same change of many outlines: each is tried, and what failed is told apart from what was done. */
export function useSaveMany(brandId: string, fallback: string) {
  const queryClient = useQueryClient()
  const undo = useUndo(brandId)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ outlines, wanted }: { outlines: readonly Changeable[]; wanted: Partial<Workflow> }) => {
      const done: Change[] = []
      const failed: { outline: Changeable; reason: string }[] = []
      for (const outline of outlines) {
        try {
          done.push({ before: outline, after: await saveWorkflow(outline, wanted) })
        } catch (error) {
          failed.push({ outline, reason: errorMessage(causeOf(error), fallback) })
        }
      }
      return { done, failed }
    },
    onSettled: () => refreshOutlines(queryClient, brandId),
  })
  return { saveMany: mutateAsync, saving: isPending, undo }
}

function useUndo(brandId: string): (changes: readonly Change[]) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (changes: readonly Change[]) => {
      for (const { before, after } of changes) {
        const { assignedToUserId, workflowStatus } = before
        await saveWorkflow(after, { assignedToUserId, workflowStatus })
      }
    },
    onSuccess: () => toast({ title: 'Change undone' }),
    onError: (error) => toast({ variant: 'destructive', title: 'Update Failed', description: reasonOf(error) }),
    onSettled: () => refreshOutlines(queryClient, brandId),
  })
  return mutate
}

const causeOf = (error: unknown) => (error instanceof WorkflowError ? error.cause : error)

function reasonOf(error: unknown): string {
  const reason = errorMessage(causeOf(error), 'Failed to update outline')
  return error instanceof WorkflowError ? `${FIELD_LABELS[error.field]}: ${reason}` : reason
}
