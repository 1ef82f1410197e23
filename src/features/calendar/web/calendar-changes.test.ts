import { expect, test } from 'vitest'
import type { Schedule, Unscheduled } from '../contract.ts'
import { type CalendarData, afterChange, itemIn, withItem } from './calendar-changes.ts'

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

test('a move is shown at its new time, by hand, with the reason kept for the record', () => {
  const after = afterChange(data, { item: data.schedules[0]!, time: '2026-12-09T18:30' })
  expect(after.schedules.map(({ outlineId }) => outlineId)).toEqual(['b', 'a'])
  expect(after.schedules[1]).toMatchObject({
    id: 'schedule-a',
    sendTime: '2026-12-09T18:30:00',
    manualOverride: true,
    justification: 'Fridays open best.',
  })
})

test('an email goes onto the calendar and off again', () => {
  const on = afterChange(data, { item: facts('c'), time: '2026-12-05T10:00' })
  expect([on.schedules.map(({ outlineId }) => outlineId), on.unscheduled]).toEqual([['a', 'c', 'b'], []])
  expect(afterChange(on, { item: on.schedules[1]!, time: null })).toEqual(data)
})

test('a refused change takes back that email alone, and leaves what was changed since', () => {
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
