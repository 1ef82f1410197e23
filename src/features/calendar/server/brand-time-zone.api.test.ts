import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { signedOut } from '#test/client.ts'
import { aBrand, aFeedToken, aWorkspace, anOutline } from '#test/fixtures.ts'
import { atInstant } from '#test/test-clock.ts'
import { calendarEndpoints } from '../contract.ts'

const { month, readFeed, schedule, suggest } = calendarEndpoints

const startInFeed = async (token: string) => {
  const { bytes } = await signedOut.call(readFeed, { params: { token } })
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()) as string)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return event.startDate.toJSDate().toISOString()
}

test("a scheduled email keeps its hour when the brand's time zone changes, and the feed follows", () =>
  atInstant('2026-11-22T12:00:00Z', async () => {
    const workspace = await aWorkspace({ plan: 'OMNI' })
    const { id: brandId } = await aBrand(workspace, { country: 'US', language: 'en' })
    const outline = await anOutline(workspace, brandId)
    await workspace.owner.call(schedule, {
      body: { outlineId: outline.id, brandId, newSendTime: '2026-12-04T10:00' },
    })
    const token = await aFeedToken(workspace, brandId)
    const sendTime = async () =>
      (await workspace.owner.call(month, { query: { brandId, year: 2026, month: 12 } })).body.schedules[0]!.sendTime
    expect([await sendTime(), await startInFeed(token)]).toEqual([
      '2026-12-04T10:00:00-05:00',
      '2026-12-04T15:00:00.000Z',
    ])
    await workspace.owner.call(brandEndpoints.update, {
      params: { id: brandId },
      body: { timezone: 'America/Los_Angeles' },
    })
    expect([await sendTime(), await startInFeed(token)]).toEqual([
      '2026-12-04T10:00:00-08:00',
      '2026-12-04T18:00:00.000Z',
    ])
  }))

test.each([
  ['America/Los_Angeles', ['2026-12-10T10:00:00-08:00']],
  ['America/New_York', []],
])('AI Schedule All starts tomorrow in %s', (timezone, expected) =>
  atInstant('2026-12-10T06:00:00Z', async () => {
    const workspace = await aWorkspace({ plan: 'OMNI' })
    const { id: brandId } = await aBrand(workspace, { country: 'US', language: 'en', timezone })
    const outline = await anOutline(workspace, brandId)
    const blackoutDates = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
    const { body } = await workspace.owner.call(suggest, {
      body: {
        brandId,
        year: 2026,
        month: 12,
        outlineIds: [outline.id],
        limits: { blackoutDates: blackoutDates.filter((day) => day !== '2026-12-10') },
      },
    })
    expect(body.schedules.map(({ sendTime }) => `${sendTime.slice(0, 10)}T10:00:00${sendTime.slice(19)}`)).toEqual(
      expected,
    )
  }),
)
