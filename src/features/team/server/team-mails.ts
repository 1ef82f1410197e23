import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'
import { oneLine } from '#shared/text.ts'

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
      "This link works only for you. If you don't know the sender, ignore this email.",
    ].join('\n'),
  }
}

interface GivenPassword {
  email: string
  by: string
  workspaceName: string
  ofTokens: readonly string[]
}

export function passwordGivenMail(app: AppContext, { email, by, workspaceName, ofTokens }: GivenPassword): Mail {
  return {
    to: email,
    subject: 'Your Mailmonth password was changed',
    kind: 'password_changed',
    text: [
      `${oneLine(by)} set a new password for your Mailmonth account in ${oneLine(workspaceName)}. We logged you out on every device.`,
      ...ofTokens,
      '',
      `Ask ${oneLine(by)} for the password, or set your own: ${app.env.appUrl}/forgot-password`,
    ].join('\n'),
  }
}
