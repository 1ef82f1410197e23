import { describe, expect, test } from 'vitest'
import { firstMonths, groupByMonth, titleOf } from './outline-months.ts'
import { anOutline } from './outline.fixtures.ts'

const december = { year: 2026, month: 12 }

describe('the library by month', () => {
  test('a send date wins over the planned month, and the newest month comes first', () => {
    const months = groupByMonth([
      anOutline({ id: 'planned', planMonth: december }),
      anOutline({ id: 'moved', planMonth: december, scheduledSendAt: '2027-01-02T10:00:00+01:00' }),
      anOutline({ id: 'older', planMonth: { year: 2025, month: 12 } }),
    ])
    expect(months.map(({ title, outlines }) => [title, outlines.map(({ id }) => id)])).toEqual([
      ['January 2027', ['moved']],
      ['December 2026', ['planned']],
      ['December 2025', ['older']],
    ])
  })

  test('an offset at the end of a send date does not move it to another month', () => {
    const [month] = groupByMonth([anOutline({ scheduledSendAt: '2026-11-30T23:30:00-05:00' })])
    expect(month?.title).toBe('November 2026')
  })

  test('inside a month: by send time, then by title, unscheduled last', () => {
    const outlines = [
      anOutline({ id: 'b', title: 'Beta', planMonth: december }),
      anOutline({ id: 'late', title: 'Late', scheduledSendAt: '2026-12-20T10:00:00+01:00' }),
      anOutline({ id: 'a', title: 'Alpha', planMonth: december }),
      anOutline({ id: 'early', title: 'Early', scheduledSendAt: '2026-12-03T10:00:00+01:00' }),
    ]
    expect(groupByMonth(outlines)[0]?.outlines.map(({ id }) => id)).toEqual(['early', 'late', 'a', 'b'])
  })
})

test('the first months hold at least the rows asked for, and all of them when there are fewer', () => {
  const months = groupByMonth(
    [12, 12, 11, 11, 10].map((month, index) => anOutline({ id: String(index), planMonth: { year: 2026, month } })),
  )
  const held = (rows: number) => firstMonths(months, rows).map(({ month }) => month)
  expect(held(1)).toEqual([12])
  expect(held(2)).toEqual([12])
  expect(held(3)).toEqual([12, 11])
  expect(held(50)).toEqual([12, 11, 10])
  expect(firstMonths([], 5)).toEqual([])
})

test('an outline without a title goes by its idea', () => {
  expect(titleOf({ title: ' ', ideaTitle: 'Gifts under $50' })).toBe('Gifts under $50')
  expect(titleOf({ title: 'Small gifts', ideaTitle: 'Gifts under $50' })).toBe('Small gifts')
})
