import { describe, expect, test } from 'vitest'
import { readProfile } from '#writing/brand/read-profile.ts'
import { themeReader } from '#writing/history/campaign-theme.ts'
import { DEMO_BEHAVIOR } from './demo-behavior.ts'
import { DEMO_BRANDS, type DemoBrandId } from './demo-brands.ts'
import { type DemoCampaign, generateDemoHistory } from './demo-history.ts'

const NOVEMBER = { year: 2026, month: 11 }
const KNOWN = {
  tannholt: {
    sends: 84,
    openRate: 0.491,
    clickRate: 0.0263,
    orderRate: 0.00291,
    perRecipient: 0.108,
    revenue: 118_869,
  },
  brisalba: { sends: 84, openRate: 0.543, clickRate: 0.0293, orderRate: 0.00264, perRecipient: 0.119, revenue: 69_853 },
  quillhound: {
    sends: 127,
    openRate: 0.63,
    clickRate: 0.0225,
    orderRate: 0.002,
    perRecipient: 0.142,
    revenue: 573_078,
  },
} as const

function total(rows: readonly DemoCampaign[], count: (row: DemoCampaign) => number): number {
  return rows.reduce((sum, row) => sum + count(row), 0)
}

function daysBetween(earlier: DemoCampaign | undefined, later: DemoCampaign): number {
  if (earlier === undefined) throw new Error('Nothing was sent before')
  return (Date.parse(later.sentAt.slice(0, 10)) - Date.parse(earlier.sentAt.slice(0, 10))) / 86_400_000
}

function figures(rows: readonly DemoCampaign[]) {
  const deliveries = total(rows, (row) => row.deliveries)
  const revenue = total(rows, (row) => row.revenue)
  return {
    openRate: total(rows, (row) => row.opens) / deliveries,
    clickRate: total(rows, (row) => row.clicks) / deliveries,
    orderRate: total(rows, (row) => row.orders) / deliveries,
    perRecipient: revenue / deliveries,
    revenue,
  }
}

describe.each(Object.keys(DEMO_BRANDS) as DemoBrandId[])('the year of %s', (id) => {
  const rows = generateDemoHistory(DEMO_BRANDS[id], NOVEMBER)

  test('is the same every time, and another one for another month', () => {
    expect(generateDemoHistory(DEMO_BRANDS[id], NOVEMBER)).toEqual(rows)
    expect(generateDemoHistory(DEMO_BRANDS[id], { year: 2026, month: 12 })).not.toEqual(rows)
  })

  test.each([
    NOVEMBER,
    { year: 2026, month: 1 },
    { year: 2027, month: 3 },
    { year: 2027, month: 8 },
    { year: 2028, month: 12 },
  ])('comes to the known figures before %o', (until) => {
    const { sends, ...known } = KNOWN[id]
    const year = generateDemoHistory(DEMO_BRANDS[id], until)
    expect(year).toHaveLength(sends)
    for (const [name, value] of Object.entries(figures(year))) {
      expect(Math.abs(value / known[name as keyof typeof known] - 1), name).toBeLessThan(0.1)
    }
  })

  test('covers the 12 full months before, in order, at most one send a day', () => {
    const days = rows.map((row) => row.sentAt.slice(0, 10))
    expect(rows.every((row) => /^\d{4}-\d\d-\d\dT(?:0[7-9]|1\d|20):\d\d$/.test(row.sentAt))).toBe(true)
    expect([...new Set(days)]).toEqual(days.toSorted())
    const months = new Set(days.map((day) => day.slice(0, 7)))
    expect([...months]).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ])
  })

  test('grows its list', () => {
    const { all } = DEMO_BEHAVIOR[id].segments
    const whole = rows.filter((row) => row.segment === all.name)
    const [first, last] = [whole[0]?.deliveries ?? 0, whole.at(-1)?.deliveries ?? 0]
    const months = Number(whole.at(-1)?.sentAt.slice(5, 7)) + 12 - Number(whole[0]?.sentAt.slice(5, 7))
    expect(Math.abs(last / first / (1 + DEMO_BEHAVIOR[id].monthlyGrowth) ** months - 1)).toBeLessThan(0.08)
  })

  test('counts add up row by row', () => {
    for (const row of rows) {
      expect(row.deliveries).toBeGreaterThanOrEqual(row.opens)
      expect(row.opens).toBeGreaterThanOrEqual(row.clicks)
      expect(row.clicks).toBeGreaterThanOrEqual(row.orders)
      expect(row.revenue > 0).toBe(row.orders > 0)
      expect(row.unsubscribes / row.deliveries).toBeLessThan(0.012)
      expect(row.spamReports / row.deliveries).toBeLessThan(0.003)
      for (const count of [row.deliveries, row.opens, row.clicks, row.orders, row.unsubscribes, row.spamReports]) {
        expect(Number.isInteger(count)).toBe(true)
      }
    }
  })

  test('does not repeat itself', () => {
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    const bySubject = Map.groupBy(rows, (row) => row.subject)
    for (const [subject, uses] of bySubject) {
      expect(uses.length, subject).toBeLessThanOrEqual(2)
      const [first, second] = uses
      if (second !== undefined) expect(daysBetween(first, second), subject).toBeGreaterThanOrEqual(100)
    }
    expect(bySubject.size / rows.length).toBeGreaterThan(0.78)
    for (const [index, row] of rows.entries()) expect(row.theme).not.toBe(rows[index - 1]?.theme)
  })

  test('talks to the right people at the right time', () => {
    const { best, lapsed } = DEMO_BEHAVIOR[id].segments
    for (const [index, row] of rows.entries()) {
      expect(row.segment === lapsed.name).toBe(row.theme === 'winback')
      if (row.theme === 'vip') expect(row.segment).toBe(best.name)
      if (row.theme === 'lastchance') {
        const sale = rows
          .slice(0, index)
          .findLast((earlier) => earlier.theme === 'sale' || earlier.theme === 'lastchance')
        expect(sale?.theme).toBe('sale')
        expect(daysBetween(sale, row)).toBeLessThanOrEqual(5)
      }
    }
    const blackFriday = rows.find((row) => row.sentAt.startsWith('2025-11-28'))
    expect(blackFriday?.theme).toBe('sale')
    expect(`${blackFriday?.name} ${blackFriday?.subject}`).toMatch(/Black (?:Friday|Week)|Cyber/)
  })

  test('shows the season', () => {
    const ordersPerClick = (month: string) => {
      const sends = rows.filter((row) => row.sentAt.slice(5, 7) === month)
      return total(sends, (row) => row.orders) / total(sends, (row) => row.clicks)
    }
    expect(ordersPerClick('11')).toBeGreaterThan(ordersPerClick('08'))
  })
})

test('the true effect of a weekday shows through the noise of many years', () => {
  const { weekday } = DEMO_BEHAVIOR.quillhound
  const rows = Array.from({ length: 40 }, (_, year) =>
    generateDemoHistory(DEMO_BRANDS.quillhound, { year: 2000 + year, month: 6 }),
  ).flat()
  const warm = rows.filter((row) => row.segment === DEMO_BEHAVIOR.quillhound.segments.warm.name)
  const rateOn = (day: number) => {
    const sends = warm.filter((row) => new Date(`${row.sentAt.slice(0, 10)}T00:00Z`).getUTCDay() === day)
    return total(sends, (row) => row.clicks) / total(sends, (row) => row.deliveries)
  }
  expect(weekday[4]).toBeGreaterThan(weekday[6] ?? 0)
  expect(rateOn(4)).toBeGreaterThan(rateOn(6) * 1.05)
})

test.each(Object.keys(DEMO_BRANDS) as DemoBrandId[])(
  'a reader of %s recognizes every theme from name and subject',
  (id) => {
    const rows = generateDemoHistory(DEMO_BRANDS[id], NOVEMBER)
    const brand = DEMO_BRANDS[id]
    const names = readProfile(brand, []).facts.flatMap((fact) => (fact.kind === 'offer' ? fact.value.name : []))
    const read = themeReader(brand.language, [brand.name, ...names])
    const recognised = rows.filter((row) => read(row.name, row.subject) === row.theme)
    expect(recognised).toHaveLength(rows.length)
  },
)
