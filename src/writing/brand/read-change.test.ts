import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { changeIn } from './read-change.ts'

test.each<[Language, string, string | null, string | null, string | null]>([
  ['en', 'Bars go from $8 to $8.50 on January 15 (4 for $28 becomes 4 for $30).', 'Bars', '$8', '$8.50'],
  ['en', 'From Monday, January 18 the sourdough loaf will be $9, it was $8.50.', 'Sourdough loaf', '$8.50', '$9'],
  ['en', 'The sampler is $28 until January 31 and $32 after that.', 'Sampler', '$28', '$32'],
  ['en', 'New postage from January 4: £4.20 within the UK.', 'Postage', null, '£4.20'],
  ['en', "We're raising our grooming prices on January 11: small dogs $55, large dogs $80.", 'Grooming', null, null],
  ['de', 'Ab 1. Januar 2027 kostet der Hocker 124 statt 119 €, weil Holz teurer ist.', 'Hocker', '119 €', '124 €'],
  ['de', 'Am 1. Februar geht der Preis der Box von 29 auf 32 € hoch.', 'Box', '29 €', '32 €'],
  ['de', 'Am 11. Januar erhöhen wir die Preise für Kerzen um 50 Cent.', 'Kerzen', null, null],
  ['fr', 'Le 1er février la tasse passe de 24 à 26 € (le gaz).', 'Tasse', '24 €', '26 €'],
  ['fr', 'Le prix du miel augmente le 1er février, de 12 à 13 €.', 'Miel', '12 €', '13 €'],
  ['es', 'El 15 de enero la caja de 5 l pasa de 54 a 57 €.', 'Caja de 5 l', '54 €', '57 €'],
  ['es', 'A partir del 1 de febrero el corte cuesta 22 € en vez de 20.', 'Corte', '20 €', '22 €'],
  [
    'it',
    'Da lunedì 18 gennaio la borsa Lea passa da 185 a 195 euro: il cuoio costa di più.',
    'Borsa Lea',
    '185 euro',
    '195 euro',
  ],
  [
    'en',
    'On Monday January 11 the 1 lb Assortment goes from $32 to $34.50, caramels stay the same.',
    '1 lb Assortment',
    '$32',
    '$34.50',
  ],
  ['de', 'Brezeln bleiben gleich, ab 1. Februar kostet das Brot 6 statt 5,50 €.', 'Brot', '5,50 €', '6 €'],
  ['fr', 'Les bols ne changent pas, le 1er février la tasse passe de 24 à 26 €.', 'Tasse', '24 €', '26 €'],
  ['es', 'El té sigue igual, el 1 de febrero la caja pasa de 54 a 57 €.', 'Caja', '54 €', '57 €'],
  ['it', 'Il miele non cambia, dal 1 febbraio la cera passa da 12 a 13 €.', 'Cera', '12 €', '13 €'],
  ['it', 'Dal 1 gennaio la spedizione aumenta da 6,90 a 7,50 €.', 'Spedizione', '6,90 €', '7,50 €'],
])('what costs more, and how much (%s): %s', (language, text, subject, before, now) => {
  expect(changeIn(text, language)).toMatchObject({ subject, before, now, isOfAll: false })
})

test.each<[Language, string, string | null]>([
  ['en', 'Prices rise by 5% on February 1.', '5%'],
  ['de', 'Neue Preise ab 1. Februar.', null],
  ['fr', 'Le 1er mars, nos tarifs augmentent de 4 %.', '4 %'],
  ['it', 'A partire dal 1 marzo i prezzi aumentano del 5%.', '5%'],
])('all prices change (%s): %s', (language, text, more) => {
  expect(changeIn(text, language)).toMatchObject({ subject: null, isOfAll: true, more })
})

test('of the prices of two things, the old price tells which one has changed so', () => {
  const sentence = 'Prices go up on 1 February, service to £99 and the plan to £12, until then it stays at £11.50.'
  expect(changeIn(sentence, 'en')).toMatchObject({ subject: 'Plan', before: '£11.50', now: '£12' })
})
