import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'
import { formatLongDay } from '#shared/calendar-dates.ts'

export const accountDeletionMail = (app: AppContext, to: string, closesAt: Date): Mail => ({
  to,
  subject: 'Your Mailmonth account will be deleted',
  kind: 'account_deletion',
  text: [
    `We received a request to delete your Mailmonth account. We'll delete it on ${formatLongDay(closesAt)} (UTC).`,
    '',
    `You can cancel until then: ${app.env.appUrl}/dashboard/settings?tab=profile`,
    '',
    `If you didn't ask for this, cancel the deletion and reset your password: ${app.env.appUrl}/forgot-password`,
  ].join('\n'),
})

export const accountKeptMail = (to: string): Mail => ({
  to,
  subject: 'We canceled the deletion of your Mailmonth account',
  kind: 'account_deletion',
  text: 'We canceled the deletion of your Mailmonth account. Nothing changed.',
})

export const accountClosedMail = (to: string, goneAt: Date): Mail => ({
  to,
  subject: 'We deleted your Mailmonth account',
  kind: 'account_deletion',
  text: [
    'We deleted your Mailmonth account, as you asked. No one can log in with it.',
    '',
    `We'll erase your remaining data by ${formatLongDay(goneAt)}.`,
  ].join('\n'),
})

export const workspaceDeletionMail = (app: AppContext, to: string, name: string, closesAt: Date): Mail => ({
  to,
  subject: `The workspace ${name} will be deleted`,
  kind: 'workspace_deletion',
  text: [
    `The owner of the workspace “${name}” asked us to delete it. We'll delete it on ${formatLongDay(closesAt)} (UTC), with everything in it.`,
    '',
    `Until then, the owner can cancel the deletion or export the data: ${app.env.appUrl}/dashboard/settings?tab=account`,
  ].join('\n'),
})

export const workspaceKeptMail = (to: string, name: string): Mail => ({
  to,
  subject: `The owner canceled the deletion of the workspace ${name}`,
  kind: 'workspace_deletion',
  text: `The owner canceled the deletion of the workspace “${name}”. Nothing changed.`,
})

export const workspaceClosedMail = (to: string, name: string): Mail => ({
  to,
  subject: `The workspace ${name} has been deleted`,
  kind: 'workspace_deletion',
  text: `We deleted the workspace “${name}”, as its owner asked. No one can open it.`,
})

/** An SMTP error must not fail the change. */
export function sendAll(app: AppContext, mails: readonly Mail[]): void {
  for (const mail of mails) {
    void app.mailer
      .send(mail)
      .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'email not sent'))
  }
}
