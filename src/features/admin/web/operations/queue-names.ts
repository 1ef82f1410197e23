const NAMES: Record<string, string> = {
  ideas: 'Months of ideas',
  outline: 'Outlines',
  rewrite: 'Rewritten outlines',
  bulk: 'Several outlines',
  klaviyo: 'Klaviyo syncs',
  retention: 'Deleting what is due',
  billing: 'Reading payments',
  upkeep: 'Keeping the database quick',
  'notification-mail': 'Mail about notifications',
}

/** What a queue does, in words; its own name where nobody has given it any yet. */
export const queueName = (queue: string): string => NAMES[queue] ?? queue
