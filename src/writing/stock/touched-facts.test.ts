import { expect, test } from 'vitest'
import { tellingStems } from '../engine/telling-stems.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { touchedConcern } from './touched-facts.ts'

const pain = (text: string, isBodyComplaint = false) => ({
  text,
  form: 'noun' as const,
  type: 'nuisance' as const,
  isBodyComplaint,
})
const brief = teaBrand({
  say: ['Our stove cleaner takes any odor with it'],
  pains: [pain('black glass on the stove'), pain('odor'), pain('itchy skin', true)],
  moments: [{ text: 'tower inspection', form: 'noun', months: [1, 2] }],
})
const touchedBy = (idea: string, month: number | null = null, said = idea) =>
  touchedConcern(tellingStems(idea, 'en'), { brief, month, said: tellingStems(said, 'en') })

test('an idea is about a concern when it shares most of its words, and a single word of several is not enough', () => {
  expect(touchedBy('The glass of your stove turns black by Friday')).toBe('Black glass on the stove')
  expect(touchedBy('A glass of water beside the bed')).toBeNull()
  expect(touchedBy('An odor nobody can name')).toBe('')
})

test("a complaint of which the brand says nothing isn't a reason for an email", () => {
  const silent = teaBrand({ pains: [pain('black glass on the stove')], say: ['We post on Mondays'] })
  const stems = tellingStems('The glass of your stove turns black', 'en')
  expect(touchedConcern(stems, { brief: silent, month: null, said: stems })).toBeNull()
})

test("a concern isn't quoted where only a title or a reason speaks of it", () => {
  expect(touchedBy('The glass of your stove turns black by Friday', null, 'Leave the glass alone.')).toBe('')
})

test("a complaint of the body isn't a reason for an email", () => {
  expect(touchedBy('Itchy skin in dry rooms')).toBeNull()
})

test('a moment counts in its months alone', () => {
  expect(touchedBy('Before the inspection of the tower', 2)).toBe('Tower inspection')
  expect(touchedBy('Before the inspection of the tower', 6)).toBeNull()
})

test('a date among the moments is nothing that readers have told anyone', () => {
  const moments = [{ text: 'Sign up by March 14', form: 'clause' as const, months: [] }]
  const stems = tellingStems('Sign up on March evenings', 'en')
  expect(touchedConcern(stems, { brief: teaBrand({ moments }), month: 3, said: stems })).toBeNull()
})
