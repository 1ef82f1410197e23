import { expect, test } from 'vitest'
import { outcomeOf } from './delivery.ts'

const now = new Date('2026-11-29T10:00:00Z')
const fresh = { failingSince: null }
const delayOf = (attempts: number, status: number | null = 500) => {
  const { delivery } = outcomeOf({ event: 'outline.created', attempts }, fresh, status, now)
  return delivery.nextAt === null ? delivery.state : (delivery.nextAt.getTime() - now.getTime()) / 1000
}

test('a failed delivery is tried again after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 14 hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => delayOf(attempts))).toEqual([
    5,
    300,
    1800,
    2 * 3600,
    5 * 3600,
    10 * 3600,
    14 * 3600,
    'failed',
  ])
  for (const status of [null, 301, 404, 429, 503]) expect(delayOf(1, status)).toBe(5)
})

test('a success ends the failing', () => {
  for (const status of [200, 204, 299]) {
    expect(outcomeOf({ event: 'outline.created', attempts: 1 }, { failingSince: now }, status, now)).toEqual({
      delivery: { state: 'delivered', status, nextAt: null },
      webhook: { failingSince: null },
    })
  }
})

test('410 turns the webhook off right away', () => {
  expect(outcomeOf({ event: 'outline.created', attempts: 1 }, fresh, 410, now)).toEqual({
    delivery: { state: 'failed', status: 410, nextAt: null },
    webhook: { failingSince: now, offAt: now, offReason: 'gone' },
  })
})

test('five days without a success turn the webhook off, and a minute less does not', () => {
  const since = (ms: number) => ({ failingSince: new Date(now.getTime() - ms) })
  const fiveDays = 5 * 24 * 3600_000
  const failed = { event: 'outline.created', attempts: 3 } as const
  expect(outcomeOf(failed, since(fiveDays), 500, now).webhook).toMatchObject({ offAt: now, offReason: 'failing' })
  expect(outcomeOf(failed, since(fiveDays - 60_000), 500, now).webhook).not.toHaveProperty('offAt')
})

test('a test is tried once and turns nothing off', () => {
  expect(outcomeOf({ event: 'webhook.test', attempts: 1 }, fresh, 410, now)).toEqual({
    delivery: { state: 'failed', status: 410, nextAt: null },
    webhook: { failingSince: null },
  })
})
