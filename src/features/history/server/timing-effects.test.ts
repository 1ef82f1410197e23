import { describe, expect, test } from 'vitest'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { DEMO_BEHAVIOR, type DemoBehavior } from '#stand-ins/demo/demo-behavior.ts'
import { DEMO_BRAND_IDS } from '#stand-ins/demo/demo-brands.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { estimateSendEffects } from './send-effects.ts'
import { type TimedSend, timingEffects } from './timing-effects.ts'

const NO_PRIOR = {
  weekdays: { general: [0, 0, 0, 0, 0, 0, 0], spread: 0.5 },
  dayparts: [0, 0],
  daypartSpread: 0.5,
}
const [MONDAY, TUESDAY, WEDNESDAY] = [1, 2, 3]

interface Made {
  theme: CampaignTheme
  weekday: number
  part?: number
  lift: number
}
const sendsOf = (made: readonly Made[]): TimedSend[] =>
  made.map(({ theme, weekday, part = 0, lift }, index) => ({
    theme,
    segment: null,
    sentAt: `2026-0${1 + (Math.floor(index / 3) % 6)}-10 10:00:00`,
    weekday,
    part,
    seen: Math.round(2000 * Math.exp(lift)),
    of: 100_000,
  }))
const differenceOf = (sends: readonly TimedSend[], one: number, other: number) => {
  const { weekdays } = timingEffects(sends, NO_PRIOR)
  return weekdays[one]!.lift - weekdays[other]!.lift
}
const repeated = (count: number, made: readonly Made[]) => Array.from({ length: count }, () => made).flat()

describe('estimates weekdays together with the rest', () => {
  const SALE = 0.3
  const TUESDAYS = 0.15
  // Sales usually go out on Tuesday, and stories on Monday.
  const mixed = (tuesday: number) =>
    sendsOf([
      ...repeated(30, [{ theme: 'sale', weekday: TUESDAY, lift: SALE + tuesday }]),
      ...repeated(10, [{ theme: 'story', weekday: TUESDAY, lift: tuesday }]),
      ...repeated(10, [{ theme: 'sale', weekday: MONDAY, lift: SALE }]),
      ...repeated(30, [{ theme: 'story', weekday: MONDAY, lift: 0 }]),
    ])

  test('a weekday keeps its effect when one theme prefers it', () => {
    expect(differenceOf(mixed(TUESDAYS), TUESDAY, MONDAY)).toBeGreaterThan(TUESDAYS * 0.85)
  })

  test('a theme keeps its effect when it prefers a weekday', () => {
    expect(Math.abs(differenceOf(mixed(0), TUESDAY, MONDAY))).toBeLessThan(0.03)
  })

  test('the part of the day keeps its effect when one weekday prefers it', () => {
    const { weekdays, dayparts } = timingEffects(
      sendsOf([
        ...repeated(30, [{ theme: 'sale', weekday: TUESDAY, part: 1, lift: 0.2 }]),
        ...repeated(10, [{ theme: 'sale', weekday: TUESDAY, part: 0, lift: 0 }]),
        ...repeated(10, [{ theme: 'sale', weekday: MONDAY, part: 1, lift: 0.2 }]),
        ...repeated(30, [{ theme: 'sale', weekday: MONDAY, part: 0, lift: 0 }]),
      ]),
      NO_PRIOR,
    )
    expect(dayparts[1]!.lift - dayparts[0]!.lift).toBeGreaterThan(0.16)
    expect(Math.abs(weekdays[TUESDAY]!.lift - weekdays[MONDAY]!.lift)).toBeLessThan(0.03)
  })
})

test('one campaign that went viral changes little', () => {
  const usual = repeated(20, [
    { theme: 'sale', weekday: MONDAY, lift: 0.05 },
    { theme: 'sale', weekday: TUESDAY, lift: 0 },
    { theme: 'sale', weekday: WEDNESDAY, lift: -0.05 },
  ] as const)
  const viral = [...usual, { theme: 'sale', weekday: WEDNESDAY, lift: 1.5 } as const]
  const { weekdays } = timingEffects(sendsOf(viral), NO_PRIOR)
  expect(weekdays[WEDNESDAY]!.lift).toBeLessThan(weekdays[TUESDAY]!.lift + 0.05)
  // The noise between campaigns is that of the usual ones.
  expect(weekdays[MONDAY]!.sd).toBeLessThan(0.06)
})

test('is surer with less noise', () => {
  const random = seededRandom('noise')
  const noisy = (noise: number) =>
    sendsOf(
      Array.from({ length: 140 }, (_, index) => ({
        theme: 'sale',
        weekday: index % 7,
        lift: noise * random.normal(),
      })),
    )
  const sdOf = (sends: readonly TimedSend[]) => timingEffects(sends, NO_PRIOR).weekdays[TUESDAY]!.sd
  expect(sdOf(noisy(0.6))).toBeGreaterThan(sdOf(noisy(0.2)) * 2)
})

describe('over many simulated histories of three years', () => {
  const YEARS = [2031, 2034, 2037, 2040]
  const effectsFor = (habits: Partial<Pick<DemoBehavior, 'weekday' | 'daypart'>>) =>
    DEMO_BRAND_IDS.flatMap((id) => {
      const behaviour: DemoBehavior = { ...DEMO_BEHAVIOR[id], ...habits }
      return YEARS.map((year) =>
        estimateSendEffects(
          [2, 1, 0].flatMap((back) => generateDemoHistory({ id }, { year: year - back, month: 5 }, behaviour)),
        ),
      )
    })

  test('the weekend is found if readers prefer it', () => {
    const truth = [0.1, -0.02, -0.06, -0.02, -0.03, 0, 0.06]
    const squares = effectsFor({ weekday: truth }).flatMap(({ weekdays }) =>
      weekdays.map(({ lift }, weekday) => (lift - truth[weekday]!) ** 2),
    )
    const error = Math.sqrt(squares.reduce((total, square) => total + square, 0) / squares.length)
    // It is 0.051 if each day of the weekend is estimated on its own, after themes, segments and months.
    expect(error).toBeLessThan(0.043)
  })

  test('the evening is found if readers prefer it', () => {
    const all = effectsFor({ daypart: { morning: -0.04, midday: 0, afternoon: 0, evening: 0.08 } })
    const found = all.filter(({ dayparts }) => dayparts.evening.lift > dayparts.morning.lift + 0.01)
    expect(found.length / all.length).toBeGreaterThan(0.9)
  })
})
