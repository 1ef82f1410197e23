import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { insertCampaigns } from '#features/history/server/store.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlines as storedOutlines } from '#features/outlines/server/tables.ts'
import { aMeta } from '#writing/requests/idea-meta.fixtures.ts'
import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { type TestWorkspace, aBrand, aWorkspace, anOutline } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { calendarEndpoints } from '../contract.ts'

const { suggest, slots, schedule, month: readMonth } = calendarEndpoints

const YEAR = new Date().getUTCFullYear() + 1
const JULY = { year: YEAR, month: 7 }
const on = (day: number) => `${YEAR}-07-${String(day).padStart(2, '0')}`

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const anAmericanBrand = async () => (await aBrand(workspace, { country: 'US', language: 'en' })).id

interface Wanted {
  planned?: number
  meta?: Partial<IdeaMeta>
}

async function ideaOf(outlineId: string): Promise<string> {
  const [row] = await testApp.app.db.select().from(storedOutlines).where(eq(storedOutlines.id, outlineId))
  return row!.subtopicId!
}

async function outlines(brandId: string, wanted: readonly Wanted[]): Promise<string[]> {
  const ids = []
  for (const { planned, meta } of wanted) {
    const outline = await anOutline(workspace, brandId, JULY)
    const ideaId = await ideaOf(outline.id)
    if (planned !== undefined) {
      const body = { date: on(planned) }
      expect((await workspace.owner.call(ideaEndpoints.planDate, { params: { id: ideaId }, body })).status).toBe(200)
    }
    if (meta !== undefined) {
      const known = JSON.stringify(aMeta(meta))
      await testApp.app.db.execute(sql`update subtopics set meta = ${known}::jsonb where id = ${ideaId}`)
    }
    ids.push(outline.id)
  }
  return ids
}

const run = async (brandId: string, outlineIds: string[], more: object = {}) =>
  (await workspace.owner.call(suggest, { body: { brandId, ...JULY, outlineIds, ...more } })).body
type Answer = Awaited<ReturnType<typeof run>>

const dayOf = ({ schedules }: Answer, outlineId: string) =>
  schedules.find((item) => item.outlineId === outlineId)?.sendTime.slice(0, 10)
const reasonOf = ({ schedules }: Answer, outlineId: string) =>
  schedules.find((item) => item.outlineId === outlineId)!.justification
const weekdayOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()
const daysApart = (one: string, other: string) => Math.abs((Date.parse(one) - Date.parse(other)) / 86_400_000)

describe('the planned days', () => {
  test('are kept with one shared reason, and the calendar shows them', async () => {
    const brandId = await anAmericanBrand()
    const days = [7, 13, 20, 27]
    const ids = await outlines(
      brandId,
      days.map((planned) => ({ planned })),
    )
    const proposed = await workspace.owner.call(slots, { query: { outlineId: ids[1]! } })
    expect(proposed.body.slots[0]!.sendTime).toContain(on(13))
    const answer = await run(brandId, ids)
    expect(ids.map((id) => dayOf(answer, id))).toEqual(days.map(on))
    expect(answer.sharedReason).toContain('Every email is on its planned day.')
    for (const { reason, against } of answer.reasons) expect([reason ?? '', against]).not.toContain('the plan')
    expect(answer.tooMany).toBeNull()
    const { body } = await workspace.owner.call(readMonth, { query: { brandId, ...JULY } })
    expect(body.schedules.map(({ sendTime }) => sendTime.slice(0, 10))).toEqual(days.map(on))
  })

  test('give way to a holiday, a brand rule, a limit and a taken day, with the reason', async () => {
    const brandId = await anAmericanBrand()
    const text = 'No emails on Saturdays or Sundays.'
    await workspace.owner.call(sheetEndpoints.writeRules, { params: { id: brandId }, body: { text } })
    const saturday = 8 + ((6 - weekdayOf(on(8)) + 7) % 7)
    const [holiday, ruled, left, taken, stands] = await outlines(brandId, [
      { planned: 4 },
      { planned: saturday },
      { planned: 27 },
      { planned: 20 },
      {},
    ])
    const moveManually = { brandId, outlineId: stands!, newSendTime: `${on(20)}T09:00` }
    expect((await workspace.owner.call(schedule, { body: moveManually })).status).toBe(200)
    const limits = { blackoutDates: [on(27)] }
    const answer = await run(brandId, [holiday!, ruled!, left!, taken!], { limits })
    expect(answer.unplaced).toEqual([])
    expect([4, saturday, 27, 20].map(on)).not.toEqual(
      expect.arrayContaining([holiday, ruled, left, taken].map((id) => dayOf(answer, id!))),
    )
    const isRuled = [0, 6].includes(weekdayOf(on(4)))
    expect(reasonOf(answer, holiday!)).toContain(
      isRuled ? 'a brand rule allows no emails' : 'no emails go out on that day (Independence Day)',
    )
    expect(reasonOf(answer, ruled!)).toContain('but a brand rule allows no emails on Saturdays')
    expect(reasonOf(answer, left!)).toContain('but you excluded that day')
    expect(reasonOf(answer, taken!)).toMatch(/but “.+” goes out on that day/)
    for (const { sendTime } of answer.schedules) {
      expect([1, 2, 3, 4, 5]).toContain(weekdayOf(sendTime))
    }
  })

  test('give way to what the history clearly shows', async () => {
    const brandId = await anAmericanBrand()
    const [id] = await outlines(brandId, [{ planned: 12 }])
    const until = { year: new Date().getUTCFullYear(), month: new Date().getUTCMonth() + 1 }
    const isWorse = (sentAt: string) => weekdayOf(sentAt) === weekdayOf(on(12))
    await withWorkspace(testApp.app.db, workspace.id, (tx) =>
      insertCampaigns(
        tx,
        generateDemoHistory({ id: 'quillhound' }, until).map((campaign) => ({
          ...campaign,
          clicks: isWorse(campaign.sentAt) ? Math.round(campaign.clicks * 0.3) : campaign.clicks,
          orders: isWorse(campaign.sentAt) ? Math.round(campaign.orders * 0.3) : campaign.orders,
          workspaceId: workspace.id,
          id: newId(),
          brandId,
          source: 'demo' as const,
        })),
      ),
    )
    const answer = await run(brandId, [id!])
    expect(dayOf(answer, id!)).not.toBe(on(12))
    expect(reasonOf(answer, id!)).toMatch(/but your \d+ \w+ sends did about \d+% worse than expected/)
  })
})

describe('neighboring emails', () => {
  test('keep the order of the plan and the steps of an occasion', async () => {
    const brandId = await anAmericanBrand()
    const planned = await outlines(brandId, [{ planned: 26 }, { planned: 7 }, { planned: 14 }])
    const inPlan = await run(brandId, planned)
    expect(inPlan.schedules.map(({ outlineId }) => outlineId)).toEqual([planned[1], planned[2], planned[0]])
    const other = await anAmericanBrand()
    const anchor = { type: 'date', id: `own-${on(28)}`, name: 'Spring sale', from: on(2), to: on(28) } as const
    const steps = await outlines(
      other,
      ['lastchance', 'giftguide', 'teaser'].map((archetype) => ({ meta: { archetype, anchor } })),
    )
    const ofSale = await run(other, steps)
    expect(ofSale.schedules.map(({ outlineId }) => outlineId)).toEqual(steps.toReversed())
  })

  test('are at most three about one occasion, and the response names the one left out', async () => {
    const brandId = await anAmericanBrand()
    const anchor = { type: 'date', id: `own-${on(28)}`, name: 'Spring sale', from: on(2), to: on(28) } as const
    const ids = await outlines(
      brandId,
      [undefined, 7, 13, 20].map((planned) => ({ ...(planned !== undefined && { planned }), meta: { anchor } })),
    )
    const answer = await run(brandId, ids)
    expect(answer.unplaced).toEqual([
      {
        outlineId: ids[0],
        campaignTitle: expect.any(String),
        reason: '3 emails about Spring sale are enough.',
      },
    ])
    expect((await run(brandId, [ids[0]!])).schedules).toEqual([])
  })

  test.each<[string, Partial<IdeaMeta>]>([
    ['doubt', { objection: 'Is it worth the price?' }],
    ['offer', { products: ['Harbor Blend', 'Mug'] }],
  ])('never repeat a doubt or an offer within a week: %s', async (_, meta) => {
    const brandId = await anAmericanBrand()
    const ids = await outlines(brandId, [{ planned: 11, meta }, { planned: 13, meta }, { planned: 20 }])
    const answer = await run(brandId, ids)
    expect(daysApart(dayOf(answer, ids[0]!)!, dayOf(answer, ids[1]!)!)).toBeGreaterThan(7)
    const [again, other] = await outlines(brandId, [{ planned: 15, meta }, { planned: 16 }])
    const standing = ids.slice(0, 2).map((id) => dayOf(answer, id)!)
    const same = dayOf(await run(brandId, [again!]), again!)
    expect(same === undefined || standing.every((day) => daysApart(day, same) > 7)).toBe(true)
    const unlike = dayOf(await run(brandId, [other!]), other!)!
    expect(standing.some((day) => daysApart(day, unlike) <= 7)).toBe(true)
  })

  test('take turns in the hours while no hour is better', async () => {
    const brandId = await anAmericanBrand()
    const { schedules } = await run(brandId, await outlines(brandId, [{}, {}, {}, {}]))
    expect(schedules.map(({ sendTime }) => sendTime.slice(11, 16))).toEqual(['10:00', '16:00', '13:00', '10:00'])
  })
})

test('reports that seven emails are too many for five days', async () => {
  const brandId = await anAmericanBrand()
  const ids = await outlines(
    brandId,
    Array.from({ length: 7 }, (): Wanted => ({})),
  )
  const except = (open: readonly number[]) => ({
    limits: {
      blackoutDates: Array.from({ length: 31 }, (_, index) => on(index + 1)).filter((__, at) => !open.includes(at + 1)),
    },
  })
  const five = await run(brandId, ids, except([17, 18, 19, 20, 21]))
  expect(five.schedules).toHaveLength(7)
  expect(five.tooMany).toMatch(/^7 emails are too many for 5 available days\. With a free day between emails, 3 fit\. /)
  expect(five.reasons.some(({ against }) => against?.includes('another email goes out on the same day') === true)).toBe(
    true,
  )
  const three = await run(brandId, ids, { ...except([17, 18, 19]), again: true })
  expect(three.unplaced).toHaveLength(1)
  expect(three.tooMany).toContain("We couldn't schedule 1.")
  const roomy = await run(brandId, ids, { again: true, limits: {} })
  expect([roomy.tooMany, roomy.unplaced]).toEqual([null, []])
})
