import { STATUS_LABELS, type ClientDecision, type WorkflowStatus } from '#features/outlines/contract.ts'
import type { Country } from '#shared/brand-brief.ts'
import { type YearMonth, formatSendTime, monthTitle } from '#shared/calendar-dates.ts'
import { type DeliveredEvent, TEST_EVENT } from '../contract.ts'
import { type WebhookEvent, type WebhookKind } from '../events.ts'

/** What a webhook says: ids, titles and what changed. No email copy and no names of clients. */
export interface Report<Event extends DeliveredEvent = WebhookEvent> {
  type: Event
  brandId: string | null
  data: Record<string, unknown>
  /** For Slack. */
  sentence: string
  path: string
}

interface OutlineNamed {
  id: string
  brandId: string
  title: string
}

function ofOutline(
  type: WebhookEvent,
  { id, brandId, title }: OutlineNamed,
  sentence: (name: string) => string,
  data: Record<string, unknown> = {},
): Report {
  return {
    type,
    brandId,
    data: { outlineId: id, brandId, title, ...data },
    sentence: sentence(`“${title}”`),
    path: `/dashboard/email-outlines?id=${id}`,
  }
}

export const created = (outline: OutlineNamed) =>
  ofOutline('outline.created', outline, (name) => `The outline ${name} was created.`)

export const statusChanged = (outline: OutlineNamed, from: WorkflowStatus, to: WorkflowStatus) =>
  ofOutline('outline.status_changed', outline, (name) => `${name} is now ${STATUS_LABELS[to]}.`, { from, to })

export const assigned = (outline: OutlineNamed, assigneeUserId: string | null) =>
  ofOutline(
    'outline.assigned',
    outline,
    (name) => (assigneeUserId === null ? `${name} is no longer assigned.` : `${name} was assigned.`),
    { assigneeUserId },
  )

export const scheduleChanged = (
  outline: OutlineNamed,
  sendTime: string | null,
  { country, timezone }: { country: Country; timezone: string },
) =>
  ofOutline(
    'schedule.changed',
    outline,
    (name) =>
      sendTime === null
        ? `${name} is no longer scheduled.`
        : `${name} is scheduled for ${formatSendTime(sendTime.replace(' ', 'T'), country)} (${timezone}).`,
    { sendTime, timezone },
  )

export const decided = (outline: OutlineNamed, decision: ClientDecision) =>
  ofOutline(
    'review.decided',
    outline,
    (name) => (decision === 'approved' ? `A client approved ${name}.` : `A client requested changes to ${name}.`),
    { decision },
  )

export const commented = (outline: OutlineNamed, commentId: string) =>
  ofOutline('comment.client', outline, (name) => `A client commented on ${name}.`, { commentId })

export function ideasGenerated({
  brandId,
  topics,
  ideas,
  ...month
}: YearMonth & { brandId: string; topics: number; ideas: number }): Report {
  return {
    type: 'ideas.generated',
    brandId,
    data: { brandId, ...month, topics, ideas },
    sentence: `${ideas} ideas for ${monthTitle(month)} were generated.`,
    path: `/dashboard/create-emails?year=${month.year}&month=${month.month}`,
  }
}

export const testReport: Report<typeof TEST_EVENT> = {
  type: TEST_EVENT,
  brandId: null,
  data: {},
  sentence: 'This is a test message from Mailmonth.',
  path: '/dashboard/settings?tab=integrations',
}

export function bodyOf(kind: WebhookKind, report: Report<DeliveredEvent>, appUrl: string, now: Date): string {
  const url = `${appUrl}${report.path}`
  if (kind === 'slack') return JSON.stringify({ text: `${escapedForSlack(report.sentence)} ${url}` })
  return JSON.stringify({ type: report.type, timestamp: now.toISOString(), data: { ...report.data, url } })
}

/** Slack reads `<…>` as links and mentions. */
const escapedForSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
