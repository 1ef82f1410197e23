import { guestName } from './guest-name.ts'
import { renameGuestActor } from '#features/notifications/server/store.ts'
import { findOutline, findOutlinesIn, renameGuest } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import type { Review, ReviewDecision, ReviewState } from '../contract.ts'
import { reviewState } from '../review-state.ts'
import {
  type DecisionRow,
  clearReviewerName,
  findDecisionForChange,
  findDecisionsOf,
  findNewestDecisions,
} from './decision-store.ts'
import { type LiveAsk, askAgainOn, findLiveAsks } from './link-store.ts'

export async function readReview(app: AppContext, { workspaceId }: Scope, outlineId: string): Promise<Review> {
  return readWorkspace(app.db, workspaceId, (tx) => reviewIn(tx, outlineId, app.clock.now()))
}

async function reviewIn(tx: WorkspaceTx, outlineId: string, now: Date): Promise<Review> {
  const found = await findOutline(tx, outlineId)
  if (found === null) throw new AppError('NOT_FOUND')
  const { contentRevision } = found.outline
  const decisions = await findDecisionsOf(tx, outlineId)
  const asks = await findLiveAsks(tx, [outlineId], now)
  return {
    state: reviewState(decisions[0] ?? null, { contentRevision, askedAt: lastAsk(asks) }),
    decisions: decisions.map((row) => presentDecision(row, contentRevision)),
    links: asks.map(({ link }) => link),
  }
}

/** Outlines in the trash are left out. */
export async function readStates(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  outlineIds: string[],
): Promise<{ outlineId: string; state: ReviewState }[]> {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const found = (await findOutlinesIn(tx, outlineIds)).filter(({ outline }) => outline.brandId === brandId)
    const newest = await findNewestDecisions(tx, outlineIds)
    const asks = Map.groupBy(await findLiveAsks(tx, outlineIds, app.clock.now()), ({ outlineId }) => outlineId)
    return found.map(({ outline: { id, contentRevision } }) => ({
      outlineId: id,
      state: reviewState(newest.get(id) ?? null, { contentRevision, askedAt: lastAsk(asks.get(id) ?? []) }),
    }))
  })
}

/** Clients keep their address, and the email counts as not reviewed until they decide again. */
export async function askAgain(app: AppContext, { workspaceId }: Scope, outlineId: string): Promise<Review> {
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const asks = await findLiveAsks(tx, [outlineId], now)
    if (asks.length === 0) {
      throw new AppError('CONFLICT', { message: 'No working link shows this email. Create a new one.' })
    }
    const linkIds = asks.map(({ link }) => link.id)
    await askAgainOn(tx, outlineId, linkIds, now)
    return reviewIn(tx, outlineId, now)
  })
}

/** The decision stays, because it belongs to the outline. Its log entries and notifications lose the name too. */
export async function removeName(app: AppContext, { workspaceId }: Scope, decisionId: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (tx) => {
    const decision = await findDecisionForChange(tx, decisionId)
    if (decision === null) throw new AppError('NOT_FOUND')
    if (decision.reviewerName === null) return
    const to = guestName(null)
    await clearReviewerName(tx, decisionId)
    await renameGuest(tx, decisionId, to)
    await renameGuestActor(tx, decision.outlineId, { from: guestName(decision.reviewerName), to })
  })
}

const lastAsk = (asks: readonly LiveAsk[]): Date | null =>
  asks.reduce<Date | null>((last, { askedAt }) => (last === null || askedAt > last ? askedAt : last), null)

const presentDecision = (row: DecisionRow, contentRevision: number): ReviewDecision => ({
  id: row.id,
  decision: row.decision,
  reviewerName: row.reviewerName,
  note: row.note,
  decidedAt: row.decidedAt.toISOString(),
  revision: row.contentRevision,
  version: row.version,
  current: row.contentRevision === contentRevision,
})
