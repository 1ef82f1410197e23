import { z } from 'zod'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { useTypedDraft } from '#web/use-typed-draft.ts'
import { WORKFLOW_STATUSES } from '../../contract.ts'

const workflowDraft = z.object({
  changes: z.object({
    assignedToUserId: z.exactOptional(z.string().nullable()),
    workflowStatus: z.exactOptional(z.enum(WORKFLOW_STATUSES)),
    designLink: z.exactOptional(z.string().nullable()),
    notes: z.exactOptional(z.string().nullable()),
  }),
  startedFrom: z.string().nullable().optional(),
})
type WorkflowDraft = z.infer<typeof workflowDraft>

export function useWorkflowDraft(outlineId: string): [WorkflowDraft, (draft: WorkflowDraft) => void] {
  const { id } = useSignedIn()
  const [draft, type] = useTypedDraft(id, `workflow:${outlineId}`, (kept) => workflowDraft.parse(kept))
  return [draft ?? { changes: {} }, (next) => type(Object.keys(next.changes).length === 0 ? null : next)]
}
