import { expect, test } from 'vitest'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { brandStock } from './brand-stock.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

const sentencesIn = (id: string, facts: Partial<UsableFacts>) => {
  const brief = teaBrand(facts)
  const { ideas } = brandStock({ brief, offers: brief.facts.offers, hasHistory: false, maySay: () => true })
  return ideas.find(({ angle }) => angle.id === id)?.ownSentences
}

test('a thank-you for everyone holds no sentence of the brand', () => {
  expect(sentencesIn('thank-you-full-stop', { offers: [teaOffer('Breakfast tea')] })).toBe(0)
})

test('an idea that tells an answer holds its sentences', () => {
  const text = 'We sort every leaf by hand at the long table in the barn. It takes a day.'
  const answers = [{ id: 'universal/universal/q-founder', question: 'Why did you begin?', text }]
  expect(sentencesIn('how-it-began', { answers })).toBe(3)
})
