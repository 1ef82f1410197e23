import type { ClientDecision, WorkflowStatus } from '#features/outlines/contract.ts'
import { type OutlineRow, closeVersion } from '#features/outlines/server/store.ts'
import { statusEntry, takeStep } from '#features/outlines/server/workflow.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import type { GuestDecision } from '../../guest-contract.ts'
import { type DecisionRow, insertDecision } from '../decision-store.ts'
import { guestName } from '../guest-name.ts'
import type { LinkRow } from '../link-store.ts'
import { countGuestWrite, openLink, refuseOthers } from './open-link.ts'
import { presentGuestDecision } from './read-review.ts'

export interface GivenDecision {
  decision: ClientDecision
  revision: number
  reviewerName: string
  note: string
}

/** A decision belongs to the content that the client read. The lock on the outline puts it before or after an edit. */
export async function decide(
  app: AppContext,
  { token, outlineId }: { token: string; outlineId: string },
  given: GivenDecision,
): Promise<GuestDecision> {
  const { link, limits } = await openLink(app, token)
  await withWorkspace(app.db, link.workspaceId, (tx) => refuseOthers(tx, link, outlineId))
  await countGuestWrite(app, link.id)
  if (!link.mayApprove) {
    throw new AppError('FORBIDDEN', { message: 'This link is for reading. Ask the team for a link to approve emails.' })
  }
  const { workspaceId } = link
  const by = { workspaceId, limits, userId: null, userName: guestName(given.reviewerName), bySupport: false }
  const decisionId = newId()
  let decided: DecisionRow | null = null
  await takeStep(app, by, outlineId, async (tx, outline) => {
    await refuseOthers(tx, link, outlineId)
    if (outline.workflowStatus === 'sent') {
      throw new AppError('CONFLICT', { message: "This email was already sent, so it can't be reviewed anymore." })
    }
    if (outline.contentRevision !== given.revision) throw new AppError('CONTENT_CHANGED')
    const { decision, reviewerName, note } = given
    decided = {
      workspaceId,
      id: decisionId,
      outlineId,
      linkId: link.id,
      decision,
      reviewerName,
      note,
      contentRevision: outline.contentRevision,
      version: await closeVersion(tx, outlineId),
      decidedAt: app.clock.now(),
    }
    await insertDecision(tx, decided)
    const from = outline.workflowStatus
    const to = statusAfter(decision, outline)
    const entry = { kind: decision === 'approved' ? 'client_approved' : 'client_requested_changes' } as const
    const entries = to === from ? [entry] : [entry, statusEntry(from, to)]
    return {
      changes: to === from ? {} : { workflowStatus: to },
      entries: entries.map((each) => ({ ...each, data: { ...('data' in each && each.data), decisionId } })),
      decided: { decision, linkCreatorId: link.createdByUserId },
    }
  })
  tell(app, link, outlineId)
  return presentGuestDecision(decided!)
}

function tell({ live }: AppContext, { workspaceId, brandId }: LinkRow, id: string): void {
  live.publish({ workspaceId, event: { type: 'changed', what: 'outlines', brandId, id } })
  live.publish({ workspaceId, event: { type: 'changed', what: 'reviews', brandId } })
}

const BEFORE_APPROVAL: readonly WorkflowStatus[] = ['draft', 'assigned', 'in_design', 'ready_for_review']
const AFTER_WORK: readonly WorkflowStatus[] = ['ready_for_review', 'approved']

function statusAfter(
  decision: ClientDecision,
  { workflowStatus, designLink, assignedToUserId }: OutlineRow,
): WorkflowStatus {
  if (decision === 'approved') return BEFORE_APPROVAL.includes(workflowStatus) ? 'approved' : workflowStatus
  if (!AFTER_WORK.includes(workflowStatus)) return workflowStatus
  if (designLink !== null) return 'in_design'
  return assignedToUserId === null ? 'draft' : 'assigned'
}
