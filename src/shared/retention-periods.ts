export type Length = { days: number } | { months: number } | { years: number }

export interface RetentionPeriod {
  what: string
  covers: string
  length: Length
  after: string
  /** The hourly purge deletes `product` data. `operator` data is outside the product. */
  deletedBy: 'product' | 'operator'
}

export const UNDO_DAYS = 7

/** Days for responding to a request about personal data. */
export const RIGHTS_RESPONSE_DAYS = { gdpr: 30, ccpa: 45 } as const

/** The purge and the privacy policy both use these rows. */
export const RETENTION_PERIODS = {
  accountData: {
    what: 'Account data',
    covers:
      'your profile, your workspaces, their brands with what we understood about them, ideas, outlines and comments',
    length: { days: 90 },
    after: 'your deletion request',
    deletedBy: 'product',
  },
  campaignData: {
    what: 'Campaign data',
    covers: 'imported campaign results, the files they came from and connections to other platforms',
    length: { days: 30 },
    after: 'the deletion of the account',
    deletedBy: 'product',
  },
  transactions: {
    what: 'Transaction records',
    covers: 'payments and subscriptions, without your name once your account data is gone',
    length: { years: 7 },
    after: 'the transaction',
    deletedBy: 'product',
  },
  support: {
    what: 'Support communications',
    covers: 'emails between you and support, kept only in the support mailbox',
    length: { years: 3 },
    after: 'the last message',
    deletedBy: 'operator',
  },
  analytics: {
    what: 'Analytics',
    covers: 'when ideas and outlines were generated, and how much of the plan was used',
    length: { months: 24 },
    after: 'the day it was recorded',
    deletedBy: 'product',
  },
  securityLogs: {
    what: 'Security logs',
    covers: 'sign-ins, failed sign-ins and changes to accounts, roles and settings',
    length: { months: 12 },
    after: 'the event',
    deletedBy: 'product',
  },
  trash: {
    what: 'Deleted ideas and outlines',
    covers: 'ideas and outlines in the trash, from where they can be restored',
    length: { days: 30 },
    after: 'they were deleted',
    deletedBy: 'product',
  },
  apiTokens: {
    what: 'API tokens',
    covers: 'names, scopes and last uses of API tokens. The tokens themselves are never stored',
    length: { days: 90 },
    after: 'they expired or were revoked',
    deletedBy: 'product',
  },
  webhookDeliveries: {
    what: 'Webhook deliveries',
    covers: 'which messages were sent to the webhooks of your workspace, with ids and titles, and how it went',
    length: { days: 30 },
    after: 'they were created',
    deletedBy: 'product',
  },
  notifications: {
    what: 'Notifications',
    covers: 'what you were told about comments, and about outlines that were assigned, up for review or approved',
    length: { days: 90 },
    after: 'you were told',
    deletedBy: 'product',
  },
  reviewLinks: {
    what: 'Client review links',
    covers: 'links that you shared with clients. Their decisions stay with the outline',
    length: { days: 90 },
    after: 'the link expired or was turned off',
    deletedBy: 'product',
  },
} as const satisfies Record<string, RetentionPeriod>

export type RetentionId = keyof typeof RETENTION_PERIODS

export function lengthInWords(length: Length): string {
  const [[unit, count]] = Object.entries(length) as [[string, number]]
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}
