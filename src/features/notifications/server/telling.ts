import { findMembers } from '#features/access/server/member-store.ts'
import type { ClientDecision } from '#features/outlines/contract.ts'
import type { OutlineStep, StepActor } from '#features/outlines/server/provided.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { can } from '#shared/permissions.ts'
import type { NotificationKind } from '../contract.ts'
import { type NotificationRow, findReviewRequester, findSwitchedOffIn, insertNotifications, withdraw } from './store.ts'

/** A change that is undone or read in the app within this time causes no email. Several become one email. */
const MAIL_AFTER_MS = 60_000

/** An email that was sent is still approved. */
const APPROVED_OR_LATER: readonly string[] = ['approved', 'sent', 'archived']

/** Runs inside the transaction of the change. Returns the users whose list changed. */
export async function tellOfStep(
  app: AppContext,
  tx: WorkspaceTx,
  by: StepActor,
  step: OutlineStep,
): Promise<string[]> {
  const { outline, after } = step
  const withdrawn = [
    ...(await withdraw(tx, outline.id, 'assigned', after.assignedToUserId ?? undefined)),
    ...(after.reviewRequestedAt === null ? await withdraw(tx, outline.id, 'review_requested') : []),
    ...(after.workflowStatus === 'ready_for_review' ? [] : await withdraw(tx, outline.id, 'ready_for_review')),
    ...(step.decided === undefined ? [] : await withdraw(tx, outline.id, 'client_decided')),
    ...(APPROVED_OR_LATER.includes(after.workflowStatus) ? [] : await withdraw(tx, outline.id, 'approved')),
  ]
  const told = by.limits.notificationsEnabled ? await whoIsTold(tx, step) : []
  return [
    ...new Set([
      ...withdrawn,
      ...(await insertFor(app, tx, by, { outline, commentId: null, decision: step.decided?.decision, told })),
    ]),
  ]
}

/** Tells members once each. Returns the users whose list changed. */
export async function tellPeople(
  app: AppContext,
  tx: WorkspaceTx,
  by: StepActor,
  { outline, commentId, told }: { told: ReadonlyMap<string, NotificationKind> } & Omit<Told, 'told'>,
): Promise<string[]> {
  if (!by.limits.notificationsEnabled || told.size === 0) return []
  const each = [...told].map(([userId, kind]) => ({ userId, kind }))
  return insertFor(app, tx, by, { outline, commentId, told: each })
}

interface Told {
  outline: Pick<OutlineStep['outline'], 'id' | 'title'>
  commentId: string | null
  /** What a client decided. */
  decision?: ClientDecision | undefined
  told: { userId: string; kind: NotificationKind }[]
}

async function insertFor(app: AppContext, tx: WorkspaceTx, by: StepActor, told: Told): Promise<string[]> {
  const rows = await rowsFor(app, tx, by, told)
  await insertNotifications(tx, rows)
  return rows.filter(({ inApp }) => inApp).map(({ userId }) => userId)
}

async function whoIsTold(
  tx: WorkspaceTx,
  { outline, before, after, decided }: OutlineStep,
): Promise<{ userId: string; kind: NotificationKind }[]> {
  const told: { userId: string; kind: NotificationKind }[] = []
  const { assignedToUserId: assignee, workflowStatus: status, reviewRequestedAt } = after
  if (assignee !== null && assignee !== before.assignedToUserId) told.push({ userId: assignee, kind: 'assigned' })
  const isMoved = status !== before.workflowStatus
  const isRequested = reviewRequestedAt !== null && before.reviewRequestedAt === null
  if (!isMoved && !isRequested && decided === undefined) return told
  const members = await findMembers(tx)
  if (decided !== undefined) {
    const concerned = new Set([assignee, decided.linkCreatorId])
    const there = members.filter(({ membership: { userId } }) => concerned.has(userId))
    told.push(...there.map(({ membership: { userId } }) => ({ userId, kind: 'client_decided' as const })))
  }
  if (isRequested || (isMoved && status === 'ready_for_review')) {
    const kind = isRequested ? 'review_requested' : 'ready_for_review'
    const reviewers = members.filter(({ membership: { role } }) => can(role, 'MANAGE_OUTLINES'))
    told.push(...reviewers.map(({ membership: { userId } }) => ({ userId, kind }) as const))
  }
  if (isMoved && status === 'approved') {
    const concerned = new Set([assignee, await findReviewRequester(tx, outline.id)])
    const there = members.filter(({ membership: { userId } }) => concerned.has(userId))
    told.push(...there.map(({ membership: { userId } }) => ({ userId, kind: 'approved' as const })))
  }
  return told
}

/** Leaves out the user who made the change and users who switched it off. */
async function rowsFor(
  app: AppContext,
  tx: WorkspaceTx,
  { workspaceId, userId: actorUserId, userName: actorName }: StepActor,
  { outline, commentId, decision, told }: Told,
): Promise<NotificationRow[]> {
  const others = told.filter(({ userId }) => userId !== actorUserId)
  const switchedOff = await findSwitchedOffIn(
    tx,
    others.map(({ userId }) => userId),
  )
  const now = app.clock.now()
  const rows = others.flatMap(({ userId, kind }) => {
    const off = switchedOff.get(userId) ?? []
    const inApp = !off.includes(`${kind}.app`)
    const byMail = !off.includes(`${kind}.email`)
    if (!inApp && !byMail) return []
    return [
      {
        workspaceId,
        id: newId(),
        userId,
        kind,
        outlineId: outline.id,
        outlineTitle: outline.title,
        commentId,
        actorUserId,
        actorName,
        decision: kind === 'client_decided' ? (decision ?? null) : null,
        inApp,
        mailDueAt: byMail ? new Date(now.getTime() + MAIL_AFTER_MS) : null,
        createdAt: now,
        readAt: null,
      },
    ]
  })
  return onlyOnce(rows)
}

/** A client's approval also approves the outline. No one gets two notifications about one decision. */
function onlyOnce(rows: NotificationRow[]): NotificationRow[] {
  const decided = new Set(rows.filter(({ kind }) => kind === 'client_decided').map(({ userId }) => userId))
  return rows.filter(({ kind, userId }) => kind !== 'approved' || !decided.has(userId))
}
