import { lockUser } from '#features/auth/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { inTransaction, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
} from '../contract.ts'
import { notificationMail } from './mails.ts'
import {
  type DueMail,
  type NotificationRow,
  countUnread,
  findNotifications,
  findSwitchedOff,
  markRead,
  saveSwitchedOff,
  takeDueMails,
} from './store.ts'

const PAGE = 20
const MAILS_AT_ONCE = 500

export async function readNotifications(
  app: AppContext,
  { workspaceId, userId }: Scope,
  before: string | undefined,
): Promise<{ rows: NotificationRow[]; unread: number; more: boolean }> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const found = await findNotifications(tx, userId, { before, limit: PAGE + 1 })
    return { rows: found.slice(0, PAGE), unread: await countUnread(tx, userId), more: found.length > PAGE }
  })
}

/** Without ids, this marks all. It returns the number of unread ones and updates the user's other tabs. */
export async function readThem(
  app: AppContext,
  { workspaceId, userId }: Scope,
  ids: readonly string[] | undefined,
): Promise<number> {
  const unread = await withWorkspace(app.db, workspaceId, async (tx) => {
    await markRead(tx, userId, ids, app.clock.now())
    return countUnread(tx, userId)
  })
  app.live.publish({ workspaceId, userId, event: { type: 'changed', what: 'notifications' } })
  return unread
}

export const readChoices = (app: AppContext, userId: string) => choicesIn(app.db, userId)

async function choicesIn(db: Db, userId: string): Promise<NotificationChoices> {
  const off = await findSwitchedOff(db, userId)
  const isOn = (kind: NotificationKind, channel: NotificationChannel) => !off.includes(`${kind}.${channel}`)
  const switchesOf = (kind: NotificationKind) => ({ app: isOn(kind, 'app'), email: isOn(kind, 'email') })
  return {
    assigned: switchesOf('assigned'),
    review_requested: switchesOf('review_requested'),
    ready_for_review: switchesOf('ready_for_review'),
    approved: switchesOf('approved'),
    mentioned: switchesOf('mentioned'),
    commented: switchesOf('commented'),
    client_commented: switchesOf('client_commented'),
    client_decided: switchesOf('client_decided'),
  }
}

export type ChangedChoices = {
  [Kind in NotificationKind]?: { [Channel in NotificationChannel]?: boolean | undefined } | undefined
}

export async function changeChoices(
  app: AppContext,
  userId: string,
  changes: ChangedChoices,
): Promise<NotificationChoices> {
  return inTransaction(app.db, async (tx) => {
    // Two concurrent changes must both count, so they run one after the other.
    await lockUser(tx, userId)
    const before = await choicesIn(tx, userId)
    const switchedOff = NOTIFICATION_KINDS.flatMap((kind) =>
      NOTIFICATION_CHANNELS.filter((channel) => !(changes[kind]?.[channel] ?? before[kind][channel])).map(
        (channel) => `${kind}.${channel}` as const,
      ),
    )
    await saveSwitchedOff(tx, userId, switchedOff)
    return choicesIn(tx, userId)
  })
}

export async function mailWhatIsDue(app: AppContext): Promise<void> {
  const now = app.clock.now()
  for (let taken = MAILS_AT_ONCE; taken === MAILS_AT_ONCE;) {
    const due = await takeDueMails(app.db, now, MAILS_AT_ONCE)
    taken = due.taken
    const bundles = Map.groupBy(due.mails, ({ notification: { workspaceId, userId } }) => `${workspaceId} ${userId}`)
    for (const bundle of bundles.values()) {
      const mail = notificationMail(bundle as [DueMail, ...DueMail[]], app.env.appUrl)
      // One failing address must not delay the others. The app still shows the notifications.
      void app.mailer
        .send(mail)
        .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'email not sent'))
    }
  }
}
