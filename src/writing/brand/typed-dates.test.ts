import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDates } from './read-dates.ts'
import { withTypedDates } from './typed-dates.ts'

test.each<[Language, string, string]>([
  ['fr', 'En novembre du 16 au 29 : 1er envoi offert', 'Du 16 au 29 novembre : 1er envoi offert'],
  ['it', 'A gennaio chiudiamo dal 7 al 17 per ferie', 'Chiudiamo dal 7 al 17 gennaio per ferie'],
  ['es', 'En enero del 8 al 20 cerramos', 'Del 8 al 20 de enero cerramos'],
  ['it', 'Serata ogni giovedì di novembre (5, 12, 19, 26)', 'Serata, 5, 12, 19 e 26 novembre'],
  ['de', 'Im Januar: Lupencheck vom 11. bis 30.1.', 'Lupencheck vom 11. bis 30.1.'],
  ['en', 'we do the sampler box for 18 jan 4-10', 'we do the sampler box for $18, jan 4-10'],
  [
    'it',
    'cene, regali aziendali (da 10 scrivere a noi entro il 25 novembre)',
    'cene. Regali aziendali: da 10 scrivere a noi entro il 25 novembre',
  ],
  [
    'fr',
    'la dinde (dernier retour : boîte postée le 11 décembre au plus tard)',
    'la dinde. Dernier retour : boîte postée le 11 décembre au plus tard',
  ],
])('days are in their usual order (%s): %s', (language, text, written) => {
  expect(withTypedDates(text, language)).toBe(written)
})

test.each<[Language, string]>([
  ['fr', 'En novembre du 16 décembre au 29 décembre'],
  ['it', 'Corso base (4 lezioni, materiale compreso)'],
  ['en', 'Open day (January 16, 10 am to 4 pm), bring the children'],
  ['fr', 'Mille pièces en 2 couleurs, du 36 au 44'],
])('another text stays as it is (%s): %s', (language, text) => {
  expect(withTypedDates(text, language)).toBe(text)
})

test.each<[Language, string, string, string | null, string]>([
  ['fr', 'Du 16 au 29 novembre : 1er envoi offert.', 'sale', null, '11-16'],
  ['de', 'Gratis-Lupencheck vom 11. bis 30.1.', 'opening', 'Gratis-Lupencheck', '01-11'],
  ['it', 'Natale: ultimo giorno per spedire il 17 dicembre.', 'deadline', 'Natale', '12-17'],
  ['fr', 'Boîte postée le 11 décembre au plus tard', 'deadline', 'Boîte postée', '12-11'],
  ['es', 'Desde el 9 de noviembre se puede reservar.', 'opening', null, '11-09'],
  ['it', 'Corso: 14, 21, 28 gennaio e 4 febbraio 2027, ore 20.30.', 'start', 'Corso', '01-14'],
  ['fr', 'Cours du mardi : nouvelle session le 26 janvier.', 'start', 'Cours du mardi', '01-26'],
  ['en', 'sampler box for $18, jan 4-10', 'sale', 'Sampler box', '01-04'],
  ['en', 'Giving day is Dec 1, a donor doubles everything that day only.', 'deadline', 'Giving day', '12-01'],
  ['en', 'Order the calendar by Nov 27, then Jan 15 we drop it to $11.', 'deadline', 'Order the calendar', '11-27'],
  [
    'it',
    'Genziana Riserva 2024 affinata 12 mesi in castagno, 38 €, esce il 20 novembre.',
    'opening',
    'Genziana Riserva 2024',
    '11-20',
  ],
])('a day has its role and its name (%s): %s', (language, text, what, name, from) => {
  const [fact] = readDates(text, language)
  expect([fact?.what, fact?.name, fact?.days.from]).toEqual([what, name, from])
})
