import { describe, expect, test } from 'vitest'
import { estimateSendEffects } from '#features/history/server/send-effects.ts'
import { COUNTRIES } from '#shared/brand-brief.ts'
import { observancesOf } from '#writing/knowledge/observances.ts'
import { DEMO_BRANDS, DEMO_BRAND_IDS } from '#stand-ins/demo/demo-brands.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { scheduleLimits } from '../../contract.ts'
import { chooseSchedule } from './choose-schedule.ts'
import { spokenDay, weekdayName } from './days.ts'
import { aSituation, anEmail, noHistory, standingAt } from './schedule-month.fixtures.ts'
import { scheduleMonth, proposeSlots, reasonsAt } from './schedule-month.ts'
import type { Situation } from './month-problem.ts'
import { percent } from './reasons.ts'
import type { ScheduleProblem } from './schedule-problem.ts'

const search = async (problem: ScheduleProblem, maxPerWeek: number) => chooseSchedule(problem, maxPerWeek).placements
const place = (changes: Partial<Situation> = {}) => scheduleMonth(aSituation(changes), search)
const daysOf = ({ placed }: Awaited<ReturnType<typeof place>>) => placed.map(({ sendTime }) => sendTime.slice(0, 10))
const emails = (count: number) => Array.from({ length: count }, (_, index) => anEmail(`e${index}`))
const gaps = (days: readonly string[]) => days.slice(1).map((day, index) => daysFrom(days[index]!, day))

describe('a month without history', () => {
  test('takes turns in the hours of good days with room between emails', async () => {
    const placed = await place()
    expect(placed.placed.map(({ sendTime }) => sendTime.slice(11, 16))).toEqual(['10:00', '16:00', '13:00', '10:00'])
    expect(Math.min(...gaps(daysOf(placed)))).toBeGreaterThanOrEqual(2)
    expect(new Set(daysOf(placed).map(weekdayName))).toEqual(new Set(['Thursday']))
  })

  test('uses the last days if only they are left, and two a day if necessary', async () => {
    const three = await place({ first: '2026-12-29', outlines: emails(3) })
    expect(daysOf(three)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31'])
    const five = await place({ first: '2026-12-29', outlines: emails(7) })
    expect(daysOf(five)).toEqual(['29', '29', '30', '30', '31', '31'].map((day) => `2026-12-${day}`))
    expect(five.placed.map(({ sendTime }) => sendTime.slice(11, 16)).slice(0, 2)).toEqual(['10:00', '16:00'])
    expect(five.unplaced).toEqual([
      { id: expect.any(String), reason: 'Every suitable day this month already has two emails.' },
    ])
  })

  test('keeps the limits of the user', async () => {
    const limits = scheduleLimits.parse({ blackoutDates: ['2026-12-01', '2026-12-08'], weekdays: [2], maxPerWeek: 1 })
    const placed = await place({ outlines: emails(5), limits })
    expect(daysOf(placed)).toEqual(['2026-12-15', '2026-12-22', '2026-12-29'])
    expect(placed.unplaced[0]?.reason).toBe('No day is left within your limit of 1 email in seven days.')
  })

  test('leaves room around scheduled emails and shares a day only hours apart', async () => {
    const standing = [standingAt('2026-12-10 11:00:00')]
    const days = daysOf(await place({ standing, outlines: emails(6) }))
    expect(days.filter((day) => Math.abs(daysFrom(day, '2026-12-10')) < 2)).toEqual([])
    const forced = await place({ standing, first: '2026-12-10', last: '2026-12-10', outlines: emails(2) })
    expect(forced.placed.map(({ sendTime }) => sendTime)).toEqual(['2026-12-10 16:00:00'])
    expect(forced.placed[0]?.reason).toContain(
      'another email was on the same day, 5 hours apart, because quieter days were taken',
    )
  })

  test.each(COUNTRIES)('schedules no general email from December 24 to 26 in %s', async (country) => {
    const week = { country, first: '2026-12-22', last: '2026-12-28' }
    const placed = await place({ ...week, outlines: emails(8) })
    expect(new Set(daysOf(placed))).toEqual(new Set(['22', '23', '27', '28'].map((day) => `2026-12-${day}`)))
    expect(placed.unplaced).toEqual([])
    expect(placed.keptFree.map(({ day, name }) => `${day} ${name}`)).toEqual(
      ['24', '25', '26'].map((day) => `2026-12-${day} Christmas`),
    )
    const none = await place({ ...week, first: '2026-12-24', last: '2026-12-26', outlines: emails(1) })
    expect(none.unplaced).toEqual([{ id: 'e0', reason: 'No days are available in the rest of this month.' }])
    expect(proposeSlots(aSituation({ ...week, outlines: emails(1) }), 3).map(({ sendTime }) => sendTime)).not.toContain(
      expect.stringMatching(/12-2[456]/),
    )
  })

  test.each(COUNTRIES)('allows an email about Christmas on its days in %s', async (country) => {
    const outlines = [anEmail('wishes', { title: 'Merry Christmas', ideaTitle: 'Merry Christmas' })]
    const placed = await place({ country, first: '2026-12-24', last: '2026-12-26', outlines })
    expect(daysOf(placed)).toEqual(['2026-12-24'])
    expect(placed.keptFree.map(({ day }) => day)).toEqual(['2026-12-25', '2026-12-26'])
  })

  test('schedules nothing on a day of remembrance', async () => {
    const limits = scheduleLimits.parse({ weekdays: [0] })
    const month = { year: 2026, month: 11 }
    const gb = { country: 'GB', month, first: '2026-11-01', last: '2026-11-30', limits } as const
    const placed = await place({ ...gb, outlines: emails(4) })
    expect(daysOf(placed)).toEqual(['2026-11-01', '2026-11-15', '2026-11-22', '2026-11-29'])
    expect(placed.keptFree).toEqual([{ day: '2026-11-08', name: 'Remembrance Sunday' }])
  })
})

describe('occasions', () => {
  test('an email about a day goes out within its send window and never after it', async () => {
    const gift = anEmail('gift', { title: 'Hanukkah gifts for slow mornings', template: 'Seasonal gift guide' })
    const { placed } = await place({ outlines: [...emails(4), gift] })
    const sent = placed.find(({ id }) => id === 'gift')!
    const hanukkah = observancesOf('US', 2026).find(({ names }) => names.en === 'Hanukkah')!
    expect(sent.sendTime.slice(0, 10) >= hanukkah.from && sent.sendTime.slice(0, 10) <= hanukkah.to).toBe(true)
    expect(sent.reason).toContain(`before Hanukkah (${spokenDay(hanukkah.date, 'US')})`)
    const late = await place({ outlines: [gift], first: '2026-12-30' })
    expect(late.placed).toEqual([])
    expect(late.unplaced[0]?.reason).toMatch(/^Hanukkah ends on December \d+, before the first available day\.$/)
  })

  test('a guide for a gift day never goes out on it, but a greeting may', async () => {
    const day = { country: 'ES', month: { year: 2027, month: 5 }, first: '2027-05-02', last: '2027-05-02' } as const
    const limits = scheduleLimits.parse({ weekdays: [0, 1, 2, 3, 4, 5, 6] })
    const about = (archetype: 'giftguide' | 'greeting', family: 'product' | 'community') =>
      anEmail(archetype, {
        meta: {
          family,
          archetype,
          anchor: { type: 'date', id: 'es-mothers-day', name: 'Día de la Madre', from: '2027-04-20', to: '2027-05-02' },
          stage: 'all',
          segment: '',
          products: [],
          evidence: { kind: 'holiday', refId: 'es-mothers-day' },
          needsOffer: false,
        },
      })
    const outlines = [about('giftguide', 'product'), about('greeting', 'community')]
    const { placed } = await place({ ...day, limits, outlines })
    expect(placed.map(({ id }) => id)).toEqual(['greeting'])
    const before = await place({ ...day, first: '2027-05-01', limits, outlines: [outlines[0]!] })
    expect(daysOf(before)).toEqual(['2027-05-01'])
  })

  test('gift emails for Christmas go out while parcels can still arrive', async () => {
    const shipping = observancesOf('US', 2026).find(({ id }) => id === 'last-shipping')!
    const picks = anEmail('picks', { title: 'Hand-picked for Christmas', template: 'Best sellers' })
    const { placed } = await place({ outlines: [picks], first: '2026-12-15' })
    expect(placed[0]!.sendTime.slice(0, 10) <= shipping.date).toBe(true)
  })

  test('the planner decides the day of an idea, whatever its title', async () => {
    const christmas = observancesOf('US', 2026).find(({ id }) => id === 'christmas')!
    const meta = {
      family: 'seasonal',
      archetype: 'greeting',
      anchor: { type: 'date', id: 'christmas', from: christmas.from, to: christmas.to },
      stage: 'repeat',
      segment: 'everyone',
      products: [],
      evidence: { kind: 'holiday', refId: 'christmas' },
      needsOffer: false,
    } as const
    const { placed } = await place({ outlines: [anEmail('wish', { meta: { ...meta, products: [] } })] })
    expect(placed[0]!.sendTime.slice(0, 10) >= christmas.from).toBe(true)
    expect(placed[0]?.reason).toContain('Christmas (December 25)')
  })
})

describe('reasons', () => {
  const until = { year: 2026, month: 12 }
  test.each(DEMO_BRAND_IDS)('every number comes from the history of %s or from the calendar', async (id) => {
    const history = generateDemoHistory({ id }, until)
    const effects = estimateSendEffects(history)
    const standing = [standingAt('2026-12-04 10:00:00')]
    const situation = aSituation({ effects, country: DEMO_BRANDS[id].country, outlines: emails(6), standing })
    const { placed } = await scheduleMonth(situation, search)
    expect(placed).toHaveLength(6)
    const dates = [...placed.map(({ sendTime }) => sendTime), ...standing.map(({ sendTime }) => sendTime)]
    for (const { sendTime, reason } of placed) {
      const weekday = weekdayName(sendTime.slice(0, 10))
      const sends = history.filter(({ sentAt }) => weekdayName(sentAt.slice(0, 10)) === weekday)
      const hour = Number(sendTime.slice(11, 13))
      const facts = new Set<number>()
      // Count the sends on that weekday and in that part of the day independently.
      if (reason.includes(`${weekday} send`)) facts.add(sends.length)
      else facts.add(history.filter(({ sentAt }) => daypart(Number(sentAt.slice(11, 13))) === daypart(hour)).length)
      for (const other of dates) {
        if (other !== sendTime) facts.add(Math.abs(daysFrom(sendTime.slice(0, 10), other.slice(0, 10))))
      }
      const [, lift] = /about (\d+)%/.exec(reason) ?? []
      if (lift !== undefined) {
        const known = [...effects.weekdays, ...Object.values(effects.dayparts)].map((effect) => percent(effect.lift))
        expect(known).toContain(Number(lift))
        facts.add(Number(lift))
      }
      const cited = [...reason.matchAll(/\d+/g)].map(([number]) => Number(number))
      expect(cited.length).toBeGreaterThan(0)
      expect({ reason, unfounded: cited.filter((number) => !facts.has(number)) }).toEqual({ reason, unfounded: [] })
    }
  })

  test.each([
    [noHistory, 'There is no sending history yet, so the days follow general best practice.'],
    [
      estimateSendEffects(generateDemoHistory({ id: 'tannholt' }, until).slice(0, 8)),
      'You have only 8 usable campaigns, so the days follow general best practice.',
    ],
  ])('share one sentence without enough history', async (effects, basis) => {
    const { placed, sharedReason } = await place({ effects })
    expect(sharedReason).toBe(`${basis} Thursday is a slightly better day for online stores.`)
    for (const { ownReason } of placed) {
      expect(ownReason).toMatch(/^The nearest email was \d+ days away when we scheduled this\.$/)
    }
  })
})

function daypart(hour: number): string {
  if (hour >= 22 || hour < 6) return 'night'
  if (hour < 9) return 'early'
  if (hour < 12) return 'morning'
  return hour < 14 ? 'midday' : hour < 18 ? 'afternoon' : 'evening'
}

test('ignores unclear effects and words changeable facts in the past', () => {
  const change = (lift: number, sd: number) => ({ lift, sd, sends: 13 })
  const reasonWith = (sd: number) => {
    const effects = { ...noHistory, fitted: true, usable: 40, weekdays: Array(7).fill(change(0.04, sd)) }
    const situation = aSituation({ outlines: [anEmail('a'), anEmail('b')], effects })
    return reasonsAt(
      situation,
      new Map([
        ['a', '2026-12-03 10:00:00'],
        ['b', '2026-12-07 10:00:00'],
      ]),
    ).get('a')
  }
  const start = 'Thursday morning: your 13 Thursday sends did about 4% better than expected for their theme and segment'
  const end = ', and the nearest email was 4 days away when we scheduled this.'
  expect(reasonWith(0.01)).toBe(start + end)
  expect(reasonWith(0.05)).not.toContain('better than expected')
})

test('an email that comes too late for its day has no reason', () => {
  const gift = anEmail('gift', { title: 'Hanukkah gifts for slow mornings', template: 'Seasonal gift guide' })
  expect(reasonsAt(aSituation({ outlines: [gift] }), new Map([['gift', '2026-12-30 10:00:00']])).size).toBe(0)
})

describe('suggestions for one email', () => {
  test('are the best three days, each with a reason', () => {
    const standing = [standingAt('2026-12-10 10:00:00')]
    const slots = proposeSlots(aSituation({ outlines: [anEmail('a')], standing }), 3)
    expect(slots.map(({ sendTime }) => sendTime)).toEqual(
      ['2026-12-03', '2026-12-17', '2026-12-31'].map((day) => `${day} 10:00:00`),
    )
    for (const { reason } of slots) expect(reason).toContain('Thursday is a slightly better day for online stores')
  })
})
