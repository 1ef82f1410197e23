import { beforeAll, describe, expect, test } from 'vitest'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { seriesEndpoints } from '#features/ideas/series-contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { observancesOf } from '#writing/knowledge/observances.ts'
import type { Client } from '#test/client.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, setPlan, suspend } from '#test/fixtures.ts'
import { beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../../contract.ts'
import { moveEndpoints } from '../../moves-contract.ts'

beginAt('2026-11-02T12:00:00Z')

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const NAME = 'Courtyard Filter Blend'
const DAYS = ['2026-11-25', '2026-11-30', '2026-12-02', '2026-12-05', '2026-12-08']
const LATER = ['2026-11-28', '2026-12-03', '2026-12-05', '2026-12-08', '2026-12-11']
const [TEASER, EARLY, LAUNCH, PROOF, LAST] = [0, 1, 2, 3, 4] as const

/** A launch on December 2 in a new brand in Berlin. `written` have an outline, and `dated` are also scheduled on their day. */
async function aLaunch({ of = workspace, written = [], dated = [] }: Partial<LaunchWanted> = {}) {
  const { id: brandId } = await aBrand(of, { country: 'DE' })
  const { body } = await of.owner.call(seriesEndpoints.add, {
    params: { id: brandId },
    body: { kind: 'launch', date: '2026-12-02', name: NAME },
  })
  const ideas = body.topic.subtopics.map(({ id }) => id)
  const outlines: Record<number, string> = {}
  for (const step of [...written, ...dated]) {
    const { outline } = (await of.owner.call(outlineEndpoints.generate, { params: { id: ideas[step]! } })).body
    outlines[step] = outline!.id
  }
  for (const step of dated) expect(await schedule(outlines[step]!, `${DAYS[step]}T10:00`, of.owner)).toBeUndefined()
  return { brandId, ideas, outlines }
}
interface LaunchWanted {
  of: TestWorkspace
  written: readonly number[]
  dated: readonly number[]
}

/** Returns the moved anchor, if the email is one. */
const schedule = async (outlineId: string, newSendTime: string, by: Client = workspace.owner) => {
  const { id: outline, brandId } = await outlineOf(outlineId, by)
  const { body } = await by.call(calendarEndpoints.schedule, { body: { outlineId: outline, brandId, newSendTime } })
  return body.anchor
}

const outlineOf = async (id: string, by: Client = workspace.owner) =>
  (
    (await by.call(outlineEndpoints.getOrList, { params: { id } })).body as {
      outline: {
        id: string
        brandId: string
        scheduledSendAt: string | null
        planMonth: { year: number; month: number }
      }
    }
  ).outline

const look = async (ideaId: string, from: string, to: string, by: Client = workspace.owner) =>
  (await by.call(moveEndpoints.series, { params: { id: ideaId }, query: { from, to } })).body

const plannedDays = async (brandId: string, month = 12) => {
  const params = { id: brandId, year: 2026, month }
  const { body } = await workspace.owner.call(ideaEndpoints.plan, { params })
  return body.mainTopics.flatMap(({ subtopics }) => subtopics.map(({ suggestedDate }) => suggestedDate))
}

const timesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await outlineOf(id)).scheduledSendAt?.slice(0, 16)))

const movesOf = ({ moves, days }: Awaited<ReturnType<typeof look>>) => ({
  moves: moves.flatMap(({ outlineId, from, to, stays }) =>
    stays === null ? [{ outlineId, from: from!, to: to! }] : [],
  ),
  days: days.map(({ ideaId, from, to }) => ({ ideaId, from, to })),
})
const back = ({ moves, days }: ReturnType<typeof movesOf>) => ({
  moves: moves.map(({ outlineId, from, to }) => ({ outlineId, from: to, to: from })),
  days: days.map(({ ideaId, from, to }) => ({ ideaId, from: to, to: from })),
  undo: true,
})

describe('when the anchor of a series moves', () => {
  test('the others move with it in one step, scheduled or not, and one step back', async () => {
    const { brandId, ideas, outlines } = await aLaunch({ written: [EARLY], dated: [TEASER, LAUNCH] })
    expect(await schedule(outlines[TEASER]!, '2026-11-26T18:30')).toBeUndefined()
    const anchor = await schedule(outlines[LAUNCH]!, '2026-12-05T09:00')
    expect(anchor).toEqual({ ideaId: ideas[LAUNCH], brandId, from: '2026-12-02', to: '2026-12-05' })
    const looked = await look(anchor!.ideaId, anchor!.from, anchor!.to)
    expect(looked).toMatchObject({
      name: NAME,
      moves: [{ outlineId: outlines[TEASER], from: '2026-11-26T18:30', to: '2026-11-29T18:30', stays: null }],
      conflicts: [],
    })
    expect(looked.days.map(({ ideaId, to, isHidden }) => [ideaId, to, isHidden])).toEqual([
      [ideas[TEASER], LATER[TEASER], true],
      [ideas[EARLY], LATER[EARLY], false],
      [ideas[LAUNCH], LATER[LAUNCH], true],
      [ideas[PROOF], LATER[PROOF], false],
      [ideas[LAST], LATER[LAST], false],
    ])
    const wanted = movesOf(looked)
    const params = { id: brandId }
    expect((await workspace.owner.call(moveEndpoints.move, { params, body: wanted })).body).toEqual(wanted)
    expect(await plannedDays(brandId)).toEqual(LATER)
    const scheduled = [outlines[TEASER]!, outlines[LAUNCH]!]
    expect(await timesOf(scheduled)).toEqual(['2026-11-29T18:30', '2026-12-05T09:00'])
    expect(await look(anchor!.ideaId, anchor!.to, anchor!.to)).toMatchObject({ moves: [], days: [] })

    expect((await workspace.owner.call(moveEndpoints.move, { params, body: back(wanted) })).status).toBe(200)
    expect(await plannedDays(brandId)).toEqual(DAYS)
    expect(await timesOf(scheduled)).toEqual(['2026-11-26T18:30', '2026-12-05T09:00'])
  })

  test('an outline without a date waits in the month of its new day, and AI Schedule All keeps that day', async () => {
    const { brandId, ideas, outlines } = await aLaunch({ written: [EARLY], dated: [LAUNCH] })
    expect((await outlineOf(outlines[EARLY]!)).planMonth).toEqual({ year: 2026, month: 11 })
    await schedule(outlines[LAUNCH]!, '2026-12-05T09:00')
    const body = movesOf(await look(ideas[LAUNCH]!, '2026-12-02', '2026-12-05'))
    expect((await workspace.owner.call(moveEndpoints.move, { params: { id: brandId }, body })).status).toBe(200)
    const december = { year: 2026, month: 12 }
    expect((await outlineOf(outlines[EARLY]!)).planMonth).toEqual(december)
    const suggest = { brandId, ...december, outlineIds: [outlines[EARLY]!] }
    const { schedules, reasons } = (await workspace.owner.call(calendarEndpoints.suggest, { body: suggest })).body
    expect(schedules.map(({ sendTime }) => sendTime.slice(0, 10))).toEqual([LATER[EARLY]])
    expect(reasons[0]!.reason).toContain('2 days before the launch')
  })

  test('an email on its first date moved from its planned day, and any date of it counts', async () => {
    const { brandId, ideas, outlines } = await aLaunch({ written: [LAUNCH] })
    const anchor = { ideaId: ideas[LAUNCH], brandId }
    expect(await schedule(outlines[LAUNCH]!, '2026-12-02T10:00')).toBeUndefined()
    expect(await schedule(outlines[LAUNCH]!, '2026-12-02T18:00')).toBeUndefined()
    expect(await schedule(outlines[LAUNCH]!, '2026-12-04T18:00')).toEqual({
      ...anchor,
      from: '2026-12-02',
      to: '2026-12-04',
    })
    const other = await aLaunch({ written: [LAUNCH] })
    expect(await schedule(other.outlines[LAUNCH]!, '2026-12-01T10:00')).toMatchObject({
      from: '2026-12-02',
      to: '2026-12-01',
    })
  })

  test('emails that were sent or are archived keep their day, and past days are marked', async () => {
    const { ideas, outlines } = await aLaunch({ dated: [TEASER, EARLY, PROOF] })
    const changeTo = async (step: number, status: 'sent' | 'archived') =>
      workspace.owner.call(outlineEndpoints.changeStatus, { params: { id: outlines[step]! }, body: { status } })
    await changeTo(TEASER, 'sent')
    await changeTo(PROOF, 'archived')
    const { moves, days } = await look(ideas[LAUNCH]!, '2026-12-02', '2026-11-03')
    expect(moves.map(({ outlineId, stays }) => [outlineId, stays])).toEqual([
      [outlines[TEASER], 'sent'],
      [outlines[EARLY], null],
      [outlines[PROOF], 'archived'],
    ])
    expect(moves[1]).toMatchObject({ to: '2026-11-01T10:00', past: true })
    expect(days.map(({ ideaId, past }) => [ideaId, past])).toEqual([
      [ideas[EARLY], true],
      [ideas[LAUNCH], false],
      [ideas[LAST], false],
    ])
  })

  test('warnings that the moves would cause are listed', async () => {
    const { brandId, ideas } = await aLaunch({ dated: [LAST] })
    const { body } = await workspace.owner.call(ideaEndpoints.addManual, {
      params: { id: brandId },
      body: { title: 'Waiting', description: 'A quiet email', year: 2026, month: 12 },
    })
    const { outline } = (await workspace.owner.call(outlineEndpoints.generate, { params: { id: body.idea.id } })).body
    await schedule(outline!.id, '2026-12-11T12:00')
    expect((await look(ideas[LAUNCH]!, '2026-12-02', '2026-12-05')).conflicts).toContainEqual(
      expect.stringContaining('Two emails on Friday, December 11: '),
    )
  })

  test("nothing follows an email that isn't an anchor, or the greeting of a holiday, which keeps its day", async () => {
    const { ideas } = await aLaunch()
    expect(await look(ideas[TEASER]!, '2026-11-25', '2026-11-26')).toMatchObject({ moves: [], days: [] })
    const { id: brandId } = await aBrand(workspace, { country: 'US' })
    const holiday = observancesOf('US', 2027).find(({ id }) => id === 'mothers-day')!
    const add = async (kind: 'holiday' | 'launch') =>
      (
        await workspace.owner.call(seriesEndpoints.add, {
          params: { id: brandId },
          body: { kind, date: holiday.date, name: "Mother's Day", observanceId: holiday.id },
        })
      ).body.topic.subtopics.find(({ suggestedDate }) => suggestedDate === holiday.date)!.id
    expect(await look(await add('holiday'), holiday.date, '2027-05-12')).toMatchObject({ moves: [], days: [] })
    expect((await look(await add('launch'), holiday.date, '2027-05-12')).days).toHaveLength(5)
  })
})

describe('moving planned days', () => {
  const move = (id: string, days: object[], by: Client = workspace.owner) =>
    by.call(moveEndpoints.moveDays, { params: { id }, body: { days: days as never } })

  test('follows the anchor idea that moved in the plan, on every plan and by creators', async () => {
    const free = await aWorkspace({ plan: 'FREE' })
    const creator = await aMember(free, 'CREATOR')
    const { brandId, ideas } = await aLaunch({ of: free })
    const date = '2026-12-12'
    expect(
      (await creator.call(ideaEndpoints.planDate, { params: { id: ideas[LAUNCH]! }, body: { date } })).status,
    ).toBe(200)
    const { days } = movesOf(await look(ideas[LAUNCH]!, '2026-12-02', date, creator))
    expect(days.map(({ to }) => to)).toEqual(['2026-12-05', '2026-12-10', '2026-12-15', '2026-12-18'])
    expect((await move(brandId, days, await aMember(free, 'COLLABORATOR'))).error.code).toBe('FORBIDDEN')
    expect((await move(brandId, days, creator)).status).toBe(200)
    expect((await look(ideas[LAUNCH]!, '2026-12-02', date, creator)).days).toEqual([])
    await suspend(free.id)
    expect((await move(brandId, days, creator)).error.code).toBe('WORKSPACE_SUSPENDED')
  })

  test('moves none if one has moved since, or is of another brand', async () => {
    const { brandId, ideas } = await aLaunch()
    const other = await aLaunch()
    const first = { ideaId: ideas[TEASER]!, from: DAYS[TEASER]!, to: LATER[TEASER]! }
    const moved = await move(brandId, [first, { ideaId: ideas[LAST]!, from: DAYS[PROOF]!, to: LATER[LAST]! }])
    expect([moved.status, moved.error.error]).toEqual([
      409,
      `“${NAME}: a last reminder” has moved since then, so no email was moved.`,
    ])
    const foreign = { ideaId: other.ideas[LAST]!, from: DAYS[LAST]!, to: LATER[LAST]! }
    expect((await move(brandId, [first, foreign])).status).toBe(404)
    expect(await plannedDays(brandId)).toEqual(DAYS)
    expect((await move(brandId, [first])).status).toBe(200)
    const body = { moves: [], days: [first] }
    const asMoves = await workspace.owner.call(moveEndpoints.move, { params: { id: brandId }, body })
    expect(asMoves.status).toBe(409)
  })

  test('together with scheduled emails needs the calendar and a manager', async () => {
    const pro = await aWorkspace({ plan: 'PRO' })
    const [manager, creator] = [await aMember(pro, 'MANAGER'), await aMember(pro, 'CREATOR')]
    const { brandId, ideas } = await aLaunch({ of: pro })
    const day = (from: number, to: number) => ({ ideaId: ideas[LAST]!, from: `2026-12-0${from}`, to: `2026-12-0${to}` })
    const code = async (by: Client, days: object[]) => {
      const body = { moves: [], days: days as never }
      const { status, error } = await by.call(moveEndpoints.move, { params: { id: brandId }, body })
      return status === 200 ? 200 : error.code
    }
    expect(await code(creator, [day(8, 9)])).toBe('FORBIDDEN')
    expect(await code(manager, [day(8, 9)])).toBe(200)
    expect(await code(manager, [])).toBe('INVALID_INPUT')
    await setPlan(pro.id, 'STARTER')
    expect(await code(manager, [day(9, 8)])).toBe('PLAN_REQUIRED')
  })
})
