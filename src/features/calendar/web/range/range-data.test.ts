import { expect, test } from 'vitest'
import type { RangeItem } from '../../range-contract.ts'
import { itemAt } from '../calendar-changes.ts'
import {
  type RangeData,
  readRange,
  unscheduledOf,
  warningsByBrand,
  warningsWithin,
  withRangeItem,
} from './range-data.ts'

const [berlin, newYork] = ['berlin', 'new-york']
const item = (outlineId: string, brandId: string, sendTime: string): RangeItem => ({
  id: `schedule-${outlineId}`,
  outlineId,
  brandId,
  assignedToName: 'Ada',
  campaignTitle: `Email ${outlineId}`,
  subjectLine: 'Subject',
  previewText: '',
  template: 'Survey',
  workflowStatus: 'draft',
  mainTopicTitle: `Topic ${outlineId}`,
  segment: '',
  promotion: false,
  occasion: null,
  sendTime,
  manualOverride: false,
  justification: null,
  notes: null,
})
const data: RangeData = {
  brands: [
    { id: berlin, name: 'Tannholt', country: 'DE', timezone: 'Europe/Berlin' },
    { id: newYork, name: 'Quillhound', country: 'US', timezone: 'America/New_York' },
  ],
  items: [
    item('a', berlin, '2026-12-04T10:00:00+01:00'),
    item('b', newYork, '2026-12-04T10:00:00-05:00'),
    item('c', newYork, '2026-12-12T10:00:00-05:00'),
    item('d', newYork, '2026-12-13T10:00:00-05:00'),
  ],
  unscheduled: [
    { brandId: berlin, year: 2026, month: 11, count: 1 },
    { brandId: berlin, year: 2026, month: 12, count: 2 },
    { brandId: newYork, year: 2027, month: 1, count: 4 },
  ],
  observances: [],
  more: false,
}

test('a move keeps brand and assignee, and the order is by local time', () => {
  const moved = withRangeItem(data, itemAt(data.items[0]!, '2026-12-12T18:00'))
  expect(moved.items.map(({ outlineId }) => outlineId)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved.items[2]).toMatchObject({ brandId: berlin, assignedToName: 'Ada', id: 'schedule-a' })
  const gone = withRangeItem(data, itemAt(data.items[0]!, null))
  expect(gone.items.map(({ outlineId }) => outlineId)).toEqual(['b', 'c', 'd'])
})

test("two brands on one day aren't a conflict", () => {
  const warnings = warningsByBrand(data, new Date('2026-11-24T12:00:00Z'))
  expect(warnings.get(berlin)).toEqual([])
  expect(warnings.get(newYork)?.map(({ kind }) => kind)).toEqual(['short-gap'])
})

test('a week knows the emails around it and shows only warnings about its own', () => {
  const week = { from: '2026-12-13', to: '2026-12-19' }
  expect(readRange('week', week)).toEqual({ from: '2026-12-06', to: '2026-12-26' })
  expect(readRange('list', week)).toEqual(week)
  const warnings = warningsByBrand(data, new Date('2026-11-24T12:00:00Z')).get(newYork)!
  expect(warningsWithin(warnings, data.items, week)).toHaveLength(1)
  expect(warningsWithin(warnings, data.items, { from: '2026-12-20', to: '2026-12-26' })).toEqual([])
})

test('counts the unscheduled emails of the months that the range touches', () => {
  expect(unscheduledOf(data, { from: '2026-12-01', to: '2026-12-31' }, berlin).count).toBe(2)
  expect(unscheduledOf(data, { from: '2026-11-29', to: '2026-12-05' }, berlin)).toMatchObject({
    count: 3,
    first: { month: 11 },
  })
  expect(unscheduledOf(data, { from: '2026-12-01', to: '2026-12-31' }, newYork)).toEqual({ count: 0, first: null })
})
