import { expect, test } from 'vitest'
import type { TokenEntry } from '../contract.ts'
import { expiringSoon, expiryWarning, lastUsedText } from './token-texts.ts'

const token = (name: string, expiresAt: string): TokenEntry => ({
  id: '0198c5a0-0000-7000-8000-0000000000aa',
  name,
  scope: 'read',
  last4: 'abcd',
  createdBy: { userId: '0198c5a0-0000-7000-8000-0000000000ab', name: 'Ada' },
  createdAt: '2026-10-01T09:00:00.000Z',
  expiresAt,
  lastUsedAt: null,
})
const now = Date.parse('2026-11-28T12:00:00.000Z')

test('a token expires soon in its last seven days', () => {
  const last = token('Last day', '2026-12-05T12:00:00.000Z')
  const later = token('Later', '2026-12-05T12:00:00.001Z')
  expect(expiringSoon([last, later], now)).toEqual([last])
})

test('the warning names the next token and counts the others', () => {
  const sheet = token('Weekly sheet', '2026-12-02T12:00:00.000Z')
  const board = token('Board', '2026-12-04T12:00:00.000Z')
  expect(expiryWarning([])).toBeNull()
  expect(expiryWarning([sheet])).toBe('“Weekly sheet” expires on Dec 2, 2026.')
  expect(expiryWarning([board, sheet])).toBe('“Weekly sheet” expires on Dec 2, 2026, and 1 more within 7 days.')
})

test('a token that was never used says so', () => {
  expect(lastUsedText({ lastUsedAt: null })).toBe('Never')
  expect(lastUsedText({ lastUsedAt: '2026-11-27T12:00:00.000Z' })).toBe('Nov 27, 2026')
})
