import { findMembers } from '#features/access/server/member-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Mail } from '#server/mailer.ts'
import { can } from '#shared/permissions.ts'
import { oneLine } from '#shared/text.ts'
import { shownUrl } from './shown.ts'
import type { WebhookRow } from './store.ts'

const WHY = {
  gone: 'The receiver said that the address is gone (410).',
  failing: 'Every delivery failed for five days.',
} as const

/** To the members who can turn it on again. */
export async function turnedOffMails(app: AppContext, webhook: WebhookRow): Promise<Mail[]> {
  const { workspaceId, offReason } = webhook
  const workspace = await workspaceExists(app.db, workspaceId)
  const members = await withWorkspace(app.db, workspaceId, findMembers)
  const managers = members.filter(({ membership }) => can(membership.role, 'ACCESS_ADMIN_PANEL'))
  const name = oneLine(workspace?.name ?? '')
  return managers.map(({ user }) => ({
    to: user.email,
    subject: 'We turned off a webhook',
    kind: 'webhook',
    text: [
      `We turned off a webhook of the workspace ${name}: ${shownUrl(app, webhook)}`,
      WHY[offReason ?? 'failing'],
      '',
      `Check the receiver, then turn it on again: ${app.env.appUrl}/dashboard/settings?tab=integrations`,
    ].join('\n'),
  }))
}
