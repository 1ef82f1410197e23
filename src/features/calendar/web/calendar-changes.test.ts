import { expect, test } from 'vitest'
import type { Unscheduled } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import { type CalendarChange, type CalendarData, itemAt, itemIn, withItem } from './calendar-changes.ts'

const facts = (outlineId: string): Unscheduled => ({
  outlineId,
  campaignTitle: `Email ${outlineId}`,
  subjectLine: 'Subject',
  previewText: '',
  template: 'Survey',
  workflowStatus: 'draft',
  mainTopicTitle: 'Topic',
  segment: 'Everyone',
  promotion: false,
  occasion: null,
})
const placed = (outlineId: string, sendTime: string): Schedule => ({
  ...facts(outlineId),
  id: `schedule-${outlineId}`,
  sendTime,
  manualOverride: false,
  justification: 'Fridays open best.',
  notes: null,
})
const data: CalendarData = {
  schedules: [placed('a', '2026-12-04T10:00:00-05:00'), placed('b', '2026-12-08T10:00:00-05:00')],
  unscheduled: [facts('c')],
  waiting: [],
  planned: [],
  observances: [],
}

const afterChange = (before: CalendarData, { item, time }: CalendarChange) => withItem(before, itemAt(item, time))

test('shows a move at its new time as manual and keeps the reason', () => {
  const after = afterChange(data, { item: data.schedules[0]!, time: '2026-12-09T18:30' })
  expect(after.schedules.map(({ outlineId }) => outlineId)).toEqual(['b', 'a'])
  expect(after.schedules[1]).toMatchObject({
    id: 'schedule-a',
    sendTime: '2026-12-09T18:30:00',
    manualOverride: true,
    justification: 'Fridays open best.',
  })
})

test('schedules and unschedules an email', () => {
  const on = afterChange(data, { item: facts('c'), time: '2026-12-05T10:00' })
  expect([on.schedules.map(({ outlineId }) => outlineId), on.unscheduled]).toEqual([['a', 'c', 'b'], []])
  expect(afterChange(on, { item: on.schedules[1]!, time: null })).toEqual(data)
})

test('a failed change reverts only that email', () => {
  const before = itemIn(data, 'a')!
  const first = afterChange(data, { item: before, time: '2026-12-20T10:00' })
  const second = afterChange(first, { item: facts('c'), time: '2026-12-05T10:00' })
  const back = withItem(second, before)
  expect(back.schedules.map(({ outlineId, sendTime }) => [outlineId, sendTime.slice(0, 10)])).toEqual([
    ['a', '2026-12-04'],
    ['c', '2026-12-05'],
    ['b', '2026-12-08'],
  ])
})
