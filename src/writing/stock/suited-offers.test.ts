import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { suitedOffers } from './suited-offers.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

test.each<[Language, string, string[], string, string]>([
  ['en', 'the first snow', ['Snow tires', 'Studded tires'], 'City bike', 'Gift card'],
  ['de', 'Erster Frost', ['Spikereifen', 'Winterjacke'], 'Stadtrad', 'Gutschein'],
  ['fr', 'les premières gelées', ['Pneus hiver', 'Gants'], 'Vélo de ville', 'Carte cadeau'],
  ['es', 'la primera helada', ['Guantes', 'Ruedas de invierno'], 'Bici urbana', 'Tarjeta regalo'],
  ['it', 'la prima neve', ['Guanti', 'Gomme invernali'], 'Bici da città', 'Buono regalo'],
])('in %s, a list for %s holds what is for it and nothing else', (language, moment, suited, other, voucher) => {
  const offers = [other, voucher, ...suited].map((name, at) =>
    teaOffer(name, { kind: 'durable', price: `${(at + 1) * 40} €` }),
  )
  const brief = { ...teaBrand({ offers }), language }
  expect(suitedOffers(moment, offers, brief).map(({ name }) => name)).toEqual(suited)
})

test('vouchers are for days on which people give something', () => {
  const offers = ['Lamp', 'Table', 'Gift card'].map((name, at) => teaOffer(name, { price: `£${(at + 1) * 40}` }))
  const namesFor = (moment: string) => suitedOffers(moment, offers, teaBrand({ offers })).map(({ name }) => name)
  expect(namesFor('moving house')).toEqual(['Lamp', 'Table'])
  expect(namesFor('a birthday')).toContain('Gift card')
})

test('what people come to is in no list of goods, even where no one has said what kind of thing it is', () => {
  const offers = ['Lamp', 'Table', 'Factory tour'].map((name, at) =>
    teaOffer(name, { kind: null, price: `£${(at + 1) * 40}` }),
  )
  expect(suitedOffers('a birthday', offers, teaBrand({ offers })).map(({ name }) => name)).not.toContain('Factory tour')
})
