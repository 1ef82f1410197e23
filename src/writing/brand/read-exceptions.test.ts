import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { exceptedOffer, exceptionIn } from './read-exceptions.ts'

test.each<[Language, string, string | null]>([
  ['en', 'No discounts besides Black Friday and the subscription.', 'Black Friday and the subscription'],
  ['en', 'Apart from Black Friday, we never discount.', 'Black Friday'],
  ['en', 'No bookings except in December.', null],
  ['en', 'We ship everywhere except Alaska.', null],
  ['de', 'Rabatte machen wir nicht außer den 8 % auf die Kur, auch nicht im Mai.', 'den 8 % auf die Kur'],
  ['fr', 'Pas de promo (une seule exception : la carte à 130 € en janvier).', 'la carte à 130 € en janvier'],
  ['es', 'Descuentos no, lo único es un 10 % en garrafas, y hay que decir que es viejo.', 'un 10 % en garrafas'],
  ['it', 'Nessuno sconto tranne il 10% per i soci.', 'il 10% per i soci'],
])('A ban leaves something open (%s): %s', (language, sentence, exception) => {
  expect(exceptionIn(sentence, readingWords(language))?.exception ?? null).toBe(exception)
})

test('an exception with an amount is something that emails may tell', () => {
  const offer = (sentence: string) => exceptedOffer(sentence, readingWords('en'))
  expect(offer('We never discount, except the 8% on refills.')).toBe('8% on refills')
  expect(offer('No discounts besides Black Friday.')).toBeNull()
})

test('a sale in a month is an exception, and a month alone tells when', () => {
  const words = readingWords('de')
  expect(exceptionIn('Keine Rabatte außer am Räumungsverkauf im Januar.', words)?.exception).toBe(
    'am Räumungsverkauf im Januar',
  )
  expect(exceptionIn('Keine Buchungen außer im Dezember.', words)).toBeNull()
})
