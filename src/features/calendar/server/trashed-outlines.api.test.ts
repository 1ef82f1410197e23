import { expect, test } from 'vitest'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { aBrand, aSchedule, aWorkspace, anOutline } from '#test/fixtures.ts'
import { calendarEndpoints } from '../contract.ts'

test('a deleted outline leaves the calendar and returns to its date', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { owner } = workspace
  const { id: brandId } = await aBrand(workspace)
  const [scheduled, waiting] = [await anOutline(workspace, brandId), await anOutline(workspace, brandId)]
  const scheduleId = await aSchedule(workspace, scheduled.id)
  const read = async () => {
    const { body } = await owner.call(calendarEndpoints.month, { query: { brandId, year: 2026, month: 12 } })
    return { schedules: body.schedules, unscheduled: body.unscheduled }
  }
  const before = await read()
  expect([before.schedules.length, before.unscheduled.length]).toEqual([1, 1])
  for (const { id } of [scheduled, waiting]) await owner.call(trashEndpoints.removeOutline, { params: { id } })
  expect(await read()).toEqual({ schedules: [], unscheduled: [] })
  const moving = await owner.call(calendarEndpoints.schedule, {
    body: { scheduleId, newSendTime: '2090-12-05T10:00:00' },
  })
  expect(moving.status).toBe(404)
  for (const { id } of [scheduled, waiting]) await owner.call(trashEndpoints.restoreOutline, { params: { id } })
  expect(await read()).toEqual(before)
})
