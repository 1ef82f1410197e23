import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { readPhrases } from './read-phrases.ts'

test.each<[string, Language, string, string[]]>([
  [
    'commas inside of marked entries',
    'fr',
    'Qui les ouvre ? ; C’est risqué, non ?',
    ['Qui les ouvre ?', 'C’est risqué, non ?'],
  ],
  ['a tag behind a question', 'fr', 'Ça fond vite, non ?, trop cher', ['Ça fond vite, non ?', 'trop cher']],
  [
    'a word that opens a question',
    'de',
    'Zu teuer, Was, wenn ich krank werde?',
    ['Zu teuer', 'Was, wenn ich krank werde?'],
  ],
  [
    'an "and if" of its own',
    'it',
    'funziona davvero?, e se sono allergica',
    ['funziona davvero?', 'e se sono allergica'],
  ],
  ['a "when" behind a noun', 'en', 'birthdays, when the nights draw in', ['birthdays', 'when the nights draw in']],
  ['a "when" behind a clause', 'de', 'Kurse, die voll sind, wenn man kommt', ['Kurse, die voll sind, wenn man kommt']],
  ['an article with an adjective', 'de', 'Umzug, das erste Kind', ['Umzug', 'das erste Kind']],
  ['a relative clause', 'de', 'Pulli, die kratzen', ['Pulli, die kratzen']],
  [
    'a relative clause with a preposition',
    'de',
    'Kaffee, auf dem kein Datum steht',
    ['Kaffee, auf dem kein Datum steht'],
  ],
  ['a place behind a comma', 'de', 'Umzug, auf dem Markt', ['Umzug', 'auf dem Markt']],
  [
    'a question behind a full stop',
    'es',
    'No tengo tiempo. ¿Y si no apruebo?',
    ['No tengo tiempo', '¿Y si no apruebo?'],
  ],
  ['dashes', 'de', 'Weihnachten – ein Tier ist gestorben – Umzug', ['Weihnachten', 'ein Tier ist gestorben', 'Umzug']],
  [
    'quoted sentences',
    'en',
    '"I can do it myself", "Will it, well, fit?"',
    ['I can do it myself', 'Will it, well, fit?'],
  ],
  ['nothing', 'it', 'Boh', []],
])('%s', (_, language, text, entries) => expect(readPhrases(text, readingWords(language))).toEqual(entries))
