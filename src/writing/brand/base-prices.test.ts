import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import { amountOfOffer, besidePrice, factBesidePrice, lacksBasePrice, withBasePrices } from './base-prices.ts'

const rule = (sentence: string): FactValue<'rule'> => ({ sentence, check: null })
const coffee = {
  ...teaBrand({
    offers: [
      teaOffer('Frühschicht', { price: '9,20 €', fact: 'schokoladig, 250 g 9,20 €, 1 kg 32,50 €' }),
      teaOffer('Teuto', { price: '10,40 €', fact: '250 g, Filter' }),
      teaOffer('Probierpaket', { price: '13,50 €', fact: '3 x 100 g' }),
      teaOffer('Baristakurs', { price: '79 €', fact: '3 Stunden', kind: 'course' }),
    ],
    rules: [rule('Grundpreis pro Kilo muss immer dabei sein, wenn ein Preis genannt wird.')],
  }),
  language: 'de' as const,
}

test('an amount belongs to the price of an offer, and a base price to a rule that asks for it', () => {
  expect(coffee.facts.offers.map((offer) => besidePrice(offer, coffee))).toEqual([
    '250 g, 36,80 €/kg',
    '250 g, 41,60 €/kg',
    '3 x 100 g, 45,00 €/kg',
    null,
  ])
  const plain = { ...coffee, facts: { ...coffee.facts, rules: [] } }
  expect(besidePrice(coffee.facts.offers[1]!, plain)).toBe('250 g')
  expect(factBesidePrice(coffee.facts.offers[1]!, 'de')).toBe('Filter')
})

test('a price has no amount where there are several, or things that are counted', () => {
  const offerOf = (fact: string) => ({ price: '$22', fact })
  expect(amountOfOffer(offerOf('75 g, 100 g'), 'en')).toBeNull()
  expect(amountOfOffer(offerOf('five teas of 10 g'), 'en')).toBeNull()
  expect(amountOfOffer(offerOf('smoky, 75 g'), 'en')?.part).toBe('75 g')
})

test('a line of the owner gets the base price once, behind a price beside an amount', () => {
  const line = 'Frühschicht: 250 g 9,20 €, 1 kg 32,50 €.'
  const printed = 'Frühschicht: 250 g 9,20 € (36,80 €/kg), 1 kg 32,50 €.'
  expect(withBasePrices(line, coffee)).toBe(printed)
  expect(withBasePrices(printed, coffee)).toBe(printed)
  expect(withBasePrices('Das Probierpaket, für drei Tage, kostet 13,50 €.', coffee)).toBe(
    'Das Probierpaket, für drei Tage, kostet 13,50 € (45,00 €/kg).',
  )
})

test('in every language, with the unit that the rule asks for', () => {
  const oil = (language: 'es' | 'fr' | 'it' | 'en', sentence: string) => ({
    ...teaBrand({ rules: [rule(sentence)] }),
    language,
  })
  expect(withBasePrices('Lata de 2,5 L a 29 €.', oil('es', 'Siempre hay que poner el precio por litro.'))).toBe(
    'Lata de 2,5 L a 29 € (11,60 €/l).',
  )
  expect(withBasePrices('12 € les 250 g', oil('fr', 'Il faut toujours le prix au kilo.'))).toBe(
    '12 € (48 €/kg) les 250 g',
  )
  expect(withBasePrices('500 ml a 9 €', oil('it', 'Il prezzo al litro va sempre scritto.'))).toBe(
    '500 ml a 9 € (18 €/l)',
  )
  expect(withBasePrices('£4.50 for 75 g', oil('en', 'Always give the unit price per 100 g.'))).toBe(
    '£4.50 (£6.00/100 g) for 75 g',
  )
})

test('someone has to look where a price of goods has no amount', () => {
  const cake = teaBrand({ offers: [teaOffer('Mohnkuchen', { price: '4 €' })], rules: coffee.facts.rules })
  const brief = { ...cake, language: 'de' as const }
  expect(lacksBasePrice('Mohnkuchen: 4 €.', brief)).toBe(true)
  expect(lacksBasePrice('Teuto: 10,40 € (250 g, 41,60 €/kg).\nBaristakurs: 79 €.', coffee)).toBe(false)
  expect(lacksBasePrice('Auf ein Kilo kommen 2,19 € Steuer.', coffee)).toBe(false)
})
