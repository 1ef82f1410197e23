import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { proposeFamily, proposeTrade } from './propose-trade.ts'

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

test.each<[Language, string, string | null]>([
  ['en', 'Village bakery in Otley. Rye 4.20, stollen 12', 'bakery'],
  ['de', 'Hundesalon in Linz, kleine Hunde 45 €', 'pet-grooming'],
  ['fr', 'toilettage chiens et chats à Lorient : bain 35 €', 'pet-grooming'],
  ['es', 'escuela de natación en Gijón', 'sports-lessons'],
  ['it', 'Panificio di paese a Bra', 'bakery'],
  ['de', 'Mehl und Hefe für jede Bäckerei', null],
  ['en', 'Restaurant and bakery by the canal', null],
])('%s: the first words may name the trade: %s', (language, profile, trade) => {
  expect(proposeTrade([], language, { profile })?.id ?? null).toBe(trade)
})

test('what businesses buy at a price is supply, and work for them is none', () => {
  const goods = ['Spulen', 'Lager', 'Riemen'].map((name) => ({ name, fact: null, kind: null }))
  expect(proposeFamily(goods, true, null)).toBe('b2b-supply')
  expect(proposeFamily(goods, false, null)).toBeNull()
  const work = goods.map((offer) => ({ ...offer, kind: 'service' as const }))
  expect(proposeFamily(work, true, null)).not.toBe('b2b-supply')
})

test.each<[Language, string, string, string | null]>([
  ['de', 'Weingut Hollerer', 'Grüner Veltliner 11,50 €; Zweigelt 13,80 €', 'wine-spirits'],
  ['en', 'Saltbush Yoga', 'Casual class $26, 10-class pass $210', 'fitness-studio'],
  ['es', 'Centro Auditivo Arrieta', 'Revisión con cita', 'hearing-eyewear'],
  ['en', 'Pargeter & Daughter', 'Chimney sweeping in Ludlow', 'home-services'],
  ['it', 'Zampe del Sile', 'Siamo una associazione di volontariato', 'charity'],
  ['fr', 'Willems', 'Réparation de tout', null],
])('A brand says its trade in its name or its first words (%s): %s', (language, name, profile, trade) => {
  expect(proposeTrade([], language, { profile, name })?.id ?? null).toBe(trade)
})

test('A brand that cleans and repairs goods sells none of their trade', () => {
  const offer = (name: string) => ({ name, fact: null, kind: 'service' as const })
  expect(proposeTrade([offer('tent repair'), offer('backpack cleaning')], 'en')).toBeNull()
})

test('treats for dogs are pet food, whatever they are called and however they come', () => {
  expect(
    tradeOf(
      'it',
      'Biscotti per cani',
      'Snack al coniglio',
      'Box assaggio',
      'Abbonamento ciotola',
      'Canettone senza cioccolato',
    ),
  ).toBe('pet-food')
})

test('what a list is called counts beside its entries', () => {
  const offers = ['Kassengerät', 'Gehörschutz nach Maß'].map((name) => ({ name, fact: null, kind: null }))
  expect(proposeTrade(offers, 'de')).toBeNull()
  const profile = 'Hörgeräte aller Klassen: Kassengerät ab 10 €, Gehörschutz nach Maß 149 €'
  expect(proposeTrade(offers, 'de', { profile })?.id).toBe('hearing-eyewear')
})
