import { expect, test } from 'vitest'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { isToTryFirst, meantBy, sellableIn } from './offer-of-story.ts'

const cream = teaOffer('Barrier Cream', { price: '$34' })
const serum = teaOffer('Calm Serum', { price: '$38' })
const trio = teaOffer('Starter Trio', { price: '$28', kind: 'set' })
const repair = teaOffer('Chair repair', { price: '$85', kind: 'service' })
const card = teaOffer('Gift card', { price: '$50', kind: null })
const offers = [serum, cream, trio, repair, card]
const brief = teaBrand({ offers })
const story = (title: string, lines: readonly string[] = [], more: Partial<EmailPlan> = {}) => ({
  title,
  headline: title,
  lines: lines.map((line) => ({ line, kind: 'thought', question: null, part: null }) as const),
  button: 'Go',
  stage: 'repeat' as const,
  ...more,
})
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name)

test('a story is about the offer of its title or one with its whole name in its lines', () => {
  expect(namesOf(meantBy(story('Somebody is using your cream'), offers, brief))).toEqual(['Barrier Cream'])
  expect(namesOf(meantBy(story('A quiet evening', ['The calm serum goes first.']), offers, brief))).toEqual([
    'Calm Serum',
  ])
})

test('a thing named in passing or refused isn’t what a story is about', () => {
  expect(meantBy(story('A towel of your own', ['Leave your skin damp if a cream comes next.']), offers, brief)).toEqual(
    [],
  )
  expect(meantBy(story('Never give a cream'), offers, brief)).toEqual([])
})

test('people who have never ordered get what others buy first', () => {
  expect(namesOf(meantBy(story('Three are enough', [], { stage: 'new' }), offers, brief))).toEqual(['Starter Trio'])
  expect(isToTryFirst(trio, brief)).toBe(true)
  expect(isToTryFirst(serum, brief)).toBe(false)
})

test('a voucher is for giving, and no one tries work that is done for them', () => {
  expect(namesOf(sellableIn(story('Try it at nine'), offers, brief))).toEqual([
    'Calm Serum',
    'Barrier Cream',
    'Starter Trio',
  ])
  expect(namesOf(sellableIn(story('Gifts for Christmas'), offers, brief))).toContain('Gift card')
})

test('where a story wants something small, dear things have no place', () => {
  const prices = [teaOffer('Tin', { price: '$14' }), teaOffer('Three wicks', { price: '$54' })]
  expect(namesOf(sellableIn(story('Small enough to accept'), prices, teaBrand({ offers: prices })))).toEqual(['Tin'])
})
