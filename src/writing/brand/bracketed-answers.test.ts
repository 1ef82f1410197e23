import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDoubts } from './read-avatar.ts'

const doubtsIn = (text: string, language: Language) =>
  readDoubts(text, language).map(({ value: { question, answer } }) => `${question} | ${answer}`)

test.each<[Language, string, string[]]>([
  [
    'en',
    'Does it work as well as the big brands? (independently tested), is it more expensive? (works out 20p per use), what about delivery? (letterbox-friendly cardboard)',
    [
      'Does it work as well as the big brands? | Independently tested.',
      'is it more expensive? | Works out 20p per use.',
      'what about delivery? | Letterbox-friendly cardboard.',
    ],
  ],
  [
    'de',
    '"Zu teuer" (Ratenzahlung möglich), Lieferzeit (2-3 Werktage) und ist das echtes Leder? (ja, aus Italien)',
    ['Zu teuer | Ratenzahlung möglich.', 'Lieferzeit | 2-3 Werktage.', 'ist das echtes Leder? | Ja, aus Italien.'],
  ],
  [
    'fr',
    'Trop cher (paiement en 3 fois). La livraison (offerte dès 60 €). C’est à ma taille ? (échange gratuit)',
    ['Trop cher | Paiement en 3 fois.', 'La livraison | Offerte dès 60 €.', 'C’est à ma taille ? | Échange gratuit.'],
  ],
  [
    'es',
    '¿Y si no me gusta? (30 días de devolución), ¿es original? (distribuidor oficial), en otra tienda está más barata (igualamos precio)',
    [
      '¿Y si no me gusta? | 30 días de devolución.',
      '¿es original? | Distribuidor oficial.',
      'en otra tienda está más barata | Igualamos precio.',
    ],
  ],
  [
    'it',
    "Costa più dell'olio del supermercato; le spese di spedizione (gratis sopra i 79 €); e se la bottiglia si rompe? (la rimandiamo gratis)",
    [
      "Costa più dell'olio del supermercato | null",
      'le spese di spedizione | Gratis sopra i 79 €.',
      'e se la bottiglia si rompe? | La rimandiamo gratis.',
    ],
  ],
])('what is in brackets answers what is before it: %s', (language, text, doubts) => {
  expect(doubtsIn(text, language)).toEqual(doubts)
})

test('a measure in brackets belongs to its phrase', () => {
  expect(doubtsIn('the 32 oz (946 ml) bottle is too big (cans too), it will spoil (lasts 30 days)', 'en')).toEqual([
    'the 32 oz (946 ml) bottle is too big | Cans too.',
    'it will spoil | Lasts 30 days.',
  ])
})

test('brackets that explain or ask answer nothing', () => {
  expect(doubtsIn('Price, trust (are you real?), shipping (slow abroad)', 'en')).toEqual([
    'Price | null',
    'trust (are you real?) | null',
    'shipping (slow abroad) | null',
  ])
})

test('numbered lines with answers in brackets', () => {
  expect(doubtsIn('1. Too expensive (payment plan)\n2. No time (15 minutes a day)', 'en')).toEqual([
    'Too expensive | Payment plan.',
    'No time | 15 minutes a day.',
  ])
})
