import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { detectLanguage, looksLikeLanguage } from './language-check.ts'
import { LANGUAGE_LINES } from './language-lines.fixtures.ts'

const NAMES = ['Tannholt Kaffee', 'Trail Leash 6ft', 'Rutina Tres Pasos']
const lines = LANGUAGES.flatMap((language) => LANGUAGE_LINES[language].split('\n').map((line) => ({ language, line })))

describe('short lines', () => {
  test('there are three hundred of them', () => {
    expect(lines).toHaveLength(300)
  })

  test('nearly all get their language', () => {
    const wrong = lines.filter(({ language, line }) => detectLanguage(line) !== language)
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(9)
  })

  test('none is refused in its own language', () => {
    expect(lines.filter(({ language, line }) => !looksLikeLanguage(line, language))).toEqual([])
  })

  test('nearly all are refused in another language', () => {
    const trials = lines.flatMap(({ language, line }) =>
      LANGUAGES.filter((other) => other !== language).map((other) => ({ line, other })),
    )
    const missed = trials.filter(({ line, other }) => looksLikeLanguage(line, other))
    expect(missed.length / trials.length, JSON.stringify(missed, null, 1)).toBeLessThan(0.08)
  })
})

describe('longer texts', () => {
  test('five lines together are never mistaken', () => {
    for (const language of LANGUAGES) {
      const all = LANGUAGE_LINES[language].split('\n')
      for (let start = 0; start + 5 <= all.length; start += 5) {
        const text = all.slice(start, start + 5).join('. ')
        expect(detectLanguage(text)).toBe(language)
        for (const other of LANGUAGES) expect(looksLikeLanguage(text, other)).toBe(other === language)
      }
    }
  })
})

test('names of the brand and its products say nothing about the language', () => {
  expect(looksLikeLanguage('Rutina Tres Pasos, and how to use it', 'en', NAMES)).toBe(true)
  expect(detectLanguage('Tannholt Kaffee', NAMES)).toBeNull()
})

test('a line with nothing to go by passes in every language', () => {
  for (const language of LANGUAGES) expect(looksLikeLanguage('Espresso 2026 ☕', language)).toBe(true)
})
