import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readOffers } from './read-offers.ts'
import { turnedSeason } from './season-at-end.ts'

const offersIn = (text: string, language: Language) =>
  readOffers(text, language).offers.map(({ offer: { name, season } }) =>
    season === null ? name : `${name} ${season.from} ${season.to}`,
  )

test.each<[Language, string, string[]]>([
  [
    'en',
    'Limited seasonal flavors: Maple Pecan in fall, Peppermint Mocha in December',
    ['Maple Pecan 09-01 11-30', 'Peppermint Mocha 12-01 12-31'],
  ],
  ['de', 'Tee, Adventskalender ab November (49 €)', ['Tee', 'Adventskalender 11-01 12-31']],
  ['fr', "courges à l'automne, calendrier dès novembre", ['courges 09-01 11-30', 'calendrier 11-01 12-31']],
  ['es', 'turrón en diciembre, gazpacho en verano', ['turrón 12-01 12-31', 'gazpacho 06-01 08-31']],
  ['it', 'olio novello a novembre, castagne in autunno', ['olio novello 11-01 11-30', 'castagne 09-01 11-30']],
  ['fr', "Beaufort d'été, courges", ["Beaufort d'été", 'courges']],
])('the time at the end of a name is its season: %s', (language, text, offers) => {
  expect(offersIn(text, language)).toEqual(offers)
})

test('what people come to is sold before its month, and a month may be a name', () => {
  expect(offersIn('yoga retreat in June, May Day loaf, pottery course in March', 'en')).toEqual([
    'yoga retreat in June',
    'May Day loaf',
    'pottery course in March',
  ])
})

test('below the equator, a season is half a year later, and a named month stays', () => {
  expect(turnedSeason({ from: '06-01', to: '08-31' }, 'mangoes in summer', 'en')).toEqual({
    from: '12-01',
    to: '02-29',
  })
  expect(turnedSeason({ from: '12-01', to: '12-31' }, 'pavlova in December', 'en')).toEqual({
    from: '12-01',
    to: '12-31',
  })
})
