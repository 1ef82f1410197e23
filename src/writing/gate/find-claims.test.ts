import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { claimFinder } from './find-claims.ts'

const rulesIn = (text: string, language: Language) =>
  claimFinder(language)
    .find(text, false)
    .map(({ rule }) => rule)

test.each<[Language, string]>([
  ['en', 'A refill is no $20 adventure.'],
  ['de', 'Das kostet keine 20 Euro.'],
  ['fr', 'Une recharge ne vaut pas 20 euros.'],
])("a denied price doesn't count, %s: %s", (language, text) => {
  expect(rulesIn(text, language)).not.toContain('price')
})

test('a price is found beside a denied one', () => {
  expect(rulesIn('Not $20. It costs $30.', 'en')).toContain('price')
})

test.each<[Language, string]>([
  ['en', 'Guaranteed for life? No. A strap wears out.'],
  ['de', 'Ein Leben lang garantiert? Nein, ein Riemen nutzt sich ab.'],
  ['es', '¿Garantizado? No, una correa se gasta.'],
])('a "no" behind a question takes a claim back, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).not.toContain('guarantee')
})

test.each<[Language, string]>([
  ['en', 'Wrinkles? No more.'],
  ['en', 'Delays? Never heard of them.'],
])('an answer that makes the claim is one, %s: %s', (language, text) => {
  expect(rulesIn(text, language)).not.toEqual([])
})

test('a signed quotation speaks for a customer', () => {
  expect(rulesIn('“I cried when I opened the box.” Marianne, Leeds', 'en')).toContain('testimonial')
})

test('a toast is a claim for a brand with drinks alone, whichever brand is asked first', () => {
  const isClaim = (isAboutAlcohol: boolean) =>
    claimFinder('en')
      .find('Bottoms up, the last glass is poured', isAboutAlcohol)
      .some(({ rule }) => rule === 'alcohol')
  expect([isClaim(true), isClaim(false), isClaim(true)]).toEqual([true, false, true])
})

test.each<[Language, string, string[]]>([
  ['de', 'Neujahrskaffee mit Film: 17. Januar, Eintritt frei, Anmeldung bis 12. Januar.', ['price']],
  ['fr', "Caisse d'hiver : janvier", []],
])('a free entry promises no freedom, and a case of wine no excess, %s: %s', (language, text, allowed) => {
  expect(rulesIn(text, language).filter((rule) => !allowed.includes(rule))).toEqual([])
})
