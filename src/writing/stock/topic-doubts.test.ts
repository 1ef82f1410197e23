import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { askedAndAnswered } from './own-phrases.ts'

test.each<[Language, string, string, string]>([
  ['en', 'Shipping costs for heavy bottles', 'Free over $45.', 'Shipping costs for heavy bottles: free over $45.'],
  ['en', 'Shipping costs too much', 'Free over $45.', '“Shipping costs too much.” Free over $45.'],
  ['en', "I'm not flexible enough", 'You don’t need to be.', "“I'm not flexible enough.” You don’t need to be."],
  ['de', 'Lieferzeit', '2-3 Werktage.', 'Lieferzeit: 2-3 Werktage.'],
  ['de', 'Versandkosten', 'Ab 50 € frei.', 'Versandkosten: ab 50 € frei.'],
  ['de', 'Zu teuer', 'Ratenzahlung möglich.', '„Zu teuer.“ Ratenzahlung möglich.'],
  ['fr', 'la livraison', 'Offerte dès 60 €.', 'La livraison\u00A0: offerte dès 60 €.'],
  ['es', 'los gastos de envío', 'Gratis desde 50 €.', 'Los gastos de envío: gratis desde 50 €.'],
  ['it', 'le spese di spedizione', 'Gratis sopra i 79 €.', 'Le spese di spedizione: gratis sopra i 79 €.'],
])('a doubt that names a thing is a topic, and a sentence is said: %s %s', (language, doubt, answer, printed) => {
  expect(askedAndAnswered(doubt, answer, language)).toBe(printed)
})
