import { expect, test } from 'vitest'
import type { TrashedItem } from '#features/outlines/trash-contract.ts'
import { originOf, timeLeft } from './trash-wording.ts'

const item: TrashedItem = {
  kind: 'outline',
  id: '0198c5a0-0000-7000-8000-000000000001',
  title: 'Small gifts',
  mainTopicTitle: 'Holiday gifting',
  ideas: null,
  planMonth: { year: 2026, month: 12 },
  deletedAt: '2026-11-01T09:00:00.000Z',
  keptUntil: '2026-12-01T09:00:00.000Z',
}

test.each([
  [item, 'Holiday gifting · December 2026'],
  [{ ...item, mainTopicTitle: null, ideas: 1 }, '1 idea · December 2026'],
  [{ ...item, mainTopicTitle: null, ideas: 10 }, '10 ideas · December 2026'],
  [{ ...item, mainTopicTitle: null }, 'December 2026'],
])('says where it was', (given, place) => {
  expect(originOf(given)).toBe(place)
})

test.each([
  ['2026-11-01T09:00:00.000Z', '30 days left'],
  ['2026-11-01T09:00:01.000Z', '29 days left'],
  ['2026-11-30T08:59:00.000Z', '1 day left'],
  ['2026-12-01T00:00:00.000Z', 'Deleted permanently today'],
  ['2026-12-02T00:00:00.000Z', 'Deleted permanently today'],
])('at %s: %s', (now, left) => {
  expect(timeLeft(item, new Date(now))).toBe(left)
})
