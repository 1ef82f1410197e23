import { expect, test } from 'vitest'
import { subtopicOf } from '#features/ideas/web/widgets/idea.fixtures.ts'
import { sendDays } from './send-days.ts'

const written = (id: string, suggestedDate: string | null = null) =>
  subtopicOf(id, { status: 'OUTLINED', outlineId: `outline ${id}`, suggestedDate })
const email = (subtopicId: string, date: string, time: string) => ({
  subtopicId,
  date,
  time,
  role: null,
  reason: null,
  evidence: null,
  confirm: [],
  isOnRestDay: false,
})
const plan = {
  thesis: null,
  because: null,
  emails: [email('b', '2026-12-09', '09:30'), email('a', '2026-12-03', '10:00')],
}

test('each outline has its day of the plan, in order', () => {
  expect(sendDays([written('b'), written('a')], plan, [])).toEqual([
    { outlineId: 'outline a', title: 'a', day: '2026-12-03', time: '10:00' },
    { outlineId: 'outline b', title: 'b', day: '2026-12-09', time: '09:30' },
  ])
})

test('a scheduled email keeps its own time', () => {
  const schedules = [{ outlineId: 'outline a', sendTime: '2026-12-20T14:15:00-05:00' }]
  expect(sendDays([written('a')], plan, schedules)).toMatchObject([{ day: '2026-12-20', time: '14:15' }])
})

test('an idea outside the plan has its suggested day, and one without a day comes last', () => {
  const days = sendDays([written('d'), written('c', '2026-12-01'), written('a')], plan, [])
  expect(days.map(({ title, day, time }) => [title, day, time])).toEqual([
    ['c', '2026-12-01', '10:00'],
    ['a', '2026-12-03', '10:00'],
    ['d', '', '10:00'],
  ])
})

test('ideas without an outline have no row', () => {
  expect(sendDays([subtopicOf('new')], plan, [])).toEqual([])
})
