import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { guessGrammar } from './guess-grammar.ts'

test.each<[Language, string, string]>([
  ['de', 'Filterkaffee', 'singular masculine'],
  ['de', 'Brötchen', 'singular neuter'],
  ['fr', 'coffret de thés', 'singular masculine'],
  ['es', 'caja de prueba', 'singular feminine'],
  ['it', 'borse in pelle', 'plural feminine'],
])('in %s, "%s" is %s', (language, name, grammar) => {
  const guessed = guessGrammar(name, language)
  expect(`${guessed?.number} ${guessed?.gender}`).toBe(grammar)
})

test.each<[Language, string]>([
  ['de', 'Kuchen'],
  ['de', 'Knochen'],
  ['fr', 'peau de mouton'],
  ['fr', 'images'],
  ['es', 'lavavajillas'],
  ['es', 'pijama de lino'],
  ['it', 'yoga per tutti'],
  ['it', 'chiavi'],
])('in %s, "%s" has an ending that misleads', (language, name) => {
  expect(guessGrammar(name, language)).toBeNull()
})
