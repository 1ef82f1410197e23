import { randomBytes } from 'node:crypto'
import { hashToken } from '#features/auth/server/sessions.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import type { OutlineInsert } from '#features/outlines/server/store.ts'
import { insertDecision } from '#features/reviews/server/decision-store.ts'
import { insertLink, putLinkedOutlines } from '#features/reviews/server/link-store.ts'
import { newId } from '#server/db/new-id.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { DAY_MS, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'

const REVIEWER = 'Dana Reyes'
const CHANGES = 'Please use the new photos in the second section.'

/** A month that a client is reviewing: one email needs changes, and the approved ones are approved by the client. */
export async function addDemoReview(
  scope: WorkspaceTx,
  { brand, month, userId, now }: { brand: BrandRow; month: YearMonth; userId: string; now: Date },
  outlines: readonly OutlineInsert[],
): Promise<void> {
  const { workspaceId } = scope
  const shared = outlines.filter(({ workflowStatus }) => workflowStatus !== 'draft' && workflowStatus !== 'archived')
  if (shared.length === 0) return
  const linkId = newId()
  await insertLink(scope, {
    workspaceId,
    id: linkId,
    brandId: brand.id,
    // No one knows the key. The demo's link opens with a new address from “Replace link”.
    tokenHash: hashToken(randomBytes(32).toString('base64url')),
    name: `${monthTitle(month)} for ${brand.name}`.slice(0, 80),
    message: 'Please have a look at these emails. Thank you!',
    mayApprove: true,
    mayComment: true,
    expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    createdByUserId: userId,
    createdAt: now,
    revokedAt: null,
    lastOpenedAt: now,
  })
  await putLinkedOutlines(
    scope,
    linkId,
    shared.map(({ id }) => id),
    now,
  )
  const changed = shared.find(({ workflowStatus }) => workflowStatus === 'in_design')
  for (const { id, workflowStatus } of shared) {
    const isChanged = id === changed?.id
    if (!isChanged && workflowStatus !== 'approved') continue
    await insertDecision(scope, {
      workspaceId,
      id: newId(),
      outlineId: id,
      linkId,
      decision: isChanged ? 'changes_requested' : 'approved',
      reviewerName: REVIEWER,
      note: isChanged ? CHANGES : '',
      contentRevision: 0,
      version: 1,
      decidedAt: now,
    })
  }
}
