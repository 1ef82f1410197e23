import { randomBytes } from 'node:crypto'
import { hashToken } from '#features/auth/server/sessions.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { outsideMembership } from '#features/access/server/session-check.ts'
import { findPeopleHere } from '#features/access/server/people-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { FileAnswer } from '#server/http/route.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { fileNameFrom } from '#shared/file-names.ts'
import { dayAfter, todayAt } from '#shared/calendar-dates.ts'
import type { CalendarFeed } from '../contract.ts'
import { type FeedRow, deleteFeed, findFeed, findFeedByToken, putFeed, touchFeed } from './feed-store.ts'
import { feedText } from './feed-text.ts'
import { findSchedulesBetween } from './store.ts'

const DAYS_BACK = 366
const LAST_DAY = '2100-01-01'
const NOTED_EVERY_MS = 3_600_000

export async function readFeedOf(app: AppContext, scope: Scope, brandId: string): Promise<CalendarFeed | null> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const feed = await findFeed(tx, brandId)
    return feed === null ? null : presentFeed(tx, feed)
  })
}

/** Only this response contains the link, because we store a hash of its key. */
export async function createFeed(
  app: AppContext,
  scope: Scope,
  brandId: string,
): Promise<{ url: string; feed: CalendarFeed }> {
  const token = randomBytes(32).toString('base64url')
  const feed: FeedRow = {
    workspaceId: scope.workspaceId,
    brandId,
    tokenHash: hashToken(token),
    createdByUserId: scope.userId,
    bySupport: scope.bySupport,
    createdAt: app.clock.now(),
    lastReadAt: null,
  }
  const made = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    await putFeed(tx, feed)
    return presentFeed(tx, feed)
  })
  return { url: `${app.env.appUrl}/api/calendar/feed/${token}/plan.ics`, feed: made }
}

export async function revokeFeed(app: AppContext, scope: Scope, brandId: string): Promise<void> {
  await withWorkspace(app.db, scope.workspaceId, (tx) => deleteFeed(tx, brandId))
}

/** Every unusable link gets the same response, so that a link reveals nothing. */
export async function feedFile(app: AppContext, token: string): Promise<FileAnswer> {
  const feed = await findFeedByToken(app.db, hashToken(token))
  if (feed === null) throw new AppError('NOT_FOUND')
  const { workspaceId, brandId } = feed
  const [workspace, standing] = await Promise.all([
    workspaceExists(app.db, workspaceId),
    outsideMembership(app, workspaceId),
  ])
  const open = workspace !== null && workspace.closedAt === null && standing?.suspended === false
  if (!open || !standing.limits.calendarEnabled) throw new AppError('NOT_FOUND')
  const now = app.clock.now()
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    if (brand.archivedAt !== null) throw new AppError('NOT_FOUND')
    const from = dayAfter(todayAt(brand.timezone, now), -DAYS_BACK)
    const found = await findSchedulesBetween(tx, brandId, from, LAST_DAY)
    if (feed.lastReadAt === null || now.getTime() - feed.lastReadAt.getTime() > NOTED_EVERY_MS) {
      await touchFeed(tx, brandId, now)
    }
    return { name: fileNameFrom([brand.name, 'emails'], 'ics'), content: feedText(brand, found, app.env.appUrl) }
  })
}

async function presentFeed(tx: WorkspaceTx, feed: FeedRow): Promise<CalendarFeed> {
  const { createdAt, createdByUserId: userId, bySupport, lastReadAt } = feed
  const people = await findPeopleHere(tx, [userId])
  return {
    createdAt: createdAt.toISOString(),
    createdByName: people.authorName({ userId, bySupport }),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }
}
