import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import type { Country } from '#shared/brand-brief.ts'
import { type TestWorkspace, aBrand, aSchedule, aWorkspace, anOutline } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../contract.ts'

const { month, schedule, unschedule } = calendarEndpoints

beginAt('2026-03-01T12:00:00Z')

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function aDatelessOutline(country: Country = 'US', changes: object = {}) {
  const { id: brandId } = await aBrand(workspace, { country, language: 'en' })
  return { brandId, outline: await anOutline(workspace, brandId, changes) }
}

const place = (outlineId: string, brandId: string, newSendTime: string) =>
  workspace.owner.call(schedule, { body: { outlineId, brandId, newSendTime } })
const shown = async (brandId: string, year = 2026, ofMonth = 12) =>
  (await workspace.owner.call(month, { query: { brandId, year, month: ofMonth } })).body
const setStatus = (id: string, status: string) =>
  testApp.app.db.execute(sql`update outlines set workflow_status = ${status} where id = ${id}`)

describe('the calendar', () => {
  test('lists an email without a date, with a date and without it again', async () => {
    const { brandId, outline } = await aDatelessOutline()
    expect(await shown(brandId)).toMatchObject({
      schedules: [],
      unscheduled: [
        {
          outlineId: outline.id,
          campaignTitle: outline.title,
          subjectLine: outline.subjectLines[0],
          previewText: outline.previewText,
          template: outline.template,
          workflowStatus: 'draft',
          mainTopicTitle: outline.mainTopicTitle,
          segment: outline.segment,
          promotion: expect.any(Boolean),
          occasion: null,
        },
      ],
    })
    const { body, status } = await place(outline.id, brandId, '2026-12-04T10:00')
    expect([status, body.schedule]).toMatchObject([
      200,
      {
        outlineId: outline.id,
        campaignTitle: outline.title,
        sendTime: '2026-12-04T10:00:00-05:00',
        manualOverride: true,
        justification: null,
      },
    ])
    expect(await shown(brandId)).toMatchObject({ schedules: [body.schedule], unscheduled: [] })
    const library = await workspace.owner.call(outlineEndpoints.list, { query: { brandId } })
    expect(library.body.outlines[0]).toMatchObject({ scheduledSendAt: '2026-12-04T10:00:00-05:00' })
    expect(library.body.outlines[0]!.activityLog.at(-1)).toMatchObject({ action: 'scheduled' })
    expect((await workspace.owner.call(unschedule, { params: { id: body.schedule.id } })).body).toEqual({ ok: true })
    expect((await shown(brandId)).unscheduled).toHaveLength(1)
    expect((await workspace.owner.call(unschedule, { params: { id: body.schedule.id } })).status).toBe(404)
  })

  test('shows the six weeks around a month, and an outline where it is sent', async () => {
    const { brandId, outline } = await aDatelessOutline()
    const ids = async (year: number, ofMonth: number) =>
      (await shown(brandId, year, ofMonth)).schedules.map(({ outlineId }) => outlineId)
    for (const [day, november, december] of [
      ['2026-11-28', true, false],
      ['2026-11-29', true, true],
      ['2026-12-12', true, true],
      ['2026-12-13', false, true],
      ['2027-01-09', false, true],
      ['2027-01-10', false, false],
    ] as const) {
      await place(outline.id, brandId, `${day}T23:59`)
      expect([day, await ids(2026, 11), await ids(2026, 12)]).toEqual([
        day,
        november ? [outline.id] : [],
        december ? [outline.id] : [],
      ])
    }
  })

  test('moves a scheduled email and keeps the reason for its first day', async () => {
    const { brandId, outline } = await aDatelessOutline()
    const scheduleId = await aSchedule(workspace, outline.id)
    const moved = await workspace.owner.call(schedule, { body: { scheduleId, newSendTime: '2026-12-09T18:30' } })
    expect(moved.body.schedule).toMatchObject({
      id: scheduleId,
      sendTime: '2026-12-09T18:30:00-05:00',
      manualOverride: true,
      justification: 'Fridays open best.',
    })
    const again = await place(outline.id, brandId, '2026-12-10T10:00')
    expect(again.body.schedule.id).toBe(scheduleId)
    expect((await shown(brandId)).schedules).toHaveLength(1)
  })

  test('counts unscheduled outlines by month', async () => {
    const { brandId } = await aDatelessOutline()
    const [placed, archived, gone] = [
      await anOutline(workspace, brandId),
      await anOutline(workspace, brandId),
      await anOutline(workspace, brandId),
    ]
    await anOutline(workspace, brandId, { year: 2027, month: 2 })
    await place(placed.id, brandId, '2026-12-04T10:00')
    await setStatus(archived.id, 'archived')
    await testApp.app.db.execute(sql`update outlines set deleted_at = now() where id = ${gone.id}`)
    expect((await shown(brandId, 2026, 11)).waiting).toEqual([
      { year: 2026, month: 12, outlines: 1 },
      { year: 2027, month: 2, outlines: 1 },
    ])
  })

  test('two concurrent drops create one schedule', async () => {
    const { brandId, outline } = await aDatelessOutline()
    const answers = await Promise.all(['04', '05'].map((day) => place(outline.id, brandId, `2026-12-${day}T10:00`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.schedule.id)).size).toBe(1)
  })

  test('keeps the date of sent outlines and hides archived ones', async () => {
    const { brandId, outline } = await aDatelessOutline()
    const scheduleId = await aSchedule(workspace, outline.id)
    await setStatus(outline.id, 'sent')
    const sent = await workspace.owner.call(schedule, { body: { scheduleId, newSendTime: '2026-12-09T10:00' } })
    expect([sent.status, sent.error.error]).toEqual([409, "This email was already sent, so you can't change its date."])
    expect((await workspace.owner.call(unschedule, { params: { id: scheduleId } })).status).toBe(409)
    expect((await shown(brandId)).schedules).toHaveLength(1)
    await setStatus(outline.id, 'archived')
    expect(await shown(brandId)).toMatchObject({ schedules: [], unscheduled: [] })
    expect((await place(outline.id, brandId, '2026-12-09T10:00')).status).toBe(409)
  })

  test('rejects requests without a target or a time', async () => {
    const { brandId, outline } = await aDatelessOutline()
    const other = await aBrand(workspace)
    for (const newSendTime of ['tomorrow', '2026-12-04', '2026-02-30T10:00', '2026-12-04T24:00', '1999-12-04T10:00']) {
      expect([newSendTime, (await place(outline.id, brandId, newSendTime)).status]).toEqual([newSendTime, 400])
    }
    expect((await workspace.owner.call(schedule, { body: { newSendTime: '2026-12-04T10:00' } })).status).toBe(400)
    expect((await place(outline.id, other.id, '2026-12-04T10:00')).status).toBe(404)
    expect(await shown(brandId)).toMatchObject({ schedules: [] })
  })
})

describe('the holidays of a brand', () => {
  const AUGUST = { year: 2027, month: 8 }
  const MAY = { year: 2027, month: 5 }

  test('include general days and those of its trade, without days that a rule excludes', async () => {
    const { owner } = workspace
    const { id } = await aBrand(workspace)
    const params = { id }
    const names = async (at: { year: number; month: number }) =>
      (await owner.call(month, { query: { brandId: id, ...at } })).body.observances.map(({ name }) => name)
    const productsInfo = { products: 'Ridge Harness, Trail Leash', averageOrderValue: '$70' }
    await owner.call(brandEndpoints.update, { params, body: { productsInfo } })
    expect(await names(AUGUST)).not.toContain('International Dog Day')
    expect(await names(MAY)).toContain("Mother's Day")
    const facts = [{ kind: 'trade' as const, key: 'trade', state: 'confirmed' as const }]
    expect((await owner.call(sheetEndpoints.decide, { params, body: { facts } })).status).toBe(200)
    await owner.call(sheetEndpoints.writeRules, { params, body: { text: "No Mother's Day." } })
    expect(await names(AUGUST)).toContain('International Dog Day')
    expect(await names(MAY)).not.toContain("Mother's Day")
    expect(await names(MAY)).toContain('Memorial Day')
  })
})

describe('send times', () => {
  test.each([
    ['US', '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
    ['US', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    ['CA', '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
    ['GB', '2026-03-29T01:30', '2026-03-29T02:30:00+01:00'],
    ['DE', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
    ['FR', '2026-03-29T02:00', '2026-03-29T03:00:00+02:00'],
    ['ES', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['IT', '2026-03-29T01:59', '2026-03-29T01:59:00+01:00'],
    ['AU', '2026-10-04T02:30', '2026-10-04T03:30:00+11:00'],
    ['DE', '2026-12-04T10:00:00Z', '2026-12-04T11:00:00+01:00'],
    ['US', '2026-12-05T03:00:00+01:00', '2026-12-04T21:00:00-05:00'],
    ['AU', '2026-12-04T20:00:00-05:00', '2026-12-05T12:00:00+11:00'],
  ] as const)('%s: %s is %s', async (country, asked, told) => {
    const { brandId, outline } = await aDatelessOutline(country)
    expect((await place(outline.id, brandId, asked)).body.schedule.sendTime).toBe(told)
  })

  test('stay at ten when an email moves across a clock change', async () => {
    const { brandId, outline } = await aDatelessOutline('DE')
    const winter = await place(outline.id, brandId, '2027-03-27T10:00')
    const summer = await place(outline.id, brandId, '2027-03-28T10:00')
    expect([winter, summer].map(({ body }) => body.schedule.sendTime)).toEqual([
      '2027-03-27T10:00:00+01:00',
      '2027-03-28T10:00:00+02:00',
    ])
  })
})
