import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export const accountDeletionMail = (app: AppContext, to: string, closesAt: Date): Mail => ({
  to,
  subject: 'Your Mailmonth account will be deleted',
  kind: 'account_deletion',
  text: [
    `Someone, most likely you, asked us to delete your Mailmonth account. It will be deleted on ${day.format(closesAt)} (UTC).`,
    '',
    `Until then you can change your mind: ${app.env.appUrl}/dashboard/settings?tab=profile`,
    '',
    `If it was not you, keep your account there and choose a new password: ${app.env.appUrl}/forgot-password`,
  ].join('\n'),
})

export const accountKeptMail = (to: string): Mail => ({
  to,
  subject: 'Your Mailmonth account stays',
  kind: 'account_deletion',
  text: 'The deletion of your Mailmonth account was taken back. Everything is as it was.',
})

export const accountClosedMail = (to: string, goneAt: Date): Mail => ({
  to,
  subject: 'Your Mailmonth account has been deleted',
  kind: 'account_deletion',
  text: [
    'Your Mailmonth account has been deleted, as you asked. Nobody can sign in with it any more.',
    '',
    `What is left of your data is erased by ${day.format(goneAt)}.`,
  ].join('\n'),
})

export const workspaceDeletionMail = (app: AppContext, to: string, name: string, closesAt: Date): Mail => ({
  to,
  subject: `The workspace ${name} will be deleted`,
  kind: 'workspace_deletion',
  text: [
    `The owner of the workspace "${name}" asked for it to be deleted. It will be deleted on ${day.format(closesAt)} (UTC), with everything in it.`,
    '',
    `Until then its owner can keep it, or take its data along: ${app.env.appUrl}/dashboard/settings?tab=account`,
  ].join('\n'),
})

export const workspaceKeptMail = (to: string, name: string): Mail => ({
  to,
  subject: `The workspace ${name} stays`,
  kind: 'workspace_deletion',
  text: `The deletion of the workspace "${name}" was taken back. Everything is as it was.`,
})

export const workspaceClosedMail = (to: string, name: string): Mail => ({
  to,
  subject: `The workspace ${name} has been deleted`,
  kind: 'workspace_deletion',
  text: `The workspace "${name}" has been deleted, as its owner asked. Nobody can open it any more.`,
})

/** What has been changed stays changed when the mail server is away. */
export function sendAll(app: AppContext, mails: readonly Mail[]): void {
  for (const mail of mails) {
    void app.mailer
      .send(mail)
      .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'mail was not sent'))
  }
}
