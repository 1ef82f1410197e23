import { TYPE_LABELS } from '#features/outlines/contract.ts'
import { type OutlineRow, contentNow, findOutlinesIn } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { withZoneOffset } from '#shared/calendar-dates.ts'
import type { GuestDecision, SharedOutline, SharedReview } from '../../guest-contract.ts'
import { type DecisionRow, findDecisionsByLink } from '../decision-store.ts'
import { findLinkedOutlines, updateLink } from '../link-store.ts'
import { brandOfLink, openLink } from './open-link.ts'

const NOTED_EVERY_MS = 3_600_000

/** Opening a link decides nothing, because the security scanners of email services open links too. */
export async function readSharedReview(app: AppContext, token: string): Promise<SharedReview> {
  const { link, workspaceName } = await openLink(app, token)
  const now = app.clock.now()
  return withWorkspace(app.db, link.workspaceId, async (tx) => {
    const brand = await brandOfLink(tx, link)
    const shown = await findLinkedOutlines(tx, [link.id])
    const found = await findOutlinesIn(
      tx,
      shown.map(({ row }) => row.outlineId),
    )
    const outlines = new Map(found.map(({ outline }) => [outline.id, outline]))
    const decisions = new Map((await findDecisionsByLink(tx, [link.id])).map((row) => [row.outlineId, row]))
    if (link.lastOpenedAt === null || now.getTime() - link.lastOpenedAt.getTime() >= NOTED_EVERY_MS) {
      await updateLink(tx, link.id, { lastOpenedAt: now })
    }
    const { name, message, expiresAt, mayApprove, mayComment } = link
    return {
      brandName: brand.name,
      language: brand.language,
      country: brand.country,
      timezone: brand.timezone,
      from: workspaceName,
      name,
      message,
      expiresAt: expiresAt.toISOString(),
      mayApprove,
      mayComment,
      outlines: shown.flatMap(({ row: { outlineId, askedAt } }) => {
        const outline = outlines.get(outlineId)
        if (outline === undefined || outline.workflowStatus === 'archived') return []
        const decision = decisions.get(outlineId)
        const counts = decision?.contentRevision === outline.contentRevision && decision.decidedAt >= askedAt
        return [presentShared(outline, brand.timezone, counts ? decision : null)]
      }),
    }
  })
}

/** Names every field, so that nothing of the team's own work reaches a guest. */
function presentShared(outline: OutlineRow, timezone: string, decision: DecisionRow | null): SharedOutline {
  const { title, subjectLines, previewText, executiveBrief, segment, cta, additionalElements, sections } =
    contentNow(outline)
  const { overallFeel, tone, imageDirection, links } = additionalElements
  return {
    id: outline.id,
    revision: outline.contentRevision,
    title,
    sendTime: outline.scheduledSendAt === null ? null : withZoneOffset(outline.scheduledSendAt, timezone),
    type: outline.type,
    typeLabel: TYPE_LABELS[outline.type],
    subjectLines,
    previewText,
    executiveBrief,
    segment,
    cta,
    overallFeel,
    tone,
    sections,
    imageDirection,
    links,
    designLink: outline.designLink,
    sent: outline.workflowStatus === 'sent',
    decision: decision === null ? null : presentGuestDecision(decision),
  }
}

export const presentGuestDecision = ({ decision, reviewerName, note, decidedAt }: DecisionRow): GuestDecision => ({
  decision,
  reviewerName,
  note,
  decidedAt: decidedAt.toISOString(),
})
