import { expect, test } from 'vitest'
import { PACKS } from '../packs/load-packs.ts'
import { textsOf } from '../packs/angle-texts.ts'
import type { Pack } from '../packs/pack-schema.ts'
import { familyOf } from './brand-family.ts'
import { foreignSubjects, suitedPack } from './suited-pack.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

const pets = PACKS.pack('en', 'trade', 'pet-food')!
const selling = (trade: string, ...names: string[]) =>
  teaBrand({ trade: { trade, label: trade }, offers: names.map((name) => teaOffer(name, { kind: null })) })
const wordsOf = ({ angles }: Pack) => angles.flatMap((angle) => textsOf(angle).map(({ text }) => text)).join('\n')

test('a maker of dog treats gets no ideas for cats and none for kibble', () => {
  const pack = suitedPack(pets, selling('pet-food', 'Dog treats', 'Bully sticks'))
  expect(wordsOf(pets)).toMatch(/\bcats?\b/i)
  expect(wordsOf(pack)).not.toMatch(/\b(?:cats?|kittens?|lilies|litter|kibble)\b/i)
  const ids = pack.angles.map(({ id }) => id)
  expect(ids).not.toContain('ten-days-to-new')
  expect(ids).toContain('night-of-bangs')
})

test('a line about something foreign goes, and the idea stays', () => {
  const whole = pets.angles.find(({ id }) => id === 'dictated-doorbell')!
  const left = suitedPack(pets, selling('pet-food', 'Dog treats')).angles.find(({ id }) => id === whole.id)!
  expect(left.beats.length).toBeLessThan(whole.beats.length)
})

test('a brand that names no subject of the pack keeps it whole', () => {
  expect(suitedPack(pets, selling('pet-food', 'Happy moments'))).toBe(pets)
})

test('what a brand sells tells more than what it says of itself', () => {
  const dogs = selling('pet-food', 'Dog treats')
  const brand = { ...dogs, facts: { ...dogs.facts, business: 'Treats for dogs, cats keep asking.' } }
  expect(foreignSubjects(pets, brand)).toContain('animal.cat')
})

test('what has to be named is foreign to every brand that doesn’t name it', () => {
  const kitchen = PACKS.pack('en', 'family', 'food-drink-craft')!
  const told = (...names: string[]) => wordsOf(suitedPack(kitchen, selling('food', ...names)))
  expect(told('House blend', 'Decaf')).not.toContain('stay chilled')
  expect(told('Soft cheese', 'Honey')).toContain('stay chilled')
})

test('a subject alone in its group is foreign to a brand that names others', () => {
  const supplies = PACKS.pack('en', 'trade', 'medical-dental')!
  expect(foreignSubjects(supplies, selling('medical-dental', 'Nitrile gloves'))).toContain('goods.steri')
  expect(foreignSubjects(supplies, selling('medical-dental', 'Nitrile gloves, sterile drapes'))).not.toContain(
    'goods.steri',
  )
  expect(foreignSubjects(supplies, selling('medical-dental', 'Stools')).size).toBe(0)
})

test("a word in passing isn't a reason to drop an idea", () => {
  const kitchen = PACKS.pack('en', 'trade', 'home-kitchen')!
  const knives = suitedPack(kitchen, selling('home-kitchen', 'Chef’s knife', 'Paring knife'))
  expect(wordsOf(knives)).toMatch(/\bpans?\b/i)
  expect(knives.angles.length).toBeLessThan(kitchen.angles.length)
})

test('a brand has the family of the way it sells', () => {
  const consumers = selling('hearing-eyewear', 'Hearing aid batteries', 'Wax filters')
  expect(familyOf(consumers)).toBe('reordered-consumables')
  expect(familyOf(selling('hearing-eyewear', 'Hearing aids', 'Wax filters'))).toBe('appointment-aids')
  const offices = selling('coffee-tea', 'Espresso')
  expect(familyOf(offices)).toBe('food-drink-craft')
  const buyers = { buyers: 'businesses' as const, role: null }
  expect(familyOf({ ...offices, facts: { ...offices.facts, buyers } })).toBe('b2b-supply')
  const monthly = teaBrand({ offers: [teaOffer('Tea of the month', { kind: 'subscription' })] })
  expect(familyOf(monthly)).toBe('subscription-box')
  expect(familyOf(selling('charity', 'Nest boxes'))).toBeNull()
})
