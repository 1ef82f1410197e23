import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { withCurrency } from './bare-prices.ts'

test.each<[Language, string, string]>([
  [
    'en',
    'timothy 5lb 24.00 / 10lb 41, cookies 8.50 bag of 20, sticks 9, box $22',
    'timothy 5lb $24.00 / 10lb $41, cookies $8.50 bag of 20, sticks $9, box $22',
  ],
  [
    'de',
    'Austausch 620, Stimmen 180 bis 340, Überholung ab 1.200 Euro',
    'Austausch 620 €, Stimmen 180 bis 340 €, Überholung ab 1.200 Euro',
  ],
  [
    'fr',
    'Accordage complet 380, anches 15/pièce. Location 25 €/mois',
    'Accordage complet 380 €, anches 15 €/pièce. Location 25 €/mois',
  ],
  ['it', 'Ricotta 6 €/kg, caciotta 14, cesta da 35', 'Ricotta 6 €/kg, caciotta 14 €, cesta da 35 €'],
  ['es', 'torno (2h, 38€), bono mensual 95', 'torno (2h, 38€), bono mensual 95 €'],
  ['de', 'Reinigung CHF 25, Batterien (6 Stk.) 9.-', 'Reinigung CHF 25, Batterien (6 Stk.) CHF 9.-'],
  ['de', 'Gutswein 9,80, Lagenwein 21,50', 'Gutswein 9,80 €, Lagenwein 21,50 €'],
  ['fr', '15 € = un repas, 40 € = un panier', 'un repas 15 €, un panier 40 €'],
])('an amount without its currency has it (%s): %s', (language, text, written) => {
  expect(withCurrency(text, language)).toBe(written)
})

test.each<[Language, string]>([
  ['en', 'Groups of max 8, levels 1 to 3, since 1998, from $40'],
  ['de', 'Fahrt am 5. Juni und 19. Juni, Erwachsene 19 €, Kinder 9 €'],
  ['it', 'Giovedì di novembre (5, 12, 19, 26), ingresso 4 €'],
  ['de', 'Patenschaft (8 / 15 / 30 Euro im Monat)'],
  ['es', 'Del nº 2 al 12, de 14 a 85 €'],
  ['en', 'Sizes 36, 38 and 40 in oak'],
  ['en', 'Soap $8, balm $12. Market on Saturday December 5, 9 to 1. On sale Thursday, November 12'],
  ['en', 'Set of knives £40, open 10 to 4, dinner for 6'],
  ['de', 'Kanister 24 €, Rolle 13,90 €. Ab Montag 18. Januar 2027 neu. Laden Emsteker Straße 118'],
  ['de', 'Kerze 24 €, Docht 3 €, ab Freitag 18.12 gibt es Stollen'],
  ['fr', 'Bol 24 €, le service pour 6 (18 pièces) 498 €. Boutique rue Haute 14'],
  ['es', 'Cena 30 €, menú 18 €, tienda en calle Mayor 7'],
  ['it', 'Tracolla 185 €, zaino 310 €, bottega in via Conti 14'],
])("a number that isn't an amount stays as it is (%s): %s", (language, text) => {
  expect(withCurrency(text, language)).toBe(text)
})
