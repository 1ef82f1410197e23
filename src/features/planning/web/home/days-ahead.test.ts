import { expect, test } from 'vitest'
import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import { daysAhead, upNext, withBrands } from './days-ahead.ts'

const brands = [
  { id: 'berlin', name: 'Berlin' },
  { id: 'york', name: 'York' },
] as Brand[]
const send = (id: string, brandId: string, scheduledSendAt: string, workflowStatus = 'approved') =>
  ({ id, brandId, scheduledSendAt, workflowStatus }) as OutlineSummary

const outlines = [
  send('a', 'berlin', '2026-12-01T10:00:00+01:00', 'sent'),
  send('b', 'berlin', '2026-12-02T10:00:00+01:00'),
  send('c', 'york', '2026-12-02T09:00:00-05:00'),
  send('d', 'york', '2026-12-14T09:00:00-05:00'),
  send('e', 'archived', '2026-12-03T09:00:00-05:00'),
]
const sends = withBrands(outlines, brands)

test('the strip has fourteen days from the earliest today on, each with the emails of all brands', () => {
  const days = daysAhead(['2026-12-02', '2026-12-01'], sends)
  expect([days.length, days[0]!.day, days[13]!.day]).toEqual([14, '2026-12-01', '2026-12-14'])
  expect(days.flatMap(({ day, sends: of }) => of.map(({ outline }) => [day, outline.id]))).toEqual([
    ['2026-12-01', 'a'],
    ['2026-12-02', 'b'],
    ['2026-12-02', 'c'],
    ['2026-12-14', 'd'],
  ])
})

test('there is no strip without a brand', () => expect(daysAhead([], sends)).toEqual([]))

test('up next leaves out what was sent and what is over, and sorts by the instant', () => {
  const days = daysAhead(['2026-12-01'], [sends[0]!, sends[2]!, sends[1]!, sends[3]!])
  const ids = (now: string, count: number) => upNext(days, new Date(now), count).map(({ outline }) => outline.id)
  expect(ids('2026-12-01T00:00:00Z', 5)).toEqual(['b', 'c', 'd'])
  expect(ids('2026-12-02T12:00:00Z', 1)).toEqual(['c'])
})
