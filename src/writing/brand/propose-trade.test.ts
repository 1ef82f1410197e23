import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { proposeTrade } from './propose-trade.ts'

const tradeOf = (language: Language, ...names: string[]) =>
  proposeTrade(
    names.map((name) => ({ name, fact: null, kind: null })),
    language,
  )?.id ?? null

test('Two signs and a margin propose a trade', () => {
  expect(tradeOf('en', 'Espresso', 'Decaf beans')).toBe('coffee-tea')
  expect(tradeOf('it', 'Barbera DOCG', 'Grappa', 'Degustazione in cantina')).toBe('wine-spirits')
})

test('One sign proposes nothing, and a compound is one sign', () => {
  expect(tradeOf('en', 'Espresso')).toBeNull()
  expect(tradeOf('de', 'Filterkaffee')).toBeNull()
})

test('Vouchers are sold in every trade', () => {
  expect(tradeOf('en', 'Custom wetsuits', 'Gift vouchers')).toBeNull()
})

test('Another trade with its own offers leaves the choice to a member', () => {
  expect(tradeOf('it', 'Camere con colazione', 'Olio', 'Passata', 'Marmellate')).toBeNull()
})

test('Words for courses make no language school, and yoga no shop for mats', () => {
  expect(tradeOf('en', 'Painting course', 'Drawing class', 'Private lessons')).not.toBe('language-school')
  expect(tradeOf('de', 'Yogakurse', 'Matten')).toBeNull()
})
