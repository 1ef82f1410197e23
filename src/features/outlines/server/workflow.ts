import { findMembershipForChange } from '#features/workspaces/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { STATUS_LABELS, type WorkflowStatus } from '../contract.ts'
import {
  type OutlineRow,
  findAssignees,
  findOutlineForChange,
  findOutlinesAssignedTo,
  updateWorkflow,
} from './store.ts'

type Workflow = Pick<OutlineRow, 'workflowStatus' | 'assignedToUserId' | 'designLink' | 'notes'>
interface Step {
  changes: Partial<Workflow>
  /** What the activity log says of it. */
  entries: { action: string; details: string }[]
}

const nameOf = ({ name, email }: { name: string; email: string }) => name || email

/** The people of the workspace whom an outline can be assigned to. */
export async function readAssignees(app: AppContext, scope: Scope) {
  const found = await withWorkspace(app.db, scope.workspaceId, findAssignees)
  return found.map((person) => ({ id: person.id, fullName: nameOf(person), email: person.email }))
}

/** Assigns an outline to a member, or to nobody. Work on a draft begins with it; where it stands later, it stays. */
export async function assignOutline(app: AppContext, scope: Scope, id: string, userId: string | null): Promise<void> {
  await takeStep(app, scope, id, async (tx, outline) => {
    if (outline.assignedToUserId === userId) return null
    // Whoever is being removed in this moment is no member any more: what is theirs was looked through already.
    if (userId !== null) await findMembershipForChange(tx, userId)
    const assignee = userId === null ? null : (await findAssignees(tx)).find((person) => person.id === userId)
    if (assignee === undefined) {
      throw new AppError('INVALID_INPUT', {
        message: 'This person is not a member of the workspace.',
        details: { field: 'userId' },
      })
    }
    const from = outline.workflowStatus
    const status =
      assignee !== null && from === 'draft' ? 'assigned' : assignee === null && from === 'assigned' ? 'draft' : from
    const assigned = {
      action: assignee === null ? 'unassigned' : 'assigned',
      details: assignee === null ? 'Assigned to nobody' : `Assigned to ${nameOf(assignee)}`,
    }
    return {
      changes: { assignedToUserId: userId, workflowStatus: status },
      entries: status === from ? [assigned] : [assigned, statusEntry(from, status)],
    }
  })
}

/**
 * Takes the outlines of a person who is no longer a member off their hands: the same as assigning them to nobody, one
 * log entry each. Runs in the transaction that ends the membership; returns how many there were.
 */
export async function unassignOutlines(
  tx: WorkspaceTx,
  userId: string,
  { now, ...by }: { userId: string; userName: string; now: Date },
): Promise<number> {
  const assigned = await findOutlinesAssignedTo(tx, userId)
  for (const { id: outlineId, workflowStatus: from } of assigned) {
    const entry = (action: string, details: string) => ({
      workspaceId: tx.workspaceId,
      id: newId(),
      outlineId,
      ...by,
      occurredAt: now,
      action,
      details,
    })
    const unassigned = entry('unassigned', 'Assigned to nobody: no longer a member of the workspace')
    const reset = statusEntry(from, 'draft')
    await updateWorkflow(
      tx,
      outlineId,
      { assignedToUserId: null, ...(from === 'assigned' && { workflowStatus: 'draft' as const }) },
      from === 'assigned' ? [unassigned, entry(reset.action, reset.details)] : [unassigned],
    )
  }
  return assigned.length
}

export async function changeStatus(app: AppContext, scope: Scope, id: string, status: WorkflowStatus): Promise<void> {
  await takeStep(app, scope, id, (_tx, outline) =>
    outline.workflowStatus === status
      ? null
      : { changes: { workflowStatus: status }, entries: [statusEntry(outline.workflowStatus, status)] },
  )
}

export async function changeDesignLink(app: AppContext, scope: Scope, id: string, link: string | null): Promise<void> {
  const designLink = link || null
  await takeStep(app, scope, id, (_tx, outline) =>
    outline.designLink === designLink
      ? null
      : {
          changes: { designLink },
          entries: [
            {
              action: 'design_link_changed',
              details: designLink === null ? 'Design link removed' : `Design link set to ${designLink}`,
            },
          ],
        },
  )
}

/** `was`: the notes that these were written from. What somebody else has written since is not overwritten. */
export async function changeNotes(
  app: AppContext,
  scope: Scope,
  id: string,
  { notes: text, was }: { notes: string | null; was?: string | null | undefined },
): Promise<void> {
  const notes = text || null
  await takeStep(app, scope, id, (_tx, outline) => {
    if (outline.notes === notes) return null
    if (was !== undefined && outline.notes !== (was || null)) {
      throw new AppError('CONFLICT', { message: 'Someone else changed the notes in the meantime.' })
    }
    return {
      changes: { notes },
      entries: [{ action: 'notes_changed', details: notes === null ? 'Notes removed' : 'Notes changed' }],
    }
  })
}

const statusEntry = (from: WorkflowStatus, to: WorkflowStatus) => ({
  action: 'status_changed',
  details: `Status changed from ${STATUS_LABELS[from]} to ${STATUS_LABELS[to]}`,
})

/** Changes an outline and records it, both or neither. `choose` sees it as it stands; null changes nothing. */
async function takeStep(
  app: AppContext,
  scope: Scope,
  id: string,
  choose: (tx: WorkspaceTx, outline: OutlineRow) => Step | null | Promise<Step | null>,
): Promise<void> {
  const told = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outline = await findOutlineForChange(tx, id)
    if (outline === null) throw new AppError('NOT_FOUND')
    const step = await choose(tx, outline)
    if (step === null) return []
    const occurredAt = app.clock.now()
    const [first, ...rest] = step.entries.map((entry) => ({
      ...entry,
      workspaceId: scope.workspaceId,
      id: newId(),
      outlineId: id,
      userId: scope.userId,
      userName: scope.userName,
      occurredAt,
    }))
    if (first !== undefined) await updateWorkflow(tx, id, step.changes, [first, ...rest])
    return app.facts.tellOfStep(app, tx, scope, { outline, before: outline, after: { ...outline, ...step.changes } })
  })
  for (const userId of told) {
    app.live.publish({ workspaceId: scope.workspaceId, userId, event: { type: 'changed', what: 'notifications' } })
  }
}
