import { formatMoment } from '#shared/calendar-dates.ts'
import type { DeliveredEvent, Delivery, Webhook } from '../contract.ts'
import type { WebhookEvent, WebhookKind } from '../events.ts'

export const KIND_LABELS: Record<WebhookKind, string> = { json: 'JSON, for your own programs', slack: 'Slack' }

export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'outline.created': 'Outline created',
  'outline.status_changed': 'Status of an outline changed',
  'outline.assigned': 'Outline assigned or unassigned',
  'schedule.changed': 'Send time changed',
  'ideas.generated': 'Ideas generated',
  'review.decided': 'Client decided on an email',
  'comment.client': 'Client commented',
}

export const deliveredLabel = (event: DeliveredEvent): string =>
  event === 'webhook.test' ? 'Test' : EVENT_LABELS[event]

export const OFF_TEXTS = {
  gone: 'We turned this webhook off, because the receiver said that the address is gone.',
  failing: 'We turned this webhook off, because every delivery failed for five days.',
} as const

export function summaryOf({ events, brandIds }: Pick<Webhook, 'events' | 'brandIds'>): string {
  const brands = brandIds === null ? 'all brands' : `${brandIds.length} ${brandIds.length === 1 ? 'brand' : 'brands'}`
  return `${events.length} ${events.length === 1 ? 'event' : 'events'}, ${brands}`
}

export function outcomeText({ state, attempts, status, nextAt }: Delivery): string {
  const answer = status === null ? 'No answer' : `Status ${status}`
  if (state === 'delivered') return `Delivered (${status})`
  if (attempts === 0) return state === 'waiting' ? 'Waiting' : 'Not sent'
  if (state === 'waiting' && nextAt !== null) return `${answer}. Next attempt: ${formatMoment(nextAt)}`
  return `Failed. ${answer}`
}
