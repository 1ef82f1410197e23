import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { nearestOffers } from './nearest-offers.ts'
import { teaOffer } from './tea-brand.fixtures.ts'

test.each<[Language, string, string[], string[]]>([
  ['de', 'Alte Wolldecke klumpt', ['Decke leicht', 'Aufarbeitung alter Wolldecken'], ['Aufarbeitung alter Wolldecken']],
  ['it', 'San Valentino: scatola cuore', ['scatola colomba', 'scatola cuore'], ['scatola cuore']],
  ['fr', 'Porte ouverte samedi 9 janvier', ['Atelier le samedi', 'Stage'], []],
  [
    'en',
    'Boots for wide feet',
    ['wide boots', 'wide boots for children', 'socks'],
    ['wide boots', 'wide boots for children'],
  ],
])('in %s, "%s" is about what shares most words', (language, text, names, nearest) => {
  const offers = names.map((name) => teaOffer(name))
  expect(nearestOffers(text, offers, language).map(({ name }) => name)).toEqual(nearest)
})
