import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { printedNotice } from './notice-texts.ts'
import { printedLine, standsAlone, tellsService } from './printable.ts'
import { askedDoubt } from './read-answers.ts'

test.each<[Language, string, string | null]>([
  ['fr', "Téléphone 9h-12h, c'est Martine.", "Téléphone 9h-12h, c'est Martine."],
  ['es', 'tardes o turno de mañana (por las guardias)', 'Tardes o turno de mañana.'],
  ['en', 'sells out, we only make it when theres enough', null],
  ['en', 'which I regret ever starting', null],
  ['fr', "s'arrête TOUTE SEULE", null],
  ['de', 'bitte nicht bewerben', null],
  ['en', 'gloves = boxes', null],
])('A line of the owner (%s): %s', (language, text, line) => {
  expect(printedLine(text, readingWords(language))).toBe(line)
})

test.each<[Language, string, boolean]>([
  ['es', 'medimos el pie', true],
  ['it', 'lasciamo pulito', true],
  ['en', 'dug, not potted', true],
  ['de', 'Chargennummer auf jeder Rechnung', true],
  ['it', 'rapporto di pulizia', false],
  ['fr', 'la malle du mois', false],
  ['de', 'heuer', false],
  ['en', 'sally, tail end, top end (correct terms)', false],
  ['es', 'plazas: 8 por grupo (decirlo sólo cuando sea verdad)', false],
])('A phrase that can stand by itself (%s): %s', (language, phrase, isLine) => {
  expect(standsAlone(phrase, readingWords(language))).toBe(isLine)
})

test.each<[Language, string, boolean]>([
  ['fr', 'Livraison lettre suivie 48 h, offerte dès 30 €.', true],
  ['es', 'Se puede reservar por whatsapp y lo guardamos 3 días.', true],
  ['de', 'Versand 6er und 12er Karton, A gratis ab 12 Fl., D 9,90.', false],
  ['en', 'shiped from tulsa, free over 45', false],
  ['es', 'NO vendemos por internet.', false],
])('A sentence that tells how the brand serves (%s): %s', (language, sentence, tells) => {
  expect(tellsService(sentence, readingWords(language))).toBe(tells)
})

test.each<[Language, string, string, string | null]>([
  [
    'es',
    '«Es caro» (a plazos, y no te atamos a ninguna clínica)',
    'Es caro',
    'A plazos, y no te atamos a ninguna clínica.',
  ],
  ['it', "«costa di più dell'anno scorso» (vero, +5 euro, gasolio)", "costa di più dell'anno scorso", null],
  ['fr', '« Elles sont périmées ? » (non, 3 ans minimum)', 'Elles sont périmées ?', 'Non, 3 ans minimum.'],
  ['en', 'is it made in usa (yes the beef is, DONT say all american)', 'is it made in usa', null],
  ['en', 'Will it fit?', 'Will it fit?', null],
])('A doubt with what the owner says to it (%s): %s', (language, entry, question, answer) => {
  expect(askedDoubt(entry, readingWords(language))).toEqual({ question, answer })
})

test.each<[Language, string, string | null]>([
  ['de', 'Abgabe nur an Fachkreise/gewerblich, Hinweis muss in jede Mail.', 'Abgabe nur an Fachkreise/gewerblich.'],
  ['de', 'Wein ab 16, Marillenbrand ab 18, immer Altershinweis.', 'Wein ab 16, Marillenbrand ab 18.'],
  ['de', 'bei jeder Weinmail: "Bitte genießen Sie verantwortungsvoll."', 'Bitte genießen Sie verantwortungsvoll.'],
  ['en', 'treats only, has to say supervise your dog when chewing.', 'Supervise your dog when chewing.'],
  ['fr', 'Piles : danger pour les enfants, mention obligatoire.', 'Piles : danger pour les enfants.'],
  ['es', 'Título propio, no oficial: ponerlo.', 'Título propio, no oficial.'],
  ['it', 'Segnalare sempre gli allergeni.', null],
  ['it', 'i prezzi sono sempre "a partire da".', null],
])('What readers are told by a rule (%s): %s', (language, text, notice) => {
  expect(printedNotice({ text }, language)).toBe(notice)
})
