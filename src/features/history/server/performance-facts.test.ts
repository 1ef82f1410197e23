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

test('ranks by revenue per delivery and shows the difference from the usual', () => {
  const facts = bestAndWorst(
    [send('a', { revenue: 1000 }), send('b'), send('c'), send('d', { revenue: 100 })],
    new Map(),
  )
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
  const facts = bestAndWorst(
    [
      send('tiny', { deliveries: 150, revenue: 9999 }),
      send('small', { deliveries: 210, revenue: 9999 }),
      send('a', { deliveries: 5000 }),
      send('b', { deliveries: 5000, revenue: 1 }),
      send('c', { deliveries: 5000 }),
    ],
    new Map(),
  )
  expect(facts.topPerformers.map(({ id }) => id)).toEqual(['a'])
})

test('uses clicks, then opens, then nothing', () => {
  const without = { revenue: null }
  expect(
    bestAndWorst([send('a', { ...without, clicks: 5 }), send('b', { ...without, clicks: 50 })], new Map())
      .topPerformers[0]?.id,
  ).toBe('b')
  const opensOnly = { ...without, clicks: null }
  expect(
    bestAndWorst([send('a', { ...opensOnly, opens: 5 }), send('b', { ...opensOnly })], new Map()).topPerformers[0]?.id,
  ).toBe('b')
  expect(bestAndWorst([send('a', { ...opensOnly, opens: null })], new Map())).toEqual({
    topPerformers: [],
    lowPerformers: [],
  })
})

test('shows the difference from the expectation if it is known', () => {
  const lifts = new Map([
    ['a', 12.4],
    ['b', -3.6],
  ])
  const facts = bestAndWorst([send('a', { revenue: 1000 }), send('b', { revenue: 900 }), send('c'), send('d')], lifts)
  expect(facts.topPerformers.map(({ id, liftPct }) => [id, liftPct])).toEqual([
    ['a', 12],
    ['b', -4],
  ])
  expect(facts.lowPerformers.map(({ liftPct }) => liftPct)).toEqual([-29, -29])
})
