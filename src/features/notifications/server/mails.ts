import type { Mail } from '#server/mailer.ts'
import { oneLine } from '#shared/text.ts'
import type { DueMail } from './store.ts'

const LISTED = 20
const LONGEST_TITLE = 80

function quoted(title: string): string {
  const line = oneLine(title)
  return `“${line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).toWellFormed()}…` : line}”`
}

function sentenceOf({ kind, outlineTitle, actorName, decision }: DueMail['notification']): string {
  const title = quoted(outlineTitle)
  const actor = oneLine(actorName)
  if (kind === 'assigned') return `${actor} assigned ${title} to you`
  if (kind === 'review_requested') return `${actor} asked you to review ${title}`
  if (kind === 'approved') return `${actor} approved ${title}`
  if (kind === 'mentioned') return `${actor} mentioned you in a comment on ${title}`
  if (kind === 'commented' || kind === 'client_commented') return `${actor} commented on ${title}`
  if (kind === 'client_decided') {
    return decision === 'approved'
      ? `${actor} approved ${title} by review link`
      : `${actor} requested changes to ${title}`
  }
  return `${title} is ready for review`
}

function placeOf({ outlineId, commentId }: DueMail['notification']): string {
  const comment = commentId === null ? '' : `&comment=${commentId}`
  return `/dashboard/email-outlines?id=${outlineId}${comment}`
}

export function notificationMail(due: readonly [DueMail, ...DueMail[]], appUrl: string): Mail {
  const [{ email, workspaceName, notification: first }] = due
  const workspace = oneLine(workspaceName)
  const lines = due
    .slice(0, LISTED)
    .flatMap(({ notification }) => [`${sentenceOf(notification)}.`, `${appUrl}${placeOf(notification)}`, ''])
  const left = due.length - LISTED
  return {
    to: email,
    subject: due.length === 1 ? sentenceOf(first) : `${due.length} updates in ${workspace}`,
    kind: 'notification',
    text: [
      `Updates from ${workspace} on Mailmonth:`,
      '',
      ...lines,
      ...(left > 0 ? [`And ${left} more: ${appUrl}/dashboard/email-outlines`, ''] : []),
      `Change your notification settings: ${appUrl}/dashboard/settings?tab=profile`,
    ].join('\n'),
  }
}
