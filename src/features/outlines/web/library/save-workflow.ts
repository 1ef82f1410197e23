import type { ChangingCall } from '#web/use-change.ts'
import { outlineEndpoints, type Outline } from '../../contract.ts'

export type Changeable = Pick<Outline, 'id' | 'brandId' | 'workflowStatus' | 'assignedToUserId'> &
  Partial<Pick<Outline, 'designLink' | 'notes'>>
export type Workflow = Pick<Outline, 'assignedToUserId' | 'workflowStatus' | 'designLink' | 'notes'>

export const FIELD_LABELS: Record<keyof Workflow, string> = {
  assignedToUserId: 'Assigned to',
  workflowStatus: 'Status',
  designLink: 'Design link',
  notes: 'Notes',
}

export class WorkflowError extends Error {
  readonly field: keyof Workflow
  constructor(field: keyof Workflow, cause: unknown) {
    super(FIELD_LABELS[field], { cause })
    this.field = field
  }
}

/** Sends changed fields one by one. The assignee comes first, because assigning may change the status. */
export async function saveWorkflow<Known extends Changeable>(
  change: ChangingCall,
  outline: Known,
  wanted: Partial<Workflow>,
): Promise<Known | Outline> {
  const params = { id: outline.id }
  const { assignedToUserId: userId, workflowStatus: status, designLink, notes } = wanted
  let now: Known | Outline = outline
  const send = async (field: keyof Workflow, ask: () => Promise<{ outline: Outline }>) => {
    if (wanted[field] === now[field]) return
    try {
      now = (await ask()).outline
    } catch (error) {
      throw new WorkflowError(field, error)
    }
  }
  if (userId !== undefined) {
    await send('assignedToUserId', () => change(outlineEndpoints.assign, { params, body: { userId } }))
  }
  if (status !== undefined) {
    await send('workflowStatus', () => change(outlineEndpoints.changeStatus, { params, body: { status } }))
  }
  if (designLink !== undefined) {
    await send('designLink', () => change(outlineEndpoints.changeDesignLink, { params, body: { designLink } }))
  }
  if (notes !== undefined) {
    await send('notes', () =>
      change(outlineEndpoints.changeNotes, {
        params,
        body: { notes, ...('notes' in outline && { was: outline.notes }) },
      }),
    )
  }
  return now
}
