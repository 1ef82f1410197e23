import { expect, test } from 'vitest'
import { countsItsLines } from './counted-lines.ts'

const texts = (headline: string, ...lines: string[]) => ({
  titles: [],
  premise: '',
  preview: '',
  headline,
  subjects: [],
  beats: lines.map((line) => ({ line, claim: 'none' as const, ask: null })),
})

test('texts count their lines with a number or with ordinals', () => {
  expect(countsItsLines(texts('Three questions before you choose'), 'en')).toBe(true)
  expect(countsItsLines(texts('A talk', 'First question: where?', 'Second question: when?'), 'en')).toBe(true)
  expect(countsItsLines(texts('Ein Gespräch', 'Erste Frage: Wo?', 'Zweite Frage: Wann?'), 'de')).toBe(true)
  expect(countsItsLines(texts('Trois questions, pas une de plus'), 'fr')).toBe(true)
})

test('a number of weeks counts no lines', () => {
  expect(countsItsLines(texts('Three weeks later', 'First question: where?'), 'en')).toBe(false)
})
