import { describe, expect, test } from 'vitest'
import { brandStock } from '../stock/brand-stock.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { MonthRequest } from './month-request.ts'
import { latestDay, onDays, withoutTwins } from './order-emails.ts'

const brand = teaBrand({ offers: [teaOffer('Hollow Breakfast tea')] })
const stock = brandStock({ brief: brand, offers: brand.facts.offers, hasHistory: false, maySay: () => true })
const some = stock.ideas.filter(({ angle }) => angle.occasion === null)
const [first, second, third, fourth] = some as [StockIdea, StockIdea, StockIdea, StockIdea]

const asked = (
  idea: StockIdea,
  role: StockIdea['angle']['role'],
  premise = 'A quiet cup.',
  stage = 'all' as const,
) => ({
  ...idea,
  angle: { ...idea.angle, role, stage },
  readings: idea.readings.map((reading) => ({
    ...reading,
    texts: { ...reading.texts, premise, titles: ['A quiet cup'] },
  })),
})

const request = {
  occasions: [{ id: 'halloween', name: 'Halloween', date: '2026-10-31' }],
} as unknown as MonthRequest

describe('an idea that speaks of a day', () => {
  const guide = asked(first, 'teach', 'What to brew before Halloween.')

  test('has its last place two days before it, and thanks have none', () => {
    expect(latestDay(guide, request)).toBe('2026-10-29')
    expect(latestDay(asked(first, 'thank', 'Thank you for Halloween.'), request)).toBeNull()
    expect(latestDay(asked(first, 'teach'), request)).toBeNull()
  })

  test('changes places with an earlier one where it would come too late', () => {
    const other = asked(second, 'sell')
    const placed = onDays([other, guide], ['2026-10-20', '2026-10-31'], request)
    expect(placed.map(({ idea, date }) => [idea.key, date])).toEqual([
      [guide.key, '2026-10-20'],
      [other.key, '2026-10-31'],
    ])
  })

  test('is left out where no place is early enough', () => {
    const other = asked(second, 'sell')
    const placed = onDays([guide, other], ['2026-10-30', '2026-10-31'], request)
    expect(placed.map(({ idea }) => idea.key)).toEqual([other.key])
  })
})

test('neighbors have different roles where there is a choice, and what is fixed stays', () => {
  const theme = { id: 'x', title: 'x' } as unknown as StockIdea['theme']
  const ideas = [asked(first, 'teach'), asked(second, 'teach'), asked(third, 'sell'), asked(fourth, 'thank')].map(
    (idea) => ({ ...idea, theme }),
  )
  const dates = ['2026-10-01', '2026-10-06', '2026-10-13', '2026-10-20']
  const emails = ideas.map((idea, at) => ({ idea, date: dates[at]!, occasion: null }))
  const ordered = withoutTwins(emails, ({ idea }) => idea === ideas[0] || idea === ideas[3], request)
  expect(ordered.map(({ idea }) => idea.angle.role)).toEqual(['teach', 'sell', 'teach', 'thank'])
  expect(ordered.map(({ date }) => date)).toEqual(dates)
})
