import { type OutlineStep, type StepActor, outlineMoved } from './provided.ts'
import { nameHere } from '#features/access/server/people-store.ts'
import { findMembershipForChange } from '#features/access/server/member-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { STATUS_LABELS, type WorkflowStatus } from '../contract.ts'
import type { ActivityFacts } from './activity.ts'
import {
  type OutlineRow,
  findAssignees,
  findOutlineForChange,
  findOutlinesAssignedTo,
  updateWorkflow,
} from './store.ts'

type Workflow = Pick<OutlineRow, 'workflowStatus' | 'assignedToUserId' | 'designLink' | 'notes' | 'reviewRequestedAt'>
interface Step extends Pick<OutlineStep, 'decided'> {
  changes: Partial<Workflow>
  entries: ActivityFacts[]
}

export async function readAssignees(app: AppContext, scope: Scope) {
  const found = await withWorkspace(app.db, scope.workspaceId, findAssignees)
  return found.map(({ id, person }) => ({ id, fullName: nameHere(person), email: person.email }))
}

/** Assigning a draft changes its status. Other statuses stay. */
export async function assignOutline(app: AppContext, scope: Scope, id: string, userId: string | null): Promise<void> {
  await takeStep(app, scope, id, async (tx, outline) => {
    if (outline.assignedToUserId === userId) return null
    // Locks the membership, because a concurrent removal may already have unassigned this member's outlines.
    if (userId !== null) await findMembershipForChange(tx, userId)
    const assignee = userId === null ? null : (await findAssignees(tx)).find((person) => person.id === userId)
    if (assignee === undefined) {
      throw new AppError('INVALID_INPUT', {
        message: "This user isn't a member of the workspace.",
        details: { field: 'userId' },
      })
    }
    const from = outline.workflowStatus
    const status =
      assignee !== null && from === 'draft' ? 'assigned' : assignee === null && from === 'assigned' ? 'draft' : from
    const assigned: ActivityFacts =
      assignee === null ? { kind: 'unassigned' } : { kind: 'assigned', subjectUserId: userId }
    return {
      changes: { assignedToUserId: userId, workflowStatus: status },
      entries: status === from ? [assigned] : [assigned, statusEntry(from, status)],
    }
  })
}

/** Call this in the transaction that ends the membership. Writes one log entry per outline. */
export async function unassignOutlines(
  tx: WorkspaceTx,
  userId: string,
  { now, ...by }: { userId: string; bySupport: boolean; now: Date },
): Promise<number> {
  const assigned = await findOutlinesAssignedTo(tx, userId)
  for (const { id: outlineId, workflowStatus: from } of assigned) {
    const entry = (facts: ActivityFacts) => ({
      workspaceId: tx.workspaceId,
      id: newId(),
      outlineId,
      ...by,
      ...facts,
      occurredAt: now,
    })
    const unassigned = entry({ kind: 'unassigned', data: { reason: 'left_workspace' } })
    await updateWorkflow(
      tx,
      outlineId,
      {
        assignedToUserId: null,
        reviewRequestedAt: null,
        ...(from === 'assigned' && { workflowStatus: 'draft' as const }),
      },
      from === 'assigned' ? [unassigned, entry(statusEntry(from, 'draft'))] : [unassigned],
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
          entries: [{ kind: 'design_link_changed', data: { link: designLink } }],
        },
  )
}

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
      throw new AppError('CONFLICT', {
        message: 'Someone else changed the notes while you were editing. Reload to see their version.',
      })
    }
    return {
      changes: { notes },
      entries: [{ kind: 'notes_changed', data: { hasNotes: notes !== null } }],
    }
  })
}

const BEFORE_REVIEW: readonly WorkflowStatus[] = ['draft', 'assigned', 'in_design']

/** The status changes only if the workspace lets assignees do that. */
export async function requestReview(app: AppContext, scope: Scope, id: string): Promise<void> {
  const workspace = await workspaceExists(app.db, scope.workspaceId)
  await takeStep(app, scope, id, async (tx, outline) => {
    if (outline.assignedToUserId !== scope.userId) {
      throw new AppError('FORBIDDEN', { message: 'Only the assignee can request a review of this outline.' })
    }
    const from = outline.workflowStatus
    if (from === 'ready_for_review' || outline.reviewRequestedAt !== null) return null
    if (!BEFORE_REVIEW.includes(from)) {
      throw new AppError('CONFLICT', { message: `This outline is already ${STATUS_LABELS[from].toLowerCase()}.` })
    }
    return workspace?.assigneesSetReadyForReview === true
      ? { changes: { workflowStatus: 'ready_for_review' }, entries: [statusEntry(from, 'ready_for_review')] }
      : {
          changes: { reviewRequestedAt: app.clock.now() },
          entries: [{ kind: 'review_requested' }],
        }
  })
}

function answered(outline: OutlineRow, changes: Step['changes']): Step['changes'] {
  const answers: (keyof Workflow)[] = ['workflowStatus', 'assignedToUserId', 'notes']
  const isAnswer = answers.some((field) => field in changes)
  return isAnswer && outline.reviewRequestedAt !== null ? { ...changes, reviewRequestedAt: null } : changes
}

export const statusEntry = (from: WorkflowStatus, to: WorkflowStatus): ActivityFacts => ({
  kind: 'status_changed',
  data: { from, to },
})

/** `choose` sees the locked outline, and null changes nothing. */
export async function takeStep(
  app: AppContext,
  by: StepActor,
  id: string,
  choose: (tx: WorkspaceTx, outline: OutlineRow) => Step | null | Promise<Step | null>,
): Promise<void> {
  const told = await withWorkspace(app.db, by.workspaceId, async (tx) => {
    const outline = await findOutlineForChange(tx, id)
    if (outline === null) throw new AppError('NOT_FOUND')
    const step = await choose(tx, outline)
    if (step === null) return []
    const changes = answered(outline, step.changes)
    const occurredAt = app.clock.now()
    const [first, ...rest] = step.entries.map((entry) => ({
      ...entry,
      ...(by.userId === null && { data: { ...entry.data, by: by.userName } }),
      workspaceId: by.workspaceId,
      id: newId(),
      outlineId: id,
      userId: by.userId,
      bySupport: by.bySupport,
      byToken: by.byToken ?? null,
      occurredAt,
    }))
    if (first !== undefined) await updateWorkflow(tx, id, changes, [first, ...rest])
    const moved = { outline, before: outline, after: { ...outline, ...changes }, decided: step.decided }
    return (await app.registered.tell(outlineMoved, app, tx, by, moved)).flat()
  })
  for (const userId of told) {
    app.live.publish({ workspaceId: by.workspaceId, userId, event: { type: 'changed', what: 'notifications' } })
  }
}
