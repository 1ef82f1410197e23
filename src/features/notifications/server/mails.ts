import type { Mail } from '#server/mailer.ts'
import type { DueMail } from './store.ts'

const LISTED = 20
const LONGEST_TITLE = 80

/** A text that somebody typed, on one line: it must not add lines of its own to a mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function quoted(title: string): string {
  const line = oneLine(title)
  return `“${line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).toWellFormed()}…` : line}”`
}

function sentenceOf({ kind, outlineTitle, actorName }: DueMail['notification']): string {
  const title = quoted(outlineTitle)
  const actor = oneLine(actorName)
  if (kind === 'assigned') return `${actor} assigned ${title} to you`
  if (kind === 'review_requested') return `${actor} asked you to review ${title}`
  if (kind === 'approved') return `${actor} approved ${title}`
  return `${title} is ready for review`
}

/** One mail for everything that one person is told of in one workspace. */
export function notificationMail(due: readonly [DueMail, ...DueMail[]], appUrl: string): Mail {
  const [{ email, workspaceName, notification: first }] = due
  const workspace = oneLine(workspaceName)
  const lines = due
    .slice(0, LISTED)
    .flatMap(({ notification }) => [
      `${sentenceOf(notification)}.`,
      `${appUrl}/dashboard/email-outlines?id=${notification.outlineId}`,
      '',
    ])
  const left = due.length - LISTED
  return {
    to: email,
    subject: due.length === 1 ? sentenceOf(first) : `${due.length} updates in ${workspace}`,
    kind: 'notification',
    text: [
      `News from ${workspace} on Mailmonth:`,
      '',
      ...lines,
      ...(left > 0 ? [`And ${left} more: ${appUrl}/dashboard/email-outlines`, ''] : []),
      `Choose what we write to you about: ${appUrl}/dashboard/settings?tab=profile`,
    ].join('\n'),
  }
}
