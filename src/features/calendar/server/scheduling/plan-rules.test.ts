import { describe, expect, test } from 'vitest'
import { type SendEffects, estimateSendEffects } from '#features/history/server/send-effects.ts'
import { aMeta } from '#writing/requests/idea-meta.fixtures.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { scheduleLimits } from '../../contract.ts'
import { chooseSchedule } from './choose-schedule.ts'
import type { Situation } from './month-problem.ts'
import { aSituation, anEmail, noHistory, standingAt } from './schedule-month.fixtures.ts'
import { scheduleMonth, proposeSlots } from './schedule-month.ts'
import type { PlannedOutline } from './planned-outline.ts'
import type { ScheduleProblem } from './schedule-problem.ts'

const search = async (problem: ScheduleProblem, maxPerWeek: number) => chooseSchedule(problem, maxPerWeek).placements
const place = (changes: Partial<Situation> = {}) => scheduleMonth(aSituation(changes), search)
type Placed = Awaited<ReturnType<typeof place>>
const dayOf = ({ placed }: Placed, id: string) => placed.find((email) => email.id === id)?.sendTime.slice(0, 10)
const reasonOf = ({ placed }: Placed, id: string) => placed.find((email) => email.id === id)!.reason
const againstOf = ({ placed }: Placed, id: string) => placed.find((email) => email.id === id)!.against

const onDay = (day: number) => `2026-12-${String(day).padStart(2, '0')}`
const planned = (day: number, changes: Partial<PlannedOutline> = {}) =>
  anEmail(`p${day}`, { plannedFor: onDay(day), ...changes })
const christmas = { type: 'date', id: 'christmas', name: 'Christmas', from: onDay(1), to: onDay(25) } as const

function knownWeekdays(lifts: readonly number[]): SendEffects {
  return {
    ...noHistory,
    fitted: true,
    usable: 90,
    weekdays: lifts.map((lift) => ({ lift, sd: 0.01, sends: 13 })),
  }
}

describe('the planned days', () => {
  const days = [2, 3, 8, 12, 17, 22]

  test('are kept with one shared reason', async () => {
    const month = await place({ outlines: [2, 8, 12, 17, 22].map((day) => planned(day)) })
    expect(month.placed.map(({ sendTime }) => Number(sendTime.slice(8, 10)))).toEqual([2, 8, 12, 17, 22])
    expect(month.sharedReason).toContain('Every email is on its planned day.')
    for (const { ownReason, reason } of month.placed) {
      expect(reason).toMatch(/^It's on its planned day/)
      expect(ownReason ?? '').not.toContain('plan')
    }
  })

  test('keep a free day between two emails, and the reason explains a move', async () => {
    const month = await place({ outlines: days.map((day) => planned(day)) })
    expect([dayOf(month, 'p2'), dayOf(month, 'p3')]).toEqual([onDay(1), onDay(3)])
    expect(reasonOf(month, 'p2')).toContain('It was planned for December 2, but “Email p3” goes out one day after it')
  })

  test('keep a planned pace that is denser than usual', async () => {
    const dense = [1, 3, 5, 7, 15, 22]
    const month = await place({ outlines: dense.map((day) => planned(day)) })
    expect(month.placed.map(({ sendTime }) => Number(sendTime.slice(8, 10)))).toEqual(dense)
  })

  test.each<[string, Partial<Situation>, string]>([
    ['is over', { first: onDay(10) }, 'that day is in the past'],
    ['was left out', { limits: scheduleLimits.parse({ blackoutDates: [onDay(8)] }) }, 'you excluded that day'],
    [
      'is a weekday that was left out',
      { limits: scheduleLimits.parse({ weekdays: [1, 3, 4] }) },
      'you excluded Tuesdays',
    ],
    [
      'is a holiday',
      { rests: new Map([[onDay(8), { kind: 'holiday', name: 'Immaculate Conception' }]]) },
      'no emails go out on that day (Immaculate Conception)',
    ],
    ['is ruled out', { rests: new Map([[onDay(8), { kind: 'rule' }]]) }, 'a brand rule allows no emails on Tuesdays'],
    [
      'is a day of rest',
      { rests: new Map([[onDay(8), { kind: 'closed' }]]) },
      'a brand rule allows no emails on that day',
    ],
    ['is no day of work', { rests: new Map([[onDay(8), { kind: 'weekend' }]]) }, "businesses don't work on that day"],
    [
      'is taken',
      { standing: [standingAt(`${onDay(8)} 09:00:00`, { title: 'By hand' })] },
      '“By hand” goes out on that day',
    ],
  ])('give way when a day %s', async (_, changes, why) => {
    const month = await place({ outlines: [planned(8)], ...changes })
    expect(dayOf(month, 'p8')).not.toBe(onDay(8))
    expect(reasonOf(month, 'p8')).toContain(`It was planned for December 8, but ${why}`)
  })

  test('give way to what the history clearly shows about a weekday', async () => {
    const outlines = [planned(8)]
    const worse = await place({ outlines, effects: knownWeekdays([0, 0, -0.2, 0, 0, 0, 0]) })
    expect(dayOf(worse, 'p8')).not.toBe(onDay(8))
    expect(reasonOf(worse, 'p8')).toContain('but your 13 Tuesday sends did about 18% worse than expected')
    const better = await place({ outlines, effects: knownWeekdays([0, 0, 0, 0.2, 0, 0, 0]) })
    expect(dayOf(better, 'p8')).toBe(onDay(9))
    expect(reasonOf(better, 'p8')).toContain('but your 13 Wednesday sends did about 22% better than expected')
    const alike = await place({ outlines, effects: knownWeekdays([0, 0, 0, 0.02, 0, 0, 0]) })
    expect(dayOf(alike, 'p8')).toBe(onDay(8))
  })

  test('of emails without an outline stay free while others have a choice', async () => {
    const best = await place({ outlines: [anEmail('a')] })
    const reserved = new Set([dayOf(best, 'a')!])
    expect(dayOf(await place({ outlines: [anEmail('a')], reserved }), 'a')).not.toBe(dayOf(best, 'a'))
    const only = { first: dayOf(best, 'a')!, last: dayOf(best, 'a')! }
    expect(dayOf(await place({ outlines: [anEmail('a')], reserved, ...only }), 'a')).toBe(dayOf(best, 'a'))
  })

  test('come first among the suggestions for one email', () => {
    const slots = proposeSlots(aSituation({ outlines: [planned(9)] }), 3)
    expect(slots[0]).toMatchObject({
      sendTime: '2026-12-09 10:00:00',
      reason: expect.stringContaining('on its planned day'),
    })
    for (const { reason } of slots.slice(1)) expect(reason).not.toContain('planned')
  })
})

describe('the order', () => {
  test('of the plan stays, even if other days are better for each email', async () => {
    const effects = {
      ...knownWeekdays([0.1, 0, 0, 0, 0, 0, -0.1]),
      themes: new Map([['howto', { lift: 1, sends: 9 }]] as const),
    }
    const outlines = [22, 17, 8, 3].map((day, index) =>
      planned(day, { meta: aMeta(index === 0 ? {} : { archetype: 'story' }) }),
    )
    const { placed } = await place({ outlines, effects })
    expect(placed.map(({ id }) => id)).toEqual(['p3', 'p8', 'p17', 'p22'])
  })

  test('of an occasion goes from the teaser to the guide, the last date and the thank-you', async () => {
    const steps = ['greeting', 'lastchance', 'giftguide', 'teaser']
    const outlines = steps
      .slice(1)
      .map((archetype) => anEmail(archetype, { meta: aMeta({ archetype, anchor: christmas }) }))
    const { placed } = await place({ outlines })
    expect(placed.map(({ id }) => id)).toEqual(['teaser', 'giftguide', 'lastchance'])
    const standing = [
      standingAt(`${onDay(14)} 10:00:00`, { meta: aMeta({ archetype: 'giftguide', anchor: christmas }) }),
    ]
    const besides = await place({ standing, outlines: [outlines[2]!] })
    expect(dayOf(besides, 'teaser')! < onDay(14)).toBe(true)
  })

  test('breaks only if necessary, with a warning', async () => {
    const outlines = [
      planned(3, {
        title: 'First',
        meta: aMeta({ anchor: { ...christmas, id: 'own', from: onDay(29), to: onDay(31) } }),
      }),
      planned(8),
    ]
    const month = await place({ outlines, first: onDay(29), last: onDay(29) })
    expect(month.placed).toHaveLength(2)
    expect(againstOf(month, 'p8')).toContain('“First” should go out before it')
    expect(againstOf(month, 'p8')).toContain('another email goes out on the same day')
    expect(reasonOf(month, 'p8')).toContain('Keep in mind: ')
  })
})

describe('repetition', () => {
  test.each([
    ['the same doubt', aMeta({ objection: 'Is loose tea worth the price?' })],
    ['the same offer', aMeta({ products: ['Harbor Blend', 'Mug'] })],
  ])('%s never returns within a week', async (_, same) => {
    const outlines = [planned(8, { meta: same }), planned(10, { meta: same }), planned(15), planned(17, { meta: same })]
    const month = await place({ outlines })
    const days = ['p8', 'p10', 'p17'].map((id) => dayOf(month, id)!)
    expect(days.slice(1).every((day, index) => Math.abs(daysFrom(days[index]!, day)) > 7)).toBe(true)
    expect(month.placed.map(({ reason }) => reason).join()).toContain('within a week of it')
    const standing = [standingAt(`${onDay(8)} 09:00:00`, { meta: same })]
    const beside = await place({ outlines: [planned(12, { meta: same })], standing })
    expect(daysFrom(onDay(8), dayOf(beside, 'p12')!)).toBeGreaterThan(7)
  })

  test('leaves an email out when every day is within a week of the same doubt', async () => {
    const same = aMeta({ objection: 'Is it worth the price?' })
    const outlines = [anEmail('one', { meta: same }), anEmail('two', { meta: same })]
    const month = await place({ outlines, last: onDay(8) })
    expect(month.placed).toHaveLength(1)
    expect(month.unplaced).toEqual([
      {
        id: expect.any(String),
        reason: 'Emails that answer the same doubt must be more than a week apart, and no such day is left.',
      },
    ])
  })

  test('allows a brand with only one offer to repeat it, with a warning', async () => {
    const outlines = Array.from({ length: 6 }, (_, index) =>
      anEmail(`e${index}`, { meta: aMeta({ products: ['Harbor Blend'] }) }),
    )
    const month = await place({ outlines })
    expect(month.placed).toHaveLength(6)
    expect(month.placed.some(({ against }) => against?.includes('leads with the same offer') === true)).toBe(true)
  })

  test('of one occasion ends after three emails, including those already scheduled', async () => {
    const about = (id: string, plannedFor: string | null) =>
      anEmail(id, { plannedFor, meta: aMeta({ archetype: 'giftguide', anchor: christmas }) })
    const outlines = [about('shelf', null), about('one', onDay(3)), about('two', onDay(8)), about('three', onDay(14))]
    const month = await place({ outlines })
    expect(month.placed.map(({ id }) => id)).toEqual(['one', 'two', 'three'])
    expect(month.unplaced).toEqual([{ id: 'shelf', reason: '3 emails about Christmas are enough.' }])
    const standing = [standingAt('2026-11-20 10:00:00', { meta: aMeta({ anchor: christmas }) })]
    expect((await place({ outlines, standing })).placed).toHaveLength(2)
  })
})

describe('days of rest', () => {
  const rests = new Map([
    [onDay(3), { kind: 'holiday', name: 'Founding Day' }],
    [onDay(31), { kind: 'family' }],
  ] as const)

  test('take no emails and are listed', async () => {
    const outlines = Array.from({ length: 12 }, (_, index) => anEmail(`e${index}`))
    const month = await place({ outlines, rests, first: onDay(2), last: onDay(5) })
    expect(new Set(month.placed.map(({ sendTime }) => sendTime.slice(8, 10)))).toEqual(new Set(['02', '04', '05']))
    expect(month.keptFree).toEqual([{ day: onDay(3), name: 'Founding Day' }])
    expect((await place({ rests })).keptFree).toContainEqual({ day: onDay(31), name: 'holidays' })
  })

  test('take an email about the day, unless a brand rule forbids it', async () => {
    const own = anEmail('wish', { title: 'Happy Hanukkah', plannedFor: onDay(4) })
    const holiday = new Map([[onDay(4), { kind: 'holiday', name: 'Hanukkah' }]] as const)
    expect(dayOf(await place({ outlines: [own], rests: holiday }), 'wish')).toBe(onDay(4))
    const ruled = new Map([[onDay(4), { kind: 'rule' }]] as const)
    expect(dayOf(await place({ outlines: [own], rests: ruled }), 'wish')).not.toBe(onDay(4))
  })
})

describe('more emails than the days allow', () => {
  test('are reported, with the result', async () => {
    const outlines = Array.from({ length: 7 }, (_, index) => anEmail(`e${index}`))
    const month = await place({ outlines, first: onDay(14), last: onDay(18) })
    expect(month.tooMany).toBe(
      '7 emails are too many for 5 available days. With a free day between emails, 3 fit. Two emails go out on each of 2 days. Consider moving some to another month.',
    )
    const three = await place({ outlines, first: onDay(14), last: onDay(16) })
    expect(three.tooMany).toContain("We couldn't schedule 1.")
    expect(three.unplaced).toHaveLength(1)
    const limited = await place({ outlines, limits: scheduleLimits.parse({ maxPerWeek: 1 }) })
    expect(limited.tooMany).toContain(
      '7 emails are too many for 28 available days. With at most 1 email in seven days, 5 fit.',
    )
    expect((await place({ outlines: outlines.slice(4), first: onDay(14), last: onDay(18) })).tooMany).toBeNull()
  })
})

describe('hours and weekdays', () => {
  test('uses an hour that the history prefers for every email', async () => {
    const effects = estimateSendEffects([])
    const evening = { lift: 0.08, sd: 0.01, sends: 30, time: '19:15' }
    const dayparts = { ...effects.dayparts, evening }
    const { placed } = await place({ effects: { ...knownWeekdays(Array(7).fill(0)), dayparts } })
    expect(placed.map(({ sendTime }) => sendTime.slice(11, 16))).toEqual(Array(4).fill('19:15'))
  })

  test('avoids a weaker weekday, or names it', async () => {
    const effects = knownWeekdays([0, 0, 0, 0, -0.1, 0, 0])
    const month = await place({ effects, outlines: Array.from({ length: 8 }, (_, index) => anEmail(`e${index}`)) })
    expect(month.placed.every(({ sendTime }) => new Date(sendTime.slice(0, 10)).getUTCDay() !== 4)).toBe(true)
    const only = await place({ effects, outlines: [anEmail('a')], limits: scheduleLimits.parse({ weekdays: [4] }) })
    expect(againstOf(only, 'a')).toBe(
      'Keep in mind: your 13 Thursday sends did about 10% worse than expected for their theme and segment.',
    )
  })
})
