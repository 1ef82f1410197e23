import { expect, test } from 'vitest'
import { RETENTION_PERIODS, RIGHTS_RESPONSE_DAYS, lengthInWords } from './retention-periods.ts'

test('the periods match the privacy policy', () => {
  const words = Object.values(RETENTION_PERIODS).map(
    ({ what, length, after }) => `${what}: ${lengthInWords(length)} after ${after}`,
  )
  expect(words).toEqual([
    'Account data: 90 days after your deletion request',
    'Campaign data: 30 days after the deletion of the account',
    'Transaction records: 7 years after the transaction',
    'Support communications: 3 years after the last message',
    'Analytics: 24 months after the day it was recorded',
    'Security logs: 12 months after the event',
    'Deleted ideas and outlines: 30 days after they were deleted',
    'API tokens: 90 days after they expired or were revoked',
    'Webhook deliveries: 30 days after they were created',
    'Notifications: 90 days after you were told',
    'Client review links: 90 days after the link expired or was turned off',
  ])
  expect(RIGHTS_RESPONSE_DAYS).toEqual({ gdpr: 30, ccpa: 45 })
})

test('one of a unit is singular', () => {
  expect(lengthInWords({ years: 1 })).toBe('1 year')
})
