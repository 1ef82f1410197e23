import { expect, test } from 'vitest'
import { TRADES } from './trades.ts'
import { observancesOf } from './observances.ts'
import { concernsTrade, verticalOf } from './verticals.ts'

const trade = (id: string) => ({ trade: { trade: id, label: id } })

test('a confirmed trade has its own words where the planner knows some, and a brand without a trade has none', () => {
  expect(verticalOf(trade('pet-gear'))).toBe('pet-gear')
  expect(verticalOf(trade('medical-dental'))).toBe('general')
  expect(verticalOf({ trade: { trade: null, label: 'dog walking' } })).toBe('general')
  expect(verticalOf({ trade: null })).toBe('general')
})

test('every trade with words is one of the trade list', () => {
  const known = TRADES.filter(({ id }) => verticalOf(trade(id)) !== 'general')
  expect(known).toHaveLength(22)
})

test('a day of some trades is for brands of these trades alone', () => {
  const day = (...trades: string[]) => ({ trades })
  expect(concernsTrade(day(), { trade: null })).toBe(true)
  expect(concernsTrade(day('food'), { trade: null })).toBe(false)
  expect(concernsTrade(day('food'), trade('wine-spirits'))).toBe(true)
  expect(concernsTrade(day('pet'), trade('pet-food'))).toBe(true)
  expect(concernsTrade(day('pet'), trade('coffee-tea'))).toBe(false)
})

test('Giving Tuesday is for charities alone', () => {
  const day = observancesOf('US', 2026).find(({ id }) => id === 'giving-tuesday')!
  expect(day.date).toBe('2026-12-01')
  expect(concernsTrade(day, trade('charity'))).toBe(true)
  expect(concernsTrade(day, trade('pet-food'))).toBe(false)
  expect(concernsTrade(day, { trade: null })).toBe(false)
})
