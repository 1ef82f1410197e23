import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { printedStatement } from './statement-texts.ts'
import {
  isBareMeasure,
  printedFact,
  printedInFull,
  printedLine,
  shorterTexts,
  standsAlone,
  tellsService,
} from './printable.ts'
import { askedDoubt } from './read-answers.ts'

test.each<[Language, string, string | null]>([
  ['fr', "Téléphone 9h-12h, c'est Martine.", "Téléphone 9h-12h, c'est Martine."],
  ['es', 'tardes o turno de mañana (por las guardias)', 'Tardes o turno de mañana.'],
  ['en', 'sells out, we only make it when theres enough', null],
  ['en', 'which I regret ever starting', null],
  ['fr', "s'arrête TOUTE SEULE", null],
  ['de', 'bitte nicht bewerben', null],
  ['en', 'gloves = boxes', null],
  ['en', 'one story (0-3 years), read by Suzon (ask her)', 'One story (0-3 years), read by Suzon.'],
  ['de', 'Gips + Wachs aus Pforzheim', 'Gips und Wachs aus Pforzheim.'],
])('A line of the owner (%s): %s', (language, text, line) => {
  expect(printedLine(text, readingWords(language))).toBe(line)
})

test('A measure without what it measures tells nothing', () => {
  expect(['11 Hektar', '6 in and 12 in.', '24 Euro', 'dug in June'].map(isBareMeasure)).toEqual([
    true,
    false,
    false,
    false,
  ])
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
])('A phrase that is complete alone (%s): %s', (language, phrase, isLine) => {
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
  [
    'en',
    'treats only not a full meal, has to say supervise your dog when chewing.',
    'Treats only not a full meal. Supervise your dog when chewing.',
  ],
  ['en', 'Every email, in the footer, must say keep it cold.', 'Keep it cold.'],
  [
    'en',
    'CANNOT send live plants to WA, TAS or NT (quarantine) — must be said anywhere we push plants.',
    'Cannot send live plants to WA, TAS or NT.',
  ],
  ['de', 'In jeder E-Mail, Pflichthinweis: Abgabe nur an Fachkreise.', 'Abgabe nur an Fachkreise.'],
  ['fr', 'Piles : danger pour les enfants, mention obligatoire.', 'Piles : danger pour les enfants.'],
  ['es', 'Título propio, no oficial: ponerlo.', 'Título propio, no oficial.'],
  ['it', 'Segnalare sempre gli allergeni.', null],
  ['it', 'i prezzi sono sempre "a partire da".', null],
  ['fr', 'on remercie avant de redemander, toujours.', null],
  ['de', 'wir danken immer, bevor wir wieder fragen', null],
  ['es', 'siempre damos las gracias antes de pedir', null],
])('The text that a rule prints (%s): %s', (language, text, notice) => {
  expect(printedStatement({ text }, language)).toBe(notice)
})

test.each<[Language, string, string | null]>([
  ['de', 'Heimchen sind teuer', null],
  ['de', 'bio, aus eigenem Garten', null],
  ['de', 'nur Abholung oder DHL', 'Nur Abholung oder DHL.'],
  ['en', 'open 1 November, the good ones are gone by Feb', null],
  ['en', 'open 1 November', 'Open 1 November.'],
  ['fr', 'un vrai succès', null],
  ['fr', 'par marque, il faut connaître sa référence', null],
  ['es', 'se venden mucho en mayo', null],
  ['it', 'il più caro, va a ruba', null],
  [
    'en',
    'one cheese a month, chosen by Ann or Joe from the card that you fill in, wrapped in brown paper and string and posted, postage included',
    'One cheese a month, chosen by Ann or Joe from the card that you fill in, wrapped in brown paper and string and posted.',
  ],
])('What an email says of an offer (%s): %s', (language, fact, printed) => {
  expect(printedFact(fact, readingWords(language))).toBe(printed)
})

test('a text without its notes is shorter by a part at the end', () => {
  expect(shorterTexts('open 1 November, the good ones are gone')).toEqual([
    'open 1 November, the good ones are gone',
    'open 1 November',
  ])
})

test('A rule about emails is for the writer, unless it says what each of them has to say', () => {
  const feeding = 'Keine Fütterungsanleitung per Mail (falsches Futter tötet) – immer auf die Notfallnummer verweisen.'
  expect(printedStatement({ text: feeding }, 'de')).toBeNull()
  const honey = 'No recomendar miel a menores de 12 meses: ponerlo en cada correo.'
  expect(printedStatement({ text: honey }, 'es')).toBe('No recomendar miel a menores de 12 meses.')
})

test('a rule about words is not for readers', () => {
  expect(printedStatement({ text: 'Immer Jänner schreiben, nicht Januar.' }, 'de')).toBeNull()
})

describe('an answer in full', () => {
  const words = readingWords('en')

  test('keeps the voice of its owner and what a customer said', () => {
    const text = 'Yes, I melt each lot apart. A customer told us: “You see it happen.”'
    expect(printedInFull(text, words)).toBe(text)
    expect(printedLine(text, words)).toBeNull()
  })

  test('ends before a note to the writer', () => {
    expect(printedInFull('It gets handed down. PLEASE NEVER promise more.', words)).toBe('It gets handed down.')
  })
})
