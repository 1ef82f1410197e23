import type { QueryClient } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { outlineEndpoints, type Outline } from '../../contract.ts'

/** What is known of an outline before it is changed: its row in a list is enough. */
export type Changeable = Pick<Outline, 'id' | 'brandId' | 'workflowStatus' | 'assignedToUserId'> &
  Partial<Pick<Outline, 'designLink' | 'notes'>>
export type Workflow = Pick<Outline, 'assignedToUserId' | 'workflowStatus' | 'designLink' | 'notes'>

export const FIELD_LABELS: Record<keyof Workflow, string> = {
  assignedToUserId: 'Assigned To',
  workflowStatus: 'Status',
  designLink: 'Design Link',
  notes: 'Notes',
}

/** A change that stopped: what was asked of this field was not done; what stands before it was. */
export class WorkflowError extends Error {
  readonly field: keyof Workflow
  constructor(field: keyof Workflow, cause: unknown) {
    super(FIELD_LABELS[field], { cause })
    this.field = field
  }
}

/**
 * Sends the fields that differ, one after the other: the person first, since assigning may move the status, which is
 * then compared with what it has become.
 */
export async function saveWorkflow<Known extends Changeable>(
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
    await send('assignedToUserId', () => call(outlineEndpoints.assign, { params, body: { userId } }))
  }
  if (status !== undefined) {
    await send('workflowStatus', () => call(outlineEndpoints.changeStatus, { params, body: { status } }))
  }
  if (designLink !== undefined) {
    await send('designLink', () => call(outlineEndpoints.changeDesignLink, { params, body: { designLink } }))
  }
  if (notes !== undefined) {
    await send('notes', () =>
      call(outlineEndpoints.changeNotes, {
        params,
        body: { notes, ...('notes' in outline && { was: outline.notes }) },
      }),
    )
  }
  return now
}

/** Lists, single outlines and whatever else shows them are asked for again. */
export async function refreshOutlines(queryClient: QueryClient, brandId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brandId] }),
    queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] }),
  ])
}
