import { expect, test } from 'vitest'
import { isRecurring, readPrice, withoutPrice } from './read-price.ts'

test.each([
  ['Tote – $248', '$248', 'Tote'],
  ['Boîtes 38 € HT', '38 € HT', 'Boîtes'],
  ['Corks bag of 100 $34', '$34', 'Corks bag of 100'],
  ['Hose £20 plus VAT', '£20 plus VAT', 'Hose'],
  ['Espresso beans from $12', 'from $12', 'Espresso beans'],
  ['Kalender 12,– €', '12,– €', 'Kalender'],
  ['Vin de 11 € à 28 €', 'de 11 € à 28 €', 'Vin'],
  ['Box $89 CAD', '$89 CAD', 'Box'],
  ['Carretto – da 350 €', 'da 350 €', 'Carretto'],
  ['Comunidad 15€/mes', '15€/mes', 'Comunidad'],
  ['Conseil 60€/h', '60€/h', 'Conseil'],
  ['Workshop £45pp', '£45pp', 'Workshop'],
  ['Bookkeeping from $350/month', 'from $350/month', 'Bookkeeping'],
  ['Bank für 1.200,00 €', '1.200,00 €', 'Bank'],
])('%s', (text, price, name) => {
  expect(readPrice(text)).toBe(price)
  expect(withoutPrice(text)).toBe(name)
})

test("A number alone isn't a price", () => {
  expect(readPrice('Set of 6')).toBeNull()
  expect(withoutPrice('Set of 6')).toBe('Set of 6')
})

test('A price by the month is paid again and again', () => {
  expect(['19,90 €/mois', '$29/mo', '15€/mes'].map(isRecurring)).toEqual([true, true, true])
  expect(['60€/h', '12 €'].map(isRecurring)).toEqual([false, false])
})
