import { beforeAll, describe, expect, test } from 'vitest'
import { type TestWorkspace, aBrand, aWorkspace, anOutline } from '#test/fixtures.ts'
import { atInstant, beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../contract.ts'

const { month, schedule, slots, suggest, unschedule } = calendarEndpoints

beginAt('2026-11-21T22:00:00Z')

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function anEmail(timezone = 'America/New_York', of = workspace) {
  const { id: brandId } = await aBrand(of, { country: 'US', language: 'en', timezone })
  return { brandId, outlineId: (await anOutline(of, brandId)).id }
}
type Email = Awaited<ReturnType<typeof anEmail>>

const place = (email: Email, newSendTime: string, undo = false, { owner } = workspace) =>
  owner.call(schedule, { body: { ...email, newSendTime, undo } })
const onCalendar = async ({ brandId }: Email, ofMonth: number) =>
  (await workspace.owner.call(month, { query: { brandId, year: 2026, month: ofMonth } })).body.schedules

const OCTOBER_IS_OVER = {
  error: "October 2026 is over. You can still plan it for your records, but you can't schedule emails in it.",
  code: 'INVALID_INPUT',
  field: 'newSendTime',
}

describe('manual scheduling', () => {
  test('rejects the last day of the previous month and changes nothing', async () => {
    const email = await anEmail()
    const refused = await place(email, '2026-10-31T23:59')
    expect([refused.status, refused.error]).toEqual([400, OCTOBER_IS_OVER])
    expect(await onCalendar(email, 10)).toEqual([])
  })

  test.each(['2026-11-01T00:00', '2026-11-20T10:00', '2026-11-21T10:00', '2026-12-04T10:00'])(
    'accepts %s',
    async (time) => expect((await place(await anEmail(), time)).status).toBe(200),
  )

  test('rejects moving an email into a past month, also by its schedule', async () => {
    const email = await anEmail()
    const { body } = await place(email, '2026-12-04T10:00')
    const { status, error } = await workspace.owner.call(schedule, {
      body: { scheduleId: body.schedule.id, newSendTime: '2026-10-10T10:00' },
    })
    expect([status, error]).toEqual([400, OCTOBER_IS_OVER])
    expect((await onCalendar(email, 12)).map(({ sendTime }) => sendTime)).toEqual(['2026-12-04T10:00:00-05:00'])
  })

  test("uses the month of the brand's time zone", () =>
    atInstant('2026-12-01T02:00:00Z', async () => {
      const later = await aWorkspace({ plan: 'OMNI' })
      const placeIn = async (timezone: string) =>
        (await place(await anEmail(timezone, later), '2026-11-30T10:00', false, later)).status
      expect([await placeIn('America/New_York'), await placeIn('Europe/Berlin')]).toEqual([200, 400])
    }))

  test("uses the day of an instant in the brand's time zone", async () => {
    expect((await place(await anEmail(), '2026-11-01T00:30:00Z')).status).toBe(400)
    expect((await place(await anEmail('Europe/London'), '2026-11-01T00:30:00Z')).status).toBe(200)
  })
})

describe('an email that was scheduled before its month ended', () => {
  const inOctober = async () => {
    const email = await anEmail()
    await atInstant('2026-10-02T12:00:00Z', () => place(email, '2026-10-10T10:00'))
    return email
  }

  test('returns when its move is undone', async () => {
    const email = await inOctober()
    await place(email, '2026-11-25T10:00')
    expect((await place(email, '2026-10-10T10:00', true)).body.schedule.sendTime).toBe('2026-10-10T10:00:00-04:00')
  })

  test('returns when it was unscheduled and that is undone', async () => {
    const email = await inOctober()
    const [placed] = await onCalendar(email, 10)
    await workspace.owner.call(unschedule, { params: { id: placed!.id } })
    expect((await place(email, '2026-10-10T10:00', true)).status).toBe(200)
  })

  test('can get its own time again, but no other in that month', async () => {
    const email = await inOctober()
    expect((await place(email, '2026-10-10T10:00')).status).toBe(200)
    expect((await place(email, '2026-10-11T10:00')).error).toEqual(OCTOBER_IS_OVER)
  })
})

test("an undo doesn't move an email into a past month without an earlier date there", async () => {
  expect((await place(await anEmail(), '2026-10-10T10:00', true)).error).toEqual(OCTOBER_IS_OVER)
})

test('AI Schedule All rejects a past month and suggests no time in it', async () => {
  const { brandId, outlineId } = await anEmail()
  const october = { brandId, year: 2026, month: 10, outlineIds: [outlineId] }
  const refused = await workspace.owner.call(suggest, { body: october })
  expect([refused.status, refused.error.field]).toEqual([400, 'month'])
  const { body } = await workspace.owner.call(slots, { query: { outlineId } })
  expect(body.slots.map(({ sendTime }) => sendTime).filter((sendTime) => sendTime < '2026-11-22')).toEqual([])
})
