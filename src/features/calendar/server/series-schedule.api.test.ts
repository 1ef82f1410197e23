import { expect, test } from 'vitest'
import { seriesEndpoints } from '#features/ideas/series-contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { aBrand, aWorkspace } from '#test/fixtures.ts'
import { beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../contract.ts'

beginAt('2026-11-02T12:00:00Z')

test('AI Schedule All keeps the days of a series, also in the month before, and says how far each is from its anchor', async () => {
  const workspace = await aWorkspace()
  const { owner } = workspace
  const { id: brandId } = await aBrand(workspace)
  const { body } = await owner.call(seriesEndpoints.add, {
    params: { id: brandId },
    body: { kind: 'launch', date: '2026-12-02', name: 'Courtyard Filter Blend' },
  })
  const scheduled: [string, string | null][] = []
  for (const { id } of body.topic.subtopics) {
    const { outline } = (await owner.call(outlineEndpoints.generate, { params: { id } })).body
    const suggest = { brandId, ...outline!.planMonth, outlineIds: [outline!.id] }
    const { schedules, reasons, unplaced } = (await owner.call(calendarEndpoints.suggest, { body: suggest })).body
    scheduled.push([schedules[0]?.sendTime.slice(0, 10) ?? unplaced[0]!.reason, reasons[0]?.reason ?? null])
  }
  expect(scheduled).toEqual([
    ['2026-11-25', expect.stringContaining('7 days before the launch')],
    ['2026-11-30', expect.stringContaining('2 days before the launch')],
    ['2026-12-02', expect.stringContaining('on the day of the launch')],
    ['2026-12-05', expect.stringContaining('3 days after the launch')],
    ['2026-12-08', expect.stringContaining('6 days after the launch')],
  ])
})
