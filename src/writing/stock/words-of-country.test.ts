import { expect, test } from 'vitest'
import { countryWords } from '../languages/country-words.ts'
import { textsOf } from '../packs/angle-texts.ts'
import { PACKS } from '../packs/load-packs.ts'
import type { Pack } from '../packs/pack-schema.ts'
import { withoutSlots } from '../packs/slots.ts'
import { suitedPack } from './suited-pack.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { inWordsOfCountry } from './words-of-country.ts'

const wordsOf = ({ angles, theses }: Pack) =>
  [
    ...angles.flatMap((angle) => textsOf(angle).map(({ text }) => withoutSlots(text))),
    ...theses.map(({ thesis }) => thesis),
  ].join('\n')
const packs = PACKS.places('en').map(({ layer, id }) => PACKS.pack('en', layer, id)!)

test.each([
  [
    'GB',
    'Turn off the faucet, then put the gray sweater in the trash',
    'Turn off the tap, then put the grey jumper in the bin',
  ],
  ['GB', 'Trash, trash and the trash can', 'Rubbish, rubbish and the bin'],
  ['GB', 'Falling for the sweater’s color: {p.the}', 'Falling for the jumper’s colour: {p.the}'],
  ['GB', 'Color: {a.q-color}', 'Colour: {a.q-color}'],
  ['AU', 'A flashlight on the sidewalk in the fall', 'A torch on the footpath in autumn'],
  ['CA', 'A sweater in your favorite color', 'A sweater in your favourite colour'],
] as const)('in %s, "%s" is "%s"', (country, text, expected) => {
  expect(countryWords('en', country)!.rewrite(text)).toBe(expected)
})

test.each(['GB', 'AU', 'CA'] as const)('no idea for %s speaks American', (country) => {
  const american = /\b(?:colors?|favorites?|gray|fda|irs|thanksgiving|super bowl|zip codes?)\b/i
  const texts = packs.map((pack) => wordsOf(inWordsOfCountry(pack, country))).join('\n')
  expect(wordsOf(packs[0]!)).not.toBe('')
  expect(american.exec(texts)?.[0]).toBeUndefined()
})

test('packs stay unchanged in the country they are written for', () => {
  for (const pack of packs) expect(inWordsOfCountry(pack, 'US')).toBe(pack)
  const french = PACKS.pack('fr', 'universal', 'universal')!
  expect(inWordsOfCountry(french, 'CA')).toBe(french)
})

test('a pack in other words still finds what a brand sells', () => {
  const british = inWordsOfCountry(PACKS.pack('en', 'trade', 'fashion')!, 'GB')
  const dresses = teaBrand({ offers: [teaOffer('Linen dress', { kind: 'durable' })] })
  expect(wordsOf(british)).toMatch(/jumper/i)
  expect(suitedPack(british, dresses).angles.length).toBeLessThan(british.angles.length)
})
