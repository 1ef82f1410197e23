import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDate } from '../brand/read-dates.ts'
import { printedDate } from '../brand/printed-date.ts'
import { titleOfDay } from './title-of-day.ts'

const titled = (text: string, language: Language, on: string) => {
  const dated = readDate(text, language)!
  return titleOfDay(printedDate(text, language)!, dated, on, language)?.text ?? null
}

test.each<[Language, string, string, string]>([
  ['en', 'Open roastery: Saturday, November 28, 10 to 2. Free coffee.', 'November 28', 'Open roastery: November 28'],
  [
    'es',
    'Día de la Manzana en el vivero: sábado 7 de noviembre, gratis.',
    '7 de noviembre',
    'Día de la Manzana en el vivero: 7 de noviembre',
  ],
  [
    'de',
    'Laternenfahrt zu St. Martin: Mittwoch, 11. November, 17 Uhr.',
    '11. November',
    'Laternenfahrt zu St. Martin: 11. November',
  ],
  [
    'de',
    'Intensivtag „Passato o imperfetto?“ mit Matteo: Samstag, 30. Januar, 89 €.',
    '30. Januar',
    'Intensivtag „Passato o imperfetto?“ mit Matteo: 30. Januar',
  ],
  [
    'fr',
    'Journée truffe au caveau avec Marinette Fabre, trufficultrice : samedi 23 janvier à 11 h, 45 €.',
    '23 janvier',
    'Journée truffe au caveau avec Marinette Fabre\u00a0: 23 janvier',
  ],
  [
    'en',
    'Slow Friday: Friday 27 to Monday 30 November, a free book with every tank.',
    '27–30 November',
    'Slow Friday: 27–30 November',
  ],
  ['en', 'Winter sale January 8 to 17: boots £139 instead of £189.', '8–17 January', 'Winter sale: 8–17 January'],
])('a complete name is in front of its day (%s): %s', (language, text, on, title) => {
  expect(titled(text, language, on)).toBe(title)
})

test.each<[Language, string, string]>([
  [
    'de',
    'Die Abendkurse starten in der Woche ab Montag, 18. Januar: A1 am Montag um 18.30 Uhr.',
    'Die Abendkurse starten in der Woche ab Montag, 18. Januar',
  ],
  [
    'de',
    'Bis Freitag, 15. Januar, kann man sich für die Abendkurse anmelden.',
    'Bis Freitag, 15. Januar, kann man sich für die Abendkurse anmelden',
  ],
  [
    'en',
    'Dark Water, our Christmas coffee, is out Thursday, November 12. £11, about 300 bags.',
    'Dark Water, our Christmas coffee, is out Thursday, November 12',
  ],
  [
    'en',
    'Supplier price increases take effect February 1. Orders in by January 29 get the old price.',
    'Supplier price increases take effect February 1',
  ],
  [
    'es',
    'Cofres de Navidad desde el lunes 16 de noviembre, 500 unidades: 42 €.',
    'Cofres de Navidad desde el lunes 16 de noviembre',
  ],
  [
    'it',
    'Mercoledì 20 gennaio escono i bastoncini di trota, solo trota: 100 g, 8,50 €.',
    'Mercoledì 20 gennaio escono i bastoncini di trota',
  ],
  [
    'es',
    'Reserva de raíz desnuda con un 10% de descuento hasta el domingo 15 de noviembre, sin código.',
    'Reserva de raíz desnuda con un 10% de descuento hasta el 15 de noviembre',
  ],
  [
    'it',
    "Il calendario dell'avvento per cani si prenota fino a domenica 15 novembre e parte da venerdì 20 novembre: 24 snack, 29 €.",
    "Il calendario dell'avvento per cani si prenota fino a domenica 15 novembre",
  ],
  [
    'de',
    'Was bis zum 31. Dezember eingeht, zählt noch für dieses Jahr.',
    'Was bis zum 31. Dezember eingeht, zählt noch für dieses Jahr',
  ],
  [
    'de',
    'Neu ab Januar: A1 auch vormittags, jeden Dienstag um 10 Uhr im Haus, Start am 19. Januar.',
    'Neu ab Januar: A1 auch vormittags',
  ],
])('any other sentence keeps its own words (%s): %s', (language, text, title) => {
  expect(titled(text, language, '')).toBe(title)
})

test.each<[Language, string, string]>([
  ['es', 'Navidad: pedidos hasta el viernes 18 de diciembre.', 'Navidad: pedidos hasta el viernes 18 de diciembre'],
  [
    'de',
    'Gutschein für Gehörschutz nach Maß, als Weihnachtsgeschenk: bestellen bis Freitag, 4. Dezember.',
    'Gutschein für Gehörschutz nach Maß: bestellen bis 4. Dezember',
  ],
  [
    'de',
    'Frühbucherpreis für die Abendkurse im Januar: 239 € statt 264 € bis Sonntag, 13. Dezember.',
    'Frühbucherpreis für die Abendkurse im Januar: bis 13. Dezember',
  ],
  [
    'fr',
    "Box de mars, « Meurtre au réveillon » : précommandes dès le 16 février, commande jusqu'au samedi 5 mars.",
    "Box de mars, «\u00a0Meurtre au réveillon\u00a0»\u00a0: commande jusqu'au 5 mars",
  ],
  [
    'en',
    'Great Leech Count: tell us how many leeches were born in your tanks, online by Sunday 31 January.',
    'Great Leech Count: by 31 January',
  ],
])('a last day says what is to do until then (%s): %s', (language, text, title) => {
  expect(titled(text, language, '')?.replaceAll(/[\u00a0\u202f]:/gu, '\u00a0:')).toBe(title)
})

test.each<[Language, string, string, string]>([
  [
    'de',
    'Anmeldeschluss für die Abendkurse ist Freitag, der 15. Januar.',
    '15. Januar',
    'Anmeldeschluss für die Abendkurse: 15. Januar',
  ],
  [
    'en',
    'The deadline for the evening classes is Friday, January 15.',
    'January 15',
    'Deadline for the evening classes: January 15',
  ],
])('a last day with a name has it in front (%s): %s', (language, text, on, title) => {
  expect(titled(text, language, on)).toBe(title)
})

test.each<[Language, string, string, string]>([
  [
    'en',
    'Friday, November 27 to Monday, November 30: 15% off the three play kits, no code needed.',
    'November 27–30',
    '15% off the three play kits: November 27–30',
  ],
  [
    'en',
    'Friday, November 20 is the last day to order a name puzzle for Christmas, because each takes three weeks.',
    'November 20',
    'Last day to order a name puzzle for Christmas: November 20',
  ],
  [
    'en',
    'The update is due on Saturday 7 November; figures should reach us by 5 pm on Monday 2 November.',
    '2 November',
    'The update is due on 7 November; figures should reach us by 5 pm on 2 November',
  ],
  [
    'de',
    'Letzter Versand vor Weihnachten am Dienstag, 15. Dezember, bestellen bis Sonntag, 13. Dezember.',
    '13. Dezember',
    'Letzter Versand vor Weihnachten am 15. Dezember, bestellen bis 13. Dezember',
  ],
  [
    'fr',
    "Samedi 28 novembre de 10h à 17h, 9 accordéons d'occasion sortent de restauration, venez les essayer à l'atelier.",
    '28 novembre',
    '9 accordéons d’occasion sortent de restauration\u00a0: 28 novembre',
  ],
  [
    'es',
    'Sábado 14 de noviembre, de 11:00 a 14:00, puertas abiertas y cata, calle de la Fuente 6.',
    '14 de noviembre',
    'Puertas abiertas y cata: 14 de noviembre',
  ],
  [
    'it',
    "Sabato 21 novembre dalle 15 alle 17 c'è il Laboratorio Collo e Spalle in studio, 25 €.",
    '21 novembre',
    'Laboratorio Collo e Spalle in studio: 21 novembre',
  ],
])('of a sentence that begins with its day, the title says what it is (%s): %s', (language, text, on, title) => {
  expect(titled(text, language, on)?.replaceAll("'", '’')).toBe(title.replaceAll("'", '’'))
})

test.each<[Language, string, string]>([
  ['en', 'Order before December 16, noon, for Christmas.', 'Order before December 16, noon'],
  [
    'de',
    'Bestellt vor dem 16. Dezember, 12 Uhr, dann ist es zu Weihnachten da.',
    'Bestellt vor dem 16. Dezember, 12 Uhr',
  ],
  [
    'fr',
    'Pour recevoir avant le 24, commande sur le site avant mercredi 16 décembre à midi.',
    'Pour recevoir avant le 24, commande sur le site avant le 16 décembre à midi',
  ],
  [
    'fr',
    'La nouvelle cuvée arrive vendredi 13 novembre chez nous avec un verre offert.',
    'La nouvelle cuvée arrive le 13 novembre chez nous avec un verre offert',
  ],
  [
    'es',
    'La caja de invierno se reserva desde viernes 13 de noviembre en la tienda.',
    'La caja de invierno se reserva desde el 13 de noviembre en la tienda',
  ],
])('a day keeps its hour, and its article where the weekday goes (%s): %s', (language, text, title) => {
  expect(titled(text, language, '')).toBe(title)
})
