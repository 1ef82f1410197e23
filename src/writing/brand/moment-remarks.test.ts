import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { isOfCustomers, nameBeforeColon } from './moment-remarks.ts'
import { readMoments } from './read-avatar.ts'

const moments = (text: string, language: Language) => readMoments(text, language, false).map(({ value }) => value.text)

test.each<[Language, string, string[]]>([
  [
    'de',
    'Die Heizperiode ab November, da verstimmt sich alles. Ein Umzug.',
    ['Die Heizperiode ab November', 'Ein Umzug'],
  ],
  ['fr', "L'automne, c'est là que les chaudières tombent en panne. Une naissance.", ["L'automne", 'Une naissance']],
  ['en', "A new puppy. We don't do walk-ins. The first cold night.", ['A new puppy', 'The first cold night']],
  ['it', 'Un trasloco. Facciamo il mercatino in piazza, lì vendiamo molto.', ['Un trasloco']],
  [
    'es',
    'Una boda, la jubilación, un pantalón que ya no cierra. No hacemos ramos.',
    ['Una boda', 'la jubilación', 'un pantalón que ya no cierra'],
  ],
])('%s: moments of "%s" without remarks and without what the brand does', (language, text, expected) => {
  expect(moments(text, language)).toEqual(expected)
})

test('What an owner explains behind a colon stays outside of the name', () => {
  expect(nameBeforeColon('The new harvest: we start picking around the end of October')).toBe('The new harvest')
  expect(nameBeforeColon('Gift: a box')).toBe('Gift: a box')
})

test('Only customers have something that ends', () => {
  expect(isOfCustomers('une carte qui arrive à sa fin', 'fr')).toBe(true)
  expect(isOfCustomers('The tin is empty', 'en')).toBe(true)
  expect(isOfCustomers('A new puppy', 'en')).toBe(false)
})
