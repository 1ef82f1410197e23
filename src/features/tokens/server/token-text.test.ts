import { expect, test } from 'vitest'
import { withoutSecrets } from '#server/log.ts'
import { hashApiToken, isApiToken, newApiToken } from './token-text.ts'

/** The expression of docs/api.md for secret scanners. */
const SCANNER = /\bmm_[A-Za-z0-9_-]{43}_[A-Za-z0-9_-]{6}(?![\w-])/

test('a new token has the documented form, its own text and a checksum', () => {
  const tokens = Array.from({ length: 200 }, newApiToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) {
    expect(token).toMatch(SCANNER)
    expect(isApiToken(token)).toBe(true)
    expect(hashApiToken(token)).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('a typo in any place is found without the database', () => {
  const token = newApiToken()
  for (let place = 3; place < token.length; place++) {
    if (token[place] === '_' && place === 46) continue
    const other = token[place] === 'A' ? 'B' : 'A'
    expect(isApiToken(token.slice(0, place) + other + token.slice(place + 1)), `place ${place}`).toBe(false)
  }
  for (const text of ['', 'mm_', token.slice(0, -1), `${token}x`, ` ${token}`]) expect(isApiToken(text)).toBe(false)
})

test('the log hides a token wherever it appears', () => {
  const token = newApiToken()
  for (const text of [token, `Bearer ${token}`, `{"token":"${token}"}`, `it was ${token}.`]) {
    expect(withoutSecrets(text)).not.toContain(token.slice(3, 20))
  }
})
