const NAMES: Record<string, string> = {
  ideas: 'Months of ideas',
  outline: 'Outlines',
  rewrite: 'Regenerated outlines',
  bulk: 'Bulk outlines',
  klaviyo: 'Klaviyo syncs',
  retention: 'Data retention',
  billing: 'Payment sync',
  upkeep: 'Database maintenance',
  'notification-mail': 'Notification emails',
}

export const queueName = (queue: string): string => NAMES[queue] ?? queue
