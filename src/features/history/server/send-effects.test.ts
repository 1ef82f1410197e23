import { describe, expect, test } from 'vitest'
import { DEMO_BEHAVIOR } from '#stand-ins/demo/demo-behavior.ts'
import { DEMO_BRAND_IDS } from '#stand-ins/demo/demo-brands.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { audienceOf, daypartOf, estimateSendEffects } from './send-effects.ts'

const months = Array.from({ length: 12 }, (_, index) => ({ year: 2026, month: index + 1 }))

test('is closer to the truth of the demo brands than best practice and raw averages', () => {
  const errors = { ours: 0, general: 0, raw: 0 }
  for (const id of DEMO_BRAND_IDS) {
    const truth = DEMO_BEHAVIOR[id].weekday
    const general = estimateSendEffects([]).weekdays.map(({ lift }) => lift)
    for (const month of months) {
      const history = generateDemoHistory({ id }, month)
      const ours = estimateSendEffects(history).weekdays.map(({ lift }) => lift)
      const rates = Array.from({ length: 7 }, (_, weekday) => {
        const sends = history.filter(({ sentAt }) => new Date(`${sentAt}Z`).getUTCDay() === weekday)
        const sum = (of: 'clicks' | 'deliveries') => sends.reduce((total, send) => total + send[of], 0)
        return sum('clicks') / sum('deliveries')
      })
      const usual = rates.reduce((total, rate) => total + rate, 0) / 7
      for (let day = 0; day < 7; day += 1) {
        errors.ours += (ours[day]! - truth[day]!) ** 2
        errors.general += (general[day]! - truth[day]!) ** 2
        errors.raw += (rates[day]! / usual - 1 - truth[day]!) ** 2
      }
    }
  }
  expect(errors.ours).toBeLessThan(errors.general)
  expect(errors.ours).toBeLessThan(errors.raw / 4)
})

test('uses only best practice with few sends', () => {
  const few = estimateSendEffects(generateDemoHistory({ id: 'tannholt' }, { year: 2026, month: 11 }).slice(0, 14))
  expect([few.fitted, few.usable]).toEqual([false, 14])
  expect(few.weekdays.map(({ lift }) => lift)).toEqual(estimateSendEffects([]).weekdays.map(({ lift }) => lift))
  expect(few.weekdays.reduce((total, { sends }) => total + sends, 0)).toBe(14)
})

test('leaves out small sends and sends without clicks data', () => {
  const history = generateDemoHistory({ id: 'tannholt' }, { year: 2026, month: 11 })
  const tiny = { ...history[0]!, deliveries: 199, clicks: 150 }
  expect(estimateSendEffects([...history, tiny, { ...history[1]!, clicks: null }])).toEqual(
    estimateSendEffects(history),
  )
})

test.each([
  ['2026-12-04 05:59:00', 'night'],
  ['2026-12-04 06:00:00', 'early'],
  ['2026-12-04 10:00:00', 'morning'],
  ['2026-12-04 12:15:00', 'midday'],
  ['2026-12-04 17:59:00', 'afternoon'],
  ['2026-12-04 18:00:00', 'evening'],
  ['2026-12-04 22:00:00', 'night'],
])('%s is in the %s', (sentAt, part) => {
  expect(daypartOf(sentAt)).toBe(part)
})

test.each([
  ['VIP customers', 'vip'],
  ['Inaktive 180 Tage', 'lapsed'],
  ['Aktive 90 Tage', 'engaged'],
  ['Neukunden 60 Tage', 'new'],
  ['Non-buyers engaged 30d', 'new'],
  ['Alle Abonnenten', 'all'],
  ['Lista completa', 'all'],
  ['Inactivas 6 meses', 'lapsed'],
  [null, 'all'],
])('%s are %s', (segment, audience) => {
  expect(audienceOf(segment)).toBe(audience)
})

describe('a theme is a lesson', () => {
  const sends = (story: { count: number; clicks: (at: number) => number }) =>
    Array.from({ length: 30 }, (_, at) => {
      const isStory = at < story.count
      return {
        segment: null,
        theme: isStory ? ('story' as const) : ('sale' as const),
        sentAt: `2026-0${1 + (at % 6)}-1${at % 7} 10:00:00`,
        deliveries: 10_000,
        clicks: isStory ? story.clicks(at) : 195 + (at % 3) * 5,
        orders: null,
      }
    })
  const lessons = (story: { count: number; clicks: (at: number) => number }) => [
    ...estimateSendEffects(sends(story)).themes.keys(),
  ]

  test('only if its range excludes the average', () => {
    expect(lessons({ count: 6, clicks: () => 420 })).toContain('story')
    expect(lessons({ count: 6, clicks: () => 90 })).toContain('story')
    expect(lessons({ count: 6, clicks: () => 205 })).not.toContain('story')
    expect(lessons({ count: 6, clicks: (at) => (at === 0 ? 700 : 200) })).not.toContain('story')
  })

  test('never with fewer than four sends', () => {
    expect(lessons({ count: 3, clicks: () => 420 })).not.toContain('story')
  })
})
