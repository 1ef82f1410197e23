import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { insertCampaigns } from '#features/history/server/store.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import type { Scope } from '#server/scope.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { type TestWorkspace, aBrand, aMember, aSchedule, aWorkspace, anOutline, suspend } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { todayAt } from '#shared/calendar-dates.ts'
import { calendarEndpoints } from '../contract.ts'
import { scheduleOutlines } from './schedule-all.ts'
import { searchInThread } from './scheduling/search-in-thread.ts'

const { suggest, undoSuggest, slots, schedule, unschedule, month: readMonth } = calendarEndpoints

// This month is far enough away that it can't start during the tests.
const YEAR = new Date().getUTCFullYear() + 1
const MONTH = { year: YEAR, month: 3 }
const on = (day: number, time = '10:00') => `${YEAR}-03-${String(day).padStart(2, '0')}T${time}`

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function aPlan(count: number, changes: object = {}) {
  const { id: brandId } = await aBrand(workspace, { country: 'DE', language: 'en', ...changes })
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push((await anOutline(workspace, brandId, MONTH)).id)
  return { brandId, ids }
}

const scopeOfOwner = (): Scope => ({
  workspaceId: workspace.id,
  role: 'OWNER',
  plan: 'OMNI',
  limits: PLAN_CATALOG.OMNI.limits,
  userId: workspace.owner.user.id,
  userName: 'Robin Test',
  bySupport: false,
  byToken: null,
})
const run = (brandId: string, outlineIds: string[], more: object = {}) =>
  workspace.owner.call(suggest, { body: { brandId, ...MONTH, outlineIds, ...more } })
const shown = async (brandId: string, at: { year: number; month: number } = MONTH) =>
  (await workspace.owner.call(readMonth, { query: { brandId, ...at } })).body
const daysOf = (schedules: { sendTime: string }[]) => schedules.map(({ sendTime }) => sendTime.slice(0, 10))
const moveManually = (brandId: string, outlineId: string, newSendTime: string, more: object = {}) =>
  workspace.owner.call(schedule, { body: { brandId, outlineId, newSendTime, ...more } })

async function withHistory(brandId: string) {
  const now = testApp.app.clock.now()
  const until = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  await withWorkspace(testApp.app.db, workspace.id, (tx) =>
    insertCampaigns(
      tx,
      generateDemoHistory({ id: 'tannholt' }, until).map((campaign) => ({
        ...campaign,
        workspaceId: workspace.id,
        id: newId(),
        brandId,
        source: 'demo' as const,
      })),
    ),
  )
}

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

test('skips weekdays that a brand rule excludes', async () => {
  const weekdaysWith = async (text: string) => {
    const { brandId, ids } = await aPlan(3)
    await workspace.owner.call(sheetEndpoints.writeRules, { params: { id: brandId }, body: { text } })
    const { body: times } = await workspace.owner.call(slots, { query: { outlineId: ids[0]! } })
    const { body } = await run(brandId, ids)
    expect([times.slots.length, body.schedules.length]).toEqual([3, 3])
    return [times.slots, body.schedules].map((found) =>
      daysOf(found).map((day) => Temporal.PlainDate.from(day).dayOfWeek),
    )
  }
  const [slot, placed] = await weekdaysWith('Be kind.')
  const refused = [slot![0]!, placed![0]!]
  const named = refused.map((day) => WEEKDAYS[day - 1]).join(' or ')
  const all = (await weekdaysWith(`No emails on ${named}.`)).flat()
  expect(all.filter((day) => refused.includes(day))).toEqual([])
})

describe('AI Schedule All', () => {
  test('schedules every email with a reason and logs it', async () => {
    const { brandId, ids } = await aPlan(4)
    const { status, body } = await run(brandId, ids)
    expect([status, body.unplaced, body.campaigns, body.learnsFrom]).toEqual([200, [], 0, 15])
    expect(body.schedules.map(({ outlineId }) => outlineId).toSorted()).toEqual(ids.toSorted())
    for (const { sendTime, manualOverride, justification } of body.schedules) {
      expect(sendTime).toMatch(new RegExp(`^${YEAR}-03-\\d\\dT\\d\\d:00:00\\+0[12]:00$`))
      expect([manualOverride, justification]).toEqual([false, expect.stringMatching(/ when we scheduled this\.$/)])
    }
    expect(body.sharedReason).toMatch(/^There is no sending history yet, so the days follow general best practice\./)
    expect(await shown(brandId)).toMatchObject({ schedules: body.schedules, unscheduled: [] })
    const library = await workspace.owner.call(outlineEndpoints.list, { query: { brandId } })
    expect(library.body.outlines[0]!.activityLog.at(-1)).toMatchObject({ action: 'scheduled' })
  })

  test('learns from the history of the brand', async () => {
    const { brandId, ids } = await aPlan(3)
    await withHistory(brandId)
    const { body } = await run(brandId, ids)
    expect(body.campaigns).toBeGreaterThan(70)
    for (const { justification } of body.schedules) {
      expect(justification).toMatch(/\d+ \w+ sends? did about \d+% better than expected|^Best available day: /)
    }
  })

  test('keeps scheduled emails and leaves room around them', async () => {
    const { brandId, ids } = await aPlan(5)
    const [manual, earlier, ...rest] = ids as [string, string, ...string[]]
    await moveManually(brandId, manual, on(10, '18:30'))
    await run(brandId, [earlier])
    const before = await shown(brandId)
    const { body } = await run(brandId, ids)
    expect(body.schedules.map(({ outlineId }) => outlineId).toSorted()).toEqual(rest.toSorted())
    const after = await shown(brandId)
    expect(after.schedules).toEqual(expect.arrayContaining(before.schedules))
    const days = daysOf(after.schedules).map((day) => Number(day.slice(8)))
    expect(Math.min(...days.slice(1).map((day, index) => day - days[index]!))).toBeGreaterThanOrEqual(2)
  })

  test('never uses a past day or today', async () => {
    const today = todayAt('Europe/London', testApp.app.clock.now())
    const [year, month, day] = today.split('-').map(Number) as [number, number, number]
    const now = { year, month }
    const { id: brandId } = await aBrand(workspace, { country: 'GB', language: 'en' })
    const outline = await anOutline(workspace, brandId, now)
    const last = new Date(Date.UTC(now.year, now.month, 0)).getUTCDate()
    const answer = await run(brandId, [outline.id], now)
    if (day === last) {
      expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', field: 'month' })
    } else {
      expect(answer.body.schedules[0]!.sendTime.slice(0, 10) > today).toBe(true)
    }
    const over = await run(brandId, [outline.id], { year: now.year - 1 })
    expect([over.status, over.error.error]).toEqual([
      400,
      expect.stringMatching(/^There are no days left to schedule in /),
    ])
  })

  test('schedules at most two a day and reports the rest', async () => {
    const { brandId, ids } = await aPlan(6)
    const weekdays = [3]
    const limits = { weekdays, blackoutDates: wednesdays().slice(2) }
    const { body } = await run(brandId, ids, { limits })
    const counts = Map.groupBy(daysOf(body.schedules), (day) => day)
    expect([...counts.values()].map(({ length }) => length)).toEqual([2, 2])
    expect([...counts.keys()]).toEqual(wednesdays().slice(0, 2))
    expect(body.unplaced).toHaveLength(2)
    expect(body.unplaced[0]).toMatchObject({
      reason: 'Every suitable day this month already has two emails.',
    })
    expect((await shown(brandId)).unscheduled.map(({ outlineId }) => outlineId).toSorted()).toEqual(
      body.unplaced.map(({ outlineId }) => outlineId).toSorted(),
    )
  })

  test('reschedules its own emails within limits, unless someone moved them', async () => {
    const { brandId, ids } = await aPlan(4)
    const first = (await run(brandId, ids)).body.schedules
    const moved = first[0]!.outlineId
    await moveManually(brandId, moved, on(5, '12:00'))
    const again = await run(brandId, ids, { again: true, limits: { maxPerWeek: 1, weekdays: [1, 2] } })
    expect(again.body.schedules.map(({ outlineId }) => outlineId)).not.toContain(moved)
    for (const day of daysOf(again.body.schedules)) expect([1, 2]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
    expect((await shown(brandId)).schedules.find(({ outlineId }) => outlineId === moved)).toMatchObject({
      sendTime: expect.stringContaining(on(5, '12:00')),
      manualOverride: true,
    })
    const without = await run(brandId, ids, { limits: { maxPerWeek: 1 } })
    expect([without.status, without.error.error]).toEqual([400, 'No unscheduled outlines to schedule'])
  })

  test('undoes everything that no one has moved since', async () => {
    const { brandId, ids } = await aPlan(3)
    const { schedules } = (await run(brandId, ids)).body
    const moved = schedules[0]!.outlineId
    await moveManually(brandId, moved, on(20))
    const { body } = await workspace.owner.call(undoSuggest, { body: { brandId, outlineIds: ids } })
    expect(body.outlineIds.toSorted()).toEqual(ids.filter((id) => id !== moved).toSorted())
    const after = await shown(brandId)
    expect([after.schedules.length, after.unscheduled.length]).toEqual([1, 2])
  })

  test('concurrent runs give every email one day, and no day more than two', async () => {
    const { brandId, ids } = await aPlan(6)
    const answers = await Promise.all([
      run(brandId, ids),
      run(brandId, ids),
      run(brandId, ids.slice(0, 3)),
      run(brandId, ids.slice(3)),
      ...ids.map((id) => run(brandId, [id])),
    ])
    for (const { status, error } of answers) {
      if (status !== 200) expect(error.error).toBe('No unscheduled outlines to schedule')
    }
    const placed = answers.flatMap(({ status, body }) => (status === 200 ? body.schedules : []))
    expect(placed.map(({ outlineId }) => outlineId).toSorted()).toEqual(ids.toSorted())
    const { schedules } = await shown(brandId)
    expect(schedules).toHaveLength(6)
    for (const [, sends] of Map.groupBy(daysOf(schedules), (day) => day)) expect(sends.length).toBeLessThanOrEqual(2)
  })

  test('keeps an email that a user schedules meanwhile', async () => {
    const { brandId, ids } = await aPlan(4)
    const [placed, moved] = await Promise.all([run(brandId, ids), moveManually(brandId, ids[0]!, on(20, '16:00'))])
    expect([placed.status, moved.status]).toEqual([200, 200])
    const { schedules } = await shown(brandId)
    expect(schedules).toHaveLength(4)
    expect(schedules.find(({ outlineId }) => outlineId === ids[0])).toMatchObject({
      sendTime: expect.stringContaining(on(20, '16:00')),
      manualOverride: true,
    })
  })

  test('searches without a transaction, and constant changes cause a conflict', async () => {
    const { brandId, ids } = await aPlan(2)
    const [waiting, moving] = [ids[0]!, ids[1]!]
    const stranger = await aWorkspace({ plan: 'OMNI' })
    let day = 10
    const search: typeof searchInThread = async (problem, maxPerWeek) => {
      // Each of these requests would wait forever if the search held a transaction.
      expect((await moveManually(brandId, moving, on((day += 1)))).status).toBe(200)
      const renamed = { params: { id: brandId }, body: { name: `Brand of day ${day}` } }
      expect((await workspace.owner.call(brandEndpoints.update, renamed)).status).toBe(200)
      expect((await stranger.owner.call(brandEndpoints.list)).status).toBe(200)
      return searchInThread(problem, maxPerWeek)
    }
    const request = { brandId, ...MONTH, outlineIds: [waiting], again: false }
    await expect(scheduleOutlines(testApp.app, scopeOfOwner(), request, search)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(day).toBe(15)
    expect((await shown(brandId)).unscheduled.map(({ outlineId }) => outlineId)).toEqual([waiting])
  })

  test('accepts only outlines of the brand', async () => {
    const { brandId, ids } = await aPlan(1)
    const other = await aPlan(1)
    const stranger = await aWorkspace({ plan: 'OMNI' })
    const { id: theirBrand } = await aBrand(stranger)
    const theirs = await anOutline(stranger, theirBrand, MONTH)
    for (const foreign of [other.ids[0]!, theirs.id, newId()]) {
      for (const row of [suggest, undoSuggest]) {
        const body = { brandId, ...MONTH, outlineIds: [...ids, foreign] }
        const { status, error } = await workspace.owner.call(row, { body })
        expect([status, error]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
      }
    }
    expect((await shown(brandId)).schedules).toEqual([])
  })

  test('rejects requests without a brand, without outlines or with invalid limits', async () => {
    const { brandId, ids } = await aPlan(1)
    const without = await workspace.owner.call(suggest, { body: { ...MONTH, outlineIds: ids } })
    expect([without.status, without.error.error, without.error.field]).toEqual([400, 'No brand selected', 'brandId'])
    const none = await run(brandId, [])
    expect([none.status, none.error.error]).toEqual([400, 'No unscheduled outlines to schedule'])
    for (const limits of [{ weekdays: [] }, { weekdays: [7] }, { maxPerWeek: 0 }, { blackoutDates: ['2027-02-30'] }]) {
      expect([limits, (await run(brandId, ids, { limits })).status]).toEqual([limits, 400])
    }
    await testApp.app.db.execute(sql`update outlines set workflow_status = 'archived' where id = ${ids[0]}`)
    expect((await run(brandId, ids)).error.error).toBe('No unscheduled outlines to schedule')
  })

  test('requires the permission, a plan with calendar and an active workspace', async () => {
    const own = await aWorkspace({ plan: 'PRO' })
    const { id: brandId } = await aBrand(own)
    const { id } = await anOutline(own, brandId, MONTH)
    const body = { brandId, ...MONTH, outlineIds: [id] }
    const reader = await aMember(own, 'COLLABORATOR')
    expect((await reader.call(suggest, { body })).error.code).toBe('FORBIDDEN')
    expect((await reader.call(undoSuggest, { body })).error.code).toBe('FORBIDDEN')
    expect((await reader.call(slots, { query: { outlineId: id } })).body.slots).toHaveLength(3)
    await suspend(own.id)
    expect((await own.owner.call(suggest, { body })).error.code).toBe('WORKSPACE_SUSPENDED')
    const small = await aWorkspace({ plan: 'STARTER' })
    const { id: smallBrand } = await aBrand(small)
    const outline = await anOutline(small, smallBrand, MONTH)
    const answer = await small.owner.call(suggest, { body: { ...body, brandId: smallBrand, outlineIds: [outline.id] } })
    expect(answer.error.code).toBe('PLAN_REQUIRED')
  })
})

describe('the mark “AI Scheduled”', () => {
  test('disappears when a user moves the email, and returns with an undo', async () => {
    const { brandId, ids } = await aPlan(1)
    const [placed] = (await run(brandId, ids)).body.schedules
    const moved = (await moveManually(brandId, ids[0]!, on(30, '15:00'))).body.schedule
    expect(moved).toMatchObject({ manualOverride: true, justification: placed!.justification })
    const undone = await moveManually(brandId, ids[0]!, placed!.sendTime, { undo: true })
    expect(undone.body.schedule).toEqual(placed)
    // A manual move to the same time counts as a decision, and so does an undo to another time.
    await moveManually(brandId, ids[0]!, on(30, '15:00'))
    expect((await moveManually(brandId, ids[0]!, placed!.sendTime)).body.schedule.manualOverride).toBe(true)
    expect((await moveManually(brandId, ids[0]!, on(29), { undo: true })).body.schedule.manualOverride).toBe(true)
  })

  test('returns when an unscheduled email returns with an undo', async () => {
    const { brandId, ids } = await aPlan(1)
    const [placed] = (await run(brandId, ids)).body.schedules
    await workspace.owner.call(unschedule, { params: { id: placed!.id } })
    const undone = await moveManually(brandId, ids[0]!, placed!.sendTime, { undo: true })
    expect(undone.body.schedule).toEqual(placed)
    await workspace.owner.call(unschedule, { params: { id: placed!.id } })
    const fresh = await moveManually(brandId, ids[0]!, on(3))
    expect(fresh.body.schedule).toMatchObject({ manualOverride: true, justification: null })
  })

  test('returns for emails that were scheduled before we stored the suggested time', async () => {
    const { id: brandId } = await aBrand(workspace, { country: 'US', language: 'en' })
    const outline = await anOutline(workspace, brandId)
    const scheduleId = await aSchedule(workspace, outline.id)
    await workspace.owner.call(schedule, { body: { scheduleId, newSendTime: on(9, '18:30') } })
    const body = { scheduleId, newSendTime: '2026-12-04T10:00', undo: true }
    expect((await workspace.owner.call(schedule, { body })).body.schedule).toMatchObject({
      manualOverride: false,
      justification: 'Fridays open best.',
    })
  })
})

describe('suggestions for one outline', () => {
  test('are three days of its month with reasons, and none once it was sent', async () => {
    const { brandId, ids } = await aPlan(2)
    await moveManually(brandId, ids[1]!, on(12))
    const ask = () => workspace.owner.call(slots, { query: { outlineId: ids[0]! } })
    const { body } = await ask()
    expect(new Set(daysOf(body.slots)).size).toBe(3)
    for (const { sendTime, reason } of body.slots) {
      expect(sendTime).toMatch(new RegExp(`^${YEAR}-03-`))
      expect(Math.abs(Number(sendTime.slice(8, 10)) - 12)).toBeGreaterThanOrEqual(2)
      expect(reason).toMatch(/ days? away\.$|^No other email is near\.$/)
    }
    const taken = await moveManually(brandId, ids[0]!, body.slots[0]!.sendTime)
    expect(taken.body.schedule.sendTime).toBe(body.slots[0]!.sendTime)
    await testApp.app.db.execute(sql`update outlines set workflow_status = 'sent' where id = ${ids[0]}`)
    expect((await ask()).body.slots).toEqual([])
  })
})

function wednesdays(): string[] {
  return Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(YEAR, 2, index + 1)))
    .filter((day) => day.getUTCDay() === 3)
    .map((day) => day.toISOString().slice(0, 10))
}
