import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'

/** A name that somebody typed, on one line: it must not add lines of its own to a mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export interface InvitationFacts {
  email: string
  name: string
  workspaceName: string
  inviterName: string
  expiresAt: Date
  url: string
}

export function invitationMail(facts: InvitationFacts): Mail {
  const { email, url, expiresAt } = facts
  const [name, workspaceName, inviterName] = [facts.name, facts.workspaceName, facts.inviterName].map(oneLine)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)
  return {
    to: email,
    subject: `${inviterName} invited you to ${workspaceName} on Mailmonth`,
    kind: 'invitation',
    text: [
      ...(name === '' ? [] : [`Hello ${name},`, '']),
      `${inviterName} invited you to work on email marketing in ${workspaceName} on Mailmonth.`,
      '',
      `Accept the invitation by ${day}: ${url}`,
      '',
      'The link is for you alone. If you do not know who this is from, ignore this mail.',
    ].join('\n'),
  }
}

export function passwordGivenMail(app: AppContext, email: string, by: string, workspaceName: string): Mail {
  return {
    to: email,
    subject: 'Your Mailmonth password was changed',
    kind: 'password_changed',
    text: [
      `${oneLine(by)} gave your Mailmonth account a new password for your work in ${oneLine(workspaceName)}, and every device was signed out.`,
      '',
      `Ask for it, or choose your own: ${app.env.appUrl}/forgot-password`,
    ].join('\n'),
  }
}
