import { type Route, route } from '#server/http/route.ts'
import { type Notification, notificationEndpoints } from '../contract.ts'
import { changeChoices, readChoices, readNotifications, readThem } from './service.ts'
import type { NotificationRow } from './store.ts'

const present = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  outlineId: row.outlineId,
  outlineTitle: row.outlineTitle,
  commentId: row.commentId,
  actorName: row.actorName,
  decision: row.decision,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})

export const notificationRoutes: Route[] = [
  route(notificationEndpoints.list, async ({ scope, query }, app) => {
    const { rows, unread, more } = await readNotifications(app, scope, query.before)
    return { notifications: rows.map(present), unread, more }
  }),
  route(notificationEndpoints.markRead, async ({ scope, body }, app) => ({
    unread: await readThem(app, scope, body.notifications),
  })),
  route(notificationEndpoints.choices, async ({ actor }, app) => ({ choices: await readChoices(app, actor.userId) })),
  route(notificationEndpoints.choose, async ({ actor, body }, app) => ({
    choices: await changeChoices(app, actor.userId, body),
  })),
]
