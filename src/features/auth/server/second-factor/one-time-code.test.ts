import { describe, expect, test } from 'vitest'
import { newSetupSecret, stepOf } from './one-time-code.ts'

/** The secret of RFC 6238, appendix B: `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const seconds = (count: number) => new Date(count * 1000)

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code of RFC 6238 is %s', async (time, code) => {
  expect(await stepOf(SECRET, code.slice(2), seconds(time))).toBe(Math.floor(time / 30))
})

describe('the code of one step', () => {
  const step = Math.floor(1_234_567_890 / 30)
  const start = step * 30

  test.each([
    ['a millisecond before the step before', start - 30.001, null],
    ['at the start of the step before', start - 30, step],
    ['at its own start', start, step],
    ['at its own end', start + 29.999, step],
    ['at the end of the step after', start + 59.999, step],
    ['after the step after', start + 60, null],
  ])('%s', async (_, time, expected) => {
    expect(await stepOf(SECRET, '005924', seconds(time))).toBe(expected)
  })
})

test("a code of another secret doesn't match", async () => {
  const { secret } = await newSetupSecret('ada@example.com')
  expect(await stepOf(secret, '005924', seconds(0))).toBeNull()
})

test('a setup has 20 random bytes, an address that apps know, and a QR code of it', async () => {
  const [first, second] = [await newSetupSecret('ada+news@example.com'), await newSetupSecret('ada@example.com')]
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(first.secret).not.toBe(second.secret)
  const uri = new URL(first.uri)
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Mailmonth:ada+news@example.com'])
  expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([first.secret, 'Mailmonth'])
  expect(first.qr).toMatch(/^<svg [^]*<\/svg>$/)
  expect(first.qr).not.toContain(first.secret)
})
