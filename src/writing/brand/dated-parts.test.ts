import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDates } from './read-dates.ts'

const told = (text: string, language: Language) =>
  readDates(text, language).map(({ what, days }) => `${what} ${days.from}..${days.to}`)

test.each<[Language, string, string[]]>([
  [
    'de',
    'Kurse werden über die Website gebucht, die Frühjahrskurse kommen immer am 12. Januar online und das Wochenende ist meist in einer Woche voll.',
    ['opening 01-12..01-12'],
  ],
  [
    'fr',
    "Pas de promo sur les cartes, jamais (une seule exception : la carte 10 à 130 €, valable jusqu'au dimanche 17 janvier).",
    ['deadline 01-17..01-17'],
  ],
  [
    'es',
    'La cosecha nueva: empezamos a coger hacia el 20 de octubre y el Primer Día se envía a partir del lunes 16 de noviembre.',
    ['opening 11-16..11-16'],
  ],
  [
    'fr',
    "Un samedi par mois il y a un atelier à 42 € : le 28 novembre c'est yin et bols avec Maëlle, le 16 janvier dos et bureau avec Thibault.",
    ['start 11-28..11-28', 'start 01-16..01-16'],
  ],
  [
    'de',
    'Kurstermine: Erste Hilfe am 21. November, Schellack am 14. und 15. November (noch 2 Plätze) und dann wieder 30. und 31. Januar.',
    ['start 11-21..11-21', 'start 11-14..11-15', 'start 01-30..01-31'],
  ],
  ['en', 'Holiday shipping cutoff Dec 16 ground, Dec 20 express.', ['deadline 12-16..12-16', 'deadline 12-20..12-20']],
  [
    'it',
    'Gli ordini con le iniziali vanno fatti entro il 10 dicembre, quelli senza iniziali entro il 17 dicembre.',
    ['deadline 12-10..12-10', 'deadline 12-17..12-17'],
  ],
  [
    'en',
    'Black Friday is our one sale of the year: 20% off, Nov 27-30, subscribers get in Nov 25.',
    ['sale 11-27..11-30', 'opening 11-25..11-25'],
  ],
])('we read each day of a sentence: %s %s', (language, text, expected) => {
  expect(told(text, language)).toEqual(expected)
})

test.each<[Language, string, string[]]>([
  ['en', "Don't mention the sale, it starts on January 10.", []],
  ['en', 'Order by December 9, pick up at the farm on December 22.', ['deadline 12-09..12-09']],
  ['en', 'The workshop on January 9, canceled.', []],
])('a sentence that refuses, or has one last day, tells no more: %s %s', (language, text, expected) => {
  expect(told(text, language)).toEqual(expected)
})
