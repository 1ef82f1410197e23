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
  currency: null,
  ...changes,
})

test('merges the variants of a test into one send', () => {
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

test('treats the same name weeks later, or another segment, as another send', () => {
  const sends = [
    send('Spring | Winner'),
    send('Spring | Winner', { sentAt: '2026-06-04 10:00:00' }),
    send('Spring | Winner', { segment: 'All', sentAt: '2026-05-04 10:00:01' }),
  ]
  expect(wholeSends(sends)).toHaveLength(3)
})

test('leaves out resends', () => {
  const sends = [
    send('Spring'),
    send('[Follow-up] Spring'),
    send('Spring (copy 01)'),
    send('Spring', { segment: 'Engaged non-openers' }),
  ]
  expect(wholeSends(sends)).toEqual([send('Spring')])
})

test('the revenue of a test adds up to the cent in one currency', () => {
  const variants = (second: object) =>
    wholeSends([send('Spring | Combo 1', { revenue: 0.1 }), send('Spring | Combo 2', { revenue: 0.2, ...second })])
  expect(variants({}).map(({ revenue }) => revenue)).toEqual([0.3])
  expect(variants({ currency: 'EUR' }).map(({ revenue }) => revenue)).toEqual([0.1])
})

test('uses the theme that a member set for one variant of a test', () => {
  const variants = (one: string | null, other: string | null) =>
    wholeSends([
      send('Spring | Combo 1', { countedAs: one, theme: one ?? 'launch' }),
      send('Spring | Combo 2', { countedAs: other, theme: other ?? 'sale' }),
    ]).map((whole) => (whole as { theme?: string }).theme)
  expect(variants(null, null)).toEqual(['launch'])
  expect(variants(null, 'bundle')).toEqual(['bundle'])
  expect(variants('vip', 'bundle')).toEqual(['vip'])
})
