import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { doubtReader } from './doubtful-offers.ts'
import { readOffers } from './read-offers.ts'

function namesIn(text: string, language: Language, say: readonly string[] = []) {
  const read = readOffers(text, language)
  const isInDoubt = doubtReader(read, say, readingWords(language))
  const told = Object.groupBy(read.offers, (offer, index) => (isInDoubt(offer, index) ? 'doubtful' : 'sure'))
  const names = (offers = read.offers.slice(0, 0)) => offers.map(({ offer }) => offer.name)
  return { sure: names(told.sure), doubtful: names(told.doubtful) }
}

test.each<[string, Language, string, string[], string[]]>([
  ['a phrase of the brand with a slip', 'en', 'beef lung, single ingrediant', ['beef lung'], ['single ingrediant']],
  [
    'a category',
    'en',
    'Dog treats! Beef lung, chews, training bites',
    ['Beef lung', 'chews', 'training bites'],
    ['Dog treats'],
  ],
  [
    'who the brand is',
    'de',
    'Tanzschule in Graz, Annenstraße. Paartanzkurs 148 €. Privatstunde 72 €. Zehnerblock 75 €.',
    ['Paartanzkurs', 'Privatstunde', 'Zehnerblock'],
    ['Tanzschule in Graz', 'Annenstraße'],
  ],
  [
    'a donation that buys something',
    'en',
    'A donation of $25 buys three books a child keeps. Trivia night ticket $20.',
    ['Trivia night ticket'],
    ['donation of'],
  ],
  ['a sentence', 'es', 'Cordones, betún, reparamos tacones', ['Cordones', 'betún'], ['reparamos tacones']],
  ['the shop itself', 'es', 'Zapatería del barrio. Botas, katiuskas', ['Botas', 'katiuskas'], ['Zapatería del barrio']],
  ['what its goods differ in', 'es', 'Curso de verano; Niveles A1 a B2', ['Curso de verano'], ['Niveles A1 a B2']],
  ['what it does not sell', 'it', 'Legna, pellet sfuso. Non vendiamo pellet.', ['Legna'], ['pellet sfuso']],
  ['what it takes care of', 'it', 'Pulizia canne fumarie, caminetti', ['Pulizia canne fumarie'], ['caminetti']],
  ['a wine that is not to be pushed', 'de', 'Riesling, Zweigelt (bitte nicht bewerben)', ['Riesling'], ['Zweigelt']],
  ['a number of a list', 'de', 'Gips; IV', ['Gips'], ['IV']],
  [
    'a name that would be cut in the middle',
    'en',
    'Scones; Open garden second and third Saturday of each month',
    ['Scones'],
    ['Open garden second and third Saturday of each month'],
  ],
  ['a name with its season apart', 'de', 'Federspiel; Pet Nat im Mai', ['Federspiel', 'Pet Nat'], []],
  ['a price without its sign', 'en', 'Wheel truing, tune ups 85', ['Wheel truing'], ['tune ups 85']],
  ['two months', 'de', 'Beuten; Kurse im April, Mai', ['Beuten'], ['Kurse im April, Mai']],
])('No email names %s', (_, language, text, sure, doubtful) => {
  expect(namesIn(text, language, ['single ingredient'])).toEqual({ sure, doubtful })
})

test.each<[Language, string]>([
  ['es', 'Ramos de temporada, flores para bodas, bautizos y comuniones'],
  ['it', 'Servizi fotografici per famiglie, ritratti aziendali'],
  ['es', 'Talleres de torno los sábados por la mañana'],
  ['de', 'Marillenbrand 0,35 l 29,–'],
  ['de', 'Tag der offenen Tür im Juni'],
  ['en', 'Chimney sweep, stoves'],
  ['es', 'mentoría 1:1'],
])('What is for sale stays so (%s): %s', (language, text) => {
  expect(namesIn(text, language).doubtful).toEqual([])
})

test('a refusal of a way to sell is about no goods', () => {
  expect(namesIn('Botas, zapatillas. NO vendemos por internet.', 'es')).toMatchObject({ sure: ['Botas', 'zapatillas'] })
})
