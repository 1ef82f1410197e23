import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { withMonthsNamed } from './days-without-month.ts'

test.each<[Language, string, string]>([
  ['en', "Every January there's the swap meet, this time Sunday the 17th, 10 to 3.", 'the 17th of January,'],
  ['en', "Shop's closed December 24 to 31 and back on the 4th.", 'the 4th of January.'],
  ['de', 'Mit Gravur bis zum 9. Dezember, ohne geht es bis zum 18., später nicht.', 'zum 18. Dezember,'],
  ['de', 'Montags ab dem 11. und mittwochs ab dem 13. Januar.', 'dem 11. Januar und'],
  ['de', 'Vom 25.12. bis 5. Januar ist zu, erste Röstung wieder am 7.', 'am 7. Januar.'],
  ['fr', 'Le coffret part le 16 novembre, il vaut mieux le réserver avant le 10.', 'avant le 10 novembre.'],
  ['fr', 'Fermé du 24 décembre au 4 janvier, on rouvre le mardi 5.', 'le mardi 5 janvier.'],
  ['es', 'Y enero con el aceite en rama, que sale hacia el 18.', 'hacia el 18 de enero.'],
  ['it', "A gennaio c'è Open day domenica 24, dalle 10 alle 16.", 'domenica 24 gennaio,'],
  ['it', 'Con le iniziali entro il 10 dicembre, quelli senza entro il 17.', 'entro il 17 dicembre.'],
  ['it', "Chiusa dal 24 dicembre al 7 gennaio e le spedizioni ripartono l'8.", "l'8 gennaio."],
  ['it', "Dal primo febbraio l'abbonamento costa 49 €.", 'Dal 1 febbraio'],
])('a day gets the month that its sentence has named: %s %s', (language, text, expected) => {
  expect(withMonthsNamed(text, language)).toContain(expected)
})

test.each<[Language, string]>([
  ['en', 'In December we moved to the 3rd floor, and the 2nd box is free.'],
  ['en', 'The box is mailed on the 5th of each month.'],
  ['en', "In January it's Burns Night, on the Saturday closest to the 25th, so this time January 23."],
  ['en', "We mail them from November 12 and they're usually gone by about the 20th."],
  ['de', 'Im Dezember feiern wir zum 10. Mal den 2. Advent.'],
  ['fr', 'En janvier, passez au 14 rue Beaurepaire, le 10 h est complet.'],
  ['es', 'En enero el 10 % de todo, y abrimos el 28 de noviembre.'],
  ['it', 'A dicembre sabato e domenica 14.30-17.30, al 35%.'],
  ['it', 'Il 5 e il 6 dicembre siamo al mercatino.'],
])('another number, and a day with its month, stays: %s %s', (language, text) => {
  expect(withMonthsNamed(text, language)).toBe(text)
})

test("a day in last year's part of a sentence gets no month", () => {
  const text = "We've got the plum cake from 27 November, last year they'd gone by the 10th."
  expect(withMonthsNamed(text, 'en')).toBe(text)
})
