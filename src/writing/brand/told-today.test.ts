import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { toldToday } from './told-today.ts'

test.each<[Language, string, string, string]>([
  [
    'en',
    '2026-11-10',
    'Our blend comes out Tuesday November 10 and it’s gone when it’s gone.',
    'Our blend comes out today and it’s gone when it’s gone.',
  ],
  ['en', '2026-11-10', 'On Tuesday, November 10, we open the barn.', 'Today we open the barn.'],
  ['en', '2026-11-10', 'Gales of November: Tuesday, November 10', 'Gales of November: today'],
  ['en', '2026-11-10', 'New hours from 10 November 2026', 'New hours from today'],
  ['en', '2026-11-10', 'Order by November 10.', 'Order by November 10.'],
  ['en', '2026-11-10', 'The sale runs November 10 to 14.', 'The sale runs November 10 to 14.'],
  ['en', '2026-11-11', 'It opens on November 10.', 'It opens on November 10.'],
  ['en', '2026-11-10', 'The soap of November 10 sold out.', 'The soap of November 10 sold out.'],
  ['de', '2027-01-14', 'Der Katalog geht am 14. Januar in die Post.', 'Der Katalog geht heute in die Post.'],
  ['de', '2027-01-14', 'Ab Donnerstag, 14. Januar, gibt es Honig.', 'Ab heute gibt es Honig.'],
  [
    'en',
    '2026-11-10',
    'The diary opens Tuesday 10 November. Bring a friend.',
    'The diary opens today. Bring a friend.',
  ],
  ['en', '2026-11-10', 'Open Tuesday 10 Nov. till 8.', 'Open today till 8.'],
  ['de', '2027-01-14', 'Bestellen bis 14. Januar.', 'Bestellen bis 14. Januar.'],
  [
    'fr',
    '2027-01-14',
    'À partir du jeudi 14 janvier, les inscriptions ouvrent.',
    'Dès aujourd’hui, les inscriptions ouvrent.',
  ],
  ['fr', '2027-01-14', 'La boutique rouvre le 14 janvier à 10 h.', 'La boutique rouvre aujourd’hui à 10 h.'],
  ['es', '2027-01-18', 'A partir del lunes 18 de enero el afilado sube a 7 €.', 'Desde hoy el afilado sube a 7 €.'],
  ['es', '2027-01-26', 'El martes 26 de enero sale el panero nuevo.', 'Hoy sale el panero nuevo.'],
  ['es', '2027-01-26', 'La lista del 26 de enero', 'La lista del 26 de enero'],
  [
    'it',
    '2027-01-21',
    'Da giovedì 21 gennaio ci sono la Favorita e il Nebbiolo.',
    'Da oggi ci sono la Favorita e il Nebbiolo.',
  ],
  ['en', '2027-01-20', 'The kids arrive around January 20.', 'The kids arrive around January 20.'],
  ['fr', '2027-01-20', 'Les chevreaux arrivent vers le 20 janvier.', 'Les chevreaux arrivent vers le 20 janvier.'],
  ['it', '2027-01-20', 'Arrivano intorno al 20 gennaio.', 'Arrivano intorno al 20 gennaio.'],
  ['it', '2027-01-21', 'La Favorita: giovedì 21 gennaio', 'La Favorita: oggi'],
  ['it', '2027-01-21', 'Si ordina entro giovedì 21 gennaio.', 'Si ordina entro giovedì 21 gennaio.'],
])('an email names its own day: %s, %s, %s', (language, plannedFor, text, told) => {
  expect(toldToday(text, plannedFor, language)).toBe(told)
})
