export const WEBHOOK_KINDS = ['json', 'slack'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

export const WEBHOOK_EVENTS = [
  'outline.created',
  'outline.status_changed',
  'outline.assigned',
  'schedule.changed',
  'ideas.generated',
  'review.decided',
  'comment.client',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
