import { describe, expect, test } from 'vitest'
import { LANGUAGES, type BrandBrief } from '#shared/brand-brief.ts'
import type { StrategyMode } from '#shared/strategy.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { judgeMonth } from './idea-quality.ts'
import { planMonth } from './plan-month.ts'
import { BARE_BRAND, FRENCH_FASHION, requestFor } from './planner-brands.fixtures.ts'

const { tannholt, brisalba, quillhound } = DEMO_BRANDS
const november = { year: 2026, month: 11 }

function monthOf(
  mode: StrategyMode,
  notes = '',
  more: Parameters<typeof requestFor>[1] = november,
  brand: BrandBrief = quillhound,
) {
  const request = requestFor(brand, { ...more, strategy: { mode, notes } })
  const plan = planMonth(request)
  const ideas = plan.topics.flatMap(({ subtopics }) => subtopics)
  const share = (...families: string[]) =>
    ideas.filter(({ meta }) => families.includes(meta.family)).length / ideas.length
  return { request, plan, ideas, share }
}

describe.each([
  ['a month of sales', november],
  ['a quiet month', { year: 2027, month: 6 }],
])('in %s', (_, month) => {
  test.each([quillhound, tannholt, brisalba, FRENCH_FASHION])('the mix follows the strategy for $name', (brand) => {
    const [balanced, push, stories] = (['balanced', 'promotion-push', 'story-led'] as const).map((mode) =>
      monthOf(mode, '', month, brand),
    ) as [ReturnType<typeof monthOf>, ReturnType<typeof monthOf>, ReturnType<typeof monthOf>]
    const selling = (plan: typeof balanced) => plan.share('promo', 'product')
    const telling = (plan: typeof balanced) => plan.share('story', 'community', 'proof', 'education')
    expect(selling(push)).toBeGreaterThan(selling(balanced) + 0.05)
    expect(selling(stories)).toBeLessThan(selling(balanced) - 0.05)
    expect(telling(stories)).toBeGreaterThan(telling(balanced) + 0.05)
    expect(push.share('promo')).toBeGreaterThan(stories.share('promo') * 2)
    for (const { plan } of [push, stories]) {
      expect(plan.report.failures).toEqual([])
      expect(plan.report.score).toBeGreaterThanOrEqual(75)
      expect(plan.topics.map(({ subtopics }) => subtopics.length)).toEqual(Array(10).fill(10))
    }
  })
})

test('the same wish gives the same month, another one another', () => {
  expect(monthOf('story-led', 'no discounts').plan).toEqual(monthOf('story-led', 'no discounts').plan)
  expect(monthOf('story-led').plan).not.toEqual(monthOf('balanced').plan)
})

describe('notes that rule discounts out', () => {
  test.each(['balanced', 'promotion-push', 'story-led'] as const)('leave none in November (%s)', (mode) => {
    const offering = ({ ideas }: ReturnType<typeof monthOf>) =>
      ideas.filter(({ meta }) => meta.needsOffer || ['sale', 'flash'].includes(meta.archetype)).length
    expect(offering(monthOf(mode === 'story-led' ? 'balanced' : mode))).toBeGreaterThan(0)
    const { plan, ...month } = monthOf(mode, 'Please, no discounts this time')
    expect(offering({ plan, ...month })).toBe(0)
    expect(JSON.stringify(plan.topics)).not.toMatch(/confirm offer|coupon|voucher/i)
    expect(plan.topics.some(({ family }) => family === 'offer')).toBe(false)
    expect(plan.report.failures).toEqual([])
  })

  test('are kept by the gate as well, whoever writes', () => {
    const free = monthOf('promotion-push')
    const asked = { ...free.request, strategy: { mode: 'promotion-push' as const, notes: 'no discounts' } }
    const { failures } = judgeMonth(free.plan.topics, asked)
    expect(failures.some(({ check }) => check === 'G12')).toBe(true)
  })
})

describe('days that the notes name', () => {
  test('get ideas before, on and after a launch, within their days and with the product that is named', () => {
    const { ideas, plan } = monthOf('balanced', 'Launch of the Ridge Harness on the 12th, no discounts')
    const own = ideas.filter(({ meta }) => meta.anchor.id === 'own-2026-11-12')
    expect(own.map(({ meta }) => [meta.archetype, meta.anchor.from, meta.anchor.to])).toEqual([
      ['teaser', '2026-11-05', '2026-11-11'],
      ['launch', '2026-11-12', '2026-11-12'],
      ['objection', '2026-11-13', '2026-11-19'],
    ])
    expect(own.every(({ title }) => title.includes('Ridge Harness') || title.includes('12'))).toBe(true)
    expect(own[1]!.meta.products).toEqual(['Ridge Harness'])
    expect(own[1]!.why).toBe(
      'Your notes for this month say “Launch of the Ridge Harness on the 12th”; that is Thursday, November 12.',
    )
    expect(plan.report.failures).toEqual([])
  })

  test.each(LANGUAGES)('are written about in %s, also for a brand that says nothing else', (language) => {
    const notes = 'launch on the 12th, open day on the 1st, market on the 30th'
    const { ideas, plan } = monthOf('balanced', notes, november, { ...BARE_BRAND, language })
    const days = new Set(ideas.map(({ meta }) => meta.anchor.id).filter((id) => id?.startsWith('own-')))
    expect(days).toEqual(new Set(['own-2026-11-01', 'own-2026-11-12', 'own-2026-11-30']))
    expect(plan.report.failures).toEqual([])
  })

  test('fit into the smallest plan', () => {
    const { ideas, plan } = monthOf('balanced', 'launch on the 12th', { ...november, topics: 1 })
    expect(ideas).toHaveLength(10)
    expect(ideas.filter(({ meta }) => meta.anchor.id === 'own-2026-11-12')).toHaveLength(3)
    expect(plan.report.failures).toEqual([])
  })

  test('cannot be invented', () => {
    const { plan, request } = monthOf('balanced', 'launch on the 12th')
    const { failures } = judgeMonth(plan.topics, { ...request, strategy: { mode: 'balanced', notes: '' } })
    expect(failures.map(({ check }) => check)).toEqual(['G7', 'G7', 'G7'])
  })
})

test('a product that the notes name comes first', () => {
  const products = quillhound.productsInfo!.products.split(', ')
  const named = products.at(-1)!
  const { plan } = monthOf('balanced', `Focus on ${named}`)
  expect(plan.topics.find(({ family }) => family === 'product')!.title).toContain(named)
})
