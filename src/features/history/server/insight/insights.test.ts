import { describe, expect, test } from 'vitest'
import { type DEMO_BEHAVIOR, THEME_EFFECT } from '#stand-ins/demo/demo-behavior.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import type { CountedCampaign } from '../counted-campaigns.ts'
import { clearThemes } from './group-effects.ts'
import { insightsOf } from './insights.ts'
import { measuredSends } from '../measured-sends.ts'
import { liftsOf, normalShare } from './performers.ts'

const now = new Date('2026-12-01T12:00:00Z')
const until = { year: 2026, month: 12 }

const rowsOf = (brand: keyof typeof DEMO_BEHAVIOR): CountedCampaign[] =>
  generateDemoHistory({ id: brand }, until).map((send, index) => ({
    ...send,
    workspaceId: 'w',
    id: String(index).padStart(4, '0'),
    brandId: 'b',
    naturalKey: String(index),
    sentAt: `${send.sentAt.replace('T', ' ')}:00`,
    countedAs: null,
    source: 'demo',
    currency: null,
    externalId: null,
    lastImportId: null,
  }))

describe.each(['tannholt', 'brisalba', 'quillhound'] as const)('the year of %s', (brand) => {
  const campaigns = rowsOf(brand)
  const insights = insightsOf(campaigns, now, 'USD')!

  test('every range contains its estimate, and ranges narrow with more sends', () => {
    const changes = [...insights.weekdays.rows, ...insights.dayparts.rows, ...insights.themes.rows]
    for (const { low, percent, high } of changes) {
      expect(low).toBeLessThanOrEqual(percent)
      expect(high).toBeGreaterThanOrEqual(percent)
    }
    const { rows } = insights.weekdays
    const widths = rows.toSorted((one, other) => other.sends - one.sends).map(({ low, high }) => high - low)
    expect(widths[0]).toBeLessThanOrEqual(widths.at(-1)!)
  })

  test('finds the themes that were made better or worse', () => {
    const made = ({ theme }: { theme: string }) => {
      const { clicks, orders } = THEME_EFFECT[theme as CampaignTheme]
      return Math.log(insights.measure === 'orders' ? clicks * orders : clicks)
    }
    const { rows } = insights.themes
    const sends = rows.reduce((sum, row) => sum + row.sends, 0)
    const usual = rows.reduce((sum, row) => sum + made(row) * row.sends, 0) / sends
    const telling = rows.filter((row) => row.clear && Math.abs(made(row) - usual) > 0.15)
    expect(telling.length).toBeGreaterThan(0)
    for (const row of telling) expect([row.theme, row.percent > 0]).toEqual([row.theme, made(row) > usual])
  })

  test("winners beat the expectation and losers don't, with figures from the history", () => {
    expect(insights.winners.length).toBeGreaterThan(0)
    for (const { id, percent, reason } of insights.winners) {
      expect(percent).toBeGreaterThan(0)
      const row = campaigns.find((campaign) => campaign.id === id)!
      const count = insights.measure === 'orders' ? row.orders! : row.clicks!
      expect(reason.startsWith(`${count.toLocaleString('en')} ${insights.measure}, about `)).toBe(true)
    }
    for (const { percent } of insights.losers) expect(percent).toBeLessThan(0)
    const both = new Set([...insights.winners, ...insights.losers].map(({ id }) => id))
    expect(both.size).toBe(insights.winners.length + insights.losers.length)
  })

  test('only clear themes reach the writers, better ones as strengths and worse ones as weaknesses', () => {
    const clear = insights.themes.rows.filter((row) => row.clear)
    const lifts = clearThemes(measuredSends(campaigns))
    expect(lifts.map(({ theme }) => theme)).toEqual(clear.map(({ theme }) => theme))
    for (const [index, { lift }] of lifts.entries()) expect(Math.sign(lift)).toBe(Math.sign(clear[index]!.percent))
    expect(clearThemes(measuredSends(campaigns.slice(0, 14)))).toEqual([])
  })

  test('writers and users get the same figures of a campaign', () => {
    const lifts = liftsOf(measuredSends(campaigns))
    const shown = [...insights.winners, ...insights.losers].map(({ id, percent }) => [id, percent])
    expect(shown).toEqual(shown.map(([id]) => [id, lifts.get(String(id))]))
  })

  test('opens change nothing', () => {
    const withoutOpens = campaigns.map((campaign) => ({ ...campaign, opens: null }))
    expect(insightsOf(withoutOpens, now, 'USD')).toEqual(insights)
  })

  test('the months add up to the year', () => {
    expect(insights.months.rows.reduce((sum, { sends }) => sum + sends, 0)).toBe(insights.usable)
    expect(insights.months.rows.every(({ revenuePerRecipient }) => revenuePerRecipient! > 0)).toBe(true)
  })
})

test('shows nothing with fewer than 12 campaigns', () => {
  const rows = rowsOf('tannholt')
  expect(insightsOf(rows.slice(0, 11), now, 'USD')).toBeNull()
  expect(insightsOf(rows.slice(0, 12), now, 'USD')).not.toBeNull()
})

test('expects nothing with fewer than five sends', () => {
  const rows = rowsOf('tannholt')
  expect(liftsOf(measuredSends(rows.slice(0, 4))).size).toBe(0)
  expect(liftsOf(measuredSends(rows.slice(0, 5))).size).toBe(5)
})

test('without revenue it uses clicks and shows no money', () => {
  const rows = rowsOf('tannholt').map((row) => ({ ...row, revenue: null, orders: null }))
  const insights = insightsOf(rows, now, 'USD')!
  expect(insights.measure).toBe('clicks')
  expect(insights.months.rows.every(({ revenuePerRecipient }) => revenuePerRecipient === null)).toBe(true)
  expect(insights.months.meaning).toContain('no revenue data')
})

describe('money', () => {
  test('uses the currency of most campaigns and leaves out the others', () => {
    const rows = rowsOf('quillhound')
    const mixed = rows.map((row, index) => ({ ...row, currency: index % 5 === 0 ? 'EUR' : 'CAD' }))
    const insights = insightsOf(mixed, now, 'USD')!
    expect(insights.currency).toBe('CAD')
    expect(insights.months.meaning).toMatch(/: CA\$\d/)
    expect(new Set([...insights.winners, ...insights.losers].map(({ currency }) => currency)).size).toBeLessThanOrEqual(
      2,
    )
    const withoutEuros = mixed.map((row) => (row.currency === 'EUR' ? { ...row, revenue: null } : row))
    expect(insights.months).toEqual(insightsOf(withoutEuros, now, 'USD')!.months)
  })

  test("uses the brand's currency if campaigns name none", () => {
    const insights = insightsOf(rowsOf('quillhound'), now, 'EUR')!
    expect(insights.currency).toBe('EUR')
    expect(insights.months.meaning).toMatch(/: €\d/)
    expect(insights.winners.every(({ currency }) => currency === 'EUR')).toBe(true)
  })
})

test('compares segments only if there are two', () => {
  const rows = rowsOf('tannholt')
  const meaning = (segments: readonly string[]) =>
    insightsOf(
      rows.map((row, index) => ({ ...row, segment: segments[index % segments.length]! })),
      now,
      'USD',
    )!.segments.meaning
  expect(meaning(['Main list'])).toBe('To compare, we need two segments with three sends each.')
  expect(meaning(['Main list', 'VIP'])).toMatch(/ has the highest revenue per recipient\./)
})

test('judges complaints by the limits of mailbox providers', () => {
  const rows = (spamReports: number) =>
    rowsOf('tannholt').map((row) => ({ ...row, spamReports: Math.round(row.deliveries * spamReports) }))
  const levels = (share: number) => insightsOf(rows(share), now, 'USD')!.health.notes.map(({ level }) => level)
  expect(levels(0.004)).toContain('bad')
  expect(levels(0.002)).toContain('warn')
  expect(levels(0)).toContain('good')
})

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1.2816, 0.1],
  [3, 0.9986501],
])('the normal share below %d is %d', (x, share) => {
  expect(normalShare(x)).toBeCloseTo(share, 4)
})
