import { beforeAll, describe, expect, test } from 'vitest'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { newId } from '#server/db/new-id.ts'
import { type Client } from '#test/client.ts'
import {
  type TestWorkspace,
  aBrand,
  aMember,
  aSession,
  aWorkspace,
  setPlan,
  storeOutlines,
  suspend,
} from '#test/fixtures.ts'
import { DAY, at, beginAt } from '#test/test-clock.ts'
import { calendarEndpoints } from '../../contract.ts'
import { moveEndpoints } from '../../moves-contract.ts'
import type { Shift } from '../../shifted-days.ts'

beginAt('2026-11-10T12:00:00Z')

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const A_WEEK: Shift = { by: 'days', days: 7 }

/** Stores outlines of a new brand, by title and send time. */
async function aPlan(emails: Record<string, string | null>, of = workspace) {
  const { id: brandId } = await aBrand(of, { country: 'DE', language: 'de' })
  const titles = Object.keys(emails)
  const ids = await storeOutlines(
    of,
    brandId,
    titles.map((title) => ({ title, mainTopicTitle: title })),
  )
  const idOf = Object.fromEntries(titles.map((title, index) => [title, ids[index]!]))
  for (const [title, time] of Object.entries(emails)) {
    if (time === null) continue
    const body = { outlineId: idOf[title], brandId, newSendTime: time }
    expect((await of.owner.call(calendarEndpoints.schedule, { body })).status).toBe(200)
  }
  return { brandId, idOf, ids }
}

const look = (id: string, outlineIds: readonly string[], shift: Shift, by: Client = workspace.owner) =>
  by.call(moveEndpoints.look, { params: { id }, body: { outlineIds: [...outlineIds], shift } })
const move = (id: string, moves: readonly object[], undo = false, by: Client = workspace.owner) =>
  by.call(moveEndpoints.move, { params: { id }, body: { moves: moves as never, undo } })

async function times(ids: readonly string[]) {
  const read = async (id: string) =>
    (await workspace.owner.call(outlineEndpoints.getOrList, { params: { id } })).body as {
      outline: { scheduledSendAt: string | null }
    }
  return Promise.all(ids.map(async (id) => (await read(id)).outline.scheduledSendAt))
}

describe('looking at moves', () => {
  test('says where each email goes, which ones stay and why', async () => {
    const { brandId, idOf, ids } = await aPlan({
      One: '2026-12-08T10:00',
      Two: '2026-12-31T18:30',
      Sent: '2026-12-09T10:00',
      Archived: '2026-12-10T10:00',
      Unscheduled: null,
    })
    for (const [title, status] of [
      ['Sent', 'sent'],
      ['Archived', 'archived'],
    ] as const) {
      await workspace.owner.call(outlineEndpoints.changeStatus, { params: { id: idOf[title]! }, body: { status } })
    }
    const { body } = await look(brandId, ids, { by: 'month', year: 2027, month: 1 })
    const shown = body.moves.map(({ campaignTitle, from, to, past, stays }) => [campaignTitle, from, to, past, stays])
    expect(shown).toEqual([
      ['One', '2026-12-08T10:00', '2027-01-12T10:00', false, null],
      ['Sent', '2026-12-09T10:00', '2027-01-13T10:00', false, 'sent'],
      ['Archived', '2026-12-10T10:00', '2027-01-14T10:00', false, 'archived'],
      ['Two', '2026-12-31T18:30', '2027-01-28T18:30', false, null],
      ['Unscheduled', null, null, false, 'unscheduled'],
    ])
    expect((await times([idOf['One']!]))[0]).toBe('2026-12-08T10:00:00+01:00')
  })

  test('marks days in the past, and refuses months that are over', async () => {
    const { brandId, ids } = await aPlan({ Soon: '2026-11-12T10:00' })
    const pastOf = async (days: number) => {
      const [shown] = (await look(brandId, ids, { by: 'days', days })).body.moves
      return [shown!.past, shown!.stays]
    }
    expect(await pastOf(-2)).toEqual([false, null])
    expect(await pastOf(-3)).toEqual([true, null])
    expect(await pastOf(-11)).toEqual([true, null])
    expect(await pastOf(-12)).toEqual([false, 'month_over'])
  })

  test('keeps the local time across a clock change, and moves out of an hour that does not exist', async () => {
    const { brandId, ids } = await aPlan({ Late: '2027-03-27T10:00', Night: '2027-03-27T02:30' })
    const { body } = await look(brandId, ids, { by: 'days', days: 1 })
    expect(body.moves.map(({ to }) => to)).toEqual(['2027-03-28T03:30', '2027-03-28T10:00'])
  })

  test('lists the warnings that the moves would cause, and no others', async () => {
    const { brandId, idOf } = await aPlan({
      Waiting: '2026-12-15T12:00',
      Moved: '2026-12-08T10:00',
      'Together one': '2027-01-20T10:00',
      'Together two': '2027-01-20T12:00',
    })
    const conflicts = async (outlineIds: string[], shift: Shift) =>
      (await look(brandId, outlineIds, shift)).body.conflicts
    expect(await conflicts([idOf['Moved']!], A_WEEK)).toEqual([
      'Two emails on Tuesday, December 15: “Moved” and “Waiting”.',
    ])
    expect(await conflicts([idOf['Moved']!, idOf['Waiting']!], A_WEEK)).toEqual([])
    expect(await conflicts([idOf['Moved']!], { by: 'days', days: 3 })).toEqual([])
    expect(await conflicts([idOf['Moved']!], { by: 'days', days: 17 })).toEqual([
      '“Moved” goes out on Friday, December 25. From December 24 to 26, send only emails about these days.',
    ])
  })
})

describe('moving dates', () => {
  test('moves all in one step, and one step back', async () => {
    const { brandId, ids } = await aPlan({ One: '2026-12-08T10:00', Two: '2026-12-09T18:30' })
    const { body: looked } = await look(brandId, ids, A_WEEK)
    const wanted = looked.moves.map(({ outlineId, from, to }) => ({ outlineId, from, to }))
    const { status, body } = await move(brandId, wanted)
    expect([status, body.moves]).toEqual([200, wanted])
    expect(await times(ids)).toEqual(['2026-12-15T10:00:00+01:00', '2026-12-16T18:30:00+01:00'])
    const back = body.moves.map(({ outlineId, from, to }) => ({ outlineId, from: to, to: from }))
    expect((await move(brandId, back, true)).status).toBe(200)
    expect(await times(ids)).toEqual(['2026-12-08T10:00:00+01:00', '2026-12-09T18:30:00+01:00'])
  })

  test('moves none if one was sent, moved or deleted meanwhile', async () => {
    const { brandId, ids, idOf } = await aPlan({ One: '2026-12-08T10:00', Two: '2026-12-09T18:30' })
    const before = await times(ids)
    const one = { outlineId: idOf['One'], from: '2026-12-08T10:00', to: '2026-12-15T10:00' }
    const two = { outlineId: idOf['Two'], from: '2026-12-09T18:30', to: '2026-12-16T18:30' }
    const moved = await move(brandId, [one, { ...two, from: '2026-12-10T18:30' }])
    expect([moved.status, moved.error.error]).toEqual([409, '“Two” has moved since then, so no email was moved.'])
    const params = { id: idOf['Two']! }
    await workspace.owner.call(outlineEndpoints.changeStatus, { params, body: { status: 'sent' } })
    expect((await move(brandId, [one, two])).status).toBe(409)
    await workspace.owner.call(outlineEndpoints.changeStatus, { params, body: { status: 'draft' } })
    await workspace.owner.call(trashEndpoints.removeOutline, { params })
    expect((await move(brandId, [one, two])).status).toBe(404)
    await workspace.owner.call(trashEndpoints.restoreOutline, { params })
    expect(await times(ids)).toEqual(before)
    expect((await move(brandId, [one, two])).status).toBe(200)
  })

  test('into a month that is over is refused, unless it undoes a step', async () => {
    const { brandId, ids } = await aPlan({ One: '2026-11-12T10:00' })
    const there = { outlineId: ids[0], from: '2026-11-12T10:00', to: '2026-12-10T10:00' }
    const back = { outlineId: ids[0], from: there.to, to: there.from }
    expect((await move(brandId, [there])).status).toBe(200)
    await at(21 * DAY, async () => {
      const later = await aSession(workspace.owner.user.id)
      const refused = await move(brandId, [back], false, later)
      expect([refused.status, refused.error.field]).toEqual([400, 'newSendTime'])
      expect((await move(brandId, [back], true, later)).status).toBe(200)
    })
  })

  test('of ten people at the same time, one succeeds', async () => {
    const { brandId, ids } = await aPlan({ One: '2026-12-18T10:00', Two: '2026-12-20T10:00' })
    const wanted = [
      { outlineId: ids[0], from: '2026-12-18T10:00', to: '2026-12-25T10:00' },
      { outlineId: ids[1], from: '2026-12-20T10:00', to: '2026-12-27T10:00' },
    ]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => move(brandId, index % 2 === 0 ? wanted : wanted.toReversed())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe('requests', () => {
  test('for outlines of another brand or workspace get a 404', async () => {
    const { brandId, ids } = await aPlan({ One: '2026-12-18T10:00' })
    const other = await aPlan({ Two: '2026-12-18T10:00' })
    const elsewhere = await aWorkspace({ plan: 'OMNI' })
    const foreign = await aPlan({ Three: '2026-12-18T10:00' }, elsewhere)
    const to = { from: '2026-12-18T10:00', to: '2026-12-19T10:00' }
    for (const id of [...other.ids, ...foreign.ids, newId()]) {
      expect((await look(brandId, [...ids, id], A_WEEK)).status).toBe(404)
      expect(
        (
          await move(brandId, [
            { outlineId: ids[0], ...to },
            { outlineId: id, ...to },
          ])
        ).status,
      ).toBe(404)
    }
    expect(await times(ids)).toEqual(['2026-12-18T10:00:00+01:00'])
    expect((await look(brandId, ids, A_WEEK)).status).toBe(200)
    expect((await move(foreign.brandId, [{ outlineId: foreign.ids[0], ...to }], false, elsewhere.owner)).status).toBe(
      200,
    )
  })

  test('need a shift, times and at most a hundred outlines', async () => {
    const { brandId, ids } = await aPlan({ One: '2026-12-18T10:00' })
    for (const shift of [{ by: 'days', days: 0 }, { by: 'days', days: 367 }, { by: 'month', year: 2027 }, {}]) {
      expect((await look(brandId, ids, shift as Shift)).status).toBe(400)
    }
    expect((await look(brandId, Array.from({ length: 101 }, newId), A_WEEK)).status).toBe(400)
    for (const to of ['2026-12-19', '2026-02-30T10:00', '2026-12-19T10:00:00Z', '1999-12-19T10:00']) {
      expect([to, (await move(brandId, [{ outlineId: ids[0], from: to, to }])).status]).toEqual([to, 400])
    }
    const twice = { outlineId: ids[0], from: '2026-12-18T10:00', to: '2026-12-19T10:00' }
    expect((await move(brandId, [twice, twice])).status).toBe(400)
    expect((await move(brandId, [twice])).status).toBe(200)
  })

  test('are for managers, on Pro and above, in a workspace that is not suspended', async () => {
    const pro = await aWorkspace({ plan: 'PRO' })
    const { brandId, ids } = await aPlan({ One: '2026-12-18T10:00' }, pro)
    const [manager, creator] = [await aMember(pro, 'MANAGER'), await aMember(pro, 'CREATOR')]
    const code = async (by: Client) => {
      const { status, error } = await look(brandId, ids, A_WEEK, by)
      return status === 200 ? 200 : error.code
    }
    expect([await code(creator), await code(manager)]).toEqual(['FORBIDDEN', 200])
    await setPlan(pro.id, 'STARTER')
    expect(await code(manager)).toBe('PLAN_REQUIRED')
    await setPlan(pro.id, 'PRO')
    await suspend(pro.id)
    expect(await code(manager)).toBe('WORKSPACE_SUSPENDED')
  })
})
