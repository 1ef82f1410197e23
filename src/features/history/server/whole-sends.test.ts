import { expect, test } from 'vitest'
import { wholeSends } from './whole-sends.ts'

const send = (name: string, changes: object = {}) => ({
  name,
  segment: 'VIP',
  sentAt: '2026-05-04 10:00:00',
  deliveries: 100,
  opens: 30,
  clicks: null,
  orders: 2,
  revenue: 50,
  ...changes,
})

test('the variants of a test are one send', () => {
  const sends = [
    send('Spring | Combo 1'),
    send('Spring | Combo 2'),
    send('Spring | Winner', { sentAt: '2026-05-05 10:00:00' }),
    send('Autumn | Winner', { sentAt: '2026-05-20 10:00:00' }),
  ]
  expect(wholeSends(sends)).toEqual([
    send('Spring', { deliveries: 300, opens: 90, orders: 6, revenue: 150 }),
    send('Autumn', { sentAt: '2026-05-20 10:00:00' }),
  ])
})

test('the same name weeks later is another test, and other segments are others', () => {
  const sends = [
    send('Spring | Winner'),
    send('Spring | Winner', { sentAt: '2026-06-04 10:00:00' }),
    send('Spring | Winner', { segment: 'All', sentAt: '2026-05-04 10:00:01' }),
  ]
  expect(wholeSends(sends)).toHaveLength(3)
})

test('re-sends are left out', () => {
  const sends = [
    send('Spring'),
    send('[Follow-up] Spring'),
    send('Spring (copy 01)'),
    send('Spring', { segment: 'Engaged non-openers' }),
  ]
  expect(wholeSends(sends)).toEqual([send('Spring')])
})
