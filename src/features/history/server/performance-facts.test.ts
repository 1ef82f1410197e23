import { expect, test } from 'vitest'
import { bestAndWorst } from './performance-facts.ts'

const send = (id: string, changes: object = {}) => ({
  id,
  name: id,
  subject: null,
  segment: null,
  theme: null,
  sentAt: '2026-05-04 10:00:00',
  deliveries: 1000,
  opens: 300,
  clicks: 20,
  revenue: 500,
  ...changes,
})

test('ranks by revenue per delivery and tells how far from the usual', () => {
  const facts = bestAndWorst([send('a', { revenue: 1000 }), send('b'), send('c'), send('d', { revenue: 100 })])
  expect(facts.topPerformers.map(({ id, liftPct }) => [id, liftPct])).toEqual([
    ['a', 100],
    ['b', 0],
  ])
  expect(facts.lowPerformers.map(({ id, liftPct }) => [id, liftPct])).toEqual([
    ['d', -80],
    ['c', 0],
  ])
})

test('leaves small sends out', () => {
  const facts = bestAndWorst([
    send('tiny', { deliveries: 150, revenue: 9999 }),
    send('small', { deliveries: 210, revenue: 9999 }),
    send('a', { deliveries: 5000 }),
    send('b', { deliveries: 5000, revenue: 1 }),
    send('c', { deliveries: 5000 }),
  ])
  expect(facts.topPerformers.map(({ id }) => id)).toEqual(['a'])
})

test('falls back to clicks, then to opens, then to nothing', () => {
  const without = { revenue: null }
  expect(
    bestAndWorst([send('a', { ...without, clicks: 5 }), send('b', { ...without, clicks: 50 })]).topPerformers[0]?.id,
  ).toBe('b')
  const opensOnly = { ...without, clicks: null }
  expect(bestAndWorst([send('a', { ...opensOnly, opens: 5 }), send('b', { ...opensOnly })]).topPerformers[0]?.id).toBe(
    'b',
  )
  expect(bestAndWorst([send('a', { ...opensOnly, opens: null })])).toEqual({ topPerformers: [], lowPerformers: [] })
})
